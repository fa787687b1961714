/** Tests which ingredients are listed above a step. */
import { expect, test } from 'vitest';
import { findStepIngredients, splitForStep } from './step-ingredients.ts';

const LIST = [
  '2 tbsp olive oil',
  '1 large onion, sliced',
  '2 red peppers, sliced',
  '3 cloves garlic, crushed',
  '1 tsp ground cumin',
  '1 tin (400 g) chopped tomatoes',
  '4 eggs',
  'Salt and black pepper',
];

test.each([
  ['Heat the oil and soften the onion for 8 minutes.', [0, 1]],
  ['Stir in the garlic and cumin.', [3, 4]],
  ['Add the tomatoes and simmer.', [5]],
  ['Season with salt and black pepper.', [7]],
  ['Add the peppers.', [2]],
  ['Make four wells and break an egg into each.', [6]],
  ['Serve at once.', []],
])('%s', (step, at) => {
  expect(findStepIngredients(step, LIST)).toEqual(at.map((index) => LIST[index]));
});

test.each([
  ['Stir in the ground coriander and the ginger.', ['1 tsp ground coriander', '3 cm fresh ginger']],
  ['Scatter with the coriander.', ['a handful of coriander, chopped']],
])('a spice and its herb are told apart: %s', (step, found) => {
  const lines = ['1 tsp ground coriander', '3 cm fresh ginger', 'a handful of coriander, chopped'];
  expect(findStepIngredients(step, lines)).toEqual(found);
});

test('of two lines of one food the step tells which it means', () => {
  const lines = ['2 tbsp berbere', '½ tsp berbere'];
  expect(findStepIngredients('Stir in ½ tsp of the berbere.', lines)).toEqual(['½ tsp berbere']);
  expect(findStepIngredients('Stir in the berbere.', lines)).toEqual(lines);
});

test('a word that belongs to another food is no mention', () => {
  const lines = [
    '½ tsp cumin seeds',
    '½ tsp ground cumin',
    '1 tsp Kashmiri chilli powder',
    '1 green chilli',
  ];
  expect(findStepIngredients('Let the cumin seeds sizzle.', lines)).toEqual([lines[0]]);
  expect(findStepIngredients('Add the cumin and Kashmiri chilli powder.', lines)).toEqual([
    lines[1],
    lines[2],
  ]);
  expect(findStepIngredients('Add the chilli.', lines)).toEqual([lines[3]]);
});

test.each([
  ['Melt 30 g of the butter in a pan.', '30 g', 'butter, cold'],
  ['Loosen it with a spoonful of the butter.', '', 'butter, cold'],
  ['Fry it in the remaining butter.', '', 'butter, cold'],
  ['Cut up half of the cold butter.', '', 'butter, cold'],
  ['Rub in the butter.', '70 g', 'butter, cold, divided'],
  ['Fill a bowl of rye with butter.', '70 g', 'butter, cold, divided'],
  ['Stir in 2 tbsp of the flour, then the butter.', '70 g', 'butter, cold, divided'],
  ['Add a pinch of the salt and the butter.', '70 g', 'butter, cold, divided'],
  ['Melt half of the lard and butter.', '', 'butter, cold'],
  ['Of the butter nothing is left.', '70 g', 'butter, cold, divided'],
])('of what is needed in all, the step takes what it names: %s', (step, amount, rest) => {
  expect(splitForStep('70 g butter, cold, divided', step)).toEqual({ amount, rest });
});

test('what an earlier step has used up is needed no more', () => {
  const lines = [
    '450 g chicken breasts',
    '3 tbsp soy sauce, divided',
    '2½ tbsp sunflower oil, divided',
  ];
  const before = [
    'Toss the chicken breasts with 1 tbsp of the soy sauce. In a cup stir 2 tbsp of the soy sauce with water.',
    'Heat 1½ tbsp of the sunflower oil and fry the chicken.',
  ];
  const needed = (step: string) => findStepIngredients(step, lines, before);
  expect(needed('Return the chicken, pour in the sauce and toss.')).toEqual([]);
  expect(needed('Heat the remaining oil.')).toEqual([lines[2]]);
});

test('a sign that something is done adds nothing', () => {
  const lines = ['1½ tbsp sunflower oil', '300 g chopped tomatoes', '½ tsp garam masala'];
  const step =
    'Add the tomatoes and cook until the masala is thick and the oil comes out, then serve.';
  expect(findStepIngredients(step, lines)).toEqual([lines[1]]);
});

test('what a step takes at two times is listed with both', () => {
  const step = 'Toss it with 1 tbsp of the soy sauce. In a cup stir 2 tbsp of the soy sauce.';
  const both = { amount: '1 tbsp + 2 tbsp', rest: 'soy sauce' };
  expect(splitForStep('3 tbsp soy sauce, divided', step)).toEqual(both);
});

test('odd lines do no harm', () => {
  expect(findStepIngredients('', ['', ',', '200 g', '( )'])).toEqual([]);
});
