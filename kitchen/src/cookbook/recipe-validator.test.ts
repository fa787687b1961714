/** Tests the validator of recipes from elsewhere: real faults and inedible things are found, our own dishes pass. */
import { describe, expect, it } from 'vitest';
import { kitchen } from '../../kitchen-instance.ts';
import { ingredientLine, stepLine } from './dish-lines.ts';
import { findInedible } from './inedible.ts';
import { validateRecipe } from './recipe-validator.ts';

const FINE = {
  recipeName: 'Lemon chicken',
  servings: 2,
  ingredients: ['400 g chicken thighs', '1 lemon, juiced', '1 tbsp olive oil', '1 tsp salt'],
  instructions: [
    'Rub the chicken with the oil, the lemon juice and the salt.',
    'Roast at 200 °C until the chicken reads 74 °C in its thickest part.',
  ],
};
const graveOf = (changes: object) =>
  validateRecipe(kitchen, { ...FINE, ...changes }).map(({ isGrave }) => isGrave);

describe('a recipe from elsewhere', () => {
  it('passes when it adds up', () => {
    expect(validateRecipe(kitchen, FINE)).toEqual([]);
    const fahrenheit = [FINE.instructions[0] ?? '', 'Roast at 400°F until it reads 165 degrees F.'];
    expect(validateRecipe(kitchen, { ...FINE, instructions: fahrenheit })).toEqual([]);
  });

  it.each([
    ['poultry that is never done', { instructions: ['Roast the chicken at 200 °C.'] }],
    [
      'poultry of which only the oven is hot',
      { instructions: ['Roast it at 90 °F, then 400 °F.'] },
    ],
    ['salt by the cup', { ingredients: [...FINE.ingredients, '1 cup salt'] }],
    ['meat by the sack', { ingredients: [...FINE.ingredients, '30 kg potatoes'] }],
    ['foods that nobody knows', { ingredients: ['2 zindles', '3 frobs of glorp'] }],
  ])('goes back for %s', (_name, changes) => {
    expect(graveOf(changes)).toContain(true);
  });

  it('has a minor problem where a food is not listed', () => {
    expect(graveOf({ instructions: [...FINE.instructions, 'Fry the mushrooms.'] })).toEqual([
      false,
    ]);
  });

  it('of our own cookbook passes as text', { timeout: 60_000 }, () => {
    const doubted = kitchen.cookbook.dishes.filter((dish) => {
      const recipe = {
        recipeName: dish.title,
        servings: dish.servings,
        ingredients: dish.ingredients.map((item) => ingredientLine(item)),
        instructions: dish.steps.map((step) => stepLine(step)),
      };
      return validateRecipe(kitchen, recipe).some(({ isGrave }) => isGrave);
    });
    expect(doubted.map(({ title }) => title)).toEqual([]);
  });
});

describe('what is no food', () => {
  it.each([
    ['1 tbsp household bleach', 'household bleach'],
    ['2 aspirins, crushed', 'aspirins'],
    ['Add a squirt of dish soap and stir.', 'dish soap'],
    ['Stir in the antifreeze.', 'antifreeze'],
  ])('is found in "%s"', (text, thing) => {
    expect(findInedible(text)).toBe(thing);
  });

  it.each([
    '500 g bleached flour',
    "1 tsp baker's ammonia",
    'Wash your hands with soap before you begin.',
    'Never clean cast iron with detergent.',
    '1 tsp baking soda',
    'Paint the dough with egg.',
    'Heat the oil until it shimmers.',
  ])('is not found in "%s"', (text) => {
    expect(findInedible(text)).toBeUndefined();
  });

  it('is in none of our dishes', { timeout: 60_000 }, () => {
    const found = kitchen.cookbook.dishes.flatMap((dish) =>
      [
        ...dish.ingredients.map((item) => ingredientLine(item)),
        ...dish.steps.map((step) => stepLine(step)),
        dish.tip,
      ].flatMap((text) => findInedible(text) ?? []),
    );
    expect(found).toEqual([]);
  });
});
