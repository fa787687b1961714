/** Tests that "latte with oat milk" holds no cow's milk, that a plain latte does, and that plant-milk nuts are found. */
import { expect, test } from 'vitest';
import { kitchen } from '../../../kitchen-instance.ts';
import { findLineFacts } from '../verdict/line-facts.ts';

const { rules } = kitchen;

test.each(['latte with coconut milk', 'iced latte made with oat milk', 'coconut milk latte'])(
  'no milk in %s',
  (name) => {
    const { contains, mayContain } = findLineFacts(rules, name).allergens;
    expect([...contains, ...mayContain]).not.toContain('milk');
  },
);

test.each([
  'latte',
  'coconut latte',
  'latte or coconut milk',
  'latte, coconut milk',
  'latte with milk',
  'latte with coconut milk and whipped cream',
])('milk in %s', (name) => {
  expect(findLineFacts(rules, name).allergens.contains).toContain('milk');
});

test('the nut of the plant milk stays', () => {
  expect(findLineFacts(rules, 'latte with almond milk').allergens.contains).toEqual(['tree nuts']);
});
