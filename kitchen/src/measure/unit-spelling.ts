/** Recognises long unit names that are one letter wrong ("tabelspoons"). */
import type { Unit, UnitTable } from './unit-table.ts';

/** Shorter ones are too near to food: "cups" and "caps", "pinch" and "punch". */
const LEAST_LETTERS = 8;

const indexes = new WeakMap<UnitTable, ReadonlyMap<string, Unit>>();

/** The unit whose name this word misses by one letter left out, put in, changed or exchanged with its neighbour. */
export function findMisspelledUnit(units: UnitTable, word: string): Unit | null {
  if (word.length < LEAST_LETTERS - 1 || word.length > LONGEST) return null;
  const index = indexOf(units);
  for (const form of [word, ...withOneLetterRemoved(word)]) {
    const unit = index.get(form);
    if (unit) return unit;
  }
  return null;
}

/** No unit word has more letters; a longer word need not be taken apart. */
const LONGEST = 16;

function indexOf(units: UnitTable): ReadonlyMap<string, Unit> {
  const known = indexes.get(units);
  if (known) return known;
  const index = new Map<string, Unit>();
  for (const [spelling, unit] of units.bySpelling) {
    if (spelling.length < LEAST_LETTERS || spelling.includes(' ')) continue;
    for (const form of [spelling, ...withOneLetterRemoved(spelling)]) index.set(form, unit);
  }
  indexes.set(units, index);
  return index;
}

/** The word with each of its letters left out in turn. */
function withOneLetterRemoved(word: string): string[] {
  return Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));
}
