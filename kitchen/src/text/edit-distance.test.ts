/** Tests the edit distance between words: cost of each typo, symmetry, limits and doubled letters. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { collapseDoubledLetters, deletionVariants, editDistance } from './edit-distance.ts';

const anyWord = fc.stringMatching(/^[abc]{0,9}$/);

test.each([
  ['almond', 'almnd', 1],
  ['almond', 'alomnd', 1],
  ['almond', 'almonnd', 1],
  ['almond', 'elmond', 1],
  ['yogurt', 'yoghourt', 2],
  ['', 'egg', 3],
])('%s and %s', (one, other, edits) => {
  expect(editDistance(one, other)).toBe(edits);
});

test('both ways the same, nothing between a word and itself', () => {
  fc.assert(
    fc.property(anyWord, anyWord, (one, other) => {
      expect(editDistance(one, other)).toBe(editDistance(other, one));
      expect(editDistance(one, other) === 0).toBe(one === other);
    }),
  );
});

test('a limit only ends the count', () => {
  fc.assert(
    fc.property(anyWord, anyWord, fc.nat(4), (one, other, limit) => {
      expect(editDistance(one, other, limit)).toBe(Math.min(editDistance(one, other), limit + 1));
    }),
  );
});

test('a letter left out is one edit', () => {
  fc.assert(
    fc.property(anyWord, (word) => {
      for (const shorter of deletionVariants(word, 1))
        expect(editDistance(word, shorter)).toBeLessThanOrEqual(1);
    }),
  );
});

test('doubled letters are one letter', () => {
  expect(collapseDoubledLetters('rissotto')).toBe('risoto');
});
