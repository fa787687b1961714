/** A guest's diet is minded for the guest's dish; allergies, and all that is told of people at home, stay. */
import { expect, test } from 'vitest';
import { kitchen } from '../../kitchen-instance.ts';
import {
  DEFAULT_CHEF_NEEDS,
  getChefReply as talkIn,
  toHistoryMessage,
  userMessages,
} from '../../testing/utterances/run-conversation.ts';
import { answer } from '../conversation/answer.ts';
import type { ChefReply } from './answer.ts';
import type { Turn } from './talk/conversation.ts';
import { VISIBLE } from './talk/conversation.ts';

const talk = (...messages: readonly string[]): ChefReply => talkIn(kitchen, messages);

function needed({ needs }: ChefReply): string {
  return [...needs.diets, ...needs.allergies].join(', ');
}

test.each([
  [['my friend is vegan and comes on friday', 'something with beef for me tonight'], ''],
  [['dinner for my vegetarian boss', 'just for me now, something with chicken'], ''],
  [['my sister is visiting, she is vegetarian', 'a curry', 'a steak for myself'], ''],
  [['my vegan friend is coming over', 'he cancelled'], ''],
  [['having a veggie friend over saturday', "it doesn't need to be veggie after all"], ''],
])(
  '%j is no longer for the guest',
  (messages, left) => {
    expect(needed(talk(...messages))).toBe(left);
  },
  30_000,
);

test.each([
  [['my friend is vegan and comes on friday', 'what about a curry'], 'Vegan'],
  [['my friend is vegan and comes on friday', 'something for me tonight', 'and friday?'], 'Vegan'],
  [['my vegan friend is coming', 'a cake', 'i have no vegan butter at home'], 'Vegan'],
  [["my vegan friend isn't coming alone", 'a soup'], 'Vegan'],
  [['im vegan and my friend is coming', 'something for me tonight'], 'Vegan'],
  [['vegan dinner for me and my friend', 'something with chicken for me'], 'Vegan'],
  [['my flatmate is vegetarian', 'something with beef for me'], 'Vegetarian'],
  [['my friend is coeliac and comes over', 'something for me alone'], 'Gluten-Free'],
])('%j keeps it', (messages, left) => {
  expect(needed(talk(...messages))).toBe(left);
});

test('an allergy is never set aside by guess, whoever has it', () => {
  const told = 'my friend is vegan and allergic to nuts, coming over';
  expect(needed(talk(told, 'ideas just for me tonight'))).toBe('tree nuts, peanuts');
});

test('what was kept for a guest is still known as theirs when the message has gone', () => {
  const turns: Turn[] = [];
  const replies = [
    ...['my friend is vegan and comes on friday', 'a curry', 'another one', 'a dessert', 'a soup'],
    'something with beef for me alone',
  ].map((content) => {
    turns.push({ role: 'user', content });
    const reply = answer(kitchen, turns.slice(-VISIBLE), {
      ...DEFAULT_CHEF_NEEDS,
      saidBefore: userMessages(turns.slice(0, -VISIBLE)),
    });
    turns.push({ role: 'assistant', content: toHistoryMessage(reply) });
    return needed(reply);
  });
  expect(replies).toEqual(['Vegan', 'Vegan', 'Vegan', 'Vegan', 'Vegan', '']);
});

test('what the settings say holds for every table', () => {
  const declared = { ...DEFAULT_CHEF_NEEDS, diets: ['Vegan' as const] };
  const messages = ['my friend is vegan and comes on friday', 'a steak for me alone'];
  expect(needed(talkIn(kitchen, messages, declared))).toBe('Vegan');
});
