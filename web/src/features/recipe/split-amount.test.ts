/** Tests splitting ingredient lines into amount and rest. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findFood, splitAmount } from './split-amount.ts';

test.each([
  ['2 tbsp olive oil', '2 tbsp', 'olive oil'],
  ['500g plain flour', '500g', 'plain flour'],
  ['1 1/2 cups milk', '1 1/2 cups', 'milk'],
  ['1½ tsp ground cumin', '1½ tsp', 'ground cumin'],
  ['2 x 400 g tins chopped tomatoes', '2 x 400 g tins', 'chopped tomatoes'],
  ['2 to 3 cloves garlic, crushed', '2 to 3 cloves', 'garlic, crushed'],
  ['1 large onion, chopped', '1', 'large onion, chopped'],
  ['6 cloves', '6', 'cloves'],
  ['Salt and black pepper', '', 'Salt and black pepper'],
  ['1 heaped tbsp sugar', '1 heaped tbsp', 'sugar'],
  ['8 fl oz cream', '8 fl oz', 'cream'],
  ['1 tbsp plus 1 tsp soy sauce', '1 tbsp plus 1 tsp', 'soy sauce'],
  ['1½ inches ginger, grated', '1½ inches', 'ginger, grated'],
  ['about 200 g spinach', 'about 200 g', 'spinach'],
  ['1 tin (400 g) chopped tomatoes', '1 tin (400 g)', 'chopped tomatoes'],
  ['a handful of parsley, chopped', 'a handful', 'of parsley, chopped'],
  ['a small handful of parsley, chopped', 'a small handful', 'of parsley, chopped'],
  ['1 small clove garlic, crushed', '1 small clove', 'garlic, crushed'],
  ['2 small onions', '2', 'small onions'],
  ['a small onion', '', 'a small onion'],
  ['1½ handfuls of parsley, chopped', '1½ handfuls', 'of parsley, chopped'],
  ['A lemon', '', 'A lemon'],
  ['2 eggs (optional)', '2', 'eggs (optional)'],
  ['7', '', '7'],
])('%s', (line, amount, rest) => {
  expect(splitAmount(line)).toEqual({ amount, rest });
});

test('no word is lost', () => {
  fc.assert(
    fc.property(fc.string(), (line) => {
      const { amount, rest } = splitAmount(line);
      expect([amount, rest].filter(Boolean).join(' ')).toBe(line.trim().split(/\s+/).join(' '));
    }),
  );
});

test.each([
  ['2 large onions, finely chopped', 'onions'],
  ['1 tin (400 g) chopped tomatoes', 'chopped tomatoes'],
  ['a handful of parsley, chopped', 'parsley'],
  ['1½ handfuls of parsley, chopped', 'parsley'],
  ['Salt', 'salt'],
  ['', ''],
])('the food of "%s" is "%s"', (line, food) => {
  expect(findFood(line)).toBe(food);
});
