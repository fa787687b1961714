/** An allergy, a belief or a pregnancy is nobody's business who is sent a recipe. */
import { expect, test } from 'vitest';
import { withoutTold } from './without-told.ts';

const RECIPE = {
  recipeName: 'Beef stew',
  introduction: 'Tender beef in a dark sauce.',
  ...{ ingredients: ['1 kg beef'], instructions: ['Braise it.'], tips: [], friendly_closing: '' },
};

test.each([
  'Kept free of celery.',
  'Kept nut-free and dairy-free.',
  'Kept vegan for your guest.',
  'Chosen for an allergy to celery: beef stock may hold some, so read the label.',
  'Chosen with a pregnancy in mind.',
  'Meant to be halal.',
  'Planned for six, amounts for three.',
  'Kept free of celery or mustard. Meant to be kosher. Planned for six.',
])('%s', (told) => {
  const introduction = `${RECIPE.introduction} ${told}`;
  const shared = withoutTold({
    ...RECIPE,
    introduction,
    conversation_response: 'Noted: no celery.',
  });
  expect(shared).toEqual(RECIPE);
});

test('what describes the dish stays', () => {
  const introduction = 'Kept warm by its own lid? No: served cold. Made without carrots.';
  expect(withoutTold({ ...RECIPE, introduction }).introduction).toBe(introduction);
});

test('the offer to go on talking was made to somebody else', () => {
  const friendly_closing = 'Enjoy your meal! Shout if you want to change anything.';
  expect(withoutTold({ ...RECIPE, friendly_closing }).friendly_closing).toBe('Enjoy your meal!');
});
