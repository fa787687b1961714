/** Allergies outside the nine: kept out in every form, and never claimed to be checked where they were not. */
import { expect, test } from 'vitest';
import { kitchen } from '../../kitchen-instance.ts';
import {
  getChefReply as talkIn,
  textBesideCard,
} from '../../testing/utterances/run-conversation.ts';
import { carriersOf, firmlySaid, foodsMinded, lookedFor } from '../cook/plate/carriers.ts';
import { beginConversation } from './talk/conversation.ts';
import { readFoods } from './understand/foods.ts';

const talk = (...messages: readonly string[]) => talkIn(kitchen, messages);

function shown(...messages: readonly string[]) {
  const reply = talk(...messages);
  return reply.kind === 'text'
    ? { food: '', said: reply.text }
    : {
        food: reply.recipe.ingredients.join('\n'),
        said: `${reply.recipe.conversation_response} ${textBesideCard(reply)}`,
      };
}

test.each([
  ['corn', 'stir fry chicken', /cornflour|cornstarch/],
  ['corn', 'beef tacos', /corn (?:taco|tortilla)/],
  ['celery', 'beef stew', /celer/],
  ['mustard', 'potato salad', /mustard|mayonnaise/],
  ['garlic', 'thai green curry', /garlic|curry paste/],
  ['citrus', 'guacamole', /\b(?:lime|lemon|orange)/],
  ['rice', 'pad thai', /\brice\b/],
  ['pork', 'panna cotta', /gelatine/],
  ['legumes', 'chilli con carne', /\bkidney beans?\b/],
])('%s allergy, %s', (food, dish, form) => {
  expect(shown(`I'm allergic to ${food}`, dish).food.toLowerCase()).not.toMatch(form);
});

test('somebody who merely dislikes corn still gets cornflour', () => {
  const [disliked] = readFoods(kitchen.rules, "i don't like corn").avoid;
  const [harmful] = readFoods(kitchen.rules, 'i am allergic to corn').avoid;
  expect(disliked?.names).not.toContain('cornflour');
  expect(harmful?.names).toContain('cornflour');
});

test('what was bought in may hold it', () => {
  expect(carriersOf('celery', ['vegetable stock', 'carrots', 'Worcestershire sauce'])).toEqual([
    'vegetable stock',
    'Worcestershire sauce',
  ]);
});

test('a card claims only what was looked at, and a list in words that are read again', () => {
  const { avoid } = readFoods(kitchen.rules, 'i am allergic to celery, kiwi and pineapple');
  const now = { ...beginConversation({ allergies: [], diets: [] }), avoid };
  const looked = lookedFor(['celery', 'kiwi', 'pineapple'], ['vegetable stock', 'carrots']);
  expect(looked.map(({ found }) => found)).toEqual(['hidden', 'kept', 'by name']);
  expect(looked.map(({ sentence }) => sentence)).toEqual([
    'Chosen for an allergy to celery: vegetable stock may hold some, so read the label.',
    'Kept free of kiwi.',
    expect.stringMatching(/allergy to pineapple: .*label/),
  ]);
  const minded = foodsMinded(firmlySaid({ kitchen, now })).join(', ');
  for (const food of ['celery', 'kiwi', 'pineapple']) expect(minded).toContain(food);
  expect(firmlySaid({ kitchen, now })).not.toMatch(/Kept free/);
});

test.each(["I'm allergic to sulphites", 'sulfite allergy'])('%s', (said) => {
  expect(shown(said).said).toMatch(/cannot check for sulphites line by line/);
  const stew = shown(said, 'coq au vin');
  expect(stew.food).not.toMatch(/wine|bacon/);
  expect(stew.said).not.toMatch(/Kept free of sulph/);
});

test('alpha-gal is an allergy to the meat of mammals', () => {
  const told = shown('I have alpha-gal syndrome, what can I eat');
  expect(told.said).toMatch(/Beef, pork, lamb/);
  expect(told.said).toMatch(/milk|dairy/);
  for (const dish of ['lasagne', 'panna cotta', 'carbonara'])
    expect(shown('I have alpha-gal syndrome', dish).food).not.toMatch(
      /\b(?:beef|pork|pancetta|bacon|gelatine|lard)\b/,
    );
});
