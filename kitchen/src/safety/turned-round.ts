/** Reads names as lists of goods write them, the kind behind the comma: "Mushrooms, oyster, raw" are oyster mushrooms. */
import { ALLERGEN_MASK } from './facts.ts';
import type { Match, ReadText } from './find-terms.ts';
import type { Rules, Term } from './rules.ts';

/** The longest kind: "Beans, black eyed". */
const LONGEST_KIND = 2;
const COMMA = /^[\s\p{Cf}\p{M}]*[,，][\s\p{Cf}\p{M}]*$/u;

export interface TurnedRound extends ReadText {
  /** Whether the first match is left as a doubt. */
  readonly isDoubtful: boolean;
}

/** The token after the kind, or 0 where the text does not begin "food, kind". */
function kindEnd(text: string, { tokens, matches }: ReadText): number {
  const [head, kind] = tokens;
  if (head === undefined || kind?.gap !== 'broken') return 0;
  if (matches[0]?.from !== 0 || matches[0].to !== 1 || !matches[0].term.food) return 0;
  if (!COMMA.test(text.slice(head.end, kind.start))) return 0;
  let end = 2;
  while (tokens[end]?.gap === 'joined') end += 1;
  return end - 1 > LONGEST_KIND ? 0 : end;
}

/** "Flour, rice" and nothing else could be two foods, so an allergen of the first stays as a doubt. */
function couldBeTwo({ tokens, matches }: ReadText, end: number, whole: Term): boolean {
  if (tokens.length > end || !matches.some(({ term, from }) => from > 0 && term.food)) return false;
  const { contains } = (matches[0] as Match).term.facts;
  return (contains & ~(whole.facts.contains | whole.facts.may) & ALLERGEN_MASK) !== 0;
}

/**
 * Where a line is nothing but a food, its kind behind a comma and words that name no other food, and the two make a
 * longer name the other way round, that name is what the line says; else the text as it was read.
 */
export function turnRound(rules: Rules, text: string, read: ReadText): TurnedRound {
  const straight = { ...read, isDoubtful: false };
  const end = kindEnd(text, read);
  if (end === 0) return straight;
  const { stems, matches } = read;
  const rest = matches.filter(({ from }) => from >= end);
  if (rest.some(({ term }) => term.food)) return straight;
  const id = rules.byName.get([...stems.slice(1, end), stems[0]].join(' '));
  const term = id === undefined ? undefined : rules.termAt(id);
  if (!term?.food) return straight;
  const isDoubtful = couldBeTwo(read, end, term);
  const head = isDoubtful ? [matches[0] as Match] : [];
  const whole = { term, from: head.length, to: end, opening: 0 };
  return { ...read, matches: [...head, whole, ...rest], isDoubtful };
}
