/** A food that is only told of is asked about, left out meanwhile, and what is answered holds. */
import { expect, test } from 'vitest';
import { kitchen } from '../../kitchen-instance.ts';
import {
  DEFAULT_CHEF_NEEDS,
  getChefReply,
  replyText,
  runConversation,
} from '../../testing/utterances/run-conversation.ts';
import { replay } from './talk/conversation.ts';
import { DOUBT_OPEN } from './words/unsure.ts';

const said = (messages: readonly string[]): string => replyText(getChefReply(kitchen, messages));

function after(messages: readonly string[]) {
  const { own, avoid, unsure, wish } = replay(
    kitchen,
    runConversation(kitchen, messages).turns,
    DEFAULT_CHEF_NEEDS,
  ).now;
  return {
    allergies: own.allergies,
    firm: avoid.filter((food) => food.firm).map((food) => food.said),
    out: avoid.map((food) => food.said),
    unsure: unsure.map((food) => food.said),
    wished: wish.include.map((food) => food.said),
  };
}

const ALMONDS = 'almonds and my son: keep them apart';

test.each([
  [ALMONDS, 'Do you want almonds, or must they stay out?'],
  ['milk turns my stomach inside out', 'Do you want milk, or must it stay out?'],
  ['one peanut and my daughter turns blue', 'Do you want peanuts, or must they stay out?'],
  ['kiwi sets my throat on fire', 'Do you want kiwi, or must it stay out?'],
  ['Two bites of lobster and my airway shut', 'Do you want lobster, or must it stay out?'],
  ['dairy knots me up for a week', 'Do you want dairy, or must it stay out?'],
])('"%s" is asked about: %s', (message, question) => {
  expect(said([message])).toBe(question);
});

test('the food is left out for as long as nobody has answered', () => {
  expect(after([ALMONDS]).out).toEqual(['almonds']);
  const ignored = getChefReply(kitchen, [ALMONDS, 'make me a cake']);
  if (ignored.kind === 'recipe') expect(ignored.recipe.ingredients.join()).not.toMatch(/almond/i);
  expect(after([ALMONDS, 'make me a cake']).out).toEqual(['almonds']);
});

test('one of the nine is left out with all that is made of it, and the card says that it waits for an answer', () => {
  const MILK = 'milk turns my stomach inside out';
  const card = getChefReply(kitchen, [MILK, 'pancakes']);
  expect(card.needs.allergies).toEqual(['milk']);
  expect(card.kind === 'recipe' && card.recipe.ingredients.join()).not.toMatch(
    /buttermilk|[^t] butter/,
  );
  expect(card.kind === 'recipe' && card.recipe.notes).toContain(DOUBT_OPEN);
  expect(getChefReply(kitchen, [MILK, 'pancakes', 'i want milk in them']).needs.allergies).toEqual(
    [],
  );
  expect(getChefReply(kitchen, [MILK, 'out', 'pancakes']).needs.allergies).toEqual(['milk']);
});

test.each([
  'stay out',
  'out',
  'keep them out',
  'no',
  'they must stay out',
  'almonds out',
  'out, he is allergic',
  "I don't want them",
  'No way, he would die',
])('"%s" keeps one of the nine out as a need', (answer) => {
  const { allergies, wished, unsure } = after([ALMONDS, answer]);
  expect([allergies, wished, unsure]).toEqual([['tree nuts'], [], []]);
});

test('a food beyond the nine is kept out for good as well', () => {
  const told = ['kiwi sets my throat on fire', 'out', 'i want a kiwi smoothie'];
  expect(after(told).firm).toEqual(['kiwi']);
});

test.each(['want', 'yes please, I want them', 'I want them', 'keep them in', 'no, I want them'])(
  '"%s" makes a wish of it',
  (answer) => {
    const { allergies, out, wished } = after([ALMONDS, answer]);
    expect([allergies, out, wished]).toEqual([[], [], ['almonds']]);
  },
);

test('a bare yes to one of two is asked again', () => {
  expect(said([ALMONDS, 'yes'])).toBe('Do you want almonds, or must they stay out?');
});

test('what comes with the answer is heard', () => {
  const { allergies, wished } = after([ALMONDS, 'out. I would like something with lentils']);
  expect([allergies, wished]).toEqual([['tree nuts'], ['lentils']]);
});

test('"no" to anything else is no allergy', () => {
  expect(after([ALMONDS, 'make me a cake', 'no']).allergies).toEqual([]);
});

test('one of the nine that only the speller sees is asked about, and yes makes it a wish', () => {
  expect(said(['shrmip tacos'])).toBe('Did you mean shrimp?');
  expect(after(['shrmip tacos']).wished).toEqual([]);
  expect(after(['shrmip tacos', 'yes']).wished).toEqual(['shrimp']);
});

test('a slip in what somebody is allergic to is mended without asking', () => {
  expect(after(['i am allergic to shrmip']).allergies).toEqual(['shellfish']);
});
