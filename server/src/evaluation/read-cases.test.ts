/** Tests that the cases which a model is tried on can be read, and that a line which means nothing is named. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readCases } from './read-cases.ts';

it('reads who it is for, what is asked and what has to come', () => {
  const text = `# said of none
Two turns
for: eggs, milk
ask: shakshuka: now
card
has: Tofu|chickpeas
not: 4 eggs
ask: how long does it keep?
words`;
  expect(readCases(text)).toEqual([
    {
      name: 'Two turns',
      avoid: ['eggs', 'milk'],
      turns: [
        { ask: 'shakshuka: now', wants: 'card', has: [['tofu', 'chickpeas']], not: ['4 eggs'] },
        { ask: 'how long does it keep?', wants: 'words', has: [], not: [] },
      ],
    },
  ]);
});

it.each([
  ['A name\ncard', /"card" stands before any ask/],
  ['A name', /asks nothing/],
  ['A name\nask: soup\nwith: bread', /has a line "with"/],
])('%j is named', (text, sentence) => {
  expect(() => readCases(text)).toThrow(sentence);
});

it('reads our own, each of which wants something', () => {
  const cases = readCases(readFileSync(new URL('cases.txt', import.meta.url), 'utf8'));
  expect(cases.length).toBeGreaterThan(20);
  for (const { name, turns } of cases) {
    const wanted = turns.some(({ wants, has, not }) => wants || has.length > 0 || not.length > 0);
    expect(wanted, name).toBe(true);
  }
});
