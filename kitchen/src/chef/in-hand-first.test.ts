/** What somebody has in hand is cooked with before a taste is met, and a food said of a list is held against it. */
import { expect, test } from 'vitest';
import { kitchen } from '../../kitchen-instance.ts';
import { getChefReply, replyText } from '../../testing/utterances/run-conversation.ts';

const saysOf = (...messages: string[]): string => replyText(getChefReply(kitchen, messages));

test('feta and eggs are used, mild or not', () => {
  for (const said of [
    'i have feta and eggs, not too spicy',
    'feta, eggs and spinach, mild please',
  ]) {
    const reply = getChefReply(kitchen, [said]);
    expect(reply.kind === 'recipe' ? reply.recipe.ingredients.join(' ') : said).toMatch(/feta/);
  }
});

test('pecorino is not passed off as the feta in hand', () => {
  expect(saysOf('i have feta and pasta, something mild')).not.toMatch(/dish with feta and pasta/);
});

test.each([
  [['something greek', 'can i use goat cheese instead'], /goat cheese/],
  [['salad ideas', 'can i use goat cheese instead'], /goat cheese/],
  [['pasta ideas', 'could i use rice noodles'], /rice noodles/],
])('%j is answered', (messages, answer) => {
  expect(saysOf(...messages)).toMatch(answer);
});

test('"not too spicy" wishes, and has burnt nothing', () => {
  expect(saysOf('i have chicken and rice, not too spicy')).not.toMatch(/plain rice or bread/);
});
