/** What somebody cannot eat, told in the chat alone, is still minded long after its message has gone. */
import { expect, test } from 'vitest';
import { kitchen } from '../../kitchen-instance.ts';
import { DEFAULT_CHEF_NEEDS, toHistoryMessage } from '../../testing/utterances/run-conversation.ts';
import { answer } from '../conversation/answer.ts';
import type { ChefReply } from './answer.ts';
import type { Turn } from './talk/conversation.ts';
import { VISIBLE } from './talk/conversation.ts';

const WISHES = ['something with chicken', 'another one', 'a dessert', 'thai noodles', 'a curry'];

/** Only the last messages travel; `remembers` sends the person's older words beside them, as our web does. */
function converse(messages: readonly string[], remembers: boolean): ChefReply[] {
  const turns: Turn[] = [];
  return messages.map((content) => {
    turns.push({ role: 'user', content });
    const saidBefore = turns
      .slice(0, -VISIBLE)
      .filter(({ role }) => role === 'user')
      .map((turn) => turn.content);
    const needs = remembers ? { ...DEFAULT_CHEF_NEEDS, saidBefore } : DEFAULT_CHEF_NEEDS;
    const reply = answer(kitchen, turns.slice(-VISIBLE), needs);
    turns.push({ role: 'assistant', content: toHistoryMessage(reply) });
    return reply;
  });
}

test.each([
  ['I am allergic to peanuts', 'allergies', 'peanuts'],
  ['no eggs please', 'allergies', 'eggs'],
  ['dinner without soy', 'allergies', 'soy'],
  ['hi im a broke vegan student with one pan', 'diets', 'Vegan'],
  ['dinner for my vegetarian wife and me', 'diets', 'Vegetarian'],
] as const)('%j', (told, kind, need) => {
  for (const remembers of [true, false]) {
    const replies = converse([told, ...WISHES], remembers);
    expect(replies.map(({ needs }) => needs[kind])).toEqual(
      replies.map(() => expect.arrayContaining([need])),
    );
  }
});

test('talk without a single dish is outlived where the older words are sent along', () => {
  const talk = ['thanks', 'how do I chop an onion?', 'what is a simmer?', 'how long do eggs keep?'];
  const [last] = converse(['I am allergic to peanuts', ...talk, 'thai noodles'], true).slice(-1);
  expect(last?.needs.allergies).toContain('peanuts');
});

test('what is taken back is not remembered', () => {
  const replies = converse(
    ['we are vegan', 'a curry', 'a soup', 'actually we are not vegan any more', ...WISHES],
    true,
  );
  expect(replies[2]?.needs.diets).toContain('Vegan');
  expect(replies.at(-1)?.needs.diets).toEqual([]);
});
