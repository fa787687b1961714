/** Numbers as people say them: "6", "six", "a dozen", "one and a half". */
import { wordTable } from '../../word-table.ts';

const NAMES = wordTable<number>({
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  ninety: 90,
});

/** A piece of a pattern that matches one spoken or written number. */
export const NUMBER = `(\\d+(?:[.,]\\d+)?|half a dozen|a dozen|dozen|${Object.keys(NAMES).join('|')})`;

/** The value of what NUMBER matched; 0 when it is no number. */
export function numberOf(text: string): number {
  if (text === 'half a dozen') return 6;
  if (text.endsWith('dozen')) return 12;
  return NAMES[text] ?? (Number.parseFloat(text.replace(',', '.')) || 0);
}
