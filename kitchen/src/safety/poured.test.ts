/** The milk of a latte is the plant milk named right beside it, and its own milk wherever that is in doubt. */
import { expect, test } from 'vitest';
import { kitchen } from '../../opened.ts';
import { lineFacts } from './line-facts.ts';

const { rules } = kitchen;

test.each(['latte with coconut milk', 'iced latte made with oat milk', 'coconut milk latte'])(
  'no milk in %s',
  (name) => {
    const { contains, mayContain } = lineFacts(rules, name).allergens;
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
  expect(lineFacts(rules, name).allergens.contains).toContain('milk');
});

test('the nut of the plant milk stays', () => {
  expect(lineFacts(rules, 'latte with almond milk').allergens.contains).toEqual(['tree nuts']);
});
