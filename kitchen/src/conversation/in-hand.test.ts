/** Tests that recipes use the foods and amounts somebody has: right servings and lines, and nothing but staples where that is all. */
import { describe, expect, test } from 'vitest';
import { kitchen } from '../../kitchen-instance.ts';
import { getChefReply } from '../../testing/utterances/run-conversation.ts';

/** The last reply to messages parted by two strokes. */
const replyTo = (messages: string) => getChefReply(kitchen, messages.split(' // '));

function cardOf(messages: string) {
  const reply = replyTo(messages);
  if (reply.kind === 'text') throw new Error(reply.text);
  return reply.recipe;
}

describe('an amount that is there', () => {
  test.each([
    ['I have 6 lamb chops and some carrots', /^6 lamb chops/],
    ['for one: 200 g salmon and asparagus', /^200 g salmon/],
    ['cheese omelette with just 2 eggs', /^2 eggs/],
  ])('%s', (said, line) => {
    expect(cardOf(said).ingredients).toEqual(expect.arrayContaining([expect.stringMatching(line)]));
  });

  test('feeds as many as the meat is for, where nobody says how many eat', () => {
    expect(cardOf('I have 4 lamb chops and some carrots').servings).toBe(2);
    expect(cardOf('I have 4 lamb chops and some carrots for four').servings).toBe(4);
  });
});

test.each([
  ['I cook just for myself // I have haddock and potatoes', 1],
  ['I live here with my two children // I have sausages and potatoes', 3],
  ['a bean chilli for a crowd of 10', 10],
  ['sausages, 6 of them, and leeks for five', 5],
])('%s: for %i', (said, people) => {
  expect(cardOf(said).servings).toBe(people);
});

test('a wide word beside one of its kind is no second food', () => {
  const { ingredients } = cardOf('a piece of haddock from the fish shop and potatoes');
  expect(ingredients.filter((line) => /haddock|fish/.test(line))).toHaveLength(1);
});

test('where that is all they have, nothing but staples goes in', () => {
  const { ingredients } = cardOf(
    "cauliflower, carrots, an onion and coconut milk, that's all I have",
  );
  const bought = /potato|tomato|beans|spinach|cheese|chicken|lime|chilli\b/;
  expect(ingredients.filter((line) => bought.test(line))).toEqual([]);
});

test.each([
  ['garlic rice for 4', /^Garlic rice$/],
  ['quesadilla with cheddar and onion', /onion quesadilla/i],
  ['lamb biryani for six', /^Lamb biryani$/],
  ['a pork loin roast for six on Sunday please', /^Roast pork/],
])('%s', (said, title) => {
  expect(cardOf(said).recipeName).toMatch(title);
});

test('coeliacs who want no flour have cakes all the same', () => {
  const reply = replyTo(
    "I'd like a birthday cake for my aunt. She is coeliac, so no flour for her",
  );
  const said = reply.kind === 'text' ? reply.text : reply.recipe.recipeName;
  expect(said).toMatch(/Gluten-free [\w ]*(?:cake|sponge)/);
});
