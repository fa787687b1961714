/** Reads the hour at which somebody wants to eat ("7 pm", "19:30", "half past seven") as minutes after midnight. */

import type { ReadClause } from '../../read/read-clause.ts';

const PM: ReadonlySet<string> = new Set(['pm', 'evening', 'tonight']);
const AM: ReadonlySet<string> = new Set(['am', 'morning']);
const CLOCK: ReadonlySet<string> = new Set(['oclock', "o'clock", 'o', ':', 'h', 'uhr', '.']);
/** Behind a number that counts nothing else. */
const BARE: ReadonlySet<string> = new Set([
  ...['', ',', '.', '?', '!'],
  ...['so', 'sharp', 'when', 'and', 'what', 'tonight'],
]);
/** Somebody who says "at seven" and no more does not mean the morning. */
const EARLIEST_BARE = 11;

/** Minutes after midnight; undefined where no hour is said. */
export function hourIn({ amounts, terms }: ReadClause): number | undefined {
  for (const [at, { value, unit }] of amounts.entries()) {
    const next = amounts[at + 1];
    const hour = Math.floor(value);
    if (value < 1 && unit === 'past' && next && isHour(next.value)) return atNight(next.value) + 30;
    if (!isHour(hour)) continue;
    // "7.30" is no decimal.
    const minutes = unit === ':' && next ? next.value : Math.round((value - hour) * 100);
    if (minutes >= 60) continue;
    if (AM.has(unit)) return (hour % 12) * 60 + minutes;
    if (PM.has(unit)) return ((hour % 12) + 12) * 60 + minutes;
    if (CLOCK.has(unit) || BARE.has(unit))
      return (terms.includes('am') ? hour * 60 : atNight(hour)) + minutes;
  }
  return undefined;
}

function isHour(value: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= 23;
}

function atNight(hour: number): number {
  return (hour < EARLIEST_BARE ? hour + 12 : hour) * 60;
}
