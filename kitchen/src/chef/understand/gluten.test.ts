/** However somebody says that they eat no gluten, it is heard; who only speaks of gluten tells of no need. */
import { expect, test } from 'vitest';
import { kitchen } from '../../../kitchen-instance.ts';
import type { Needs } from '../../vocabulary.ts';
import { understand } from './understand.ts';

const needsIn = (said: string): Needs => understand(kitchen, said).needs;

test.each([
  ...['no gluten please', 'gluten free please', "i can't do gluten", 'nothing with gluten'],
  ...['zero gluten', 'hold the gluten', 'cannot digest gluten', 'gluten is a no for me'],
  ...['allergic to dairy and gluten', 'no nuts, gluten or eggs', 'without nuts or gluten'],
  ...['gluten and dairy are out', 'gluten dairy free', 'not allowed gluten', 'GF DF'],
  ...["she can't have any gluten", 'low gluten', 'i have gluten issues', 'gluten 🚫', 'glutenfree'],
])('%s', (said) => {
  expect(needsIn(said).diets).toContain('Gluten-Free');
});

test.each([
  ...['not gluten free', "it doesn't have to be gluten free", 'gluten is fine', 'i eat gluten'],
  ...['how do i develop gluten in bread', 'does soy sauce have gluten', 'what is gluten made of'],
])('no need: %s', (said) => {
  expect(needsIn(said).diets).toEqual([]);
});

test.each([
  ['allergic to dairy and gluten', 'milk'],
  ['no nuts, gluten or eggs', 'eggs'],
  ['gluten dairy free', 'milk'],
  ["i can't handle dairy", 'milk'],
  ['dairy sensitivity', 'milk'],
  ['🥜❌ please', 'peanuts'],
  ['pasta 🚫🥜', 'peanuts'],
  ['🦐🚫, 🥜🚫', 'shellfish'],
  ['im allergic to 🥛', 'milk'],
])('%s is heard to the end', (said, allergen) => {
  expect(needsIn(said).allergies).toContain(allergen);
});
