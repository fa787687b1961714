/** Tests that English words become singular and plural and back, with exceptions such as "couscous". */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plural, singular } from './plurals.ts';

test.each([
  ['onion', 'onions'],
  ['berry', 'berries'],
  ['cookie', 'cookies'],
  ['pie', 'pies'],
  ['chilli', 'chillies'],
  ['tomato', 'tomatoes'],
  ['loaf', 'loaves'],
  ['leaf', 'leaves'],
  ['radish', 'radishes'],
  ['squash', 'squashes'],
  ['anchovy', 'anchovies'],
  ['peach', 'peaches'],
  ['quiche', 'quiches'],
  ['mousse', 'mousses'],
  ['glass', 'glasses'],
  ['kiwi', 'kiwis'],
  ['olive', 'olives'],
  ['clove', 'cloves'],
  ['house', 'houses'],
])('%s, %s', (one, many) => {
  expect(plural(one)).toBe(many);
  expect(singular(many)).toBe(one);
  expect(plural(many)).toBe(many);
  expect(singular(one)).toBe(one);
});

test.each(['asparagus', 'couscous', 'molasses', 'haggis', 'coulis', 'watercress'])(
  '%s is the same in both',
  (word) => {
    expect(plural(word)).toBe(word);
    expect(singular(word)).toBe(word);
  },
);

/** English words hardly ever end in u, and those in -us are read as one. */
const anyWord = fc.stringMatching(/^[a-z]{2,13}[a-tv-z]$/);

test('the singular of a singular and the plural of a plural are the same words', () => {
  fc.assert(
    fc.property(anyWord, (word) => {
      expect(singular(singular(word))).toBe(singular(word));
      expect(plural(plural(word))).toBe(plural(word));
    }),
  );
});

test('a capital stays', () => {
  expect(plural('Loaf')).toBe('Loaves');
  expect(plural('Onion')).toBe('Onions');
});
