import { expect, test } from 'vitest';
import { HOLE, mendSentence } from './mend-sentence.ts';

test('of several signs the others stay when the first is gone', () => {
  expect(
    mendSentence(`Simmer for 6 minutes, until ${HOLE}, the squash and the carrots are tender.`),
  ).toBe('Simmer for 6 minutes, until the squash and the carrots are tender.');
  expect(mendSentence(`Simmer for 6 minutes, until ${HOLE} is soft.`)).toBe(
    'Simmer for 6 minutes.',
  );
});
