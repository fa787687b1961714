/** Tests that a composed dish works like one of the cookbook: found by its slug, scaled in all units, adapted and pictured. */
import { expect, test } from 'vitest';
import { kitchen } from '../../kitchen-instance.ts';
import { pictureOf } from '../../pictures.ts';
import { SAID_FOODS } from '../../testing/compose/food-sets.ts';
import { adapt } from '../cook/adapt/adapt.ts';
import { plate } from '../cook/plate/plate.ts';
import { checkRecipe } from '../cookbook/check-recipe.ts';
import { getDishFacts } from '../cookbook/cookbook.ts';
import { dishLines } from '../cookbook/dish-lines.ts';
import { recipeLines } from '../safety/verdict/check.ts';
import { UNIT_SYSTEMS } from '../vocabulary.ts';
import { compose } from './compose.ts';
import { dishBySlug } from './dish-by-slug.ts';

const DISHES = SAID_FOODS.flatMap((foods) => {
  const result = compose(kitchen, { foods });
  return 'dish' in result ? [result.dish] : [];
});

test('its slug finds it, and a slug of the book finds the page', () => {
  for (const dish of DISHES) expect(dishBySlug(kitchen, dish.slug)).toEqual(dish);
  for (const page of kitchen.cookbook.dishes) expect(dishBySlug(kitchen, page.slug)).toBe(page);
  expect(dishBySlug(kitchen, 'no-such-dish')).toBeUndefined();
});

test('it is plated for one, for its own number and for ten, in all units', () => {
  for (const dish of DISHES) {
    for (const people of [1, dish.servings, 10]) {
      for (const units of UNIT_SYSTEMS) {
        const card = plate(kitchen, dish, units, people, [], 'seed');
        // A long braise is not made for one.
        expect(card.servings, dish.slug).toBeGreaterThanOrEqual(people);
        expect(card.slug).toBe(dish.slug);
        expect(card.minutes).toBeGreaterThan(0);
        expect(card.ingredients.join('\n'), dish.slug).not.toMatch(/NaN|undefined|\b0 g\b/);
        const { verdict } = checkRecipe(
          kitchen,
          recipeLines(card),
          { allergies: [], diets: [] },
          card.servings,
        );
        expect(verdict, dish.slug).toBe('clear');
      }
    }
  }
}, 60_000);

test('it has facts of its own and a picture, and is adapted or refused like a page', () => {
  const needs = { allergies: ['milk' as const], diets: ['Vegetarian' as const] };
  for (const dish of DISHES) {
    expect(getDishFacts(kitchen.cookbook, dish).foods.size).toBeGreaterThan(0);
    const { title: recipeName, vessel, colours, course } = dish;
    const ingredients = dish.ingredients.map(({ name }) => name);
    expect(pictureOf({ recipeName, ingredients, vessel, colours, course })).toBeDefined();
    const adapted = adapt(kitchen, dish, { needs, avoid: [], apart: false });
    if (!adapted) continue;
    const lines = dishLines(adapted.dish);
    expect(checkRecipe(kitchen, lines, needs, adapted.dish.servings).verdict, dish.slug).not.toBe(
      'conflict',
    );
  }
}, 60_000);
