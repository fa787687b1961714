/** Parses the table of foods that pictures can show (words, drawing, colour, layout); joins two-word foods ("spring onion") in a text. */
import { cellsOf, type Entries, listOf, readEntries, under, wordsIn } from './parse-tables.ts';

export interface Motif {
  readonly name: string;
  readonly drawing: string;
  readonly role: 'base' | 'hero' | 'hero+' | 'main' | 'piece' | 'garnish' | 'side';
  readonly count: number;
  /** In units of the 240-unit drawing. */
  readonly radius: number;
  /** fixed: always `colour`; warm, baked or first: a colour of the dish before it; near: drawn towards a like one. */
  readonly paint: 'fixed' | 'warm' | 'baked' | 'first' | 'near';
  readonly colour: string;
  /** How a base stays paler than a first colour of the dish that is darker than `under`. */
  readonly keeps: { stirred: string; share: number; under: number; pale: number };
  readonly lay: 'one' | 'fan' | 'ring' | 'rows' | 'heap' | 'scatter';
  readonly weight: number;
  /** Matches a title, normalised to plain lower-case letters. */
  readonly title: RegExp | undefined;
  /** True when the title words are its own and not the ingredient's. */
  readonly titledApart: boolean;
  /** "main/pot": the base of that course in that vessel when no title says otherwise. */
  readonly defaults: readonly string[];
  readonly ingredient: RegExp | undefined;
  /** True when its ingredient words name something made (an oil, a syrup, a spice), which others must not match. */
  readonly made: boolean;
}
export type Motifs = ReadonlyMap<string, Motif>;

const PAINTS = { '!': 'fixed', '~': 'warm', '^': 'baked', '*': 'first' } as const;

/** A list names most foods as many, a recipe may want one: "apples" finds "1 apple". */
const single = (term: string): string =>
  term.replace(/ies$/, '(?:y|ies)').replace(/(?<=o|ch|sh)es$|(?<![sui])s$/, '');

/** Two words that are another food than either of them become one: "spring onion" is no onion. */
export function joinerOf(words: Entries): (text: string) => string {
  const pairs = listOf(under(words, 'one word')[0]?.[1]).map((pair) => `${pair}*`);
  const found = new RegExp(wordsIn(pairs), 'g');
  return (text) => text.replace(found, (pair) => pair.replaceAll(/[ -]/g, ''));
}

export function readMotifs(text: string, words: Entries): Motifs {
  const joined = joinerOf(words);
  const made = wordsIn(listOf(under(words, 'made')[0]?.[1]));
  const patternOf = (terms: readonly string[], say = (term: string) => term) => {
    const safe = terms.map((term) => say(joined(term).replace(/[^a-z' -]/g, '')));
    return safe.length > 0 ? new RegExp(`\\b(?:${safe.join('|')})(?:e?s)?\\b`) : undefined;
  };
  const motifs = readEntries(text, '|').map(([names, rest]): Motif => {
    const [name = '', drawing = name] = listOf(names, '=');
    const [role, count, radius, look = '', lay, weight, titleWords, lineWords] = cellsOf(rest);
    const [colour = '', stirred = '', share = 0, under = 0, pale = 1] = look.split(' ');
    const [titles, ingredients] = [listOf(titleWords), listOf(lineWords)];
    const said = titles.filter((term) => !term.startsWith('='));
    return {
      name,
      drawing,
      role: role as Motif['role'],
      count: Number(count),
      radius: Number(radius),
      paint: PAINTS[colour[0] as keyof typeof PAINTS] ?? 'near',
      colour: colour.replace(/^[!~^*]/, ''),
      keeps: { stirred, share: Number(share), under: Number(under), pale: Number(pale) },
      lay: lay as Motif['lay'],
      weight: Number(weight),
      titledApart: said.length > 0,
      title: patternOf(said.length > 0 ? said : ingredients),
      defaults: titles.filter((term) => term.startsWith('=')).map((term) => term.slice(1)),
      ingredient: patternOf(ingredients, single),
      made: ingredients.some((term) => made.test(term)),
    };
  });
  return new Map(motifs.map((motif) => [motif.name, motif]));
}
