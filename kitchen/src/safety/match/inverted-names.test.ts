/** Tests allergens in names as goods lists write them, kind behind the comma: "Mushrooms, oyster", "Flour, white, rice". */
import { expect, test } from 'vitest';
import { kitchen } from '../../../kitchen-instance.ts';
import { findLineFacts } from '../verdict/line-facts.ts';

const { rules } = kitchen;
const allergensOf = (text: string) => findLineFacts(rules, text).allergens;
const NOTHING = { contains: [], mayContain: [] };

test.each([
  'Mushrooms, oyster, raw',
  'Mushroom , oyster',
  'Milk, coconut, canned',
  'Beans, butter, dry',
  'Tortillas, corn, ready-to-bake',
  'Noodles, Asian, rice, dry',
  'Chips, tortilla, salted',
])('%s holds none of what its words hold', (text) => {
  expect(allergensOf(text)).toEqual(NOTHING);
});

test.each([
  ['Sauce, fish, ready-to-serve', 'fish'],
  ['Nuts, pine, dried', 'tree nuts'],
  ['Butter, peanut, smooth', 'peanuts'],
  ['Mushrooms, oyster sauce', 'shellfish'],
  ['2 cups milk, coconut', 'milk'],
  ['Milk, coconut, sugar', 'milk'],
  ['Flour, white, rice, sugar', 'wheat'],
  ['Rolls, dinner, egg', 'wheat'],
  ['Rolls, dinner, egg', 'eggs'],
  ['Soup, stock, fish', 'fish'],
  ['Milk; coconut, canned', 'milk'],
])('%s still holds %s', (text, allergen) => {
  expect(allergensOf(text).contains).toContain(allergen);
});

test.each([
  ['Flour, white, rice', 'wheat'],
  ['Milk, warm, rice', 'milk'],
  ['Tortillas, ready-to-bake or -fry, corn', 'wheat'],
])('%s could end in a food of its own, so %s stays as a doubt', (text, allergen) => {
  expect(allergensOf(text)).toEqual({ contains: [], mayContain: [allergen] });
});

test('two words alone could be two foods, so the first stays as a doubt', () => {
  expect(allergensOf('Flour, rice')).toEqual({ contains: [], mayContain: ['wheat'] });
  expect(allergensOf('Milk, coconut')).toEqual({ contains: [], mayContain: ['milk'] });
});

test.each([
  ['milk (coconut)', 'milk'],
  ['butter (peanut)', 'milk'],
  ['Pasta, gluten-free, corn', 'wheat'],
  ['Soup, hot and sour, canned', 'eggs'],
])('%s may hold %s', (text, allergen) => {
  expect(allergensOf(text).contains).not.toContain(allergen);
  expect(allergensOf(text).mayContain).toContain(allergen);
});
