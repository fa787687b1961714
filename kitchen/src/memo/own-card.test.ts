/** Tests that a recipe of somebody's own fits into a memo, whole or without its steps. */
import { expect, test } from 'vitest';
import { boundOwnCard } from './own-card.ts';

const card = (step: string, many: number) => ({
  recipeName: 'Stew',
  ingredients: ['1 kg beef', '2 onions'],
  instructions: Array.from({ length: many }, () => step),
  tips: ['Better on the second day.'],
});

test('a recipe of usual length is kept whole', () => {
  expect(boundOwnCard(card('Stir it.', 8))).toEqual(card('Stir it.', 8));
});

test.each([
  ['long', 'a'.repeat(900), 12],
  ['of many bytes', '炒'.repeat(300), 8],
  ['of many steps', 'Stir.', 60],
])('one that is too %s is kept without steps, never with half of them', (_, step, many) => {
  const kept = boundOwnCard(card(step, many));
  expect(kept.instructions).toEqual([]);
  expect(kept.ingredients).toEqual(['1 kg beef', '2 onions']);
  expect(JSON.stringify(kept).length).toBeLessThan(5500);
});
