/** Tests adapting any recipe line by line: conflicts are gone or named, untouched lines stay word for word, steps follow the list. */
import { describe, expect, test } from 'vitest';
import { kitchen } from '../../kitchen-instance.ts';
import { readRecipeTexts } from '../../testing/recipe-texts/read-recipe-texts.ts';
import { checkRecipe } from '../cookbook/check-recipe.ts';
import { hearPerson } from '../needs/hear-person.ts';
import { readRecipeText } from '../recipe-text/read-recipe-text.ts';
import { recipeLines } from '../safety/verdict/check.ts';
import type { Needs } from '../vocabulary.ts';
import { adaptLines } from './adapt-lines.ts';

const NO_NEEDS: Needs = { allergies: [], diets: [] };
const adapted = (
  ingredients: readonly string[],
  instructions: readonly string[],
  needs: Needs,
  recipeName = 'Supper',
  otherFoods: readonly string[] = [],
) => {
  const { avoid } = hearPerson(kitchen, [], { ...NO_NEEDS, otherFoods });
  const card = { recipeName, ingredients, instructions };
  return adaptLines(kitchen, card, { needs, avoid });
};
const dairyFree: Needs = { allergies: ['milk'], diets: [] };

describe.each<Needs>([
  dairyFree,
  { allergies: ['eggs', 'soy'], diets: [] },
  { allergies: ['wheat'], diets: ['Gluten-Free'] },
  { allergies: ['peanuts', 'tree nuts'], diets: ['Vegan'] },
])('recipes of many shapes, for %j', (needs) => {
  const all = readRecipeTexts('tuning').map(({ text }) => readRecipeText(kitchen, text));

  test('conflict no longer, or say which lines stay', () => {
    for (const { title, ingredients, instructions } of all) {
      const done = adapted(ingredients, instructions, needs, title || 'Supper');
      const lines = recipeLines({ ...done, recipeName: done.dish.title });
      const { verdict } = checkRecipe(kitchen, lines, needs);
      if (done.refused.length === 0) expect([title, verdict]).not.toEqual([title, 'conflict']);
      const gone = new Set(done.changes.map(({ was }) => was));
      for (const line of ingredients)
        expect(gone.has(line) || done.ingredients.includes(line)).toBe(true);
    }
  });
});

test('a line becomes what does its work, in its amount, and steps and title follow', () => {
  const done = adapted(
    ['500 g chicken breast, in strips', '200 ml double cream', '1 onion'],
    ['Fry the chicken with the onion for 8 minutes.', 'Pour in the cream and simmer.'],
    dairyFree,
    'Chicken in cream',
  );
  expect(done.ingredients).toEqual([
    '500 g chicken breast, in strips',
    '200 ml oat cream',
    '1 onion',
  ]);
  expect(done.instructions[1]).toBe('Pour in the oat cream and simmer.');
  expect(done.changes).toEqual([
    { was: '200 ml double cream', now: '200 ml oat cream', why: expect.stringMatching(/milk/) },
  ]);
});

test('cups stay cups', () => {
  const done = adapted(['1 cup milk', '2 cups flour', '1/4 cup sugar'], ['Whisk.'], dairyFree);
  expect(done.ingredients).toEqual(['1 cup oat milk', '2 cups flour', '1/4 cup sugar']);
});

test('what the steps put in and the list forgot is found, too', () => {
  const done = adapted(
    ['3 leeks', '1 l stock'],
    ['Soften the leeks in butter.', 'Simmer.'],
    dairyFree,
  );
  expect(done.instructions.join()).not.toMatch(/(?<!vegan |free )\bbutter\b/);
});

test('an egg that only binds is replaced, and one that is eaten is not', () => {
  const eggFree: Needs = { allergies: ['eggs'], diets: [] };
  const cake = adapted(['200 g flour', '1 egg', '100 g sugar'], ['Mix in the egg.'], eggFree);
  expect(cake.ingredients[1]).toMatch(/^1 tbsp ground flaxseed/);
  const boiled = adapted(['4 eggs', '1 pinch salt'], ['Boil the eggs.'], eggFree, 'Boiled eggs');
  expect(boiled.refused.map(({ line }) => line)).toEqual(['4 eggs']);
  expect(boiled.ingredients).toContain('4 eggs');
});

test('a food that is not wanted goes from list and steps', () => {
  const steps = ['Boil the potatoes.', 'Serve with the butter and the coriander.'];
  const lines = ['1 kg potatoes', '20 g butter', '2 tbsp coriander'];
  const done = adapted(lines, steps, NO_NEEDS, 'Potatoes', ['coriander']);
  expect([...done.ingredients, ...done.instructions].join()).not.toMatch(/coriander/);
  expect(done.instructions[1]).toBe('Serve with the butter.');
});

test('what stands in for one need and is against another is not taken', () => {
  const { ingredients } = adapted(
    ['150 g roasted peanuts', 'Peanut sauce', '200 g tofu'],
    ['Grind the peanuts and serve them with the peanut sauce over the tofu.'],
    { allergies: ['peanuts', 'tree nuts'], diets: [] },
  );
  expect(ingredients).toEqual(['150 g sunflower seeds', '200 g tofu']);
});
