/** Foods of the profile are minded in every conversation, whatever older words say of them. */
import { expect, test } from 'vitest';
import { kitchen } from '../../../opened.ts';
import { answer } from '../answer.ts';

function shown(otherFoods: readonly string[], ...messages: readonly string[]) {
  const turns = messages.map((content) => ({ role: 'user', content }) as const);
  const asker = { allergies: [], diets: [], units: 'international', persona: '' } as const;
  const reply = answer(kitchen, turns, { ...asker, otherFoods });
  if (reply.kind === 'text') return { food: '', said: reply.text, needs: reply.needs };
  const { ingredients, introduction } = reply.recipe;
  return { food: ingredients.join('\n'), said: introduction, needs: reply.needs };
}

test.each([
  [[], /celery/],
  [['celery'], /^(?!.*celery)/s],
])('a stew with %j in the profile', (foods, expected) => {
  expect(shown(foods, 'beef stew').food).toMatch(expected);
});

test('the card says so', () => {
  expect(shown(['celery'], 'beef stew').said).toMatch(/allergy to celery/);
  expect(shown(['mustard'], 'a vinaigrette for a salad').said).toMatch(/Kept free of mustard/);
});

test('what was taken back in words and is in the profile again holds', () => {
  const said = ['I am no longer allergic to mustard', 'a vinaigrette for a salad'];
  expect(shown(['mustard'], ...said).food).not.toMatch(/mustard/);
  expect(shown([], ...said).food).toMatch(/mustard/);
});

test('the last words are newer than the profile', () => {
  const { said } = shown(['mustard'], 'a vinaigrette', 'I am no longer allergic to mustard');
  expect(said).not.toMatch(/(?:free of|allergy to) mustard/);
});

test('what belongs to the nine is minded as that', () => {
  expect(shown(['prawns', 'kiwi'], 'hello').needs.allergies).toEqual(['shellfish']);
});
