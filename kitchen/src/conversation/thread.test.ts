/** Tests that a conversation keeps its thread: earlier dishes come back, refused ones do not, nothing is banned unasked. */
import { expect, test } from 'vitest';
import { kitchen } from '../../kitchen-instance.ts';
import { answer, type ConversationReply } from './answer.ts';

const NEEDS = {
  ...{ allergies: [], diets: [], units: 'international' as const },
  persona: 'a friendly cooking instructor',
};

interface Said {
  readonly text: string;
  /** The title of the card that came, or nothing. */
  readonly card: string;
}

function talk(...messages: readonly string[]): Said {
  const turns: { role: 'user' | 'assistant'; content: string }[] = [];
  let memo: ConversationReply['memo'] | undefined;
  let last: Said = { text: '', card: '' };
  for (const content of messages) {
    turns.push({ role: 'user', content });
    const reply = answer(kitchen, turns, { ...NEEDS, memo });
    memo = reply.memo;
    const isText = reply.kind === 'text';
    last = isText
      ? { text: reply.text, card: '' }
      : { text: reply.recipe.conversation_response, card: reply.recipe.recipeName };
    turns.push({ role: 'assistant', content: isText ? last.text : `Recipe shared: ${last.card}` });
  }
  return last;
}

test.each([
  [
    ['leek and potato soup', 'a pudding with apples, apple crumble', 'go back to the soup please'],
    'Leek and potato soup',
  ],
  [['beef stew for 5', 'greek salad', 'NOT the salad. the beef stew'], 'Beef stew'],
])('%o brings back %s', (messages, title) => {
  expect(talk(...messages).card).toBe(title);
});

test('an earlier dish comes back for as many as it was, with what was changed in it', () => {
  const { text, card } = talk(
    'pork schnitzel for 5',
    'use chicken instead of the pork',
    'greek salad',
    'no, back to the schnitzel',
  );
  expect(`${card} ${text}`).toMatch(/chicken schnitzel/i);
});

test('a dish that is sent away does not come again', () => {
  const { card } = talk(
    "general tso's chicken",
    'forget general tso. rice, onion, tinned tomatoes, kidney beans',
  );
  expect(card).not.toMatch(/general tso/i);
});

test.each([
  [
    ['mashed potatoes for 3', 'lovely, off to peel the spuds'],
    /potato(?:es)? (?:then|from)|without potato|no potato/i,
  ],
  [['chilli con carne', 'no beef in the house, got turkey mince'], /from here on|noted/i],
  [['pad thai', 'is it bad that I left cooked rice out overnight?'], /no rice|without rice/i],
  [['apple crumble', 'no honey, I meant the soup one, honey'], /from here on/i],
])('%o bans nothing', (messages, banned) => {
  expect(talk(...messages).text).not.toMatch(banned);
});

test('what they never said is taken back with a word of regret, and the wish is met', () => {
  const { text, card } = talk(
    'something for dinner without rice',
    'I never said no rice! jollof rice for 6 please',
  );
  expect(text).toMatch(/sorry|mistake/i);
  expect(card).toBe('Jollof rice');
});

test('with warfarin greens stay', () => {
  const { text, card } = talk(
    'spinach and ricotta cannelloni',
    "mum's on warfarin so I was told to watch her greens",
  );
  expect(`${text} ${card}`).not.toMatch(/no green|without green|falls away|cannot fit/i);
});

test('a rash after a food keeps the food out and tells when to call for help', () => {
  const { text } = talk(
    "he's just come up in blotches round his mouth after scrambled egg, what can I give him for tea?",
  );
  expect(text).toMatch(/egg-free/);
  expect(text).toMatch(/999/);
});

test('a need told of a plan says which of its dishes it changes', () => {
  const { text } = talk(
    'plan mon to wed dinners for 4, stir-fried vegetable rice on monday',
    "my youngest can't have sesame, she swells up",
  );
  expect(text).toMatch(/sesame-free/);
});

test.each([
  [
    'just got home, knackered. long shift at the hospital',
    /sit down|simple|gentle|on such a day|enough/i,
  ],
  ["it's my 70th birthday today", /happy birthday|many happy/i],
])('"%s" is heard', (message, expected) => {
  expect(talk(message).text).toMatch(expected);
});

test('anger is met with regret, and not with a name', () => {
  expect(talk('chilli con carne', 'are you having a laugh').text).toMatch(/sorry|right to say/i);
});
