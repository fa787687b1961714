/** Tests that a knowledge topic is found by its words, kinds of food and misspelt words, and not by a common word alone. */
import { expect, it } from 'vitest';
import { kitchen } from '../../kitchen-instance.ts';
import { findTopic } from './find-topic.ts';
import { readTopics, toTerms } from './knowledge.ts';

const TOPICS = readTopics(
  'test.txt',
  [
    'poultry\n  what: poultry',
    'chicken\n  what: chicken',
    'chicken stock\n  what: stock',
    'fold in, folding\n  what: fold',
    'whisk egg whites\n  what: whisk',
    'keep\n  what: keep',
    'parsley\n  what: parsley',
  ].join('\n'),
);

function find(text: string, foods: { said: string; kinds?: string[] }[] = []): string | undefined {
  const asked = foods.map(({ said, kinds = [] }) => ({ said, names: [said], kinds }));
  return findTopic(TOPICS, { terms: toTerms(text), foods: asked })?.facts.what;
}

it.each([
  ['how long does chicken last', [], 'chicken'],
  ['how long does chicken stock keep', [], 'stock'],
  ['chicken thighs', [{ said: 'chicken thighs', kinds: ['chicken', 'poultry'] }], 'chicken'],
  ['quail', [{ said: 'quail', kinds: ['game bird', 'poultry'] }], 'poultry'],
  ['how do I fold it in', [], 'fold'],
  ['how do you keep it', [], undefined],
  ['what is parsely', [], 'parsley'],
  ['xylophone', [], undefined],
] as const)('finds for "%s"', (text, foods, what) => {
  expect(
    find(
      text,
      foods.map((food) => ({ ...food, kinds: [...(food.kinds ?? [])] })),
    ),
  ).toBe(what);
});

it('finds nearly every topic of the kitchen by its own names', () => {
  for (const [file, topics] of kitchen.language.knowledge) {
    const lost = topics.filter(({ names }) =>
      names.every((terms) => findTopic(topics, { terms, foods: [] }) === undefined),
    );
    expect(
      lost.length / topics.length,
      `${file}: ${lost.map(({ names }) => names[0])}`,
    ).toBeLessThan(0.05);
  }
});
