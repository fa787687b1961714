/** Tests which foods a recipe step says to leave out ("skip the cheese"), and which it only delays or takes back. */
import { expect, test } from 'vitest';
import { kitchen } from '../../../kitchen-instance.ts';
import { ALLERGENS, type RecipePart } from '../../vocabulary.ts';
import { check } from '../verdict/check.ts';

const { rules } = kitchen;

function found(text: string, part: RecipePart = 'instructions'): string[] {
  const needs = { allergies: ALLERGENS, diets: [] };
  const { findings } = check(rules, [{ part, index: 0, text }], needs);
  const named = findings.map((one) => (one.certainty === 'contains' ? '' : '?') + one.restriction);
  return [...new Set(named)].sort();
}

test.each([
  ['You will not need eggs for this.', []],
  ['There is no need to add any milk.', []],
  ['It contains neither eggs nor milk.', []],
  ['It is free from sesame and eggs.', ['?eggs']],
  ['You do not need cream or eggs.', ['?eggs']],
  ['Nothing here needs eggs.', ['?eggs']],
  ['Never add cream to this one.', ['?milk']],
  ['Made without eggs or dairy.', ['?milk']],
  ['Instead of cream, blend in beans.', ['?milk']],
  ['Use oil, not butter.', ['?milk']],
  ['Eggs are not needed here.', ['?eggs']],
])('left out: %s', (text, expected) => {
  expect(found(text)).toEqual(expected);
});

test.each([
  ['Do not add the milk until it boils.', ['milk']],
  ['Do not add milk yet.', ['milk']],
  ['You will not need all the butter.', ['milk']],
  ['Do not use cold butter.', ['milk']],
  ['No need to peel prawns.', ['shellfish']],
  ['Do not use oil instead of butter.', ['milk']],
  ['If you do not use butter, the crust stays pale.', ['milk']],
  ['Never cook it without butter.', ['milk']],
  ['Use butter instead of oil.', ['milk']],
  ['Skip the cheese.', ['milk']],
  ['Use dairy-free or whole milk.', ['milk']],
])('still there: %s', (text, expected) => {
  expect(found(text)).toEqual(expected);
});

test('what is said outside the steps is left to those who judge it by the sentence', () => {
  expect(found('Use oil instead of butter.', 'text')).toEqual(['milk']);
});

test.each([
  ['skip the cheese', []],
  ['Omit the eggs', []],
  ['skip the cheese for a vegan version', ['?milk']],
  ['skip the cheese and butter', ['?milk', 'milk']],
  ['contains no milk or eggs', ['eggs']],
  ['no butter or cream', ['milk']],
  ['leave out the butter, softened', ['milk']],
  ['leave out butter overnight', ['milk']],
  ['hold the milk at 60 C', ['milk']],
  ['skip the peanuts or add them', ['?peanuts']],
  ['dairy-free or whole milk', ['milk']],
  ['skip the cheese, use 2 tbsp butter', ['?milk', 'milk']],
  ['2 eggs, skip the yolks', ['eggs']],
  ['cheese (skip if vegan)', ['milk']],
])('in a list: %s', (text, expected) => {
  expect(found(text, 'ingredients')).toEqual(expected);
});
