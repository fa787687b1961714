/** What stands in for a food is asked, and then taken: the card is changed. */
import { expect, test } from 'vitest';
import { kitchen } from '../../kitchen-instance.ts';
import { getChefReply, replyText } from '../../testing/utterances/run-conversation.ts';

test.each([
  ['piri-piri chicken', 'can I swap the oregano? I have none', 'ok use thyme instead', 'thyme'],
  ['chicken curry', 'i have no coriander, what can i use', 'parsley then please', 'parsley'],
  ['minestrone', 'what can i use instead of celery?', "great, I'll take fennel", 'fennel'],
  ['shakshuka', 'any substitute for the parsley', 'go with mint', 'mint'],
])('%s > %s > %s', (dish, question, taking, food) => {
  const card = getChefReply(kitchen, [dish, question, taking]);
  expect(card.kind).toBe('recipe');
  expect(replyText(card)).toContain(food);
});

test('another dish asked for after such a question is another dish', () => {
  const card = getChefReply(kitchen, [
    'chicken korma',
    'what can i use instead of cream',
    'beef stew please',
  ]);
  expect(replyText(card)).not.toMatch(/in place of|instead of/);
});
