/** Tests that two foods named side by side ("shrimp boil") are both reported, and an imitation alone ("carrot bacon") is not. */
import { expect, test } from 'vitest';
import { kitchen } from '../../../kitchen-instance.ts';
import { ALLERGENS, type Restriction } from '../../vocabulary.ts';
import { check } from '../verdict/check.ts';

const { rules } = kitchen;

function reported(text: string, part: 'title' | 'ingredients' = 'title'): Set<Restriction> {
  const { findings } = check(rules, [{ part, index: 0, text }], {
    allergies: ALLERGENS,
    diets: ['Vegetarian'],
  });
  return new Set(findings.map(({ restriction }) => restriction));
}

const FOODS: readonly (readonly [string, Restriction])[] = [
  ['bacon', 'Vegetarian'], ['ham', 'Vegetarian'], ['chicken', 'Vegetarian'], ['beef', 'Vegetarian'], ['sausage', 'Vegetarian'],
  ['turkey', 'Vegetarian'], ['salmon', 'fish'], ['smoked salmon', 'fish'], ['tuna', 'fish'], ['cod', 'fish'], ['anchovy', 'fish'],
  ['shrimp', 'shellfish'], ['prawn', 'shellfish'], ['crab', 'shellfish'], ['lobster', 'shellfish'], ['clam', 'shellfish'],
  ['squid', 'shellfish'], ['tofu', 'soy'], ['edamame', 'soy'], ['egg', 'eggs'], ['almond', 'tree nuts'], ['cashew', 'tree nuts'],
  ['walnut', 'tree nuts'], ['peanut', 'peanuts'], ['tahini', 'sesame'], ['feta', 'milk'], ['ricotta', 'milk'], ['pasta', 'wheat'],
]; // biome-ignore format: a table
const PLANTS =
  'carrot cabbage broccoli cauliflower eggplant zucchini pumpkin tomato potato onion leek spinach avocado mushroom pepper lentil bean apple mango'.split(
    ' ',
  );
const MANNERS =
  'teriyaki,kung pao,szechuan,general tso,sweet and sour,black bean,black pepper,honey soy,creamy,spicy,cashew,orange'.split(
    ',',
  );
const DISHES =
  'soup salad stew curry casserole pie pasta sandwich stir-fry quiche toast dip tart bake skewers tacos'.split(
    ' ',
  );

test('a food before the name of a dish', () => {
  const lost = FOODS.flatMap(([food, restriction]) =>
    DISHES.map((dish) => `${food} ${dish}`).filter((text) => !reported(text).has(restriction)),
  );
  expect(lost).toEqual([]);
});

/** Fruits of their own, and names that say what they are made of. */
const ONE_FOOD = new Set(['crab apple salad', 'black bean pasta', 'cashew feta', 'cashew ricotta']);

test('a vegetable and a food in the name of a dish, in either order', () => {
  const lost = FOODS.flatMap(([food, restriction]) =>
    PLANTS.flatMap((plant) => [`${plant} ${food} soup`, `${food} ${plant} salad`]).filter(
      (text) => !(ONE_FOOD.has(text) || reported(text).has(restriction)),
    ),
  );
  expect(lost).toEqual([]);
});

test('a food in any manner', () => {
  const lost = FOODS.flatMap(([food, restriction]) =>
    MANNERS.map((manner) => `${manner} ${food}`).filter(
      (text) => !(ONE_FOOD.has(text) || reported(text).has(restriction)),
    ),
  );
  expect(lost).toEqual([]);
});

test('two foods in one name', () => {
  const lost = FOODS.flatMap(([one, first]) =>
    FOODS.filter(([other]) => other !== one).flatMap(([other, second]) => {
      const found = reported(`${one} ${other} salad`);
      return found.has(first) && found.has(second) ? [] : [`${one} ${other} salad`];
    }),
  );
  expect(lost).toEqual([]);
});

test.each<[string, Restriction]>([
  ['Shrimp boil', 'shellfish'],
  ['Fish masala', 'fish'],
  ['Soy chicken', 'Vegetarian'],
  ['Cheesy eggs', 'eggs'],
  ['Soy sesame dressing', 'sesame'],
  ['Cabbage noodles', 'wheat'],
  ['Zucchini pasta', 'wheat'],
  ['Mushroom ham quiche', 'Vegetarian'],
  ['nut-free peanut butter', 'peanuts'],
  ['peanut butter (nut-free)', 'peanuts'],
])('%s', (text, restriction) => {
  expect(reported(text).has(restriction)).toBe(true);
});

test.each([
  'carrot bacon, crisp',
  'mushroom jerky',
  'zucchini noodles',
  'seitan bacon',
  'rice noodle soup',
  'coconut milk soup',
  'butter bean stew',
  'oyster mushroom soup',
])('an imitation alone, or a name of one food: %s', (text) => {
  const found = reported(text, 'ingredients');
  expect([...found].filter((one) => one !== 'wheat' || !text.startsWith('seitan'))).toEqual([]);
});
