/** Tests the filters and orders of the shelf. */
import { expect, test } from 'vitest';
import { arrangeRecipes, listCourses, WHOLE_SHELF } from './arrange-recipes.ts';

const recipes = [
  { recipeName: 'Soup', minutes: 40, course: 'Soup' },
  { recipeName: 'apple pie', minutes: 90, course: 'dessert' },
  { recipeName: 'Toast', minutes: 10, course: 'snack ' },
  { recipeName: 'Éclair' },
];
const names = (view: object) =>
  arrangeRecipes(recipes, { ...WHOLE_SHELF, ...view }).map(({ recipeName }) => recipeName);

test.each([
  [{}, ['Soup', 'apple pie', 'Toast', 'Éclair']],
  [{ order: 'name' }, ['apple pie', 'Éclair', 'Soup', 'Toast']],
  [{ order: 'quickest' }, ['Toast', 'Soup', 'apple pie', 'Éclair']],
  [{ isQuick: true }, ['Toast']],
  [{ course: 'snack' }, ['Toast']],
  [{ query: 'pie', order: 'name' }, ['apple pie']],
])('%j', (view, expected) => {
  expect(names(view)).toEqual(expected);
});

test('courses are a choice only where there are several', () => {
  expect(listCourses(recipes)).toEqual(['dessert', 'snack', 'soup']);
  expect(listCourses(recipes.slice(0, 1))).toEqual([]);
});
