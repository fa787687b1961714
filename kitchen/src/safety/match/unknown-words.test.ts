/** Tests that an unknown word in a food's name makes the line unknown instead of clear, but a cut or a pack does not. */
import { expect, test } from 'vitest';
import { kitchen } from '../../../kitchen-instance.ts';
import { ingredientLine } from '../../cookbook/dish-lines.ts';
import { ALLERGENS } from '../../vocabulary.ts';
import { check } from '../verdict/check.ts';
import { findLineFacts } from '../verdict/line-facts.ts';

const { rules, cookbook } = kitchen;
const checked = (text: string, part: 'ingredients' | 'instructions' = 'ingredients') =>
  check(rules, [{ part, index: 0, text }], { allergies: ALLERGENS, diets: [] });

test.each([
  ['200 g chicken gloop', 'chicken gloop'],
  ['2 Cherry Gloops, sliced', 'Cherry Gloops'],
  ['apple or pear gloop with cinnamon', 'pear gloop'],
  ['date vegan gloop', 'date vegan gloop'],
  ['carrot thin gloop', 'carrot thin gloop'],
  ['date topping, sliced', 'date topping'],
  ['2 tbsp Gloop sauce', 'Gloop sauce'],
  ['1 can gloop soup, warmed', 'gloop soup'],
])('%s is named as unknown: %s', (text, named) => {
  const { verdict, unknown } = checked(text);
  expect(verdict).toBe('unsure');
  expect(unknown).toEqual([{ line: text, index: 0, text: named }]);
  expect(findLineFacts(rules, text).recognised).toBe(false);
});

test.each(
  `chicken thighs|3 celery stalks|2 garlic cloves, crushed|basil leaves|parsley sprigs|tomato wedges|rice grains|lemon zest|
  6 apple halves|2 carrots cut into thick batons|potatoes peeled and gloopily boiled|400 g tomatoes (tinned)|mango chunks frozen|
  chicken breasts boneless skinless|onion, gloop|grandma's sauce|leftover soup|Moroccan stew|onion – Gloopy Marzano|gloop apple`.split(
    /\|\s*/,
  ),
)('%s is clear', (text) => {
  expect(checked(text)).toMatchObject({ verdict: 'clear', unknown: [] });
});

test('what is already reported needs no such doubt, and a step is no list', () => {
  expect(checked('cheese gloop')).toMatchObject({ verdict: 'conflict', unknown: [] });
  expect(findLineFacts(rules, 'cheese gloop')).toMatchObject({
    recognised: false,
    namesFood: true,
  });
  expect(checked('Stir the carrot gloop.', 'instructions').verdict).toBe('clear');
});

test('number and case change nothing', () => {
  for (const text of ['banana gloop', 'banana gloops', 'BANANA GLOOP', 'Bananas gloop'])
    expect(checked(text).verdict).toBe('unsure');
});

test('every line of the cookbook is known', () => {
  const lines = cookbook.dishes.flatMap((dish) =>
    dish.ingredients.map((item) => ingredientLine(item)),
  );
  expect(lines.filter((line) => !findLineFacts(rules, line).recognised)).toEqual([]);
});
