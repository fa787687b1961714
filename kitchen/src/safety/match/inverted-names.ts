/** Matches names as goods lists write them, kind behind a comma: "Mushrooms, oyster" are oyster mushrooms. */
import { ALLERGEN_MASK, restrictionBit } from '../pantry/food-facts.ts';
import type { Rules, Term } from '../pantry/rules.ts';
import type { Match, TextMatches } from './find-terms.ts';

/** The longest food and kind: "Pizza base, gluten-free", "Soup, hot and sour". */
const LONGEST_FOOD = 2;
const LONGEST_KIND = 3;
/** "Noodles, Chinese, cellophane": how many parts behind the food its kind may stand, and how many are looked at. */
const FARTHEST_KIND = 2;
const MOST_PARTS = 5;
const COMMA = /^[\s\p{Cf}\p{M}]*[,，][\s\p{Cf}\p{M}]*$/u;
/** "Noodles: rice", "milk (soy)". */
const QUALIFIED = /^[\s\p{Cf}\p{M}]*[:：(（[][\s\p{Cf}\p{M}]*$/u;
const LINKS = new Set(['and', 'or', 'with']);

export interface InvertedMatches extends TextMatches {
  /** The match that is left as a doubt, by its index; -1 when there is none. */
  readonly doubtfulIndex: number;
}

/** What the first food may not lose without a word. */
const REPORTED_MASK = ALLERGEN_MASK | restrictionBit('Vegetarian') | restrictionBit('Vegan');

/** Tokens between two commas, colons or brackets. */
interface Part {
  readonly from: number;
  readonly to: number;
  /** What parts it from the part before it. */
  readonly by: 'comma' | 'qualified' | 'other';
}

function separatorKind(between: string): Part['by'] {
  if (COMMA.test(between)) return 'comma';
  return QUALIFIED.test(between) ? 'qualified' : 'other';
}

/** "100% buckwheat" is one part. */
function isJoined(text: string, tokens: TextMatches['tokens'], at: number): boolean {
  const token = tokens[at];
  if (token === undefined || token.gap === 'joined') return token !== undefined;
  return /^\s*%\s*$/.test(text.slice(tokens[at - 1]?.end, token.start));
}

function partsOf(text: string, { tokens }: TextMatches): Part[] {
  const parts: Part[] = [];
  for (let from = 0; from < tokens.length && parts.length < MOST_PARTS; ) {
    let to = from + 1;
    while (isJoined(text, tokens, to)) to += 1;
    const between = from === 0 ? '' : text.slice(tokens[from - 1]?.end, tokens[from]?.start);
    parts.push({ from, to, by: separatorKind(between) });
    from = to;
  }
  return parts;
}

interface InvertedName {
  readonly head: Part;
  /** Where the words of the kind end. */
  readonly end: number;
  readonly kind: Part;
  readonly term: Term;
}

const foodsIn = ({ matches }: TextMatches, from: number, to: number): Match[] =>
  matches.filter((match) => match.term.isFood && match.from >= from && match.from < to);

/** The kind is a whole part, or its beginning before "or": "cellophane or long rice". */
function wholeName(
  rules: Rules,
  { stems }: TextMatches,
  head: Part,
  kind: Part,
): InvertedName | undefined {
  const linked = stems.slice(kind.from, kind.to).findIndex((stem) => LINKS.has(stem));
  const ends = linked > 0 ? [kind.to, kind.from + linked] : [kind.to];
  for (const end of ends) {
    if (end - kind.from > LONGEST_KIND) continue;
    const name = [...stems.slice(kind.from, end), ...stems.slice(head.from, head.to)].join(' ');
    const id = rules.byName.get(name);
    const term = id === undefined ? undefined : rules.termAt(id);
    if (term?.isFood && !term.flags.has('loose')) return { head, end, kind, term };
  }
  return undefined;
}

function isMoreSpecific(read: TextMatches, { head, term }: InvertedName): boolean {
  const [food] = foodsIn(read, head.from, head.to);
  const { contains, mayContain } = term.facts;
  return (
    food === undefined ||
    food.term.facts.contains !== contains ||
    food.term.facts.mayContain !== mayContain
  );
}

/**
 * A food and a kind behind it that make a name; the food is the first part or the second ("Soup, stock, fish"). A name
 * that says nothing more than the food itself leaves its place to one behind: "Noodles, Chinese, cellophane".
 */
function findInvertedName(
  rules: Rules,
  read: TextMatches,
  parts: readonly Part[],
): InvertedName | undefined {
  for (const at of [0, 1]) {
    const head = parts[at];
    if (head === undefined || head.to - head.from > LONGEST_FOOD) return undefined;
    if (at > 0 && head.by === 'other') return undefined;
    let inverted: InvertedName | undefined;
    for (const kind of parts.slice(at + 1, at + 1 + FARTHEST_KIND)) {
      if (kind.by === 'other') break;
      inverted = wholeName(rules, read, head, kind) ?? inverted;
      if (inverted !== undefined && isMoreSpecific(read, inverted)) return inverted;
      if (foodsIn(read, kind.from, kind.to).length > 0) break;
    }
    if (inverted !== undefined) return inverted;
  }
  return undefined;
}

/** Whether a food stands right behind a comma, as in a list of foods: "Milk, coconut, sugar". */
function continuesList(read: TextMatches, parts: readonly Part[], { kind }: InvertedName): boolean {
  if (kind.by === 'qualified') return false;
  const behind = parts.slice(parts.indexOf(kind) + 1);
  const last = parts.at(-1) as Part;
  const listed = behind.some(
    ({ from, by }) => by !== 'qualified' && foodsIn(read, from, from + 1).length > 0,
  );
  return listed || foodsIn(read, last.to, read.tokens.length).length > 0;
}

const isClaim = ({ matches }: TextMatches, { from, to }: Part): boolean =>
  matches.some(
    (match) => match.term.claimedAwayMask !== 0 && match.from === from && match.to === to,
  );

/** What the foods of the two words hold and the whole name does not. */
function losesFacts(lost: readonly Match[], { facts }: Term): boolean {
  return lost.some(
    ({ term }) => term.facts.contains & ~(facts.contains | facts.mayContain) & REPORTED_MASK,
  );
}

/** "Flour, rice" and nothing else could be two foods, and so could words with other foods around them. */
function couldBeTwoFoods(read: TextMatches, inverted: InvertedName): boolean {
  const { kind, end } = inverted;
  const foods = foodsIn(read, end, read.tokens.length);
  if (foods.length > 0 || kind.by === 'qualified') return true;
  if (read.tokens.length > end) return false;
  return foodsIn(read, kind.from, end).length > 0;
}

function applyInversion(read: TextMatches, inverted: InvertedName): InvertedMatches {
  const { head, kind, end, term } = inverted;
  const before = read.matches.filter(({ from }) => from < kind.from);
  const behind = read.matches.filter(({ from }) => from >= end);
  const heads = foodsIn(read, head.from, head.to);
  // Where the first word is no food by itself ("Chips, tortilla"), the kind's own food is the doubt.
  const own = heads.length > 0 ? heads : foodsIn(read, kind.from, end);
  const [doubtful] = couldBeTwoFoods(read, inverted) && losesFacts(own, term) ? own : [];
  const around = before.filter((match) => !heads.includes(match) && match !== doubtful);
  const whole = {
    term,
    from: doubtful === undefined ? head.from : kind.from,
    to: end,
    leadingClaim: 0,
  };
  const first = doubtful === undefined ? [] : [doubtful];
  if (doubtful !== undefined && doubtful.to > whole.from) whole.from = doubtful.to;
  if (whole.from >= end) return { ...read, doubtfulIndex: read.matches.indexOf(doubtful as Match) };
  const matches = [...around, ...first, whole, ...behind].sort((a, b) => a.from - b.from);
  return {
    ...read,
    matches,
    doubtfulIndex: doubtful === undefined ? -1 : matches.indexOf(doubtful),
  };
}

/**
 * Where a line is nothing but a food, its kind behind a comma and words that name no other food, and the two make a
 * longer name the other way round, that name is what the line says; else the text as it was read.
 */
export function matchInvertedName(rules: Rules, text: string, read: TextMatches): InvertedMatches {
  const straight = { ...read, doubtfulIndex: -1 };
  const parts = partsOf(text, read);
  // However an amount is written ("1½", "1 1/2"), no list of goods begins with one.
  const [first] = parts;
  const opening = read.tokens.slice(first?.from, first?.to);
  if (parts.length < 2 || opening.some(({ text: word }) => /\p{N}/u.test(word))) return straight;
  const inverted = findInvertedName(rules, read, parts);
  if (inverted === undefined) return straight;
  if (continuesList(read, parts, inverted) && !isClaim(read, inverted.kind)) {
    const words = foodsIn(read, inverted.head.from, inverted.end);
    // "Rolls, dinner, egg": a name that takes nothing away may stand among other foods.
    return losesFacts(words, inverted.term) ? straight : applyInversion(read, inverted);
  }
  return applyInversion(read, inverted);
}
