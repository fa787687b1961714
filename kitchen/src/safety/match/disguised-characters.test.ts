/** Tests that allergens are found despite invisible, lookalike or wide characters and missing or extra spaces. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kitchen } from '../../../kitchen-instance.ts';
import { ALLERGENS, type RecipePart } from '../../vocabulary.ts';
import { check } from '../verdict/check.ts';

const { rules } = kitchen;
const FOODS = [
  'milk',
  'butter',
  'two eggs',
  'salmon',
  'shrimp',
  'walnuts',
  'peanut butter',
  'bread',
  'tofu',
  'tahini',
];

function told(text: string, part: RecipePart): string[] {
  const { findings } = check(rules, [{ part, index: 0, text }], {
    allergies: ALLERGENS,
    diets: [],
  });
  return [...new Set(findings.map((one) => one.restriction))].sort();
}

const between = (mark: string) => (text: string) => [...text].join(mark);
const alike = (plain: string, others: string) => (text: string) =>
  [...text].map((one) => [...others][[...plain].indexOf(one)] ?? one).join('');
const shifted = (from: number) => (text: string) =>
  text.replace(/[a-z]/g, (one) => String.fromCodePoint(from + one.charCodeAt(0) - 97));

const DISGUISES: readonly (readonly [string, (text: string) => string])[] = [
  ['zero width joiners', between('\u200d')],
  ['soft hyphens', between('\u00ad')],
  ['direction marks', between('\u200e')],
  ['variation selectors', between('\ufe0f')],
  ['a combining accent on each letter', between('\u0301')],
  ['a line through it', between('\u0336')],
  ['right to left', (text) => `\u202e${text}\u202c`],
  ['full width', shifted(0xff41)],
  ['mathematical bold', shifted(0x1d41a)],
  ['circled letters', shifted(0x24d0)],
  ['Cyrillic letters', alike('aeopcxyik', 'аеорсхуік')],
  ['Greek letters', alike('aoptk', 'αορτκ')],
  ['small capitals', alike('abdehiklmnorstuw', 'ᴀʙᴅᴇʜɪᴋʟᴍɴᴏʀꜱᴛᴜᴡ')],
  ['letters set wide', (text) => text.split(' ').map(between(' ')).join('  ')],
  ['letters with hyphens', (text) => text.split(' ').map(between('-')).join(' ')],
  [
    'blanks that count as letters',
    (text) => text.split(' ').map(between('\u3164')).join('\u2800\u2800'),
  ],
  ['Markdown', (text) => `**${text}**`],
];

test.each(DISGUISES)('%s', (_, disguise) => {
  fc.assert(
    fc.property(
      fc.constantFrom(...FOODS),
      fc.constantFrom<RecipePart>('ingredients', 'instructions', 'title'),
      fc.constantFrom('', '2 tbsp ', 'some '),
      (food, part, before) => {
        expect(told(before + disguise(food), part)).toEqual(
          expect.arrayContaining(told(food, part)),
        );
      },
    ),
    { numRuns: 60 },
  );
});

test.each(['100gbutter', '2xeggs', '1tbsptahini', 'but-ter', 'al-\nmonds'])(
  'written together or broken: %s',
  (text) => {
    expect(told(text, 'ingredients')).toHaveLength(1);
  },
);
