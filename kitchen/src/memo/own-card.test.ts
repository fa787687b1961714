/** Tests that a recipe from outside the cookbook is kept whole in a conversation's state, or, if too long, without its steps. */
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
  ['long', 'a'.repeat(900), 20],
  ['of many bytes', '炒'.repeat(300), 20],
  ['of many steps', 'Stir.', 90],
])('one that is too %s is kept without steps, never with half of them', (_, step, many) => {
  const kept = boundOwnCard(card(step, many));
  expect(kept.instructions).toEqual([]);
  expect(kept.ingredients).toEqual(['1 kg beef', '2 onions']);
  expect(JSON.stringify(kept).length).toBeLessThan(13_000);
});

test('a recipe of as many words as a message holds is kept, and a long paragraph becomes steps', () => {
  const paragraph = 'Stir the pot and wait until it thickens. '.repeat(60).trim();
  const kept = boundOwnCard({ ...card('', 0), instructions: [paragraph, '炒'.repeat(900)] });
  expect(kept.instructions.length).toBeGreaterThan(3);
  expect(kept.instructions.slice(0, -1).join(' ')).toBe(paragraph);
});
