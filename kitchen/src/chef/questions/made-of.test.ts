/** What a food is made of is told, of a dish from its own list, and nothing is praised to who must not eat it. */
import { expect, test } from 'vitest';
import { kitchen } from '../../../kitchen-instance.ts';
import { getChefReply, replyText } from '../../../testing/utterances/run-conversation.ts';

const saysOf = (...messages: string[]): string => replyText(getChefReply(kitchen, messages));

test.each([
  [['milk is made from what'], /cows/],
  [['whats tofu made out of'], /soya/],
  [['how is cheese made'], /rennet/],
  [["what's in worcestershire sauce?"], /anchov/],
  [['what is bread made of', 'and pasta?'], /durum/],
  [["what's hummus made from"], /tahini/],
  [['shakshuka', 'what is it made of'], /tomatoes.*eggs/],
  [["i'm coeliac", 'what is soy sauce made of'], /not (?:count as )?gluten-free/],
])(
  '%j',
  (messages, answer) => {
    expect(saysOf(...messages)).toMatch(answer);
  },
  30_000,
);

test('how a dish of the book is made is answered with its card', () => {
  expect(getChefReply(kitchen, ['how is paella made'])).toMatchObject({ kind: 'recipe' });
});

test('to ask declares nothing', () => {
  expect(getChefReply(kitchen, ['what is gluten free bread made of']).needs.diets).toEqual([]);
});
