/** A scale word applies once, to what stands on the table; nobody gets fewer portions than mouths without a word. */
import { expect, test } from 'vitest';
import { kitchen } from '../../../kitchen-instance.ts';
import {
  DEFAULT_CHEF_NEEDS,
  getChefReply,
  toHistoryMessage,
} from '../../../testing/utterances/run-conversation.ts';
import { answer } from '../../conversation/answer.ts';
import type { Turn } from './conversation.ts';
import { VISIBLE } from './conversation.ts';

/** Servings of each card of a conversation, as the browser holds it. */
function servingsOf(...messages: readonly string[]): (number | undefined)[] {
  const turns: Turn[] = [];
  const served: string[] = [];
  return messages.map((content) => {
    turns.push({ role: 'user', content });
    const older = turns.slice(0, -VISIBLE).filter((turn) => turn.role === 'user');
    const saidBefore = older.map((turn) => turn.content);
    const reply = answer(kitchen, turns.slice(-VISIBLE), {
      ...DEFAULT_CHEF_NEEDS,
      served,
      saidBefore,
    });
    turns.push({ role: 'assistant', content: toHistoryMessage(reply) });
    if (reply.kind === 'text') return undefined;
    served.push(reply.recipe.recipeName);
    return reply.recipe.servings;
  });
}

test.each([
  [['double chili'], [12]],
  [['double chocolate chip cookies'], [20]],
  [
    ['half the recipe: chocolate chip cookies', 'double it', 'in grams', 'in cups please'],
    [10, 20, 20, 20],
  ],
  [
    ['chili', 'double it', 'halve it', 'shakshuka'],
    [6, 12, 6, 2],
  ],
  [
    ['chili for 4', 'double it', 'shakshuka'],
    [4, 8, 4],
  ],
])('%j', (messages, servings) => {
  expect(servingsOf(...messages)).toEqual(servings);
});

test.each([
  'pot roast for 13',
  'banana bread for 13',
  'quiche for 13',
  'victoria sponge for 12',
  'carrot cake for 25',
  'lasagna for 9',
])('"%s" feeds them all, or says that it does not', (said) => {
  const reply = getChefReply(kitchen, [said]);
  const people = Number(/\d+/.exec(said)?.[0]);
  if (reply.kind === 'text') throw new Error(reply.text);
  const { servings, conversation_response: words } = reply.recipe;
  if (servings < people) expect(words).toMatch(new RegExp(`\\b${servings}\\b.*\\b${people}\\b`));
  expect(words).not.toMatch(servings < people ? /left (?:over )?keeps/ : /smaller/);
});

test('two loaves are told of as two', () => {
  const reply = getChefReply(kitchen, ['banana bread for 13']);
  if (reply.kind === 'text') throw new Error(reply.text);
  expect(reply.recipe.servings).toBe(20);
  expect(reply.recipe.conversation_response).toMatch(/\btwo\b/);
});
