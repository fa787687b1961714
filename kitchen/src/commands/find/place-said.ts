/** Reads which number of a list somebody picks: "3 please, a big batch for ten"; numbers of people and measures do not count. */
import type { ReadClause } from '../../read/read-clause.ts';

/** Words behind a number that count nothing. */
const BARE: ReadonlySet<string> = new Set(['', 'please', 'number', 'then', 'and']);

/** From 1; undefined where no number stands by itself, or it is beyond the list or counts those who eat. */
export function placeSaid(
  { amounts, terms, people }: ReadClause,
  length: number,
): number | undefined {
  const isPlace = (value: number) => Number.isInteger(value) && value > 0 && value <= length;
  return amounts.find(
    ({ value, unit }) =>
      BARE.has(unit) &&
      isPlace(value) &&
      value !== people &&
      // "The chilli one please" counts none.
      (value > 1 || terms.includes('1')),
  )?.value;
}
