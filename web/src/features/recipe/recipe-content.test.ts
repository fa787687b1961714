/** Tests how whole, malformed and empty recipes are shown, saved and copied as text. */
import { recipeInput } from '@saffron/contract/recipe';
import { formatDuration } from '@saffron/contract/recipe-facts';
import { expect, test } from 'vitest';
import {
  findExternalPicture,
  findPicture,
  formatRecipeText,
  type PartialRecipe,
  readRecipeContent,
  readSteps,
  toSentRecipe,
} from './recipe-content.ts';

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
  expect(readSteps(instructions)).toEqual(expected);
});

test('an empty recipe still has a name and can be sent', () => {
  expect(readRecipeContent({}).name).toBe('Unnamed dish');
  expect(recipeInput.safeParse(toSentRecipe({})).success).toBe(true);
});

test.each([
  ['https://a.example/x.jpg', false],
  ['https://127.0.0.1/x.jpg', false],
  ['/\\a.example/x.jpg', false],
  ['/mp/pictures/dal.svg', true],
  ['data:image/png;base64,AAAA', true],
  ['data:image/svg+xml,<svg/>', false],
  ['//a.example/x.jpg', false],
  ['http://a.example/x.jpg', false],
  ['javascript:alert(1)', false],
  ['', false],
])('picture %j: %j', (imageUrl, expected) => {
  expect(findPicture({ imageUrl })).toBe(expected ? imageUrl : undefined);
});

test.each([
  ['https://a.example/x.jpg', 'a.example'],
  ['https://localhost/x.jpg', undefined],
  ['https://192.168.0.1/x.jpg', undefined],
  ['javascript:alert(1)', undefined],
  ['/pictures/dal.svg', undefined],
])('a picture elsewhere %j: %j', (imageUrl, host) => {
  expect(findExternalPicture({ imageUrl })?.hostname).toBe(host);
});

test('what lies in an older store is shown as far as it can be', () => {
  const old = { recipeName: 'Dal', ingredients: 'lentils', tips: null, instructions: ['Boil.', 3] };
  const lines = readRecipeContent(old as unknown as PartialRecipe);
  expect(lines).toMatchObject({ ingredients: ['lentils'], steps: ['Boil.'], tips: [] });
});

test('what is known of a dish is sent along, its measures too', () => {
  const known = { servings: 2, minutes: 15, units: 'international' } as const;
  expect(toSentRecipe({ recipeName: 'Dal', ...known })).toMatchObject(known);
});

test('a picture that would be refused is not sent along', () => {
  expect(toSentRecipe({ recipeName: 'Dal', imageUrl: 'javascript:alert(1)' })).not.toHaveProperty(
    'imageUrl',
  );
});

test('as text it reads like a page of a cookbook', () => {
  const recipe = {
    recipeName: 'Dal',
    ingredients: ['lentils'],
    instructions: 'Boil.\nEat.',
    tips: ['Lime.'],
  };
  expect(formatRecipeText({ ...recipe, minutes: 35, servings: 4 })).toContain(
    'Dal\n\n35 min · Serves 4\n\nIngredients',
  );
  expect(formatRecipeText(recipe)).toBe(
    'Dal\n\nIngredients\n- lentils\n\nInstructions\n1. Boil.\n2. Eat.\n\nTips\n- Lime.',
  );
});

test.each([
  [35, '35 min'],
  [60, '1 h'],
  [95, '1 h 35 min'],
  [0.4, '1 min'],
])('%d minutes are %s', (minutes, expected) => {
  expect(formatDuration(minutes)).toBe(expected);
});
