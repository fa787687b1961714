/** Tests what changes a card where it stands, and what is a card of its own. */
import type { Memo } from '@saffron/contract/memo';
import { expect, test } from 'vitest';
import { type Conversation, reduceConversation } from './conversation-reducer.ts';
import { createChefMessage, createUserMessage, type RecipeMessage } from './message.ts';

const memo = (card: Memo['card']): Memo => ({
  ...{ card, earlier: [], offered: [], plan: [], served: [], said: [] },
});
const card = (servings: number, more: Partial<RecipeMessage> = {}): RecipeMessage => ({
  ...createChefMessage('', true),
  tag: 'recipe',
  text: {
    ...{ recipeId: `r${servings}`, recipeName: 'Dal', servings, units: 'international' },
    conversation_response: `For ${servings}.`,
  },
  memo: memo({ slug: 'dal', servings, edits: [] }),
  ...more,
});
const first = card(4);

function answer(ending: RecipeMessage): Conversation {
  const reply = createChefMessage('', false);
  const question = createUserMessage('for six');
  const before = { messages: [first], pendingReplyId: null };
  const asking = reduceConversation(before, { type: 'asked', question, reply });
  return reduceConversation(asking, {
    ...{ type: 'ended', id: reply.id },
    messages: [{ ...ending, id: reply.id }],
  });
}

test('the same dish for six is no new card: the one above is changed, and the reply says so', () => {
  const { messages, pendingReplyId } = answer(card(6));
  expect(pendingReplyId).toBeNull();
  expect(messages).toHaveLength(3);
  expect(messages[0]).toMatchObject({
    id: first.id,
    text: { servings: 6, recipeId: 'r6', conversation_response: 'For 4.' },
  });
  expect(messages[2]).toMatchObject({
    text: 'For 6. The card above has changed.',
    changedCard: first.id,
    memo: { card: { servings: 6 } },
  });
});

test.each([
  ['another dish', card(6, { memo: memo({ slug: 'soup', servings: 6, edits: [] }) })],
  [
    'a dish that was changed',
    card(6, {
      memo: memo({ slug: 'dal', servings: 6, edits: [{ kind: 'leave out', food: 'salt' }] }),
    }),
  ],
  ['the card once more', card(4)],
  ['one without a memo', { ...card(6), memo: undefined } as unknown as RecipeMessage],
  ['one that broke off', card(6, { outcome: 'broken' })],
])('%s is a card of its own', (_, ending) => {
  const { messages } = answer(ending);
  expect(messages.filter(({ tag }) => tag === 'recipe')).toHaveLength(2);
  expect(messages[0]).toBe(first);
});

test('a card changed in its place is the one that the conversation goes on with', () => {
  const said = { ...createChefMessage('It keeps three days.', true), memo: first.memo as Memo };
  const edits = [{ kind: 'swap', from: 'lentils', to: 'peas' }] as const;
  const { messages } = reduceConversation(
    { messages: [first, said], pendingReplyId: null },
    {
      ...{ type: 'changed', id: first.id },
      message: card(4, { memo: memo({ slug: 'dal', servings: 4, edits: [...edits] }) }),
    },
  );
  expect(messages[0]).toMatchObject({ id: first.id, text: { conversation_response: 'For 4.' } });
  expect(messages[1]).toMatchObject({ text: said.text, memo: { card: { edits } } });
});
