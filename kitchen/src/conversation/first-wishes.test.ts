/** Tests which dishes answer a first message: in time, of either food, for an occasion or budget, without what was refused. */
import { expect, test } from 'vitest';
import { fullKitchen } from '../../full-kitchen.ts';
import { dishBySlug } from '../compose/dish-by-slug.ts';
import type { Dish } from '../cookbook/dish.ts';
import { answer } from './answer.ts';

const kitchen = fullKitchen();
const NEEDS = { allergies: [], diets: [], saidBefore: [], persona: '' };

/** The dishes that a first message is answered with. */
function answeredWith(message: string): Dish[] {
  const { memo } = answer(kitchen, [{ role: 'user', content: message }], {
    ...NEEDS,
    units: 'international',
  });
  const slugs = [
    ...(memo.card ? [memo.card.slug] : []),
    ...memo.offered,
    ...memo.plan.map(({ slug }) => slug),
  ];
  return slugs.flatMap((slug) => dishBySlug(kitchen, slug) ?? []);
}

const holds = (dish: Dish, food: string) =>
  dish.ingredients.some(({ name }) => name.includes(food));

test('where no page is quick enough, a form is', () => {
  const [dish, ...others] = answeredWith('something quick with leeks');
  expect(others).toEqual([]);
  expect(dish && holds(dish, 'leek') && dish.time <= 30).toBe(true);
});

test('of two foods joined by "or" come dishes of each, and none of both', () => {
  const dishes = answeredWith('lamb or chicken for sunday');
  const both = dishes.map((dish) => [holds(dish, 'lamb'), holds(dish, 'chicken')]);
  expect(both).toContainEqual([true, false]);
  expect(both).toContainEqual([false, true]);
  expect(both).not.toContainEqual([true, true]);
});

test.each([
  ['bonfire night in the garden, dinner for 8', '@bonfire night'],
  ['Polish dishes for wigilia', '@wigilia'],
  ['what can I cook with about £2', '@pennies'],
  ['soft food please, I had teeth out', '@soft'],
])('"%s" is answered with dishes that suit it', (message, word) => {
  const dishes = answeredWith(message);
  expect(dishes.length).toBeGreaterThan(0);
  for (const { slug } of dishes)
    expect(kitchen.cookbook.facts.get(slug)?.terms.has(word), slug).toBe(true);
});

test('what was just refused is not offered', () => {
  const dishes = answeredWith("got given a pumpkin. I don't like soups.");
  expect(dishes.length).toBeGreaterThan(0);
  expect(dishes.filter(({ course }) => course === 'soup')).toEqual([]);
});
