/** Finds which numbers of a clause may count people ("3 small hungry kids"), not minutes, grams or eggs. */
import { findNames, type NamedWords } from './names.ts';
import type { SaidNumber } from './numbers.ts';

/** So many words may stand between a number and what it counts: "3 small hungry kids". */
export const SIZED = 2;

export function countBefore(
  numbers: readonly SaidNumber[],
  at: number,
  reach: number,
): SaidNumber | undefined {
  return numbers.findLast(({ value, to }) => value >= 1 && to <= at && at - to <= reach);
}

/** Numbers that count no minutes, grams or eggs; both of "6-7 min" count what stands behind the second. */
export function plainNumbers(
  named: NamedWords,
  numbers: readonly SaidNumber[],
): readonly SaidNumber[] {
  const things = findNames(named, 'time', 'unit-system', 'tool', 'meal', 'dish-kind');
  const isThingAt = (at: number): boolean =>
    things.some(({ from }) => from === at) ||
    named.foods[at] !== undefined ||
    OTHER_NEXT.has(named.words[at]?.shape ?? '');
  // Of those that begin at one word the first.
  const beginning = new Map(numbers.toReversed().map((one) => [one.from, one] as const));
  // "One pot please" counts no people.
  const isWithin = (from: number, to: number) =>
    [...things, ...findNames(named, 'mood')].some((one) => one.from <= from && to <= one.to);
  return numbers.filter(({ value, from, to }) => {
    const next = beginning.get(to);
    return (
      !isWithin(from, to) &&
      value >= 1 &&
      Number.isInteger(value) &&
      !isThingAt(to) &&
      !isThingAt(next?.to ?? to)
    );
  });
}

/** Without those that are said to be wrong or tell an age: "6 is too many", "six, not eight", "my mother is 88". */
export function meantNumbers(
  named: NamedWords,
  numbers: readonly SaidNumber[],
): readonly SaidNumber[] {
  const { words } = named;
  const eaters = findNames(named, 'eater');
  return numbers.filter(({ from, to }) => {
    const next = numbers.find((one) => one.from >= to)?.from ?? words.length;
    const behind = words.slice(to, Math.min(to + SAID_OF_IT, next)).map(({ shape }) => shape);
    const isTooMany = behind.some((word, at) => word === 'too' && MANY.has(behind[at + 1] ?? ''));
    const [whose, before] = [from - 2, from - 1].map((at) => words[at]?.shape ?? '');
    // "I am 4 persons", as some say it.
    const isCount = eaters.some((one) => one.from === to && one.row.label === 'people');
    const isAge = AGED.has(before ?? '') && !NOBODY.has(whose ?? '') && !isCount;
    return !(isTooMany || isAge || before === 'not');
  });
}

/** So many words behind a number are said of it. */
const SAID_OF_IT = 5;
const AGED: ReadonlySet<string> = new Set(['is', 'am', 'turns', 'turned', 'turning', 'aged']);
const NOBODY: ReadonlySet<string> = new Set(['it', 'there', 'that', 'this', 'table', 'party']);
const MANY: ReadonlySet<string> = new Set(['many', 'much', 'big', 'large']);

/** A unit or a thing, and no people. */
const OTHER_NEXT: ReadonlySet<string> = new Set([
  ...['g', 'kg', 'ml', 'l', 'tbsp', 'tsp', 'c', 'f', 'degrees', 'degree', 'courses', 'course'],
  ...['am', 'pm', 'bucks', 'dollars', 'pounds', 'euros', 'quid', 'years', 'year', 'yo', 'max'],
  // "For one half of the dish", "four sorts", "one without fish", "one pot".
  ...[
    'half',
    'side',
    'part',
    'sort',
    'sorts',
    'kind',
    'kinds',
    'without',
    'pan',
    'pot',
    'tin',
    'tins',
  ],
  ...['cm', 'inch', 'inches'],
  ...['dishes', 'dish', 'meals', 'meal', 'recipes', 'recipe', 'dinners', 'lunches', 'nights', 'x'],
]);
