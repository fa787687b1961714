/** Reads names as lists of goods write them, the kind behind the comma: "Mushrooms, oyster, raw" are oyster mushrooms. */
import { ALLERGEN_MASK, bitOf } from './facts.ts';
import type { Match, ReadText } from './find-terms.ts';
import type { Rules, Term } from './rules.ts';

/** The longest food and kind: "Pizza base, gluten-free". */
const LONGEST_FOOD = 2;
const LONGEST_KIND = 2;
const COMMA = /^[\s\p{Cf}\p{M}]*[,，][\s\p{Cf}\p{M}]*$/u;

export interface TurnedRound extends ReadText {
  /** Whether the first match is left as a doubt. */
  readonly isDoubtful: boolean;
}

/** What the first food may not lose without a word. */
const TOLD = ALLERGEN_MASK | bitOf('Vegetarian') | bitOf('Vegan');

/** Token spans of a text that begins "food, kind", else undefined. */
function headAndKind(text: string, { tokens, matches }: ReadText): [number, number] | undefined {
  const food = matches[0];
  if (food?.from !== 0 || !food.term.food || food.to > LONGEST_FOOD) return undefined;
  const last = tokens[food.to - 1];
  const kind = tokens[food.to];
  if (last === undefined || kind?.gap !== 'broken') return undefined;
  if (!COMMA.test(text.slice(last.end, kind.start))) return undefined;
  let end = food.to + 1;
  while (tokens[end]?.gap === 'joined') end += 1;
  return end - food.to > LONGEST_KIND ? undefined : [food.to, end];
}

/** "Flour, rice" and nothing else could be two foods, so what the first holds stays as a doubt. */
function couldBeTwo({ tokens, matches }: ReadText, end: number, whole: Term): boolean {
  if (tokens.length > end || !matches.some(({ term, from }) => from > 0 && term.food)) return false;
  const { contains } = (matches[0] as Match).term.facts;
  return (contains & ~(whole.facts.contains | whole.facts.may) & TOLD) !== 0;
}

/**
 * Where a line is nothing but a food, its kind behind a comma and words that name no other food, and the two make a
 * longer name the other way round, that name is what the line says; else the text as it was read.
 */
export function turnRound(rules: Rules, text: string, read: ReadText): TurnedRound {
  const straight = { ...read, isDoubtful: false };
  const spans = headAndKind(text, read);
  if (spans === undefined) return straight;
  const [kind, end] = spans;
  const { stems, matches } = read;
  const rest = matches.filter(({ from }) => from >= end);
  if (rest.some(({ term }) => term.food)) return straight;
  const id = rules.byName.get([...stems.slice(kind, end), ...stems.slice(0, kind)].join(' '));
  const term = id === undefined ? undefined : rules.termAt(id);
  if (!term?.food || term.flags.has('loose')) return straight;
  const isDoubtful = couldBeTwo(read, end, term);
  const head = isDoubtful ? [matches[0] as Match] : [];
  const whole = { term, from: head.length, to: end, opening: 0 };
  return { ...read, matches: [...head, whole, ...rest], isDoubtful };
}
