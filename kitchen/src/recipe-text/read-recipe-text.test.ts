/** Tests the reader of recipe texts: labelled recipes of many shapes, talk around them, and hostile input. */
import { describe, expect, test } from 'vitest';
import { kitchen } from '../../kitchen-instance.ts';
import { HOSTILE_PIECES } from '../../testing/hostile-input.ts';
import { readRecipeTexts, scoreRecipe } from '../../testing/recipe-texts/read-recipe-texts.ts';
import { MAX_LINEAR_GROWTH, measureGrowth } from '../../testing/time-growth.ts';
import { readRecipeText } from './read-recipe-text.ts';

const read = (text: string) => readRecipeText(kitchen, text);

describe.each(['tuning', 'held-back'] as const)('labelled recipes, %s', (half) => {
  const scores = readRecipeTexts(half).map((recipe) => scoreRecipe(recipe, read(recipe.text)));
  const sum = (of: (score: (typeof scores)[number]) => number) =>
    scores.reduce((all, one) => all + of(one), 0);

  test('lines and steps land where they belong', () => {
    expect(scores.length).toBeGreaterThan(30);
    expect(sum((one) => one.landed) / sum((one) => one.lines)).toBeGreaterThanOrEqual(0.97);
  });

  test('and hardly anything beside them', () => {
    expect(sum((one) => one.foreign.length) / sum((one) => one.lines)).toBeLessThan(0.05);
  });

  test('titles and servings are found', () => {
    expect(sum((one) => Number(one.isTitled)) / scores.length).toBeGreaterThan(0.9);
    expect(sum((one) => Number(one.isCounted)) / scores.length).toBeGreaterThan(0.9);
  });
});

test('a heading of one part alone is no line of it', () => {
  expect(
    read('Dal\n200 g red lentils\n1 onion\n\nMethod\nBoil the lentils.\nFry the onion.'),
  ).toMatchObject({
    title: 'Dal',
    ingredients: ['200 g red lentils', '1 onion'],
    instructions: ['Boil the lentils.', 'Fry the onion.'],
  });
});

test('what is said around a recipe is no part of it', () => {
  const text =
    'Can you check this for my peanut allergy?\n\nSatay\n100 g peanuts\n1 lime\n200 g noodles\nGrind the peanuts and toss the noodles with them.\n\nAnd make it for 8 please';
  expect(read(text)).toMatchObject({
    title: 'Satay',
    ingredients: ['100 g peanuts', '1 lime', '200 g noodles'],
    instructions: ['Grind the peanuts and toss the noodles with them.'],
    talk: ['Can you check this for my peanut allergy?', 'And make it for 8 please'],
  });
});

test('every line that is of no part is among the unread, and headings belong to their lines', () => {
  const { unread, ingredients, groups } = read(
    'Fish pie\nFor the mash:\n1 kg potatoes\n50 g butter\nMethod\nMash the potatoes with the butter.\nNutrition\n320 kcal of energy a portion',
  );
  expect(ingredients).toEqual(['1 kg potatoes', '50 g butter']);
  expect(unread).toEqual(['320 kcal of energy a portion']);
  expect(groups).toEqual([{ heading: 'For the mash', part: 'ingredients', from: 0, to: 2 }]);
});

test('a food of its own line is no heading, however short', () => {
  const { ingredients } = read(
    'Soup\n1 litre stock\nnoodles\n200 g beef\nsoy sauce\n1 lime\nMethod\nBoil the noodles in the stock.',
  );
  expect(ingredients).toEqual(['1 litre stock', 'noodles', '200 g beef', 'soy sauce', '1 lime']);
});

test('a page of groups keeps each with its lines', () => {
  const { groups, instructions } = read(
    '<h2>Ingredients</h2><h4>Crust</h4><ul><li>100 g butter</li><li>200 g flour</li></ul><h4>To serve</h4><ul><li>cream</li></ul><h2>Method</h2><p>Rub the butter into the flour.</p>',
  );
  expect(groups.map(({ heading, from, to }) => [heading, from, to])).toEqual([
    ['Crust', 0, 2],
    ['To serve', 2, 3],
  ]);
  expect(instructions).toEqual(['Rub the butter into the flour.']);
});

test.each(['', ' ', 'hello', 'how are you?', 'something with leeks for four'])(
  'what is no recipe has no steps: %j',
  (text) => {
    expect(read(text).instructions).toEqual([]);
  },
);

test.each(HOSTILE_PIECES)('nothing makes it throw: %#', (piece) => {
  expect(() => read(`Dal\n1 onion\n2 eggs\n${piece.repeat(40)}`)).not.toThrow();
});

test.each([
  '1 egg\n',
  'a, ',
  '- ',
  '1. a ',
  '• ',
  'Method: ',
  'stir it ',
  '| 1 ',
  '> ',
  '{',
  '<li>',
  ' ',
  'a\n',
  '🍋',
  '**',
  '2 g salt, ',
  'ld+json>"a" ',
  '<script type="application/ld+json">"a" ',
])('its time grows with the text and no faster: %j', (piece) => {
  expect(measureGrowth(read, piece, 800)).toBeLessThan(MAX_LINEAR_GROWTH);
});
