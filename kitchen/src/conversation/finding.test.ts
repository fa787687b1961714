/** Tests that a wish for food gets the right dish (named, nearest of its kind, another after a no) and none that does not fit. */
import { describe, expect, test } from 'vitest';
import { kitchen } from '../../kitchen-instance.ts';
import { answer, type ConversationReply } from './answer.ts';

const NEEDS = {
  ...{ allergies: [], diets: [], units: 'international' as const },
  persona: 'a friendly cooking instructor',
};

/** The last reply: the title of its card, or its text. */
function replyTo(messages: readonly string[]): string {
  const turns: { role: 'user' | 'assistant'; content: string }[] = [];
  let memo: ConversationReply['memo'] | undefined;
  let last = '';
  for (const content of messages) {
    turns.push({ role: 'user', content });
    const reply = answer(kitchen, turns.slice(-6), { ...NEEDS, memo });
    memo = reply.memo;
    last = reply.kind === 'text' ? reply.text : `Card: ${reply.recipe.recipeName}`;
    turns.push({ role: 'assistant', content: last });
  }
  return last;
}

/** What the last reply holds | messages parted by two strokes. */
const FOUND = `
Card: Rhubarb crumble | rhubarb crumble
Card: .*broccoli soup | broccoli and stilton soup
Card: Sausage casserole | sausage casserole
Card: .*mushroom.* stroganoff | mushroom stroganoff
Card: Tofu tikka masala | tofu tikka masala
Card: Vegetable lasagne | aubergine lasagne
Card: Orange cake | orange cake
Card: Omelette with peas | pea omelette
Card: Lasagne | spaghetti carbonara // actually, can I have lasagne instead
Card: Victoria sponge | chicken pie // victoria sponge
dessert|cake|[Cc]hurros|cookies|mousse|pie|pudding | roast chicken // and for dessert?
[Ff]ish|[Ss]almon|[Pp]rawn | I fancy a curry // the last one // what about fish?
Apple crumble|Apple pie | roast chicken // a pudding please // no, not that, something with apples
Day 3 | plan 3 dinners // something with lentils for day 3
Potato|potato | what's a good side for roast lamb
[Ss]almon | salmon wellington
`;

const rowsOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((row) => row.split(' | '));

describe('finds', () => {
  for (const [expected = '', said = ''] of rowsOf(FOUND))
    test(said, () => {
      expect(replyTo(said.split(' // '))).toMatch(new RegExp(expected));
    });
});

/** What the last reply must not hold | messages parted by two strokes. */
const NOT_FOUND = `
Card: Cauliflower cheese | I need to use up a cauliflower // I did cauliflower cheese yesterday
eggs | breakfast for guests // something without eggs
Butter chicken|Chana masala|Vindaloo | tikka masala // give me something else, not indian
Something for every mood | hungover. feed me
Sticky toffee|Dates | date night on friday
`;

describe('does not offer', () => {
  for (const [refused = '', said = ''] of rowsOf(NOT_FOUND))
    test(said, () => {
      expect(replyTo(said.split(' // '))).not.toMatch(new RegExp(refused));
    });
});
