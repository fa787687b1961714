/** Tells whether a food in a message of another language must be asked about, since no examples there tell a wish from a need. */
import type { NeedsRead, Statement } from './read-statements.ts';

/**
 * Where no examples tell a wish from a need: whoever speaks of somebody and of a food, with no word for wanting, having or
 * lacking it, is asked; and who asks of a food beside an illness.
 */
export function isToldAbroad({ language }: NeedsRead, one: Statement): boolean {
  if (language === undefined || one.isMade) return false;
  const isOfSomebody = one.holder !== 'me' && !OWN_ABROAD.has(one.holder);
  return one.polarity === 'named' && isOfSomebody;
}

/** How people name themselves in the languages that have a file: "ik heb een ui" tells of what is in the house. */
const OWN_ABROAD: ReadonlySet<string> = new Set(
  'ik wij we ich wir je jai nous on yo nosotros io noi eu nos ja ben biz'.split(' '),
);
