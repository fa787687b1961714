/** What holds when six turns travel, with what the person said before them: the count, the plan, the wish. */
import { expect, test } from 'vitest';
import { openKitchen } from '../../../open-kitchen.ts';
import {
  DEFAULT_CHEF_NEEDS,
  replyText,
  toHistoryMessage,
  userMessages,
} from '../../../testing/utterances/run-conversation.ts';
import { answer } from '../../conversation/answer.ts';
import type { ChefReply } from '../answer.ts';
import type { Turn } from './conversation.ts';
import { VISIBLE } from './conversation.ts';

const kitchen = openKitchen();

/** Every reply, where the last six messages travel and the person's own words before them. */
function replies(...messages: readonly string[]): ChefReply[] {
  const turns: Turn[] = [];
  return messages.map((content) => {
    turns.push({ role: 'user', content });
    const reply = answer(kitchen, turns.slice(-VISIBLE), {
      ...DEFAULT_CHEF_NEEDS,
      saidBefore: userMessages(turns.slice(0, -VISIBLE)),
    });
    turns.push({ role: 'assistant', content: toHistoryMessage(reply) });
    return reply;
  });
}
const last = (...messages: readonly string[]): ChefReply =>
  replies(...messages).at(-1) ?? answer(kitchen, [], DEFAULT_CHEF_NEEDS);
const servings = (reply: ChefReply): number =>
  reply.kind === 'recipe' ? reply.recipe.servings : 0;
const dishes = (reply: ChefReply): string[] =>
  [...replyText(reply).matchAll(/^\d+\. \*\*(.+?)\*\*/gm)].map((found) => found[1] ?? '');
const nameOf = (reply: ChefReply): string =>
  reply.kind === 'recipe' ? reply.recipe.recipeName : reply.text;

test('for how many it is outlives the message that told it', () => {
  const cooked = ['dinner for 11', 'italian', 'something with fish', 'how long does it keep'];
  expect(servings(last(...cooked, 'a curry', 'chicken curry please'))).toBe(11);
  expect(replyText(last('dinner for 11', 'without onions', 'something else', 'no pork'))).toMatch(
    /\b(?:11|eleven)\b/,
  );
});

test('what a list was for outlives the message that asked for it', () => {
  const reply = last('curry', 'vegetarian', 'not chickpeas', 'milder');
  expect(`${nameOf(reply)} ${replyText(reply)}`).toMatch(/curry/i);
});

test('a dish whose card has gone is still the one that is talked of', () => {
  const talked = ['risotto', 'how long does it take', 'can I freeze it', 'and reheat?'];
  expect(nameOf(last(...talked, 'vegan version'))).toMatch(/^Vegan .*risotto/);
});

test('a plan stays a plan: renewed by what is ruled out, swapped dish by dish, and cooked in turn', () => {
  const [planned, vegetarian, swapped, fourth, next] = replies(
    'plan 4 dinners',
    'vegetarian please',
    'swap the second',
    'the third',
    'next',
  ).map((reply) => reply);
  if (!planned || !vegetarian || !swapped || !fourth || !next) throw new Error('no reply');
  expect(dishes(planned)).toHaveLength(4);
  expect(dishes(vegetarian)).toHaveLength(4);
  const [first, second, third, last] = dishes(swapped);
  expect(dishes(swapped)).toHaveLength(4);
  expect([first, third, last]).toEqual([0, 2, 3].map((at) => dishes(vegetarian)[at]));
  expect(second).not.toBe(dishes(vegetarian)[1]);
  expect(nameOf(fourth)).toBe(third);
  expect(nameOf(next)).toBe(last);
});

test('a list that is out of sight is not guessed at', () => {
  const said = ['dinner', 'pancakes', 'how long do they keep', 'can I freeze them'];
  expect(replyText(last(...said, 'the second'))).toMatch(/\blist\b/);
});
