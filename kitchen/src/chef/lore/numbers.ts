/** Numbers as people say them: "6", "six", "a dozen", "one and a half". */
import { createLookupTable } from '../../lookup-table.ts';

/** One to twelve, as they are written out. */
export const WRITTEN_OUT: readonly string[] = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

const NAMES = createLookupTable<number>({
  ...Object.fromEntries(WRITTEN_OUT.map((word, at) => [word, at + 1])),
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  ...Object.fromEntries(TENS.map((word, at) => [word, 20 + at * 10])),
  'a hundred': 100,
  'one hundred': 100,
});

const ONE_TO_NINE = WRITTEN_OUT.slice(0, 9).join('|');
const COMPOUND = new RegExp(`^(${TENS.join('|')})[ -](${ONE_TO_NINE})$`);

/** A piece of a pattern that matches one spoken or written number. */
export const NUMBER = `(\\d+(?:[.,]\\d+)?|half a dozen|a dozen|dozen|(?:${TENS.join('|')})[ -](?:${ONE_TO_NINE})|${Object.keys(NAMES).join('|')})`;

/** The value of what NUMBER matched; 0 when it is no number. */
export function numberOf(text: string): number {
  if (text === 'half a dozen') return 6;
  if (text.endsWith('dozen')) return 12;
  const [, tens = '', units = ''] = COMPOUND.exec(text) ?? [];
  if (units !== '') return (NAMES[tens] ?? 0) + (NAMES[units] ?? 0);
  return NAMES[text] ?? (Number.parseFloat(text.replace(',', '.')) || 0);
}
