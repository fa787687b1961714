/** Reads statements of need (read-statements.ts) again with spelling corrected, where that shows more. */
import { correctSpelling } from '../cookbook/spelling-corrector.ts';
import { findTerms } from '../safety/match/find-terms.ts';
import type { NeedsKitchen } from './hear-message.ts';
import { mendFoods } from './mend-foods.ts';
import { type NeedsRead, readStatements, type Statement } from './read-statements.ts';

/** With slips of the pen mended, unless it is told in another language; where harm is told of, mere guesses, too. */
export function readSpelt({ rules, cookbook, needs }: NeedsKitchen, text: string): NeedsRead {
  const read = readStatements(needs, text);
  const isForeign = read.language !== undefined;
  if (isForeign && (tells(read) || !read.isGrave || read.statements.some(isFood))) return read;
  const foodNamed = (word: string) => findTerms(rules, word)[0]?.name;
  const isNamed = (word: string) => findTerms(rules, word)[0]?.isFood === true;
  const corrected = [cookbook.spelling, needs.spelling].reduce(
    (spelt, words) => correctSpelling(spelt, words, foodNamed),
    text,
  );
  const spelt = corrected === text ? read : readStatements(needs, corrected);
  // "Alergic 2 shrmp" is English, though no word of it is.
  if (isForeign) return tells(spelt) ? spelt : read;
  const mended = spelt.isGrave && !tells(spelt) ? mendFoods(corrected, isNamed) : corrected;
  return mended === corrected ? spelt : readStatements(needs, mended);
}

export function isFood({ isDiet }: Statement): boolean {
  return !isDiet;
}

/** Whether anything is said of what somebody can eat. */
function tells({ statements }: NeedsRead): boolean {
  return statements.some(({ polarity }) => TOLD.has(polarity));
}

const TOLD: ReadonlySet<string> = new Set(['harm', 'without', 'lifted', 'declared']);
