/** Tests that conversion and scaling never change what the allergen check finds, and that strange or endless text hides nothing. */
import { expect, test, vi } from 'vitest';
import { kitchen } from '../../../kitchen-instance.ts';
import { dishLines } from '../../cookbook/dish-lines.ts';
import { rewriteRecipe } from '../../measure/rewrite/rewrite.ts';
import { ALLERGENS, DIETS, UNIT_SYSTEMS } from '../../vocabulary.ts';
import { check, type Line, recipeLines } from './check.ts';

const { rules, measures, cookbook } = kitchen;
// Many dishes, on a machine that does other things besides.
vi.setConfig({ testTimeout: 60_000 });

const some = cookbook.dishes.filter((_, at) => at % 6 === 0).map((dish) => dishLines(dish));
const texts = (lines: readonly Line[], part: Line['part']): string[] =>
  lines.filter((line) => line.part === part).map((line) => line.text);

test.each(UNIT_SYSTEMS)('in units of the %s system, whole and scaled', (units) => {
  // Keto is left out: it is an estimate from amounts.
  const needs = { allergies: ALLERGENS, diets: DIETS.filter((diet) => diet !== 'Keto') };
  const told = (recipe: { ingredients: readonly string[]; instructions: readonly string[] }) =>
    check(rules, recipeLines(recipe), needs).findings.map(
      (one) => `${one.part} ${one.index} ${one.restriction} ${one.certainty}`,
    );
  for (const lines of some) {
    const recipe = {
      ingredients: texts(lines, 'ingredients'),
      instructions: texts(lines, 'instructions'),
    };
    for (const factor of [0.5, 1, 3]) {
      const { ingredients, instructions } = rewriteRecipe(measures, recipe, units, factor);
      expect(told({ ingredients, instructions })).toEqual(told(recipe));
    }
  }
});

test.each([
  ['control characters', '\u0000\u0007\u001b\u007f'.repeat(25_000)],
  ['right-to-left marks', '\u202e\u200f\ufeff'.repeat(33_000)],
  ['emoji and their halves', '🧈\ud83e🥚\udd5a'.repeat(20_000)],
  ['a line of a hundred thousand letters', `${'xy'.repeat(50_000)} butter`],
  ['words of an unknown tongue', 'качество '.repeat(12_000)],
])('%s neither throw nor hide butter', (_, strange) => {
  const line = { part: 'ingredients', index: 0, text: `${strange}, butter` } as const;
  expect(check(rules, [line], { allergies: ['milk'], diets: [] }).verdict).toBe('conflict');
});
