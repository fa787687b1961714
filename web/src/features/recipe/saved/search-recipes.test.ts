/** Tests searching the saved recipes by words, ignoring case and accents. */
import { expect, test } from 'vitest';
import { searchRecipes } from './search-recipes.ts';

const recipes = [
  { recipeName: 'Crème brûlée', introduction: 'For spoons.' },
  { recipeName: 'Dal', ingredients: ['200 g red lentils', '1 lime'] },
  {},
];

test.each([
  ['', 3],
  ['  ', 3],
  ['creme', 1],
  ['BRÛLÉE creme', 1],
  ['spoon', 1],
  ['lime dal', 1],
  ['lime creme', 0],
  ['unnamed', 1],
  ['(.*', 0],
])('%j finds %d', (wanted, count) => {
  expect(searchRecipes(recipes, wanted)).toHaveLength(count);
});
