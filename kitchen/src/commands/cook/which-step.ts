/** Finds which step of a recipe is asked for: next, previous, same, first, a number, or where a food or word stands or cooking has got to. */
import type { ReadClause } from '../../read/read-clause.ts';
import { singular } from '../../text/plurals.ts';
import { tokenise } from '../../text/tokenise.ts';

export type StepMeant =
  | { readonly kind: 'step'; readonly number: number }
  /** The number that was asked for is no step of the recipe. */
  | { readonly kind: 'none such'; readonly number: number }
  | { readonly kind: 'how many left' }
  /** After the last one. */
  | { readonly kind: 'done' };

const NEXT = ['next', 'continue', 'proceed', 'onward', 'carry', 'after'];
const BACK = ['back', 'previous', 'before', 'earlier'];
const AGAIN = [
  'again',
  'repeat',
  'where',
  'remind',
  'missed',
  'slowly',
  'say',
  'which',
  'lost',
  'were',
];
const START = ['start', 'begin', 'beginning', 'top'];
const PARTS = ['part', 'bit', 'skip', 'jump', 'filling', 'where', 'when'];
/** "Hang on a second" is no second step. */
const WAITING = ['wait', 'hang', 'hold', 'sec', 'moment'];

/** @param steps their texts; @param now the number of the one read last, undefined before the first */
export function whichStep(
  clause: ReadClause,
  steps: readonly string[],
  now: number | undefined,
): StepMeant {
  const { terms, amounts } = clause;
  const says = (words: readonly string[]): boolean => words.some((word) => terms.includes(word));
  if (terms.includes('left') && amounts.length === 0) return { kind: 'how many left' };
  if (says(BACK) && clause.ordinal === undefined)
    return at(Math.max(1, (now ?? 2) - 1), steps.length);
  const number = numberMeant(clause, steps.length);
  if (number !== undefined) {
    const isDone = ['done', 'finished', 'finish'].some((word) => terms.includes(word));
    return at(isDone ? number + 1 : number, steps.length);
  }
  // "Where was I" is left without a word, and a step read twice does less harm than one passed over.
  if (terms.length === 0) return at(now ?? 1, steps.length);
  if (says(NEXT) && now !== undefined) return at(now + 1, steps.length);
  const place = says(PARTS) ? placeOf(clause, steps) : undefined;
  if (place !== undefined) return { kind: 'step', number: place };
  if (says(AGAIN)) return at(now ?? 1, steps.length);
  // "The onions are in, what now?" tells how far they have come, whatever was read last.
  const reached = says(START) ? undefined : reachedBy(clause, steps, now ?? 1);
  return at(reached === undefined ? (now ?? 0) + 1 : reached + 1, steps.length);
}

function at(number: number, count: number): StepMeant {
  if (number === count + 1) return { kind: 'done' };
  return number > count || number < 1 ? { kind: 'none such', number } : { kind: 'step', number };
}

function numberMeant({ ordinal, terms, amounts }: ReadClause, count: number): number | undefined {
  const waits = WAITING.some((word) => terms.includes(word)) && !terms.includes('step');
  if (ordinal !== undefined && !waits) return ordinal < 0 ? count : ordinal;
  const own = amounts.filter(({ unit, value }) => value >= 1 && NOT_COUNTED.has(unit));
  return terms.length <= 3 ? own.at(-1)?.value : undefined;
}

/** What may stand behind the number of a step. */
const NOT_COUNTED: ReadonlySet<string> = new Set(['', 'please', 'then', 'again', 'done', 'now']);

/** The first step that speaks of the food, or of one of the words. */
function placeOf({ foods, terms }: ReadClause, steps: readonly string[]): number | undefined {
  const words = new Set([...terms, ...foods.flatMap(({ food }) => food.names)]);
  for (const one of [...PARTS, ...START, 'step']) words.delete(one);
  const found = steps.findIndex((text) => speaksOf(text, words));
  return found < 0 ? undefined : found + 1;
}

/** The first step from `now` on that speaks of the food which is said to be in, or of the oven. */
function reachedBy(
  { foods, terms }: ReadClause,
  steps: readonly string[],
  now: number,
): number | undefined {
  const words = new Set(foods.flatMap(({ food }) => [food.said, ...food.names].map(singular)));
  if (terms.includes('oven')) words.add('oven');
  // Where the oven is heated nothing is in it yet.
  const found = steps.findIndex(
    (text, at) => at + 1 >= now && speaksOf(text, words) && !(at === 0 && words.has('oven')),
  );
  return found < 0 ? undefined : found + 1;
}

function speaksOf(text: string, words: ReadonlySet<string>): boolean {
  return tokenise(text.toLowerCase()).some((token) => words.has(singular(token.text)));
}
