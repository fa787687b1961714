/** The motif table, read once: which words call a drawing, and how it is laid. */
import { MOTIF_TABLE } from './motif-table.ts';

export type Role = 'base' | 'hero' | 'hero+' | 'main' | 'piece' | 'garnish' | 'side';
export type Lay = 'one' | 'fan' | 'ring' | 'rows' | 'heap' | 'strewn';

export interface Motif {
  readonly name: string;
  readonly role: Role;
  readonly count: number;
  /** In units of the 240-unit drawing. */
  readonly radius: number;
  /** fixed: always `colour`; warm, baked or first: a colour of the dish before it; near: drawn towards a like one. */
  readonly paint: 'fixed' | 'warm' | 'baked' | 'first' | 'near';
  readonly colour: string;
  readonly lay: Lay;
  readonly weight: number;
  /** Matches a title, folded to plain lower-case letters. */
  readonly title: RegExp | undefined;
  /** True when the title words are its own and not the ingredient's. */
  readonly titledApart: boolean;
  /** "main/pot": the base of that course in that vessel when no title says otherwise. */
  readonly defaults: readonly string[];
  readonly ingredient: RegExp | undefined;
  /** True when its ingredient words name something made (an oil, a syrup, a spice), which others must not match. */
  readonly made: boolean;
}

/** Foods that are in a dish but not to be seen in it as themselves. */
export const MADE =
  /\b(stock|paste|puree|powder|sauce|oil|vinegar|flour|starch|juice|milk|extract|water|seeds?|ground|ketchup|syrup|butter|wine|wrappers|sheets?|peel|jam|molasses|dripping|cornflour|sugar|salt|cream|purée|peppercorns|coffee|tea|flowers|yoghurt|dried)\b/;

/** Two words that are another food than either of them are read as one: "spring onion" is no onion. */
export const joined = (text: string): string =>
  text.replace(PAIRS, (pair) => pair.replaceAll(/[ -]/g, ''));

const PAIRS =
  /\b(?:spring onion|green onion|sweet potato|cherry tomato|(?:chopped|tinned|plum) tomato|plum tomato|curd cheese|cottage cheese|cream cheese|chinese cabbage|fish steak|fish sauce|rice cake|green papaya|green bean|smoked salmon|lemon thyme|lime leaf|lime leaves|dried lime|red bean paste|sun-dried tomato|black bean (?=paste|sauce)|fermented black bean|tinned refried bean|chilli bean)/g;

const PAINTS = { '!': 'fixed', '~': 'warm', '^': 'baked', '*': 'first' } as const;

/** A list names most foods as many, a recipe may want one: "apples" finds "1 apple". */
const single = (term: string): string =>
  /(?:ss|us|is)$/.test(term)
    ? term
    : term
        .replace(/ies$/, '(?:y|ies)')
        .replace(/(o|ch|sh)es$/, '$1')
        .replace(/s$/, '');

function wordsOf(terms: readonly string[], say = (term: string) => term): RegExp | undefined {
  const safe = terms.map((term) => say(joined(term).replace(/[^a-z' -]/g, '')));
  return safe.length > 0 ? new RegExp(`\\b(?:${safe.join('|')})(?:e?s)?\\b`) : undefined;
}

const listOf = (cell: string): string[] =>
  cell
    .split(',')
    .map((term) => term.trim())
    .filter(Boolean);

function readRow(row: string): Motif {
  const cells = row.split('|').map((cell) => cell.trim());
  const [name = '', role = '', count = '', radius = '', paint = '', lay = '', weight = ''] = cells;
  const [titles, ingredients] = [listOf(cells[7] ?? ''), listOf(cells[8] ?? '')];
  const said = titles.filter((term) => !term.startsWith('='));
  return {
    name,
    role: role as Role,
    count: Number(count),
    radius: Number(radius),
    paint: PAINTS[paint[0] as keyof typeof PAINTS] ?? 'near',
    colour: paint.replace(/^[!~^*]/, ''),
    lay: lay as Lay,
    weight: Number(weight),
    titledApart: said.length > 0,
    title: wordsOf(said.length > 0 ? said : ingredients),
    defaults: titles.filter((term) => term.startsWith('=')).map((term) => term.slice(1)),
    ingredient: wordsOf(ingredients, single),
    made: ingredients.some((term) => MADE.test(term)),
  };
}

export const MOTIFS: ReadonlyMap<string, Motif> = new Map(
  MOTIF_TABLE.trim()
    .split('\n')
    .map(readRow)
    .map((motif) => [motif.name, motif]),
);
