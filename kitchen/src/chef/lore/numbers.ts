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
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  'a hundred': 100,
  'one hundred': 100,
});

const UNITS = 'one|two|three|four|five|six|seven|eight|nine';
const TENS = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety';
const COMPOUND = new RegExp(`^(${TENS})[ -](${UNITS})$`);

/** A piece of a pattern that matches one spoken or written number. */
export const NUMBER = `(\\d+(?:[.,]\\d+)?|half a dozen|a dozen|dozen|(?:${TENS})[ -](?:${UNITS})|${Object.keys(NAMES).join('|')})`;

/** The value of what NUMBER matched; 0 when it is no number. */
export function numberOf(text: string): number {
  if (text === 'half a dozen') return 6;
  if (text.endsWith('dozen')) return 12;
  const [, tens = '', units = ''] = COMPOUND.exec(text) ?? [];
  if (units !== '') return (NAMES[tens] ?? 0) + (NAMES[units] ?? 0);
  return NAMES[text] ?? (Number.parseFloat(text.replace(',', '.')) || 0);
}
