/** What a card makes of recipes that are whole, odd or empty. */
import { sentRecipe } from '@saffron/contract/recipe';
import { expect, test } from 'vitest';
import { duration } from '../../words/recipe.ts';
import { cardLines, pictureOf, recipeText, sendable, stepsOf } from './card.ts';

test.each([
  ['a list', ['Chop.', ' ', 'Fry.'], ['Chop.', 'Fry.']],
  ['one string', 'Chop.\r\n\r\nFry.', ['Chop.', 'Fry.']],
  ['numbered lines', '1. Chop.\n2) Fry.\nStep 3: Eat.', ['Chop.', 'Fry.', 'Eat.']],
  [
    'amounts at the start',
    ['200 g go in.', '1.5 l of water.'],
    ['200 g go in.', '1.5 l of water.'],
  ],
  ['nothing', undefined, []],
])('steps from %s', (_, instructions, expected) => {
  expect(stepsOf(instructions)).toEqual(expected);
});

test('an empty recipe still has a name and can be sent', () => {
  expect(cardLines({}).name).toBe('Unnamed dish');
  expect(sentRecipe.safeParse(sendable({})).success).toBe(true);
});

test.each([
  ['https://a.example/x.jpg', true],
  ['/mp/pictures/dal.svg', true],
  ['data:image/png;base64,AAAA', true],
  ['data:image/svg+xml,<svg/>', false],
  ['//a.example/x.jpg', false],
  ['http://a.example/x.jpg', false],
  ['javascript:alert(1)', false],
  ['', false],
])('picture %j: %j', (imageUrl, expected) => {
  expect(pictureOf({ imageUrl })).toBe(expected ? imageUrl : undefined);
});

test('as text it reads like a page of a cookbook', () => {
  const recipe = {
    recipeName: 'Dal',
    ingredients: ['lentils'],
    instructions: 'Boil.\nEat.',
    tips: ['Lime.'],
  };
  expect(recipeText(recipe)).toBe(
    'Dal\n\nIngredients\n- lentils\n\nInstructions\n1. Boil.\n2. Eat.\n\nTips\n- Lime.',
  );
});

test.each([
  [35, '35 min'],
  [60, '1 h'],
  [95, '1 h 35 min'],
  [0.4, '1 min'],
])('%d minutes are %s', (minutes, expected) => {
  expect(duration(minutes)).toBe(expected);
});
