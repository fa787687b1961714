/** Tests that typos are corrected and that English words that look like a misspelt food ("selfish", "fist") are left alone. */
import { expect, test } from 'vitest';
import { kitchen } from '../../kitchen-instance.ts';
import { findTerms } from '../safety/match/find-terms.ts';
import { correctSpelling } from './spelling-corrector.ts';

const foodOf = (word: string) => findTerms(kitchen.rules, word)[0]?.name;
const readAs = (said: string): string => correctSpelling(said, kitchen.cookbook.spelling, foodOf);

test.each([
  'a balloon',
  'a wheal on my arm',
  'the doctor ruled it',
  'a selfish man',
  'eagles',
  'my fist',
  'misery',
  'naughty',
  'the selfsame thing',
])('"%s" is English and stays as it is', (said) => {
  expect(readAs(said)).toBe(said);
});

test.each([
  ['spagetti', 'spaghetti'],
  ['zuchini', 'zucchini'],
  ['vegitarian', 'vegetarian'],
])('"%s" is still "%s"', (typed, meant) => {
  expect(readAs(typed)).toBe(meant);
});
