/** Tests which lists of a reply are dishes to choose from, also while the text grows. */
import { expect, test } from 'vitest';
import { readChoiceLines } from './choice-lines.ts';

const LIST = `1. **Dal** - 35 minutes. Red lentils, soft and warm.
2. **Osso buco** - 2½ hours. Slices of shin, braised.
3. **Pho** - 1 hour 10 minutes. Broth.`;

test('a list of dishes with their times is a choice', () => {
  expect(readChoiceLines(`${LIST}\n`)).toEqual([
    { name: 'Dal', time: '35 minutes', line: 'Red lentils, soft and warm.' },
    { name: 'Osso buco', time: '2½ hours', line: 'Slices of shin, braised.' },
    { name: 'Pho', time: '1 hour 10 minutes', line: 'Broth.' },
  ]);
});

test('a choice that arrives letter by letter is never a list in between, and loses no dish', () => {
  let count = 0;
  for (let end = '1. **'.length; end <= LIST.length; end += 1) {
    const choices = readChoiceLines(LIST.slice(0, end));
    expect(choices, LIST.slice(0, end)).toBeDefined();
    expect(choices?.length).toBeGreaterThanOrEqual(count);
    count = choices?.length ?? 0;
  }
  expect(count).toBe(3);
});

test.each([
  'Take two.',
  '1. Stir it well.',
  `1. **Rest the meat** - ${'it gets juicier the longer it stands. '.repeat(4)}`,
  `1. **Dal** - 35 minutes. Soft.\n\n   Served with rice. ${'More of it. '.repeat(12)}`,
  Array.from({ length: 5 }, (_, at) => `${at + 1}. **Dish ${at}** - 20 minutes. Good.`).join('\n'),
])('%j is none', (text) => {
  expect(readChoiceLines(text)).toBeUndefined();
});
