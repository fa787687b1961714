/** Foods of the profile are minded in every conversation, whatever older words say of them. */
import { expect, test } from 'vitest';
import { kitchen } from '../../../kitchen-instance.ts';
import { textBesideCard } from '../../../testing/utterances/run-conversation.ts';
import { answer } from '../../conversation/answer.ts';
import { declaredFoods } from './declared-foods.ts';

function shown(otherFoods: readonly string[], ...messages: readonly string[]) {
  const turns = messages.map((content) => ({ role: 'user', content }) as const);
  const asker = { allergies: [], diets: [], units: 'international', persona: '' } as const;
  const reply = answer(kitchen, turns, { ...asker, otherFoods });
  if (reply.kind === 'text') return { food: '', said: reply.text, needs: reply.needs };
  const { ingredients } = reply.recipe;
  return { food: ingredients.join('\n'), said: textBesideCard(reply), needs: reply.needs };
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

test.each([
  ['spices', /cumin|paprika|chilli/i],
  ['chilli', /chilli|paprika/i],
  ['chili', /chilli|paprika/i],
  ['xylophone', /xylophone/],
])('what no reader knows (%s) is kept out by its name and said to go unverified', (name, kept) => {
  const { food, said } = shown([name], 'chilli con carne');
  expect(food).not.toMatch(kept);
  expect(said).toMatch(new RegExp(`allergy to ${name}`));
});

test.each([
  ['xylophone', /only go by the names/],
  ['spices', /only go by the names/],
  ['msg', /glutamate/],
  ['sulphites', /sulphites/],
  ['latex', /latex/],
])('%s in the profile is never passed over', (name, expected) => {
  expect(shown([name], 'chilli con carne').said).toMatch(expected);
});

test('a name is read once, however many messages bring it', () => {
  const [first] = declaredFoods(kitchen, ['foodabc']).avoid;
  expect(first).toBeDefined();
  expect(declaredFoods(kitchen, ['celery', 'foodabc']).avoid.at(-1)).toBe(first);
});
