/** Ways of speaking that were once misunderstood, each a class of its own. */
import { expect, test } from 'vitest';
import { kitchen } from '../../kitchen-instance.ts';
import { replyText, getChefReply as talkIn } from '../../testing/utterances/run-conversation.ts';

const talk = (...messages: readonly string[]) => talkIn(kitchen, messages);

const spoken = (...messages: readonly string[]) => replyText(talk(...messages));

test.each([
  "I don't have any soy sauce",
  'we are out of eggs',
  'i have no money for prawns',
  "I can't find fish sauce",
])('%s lacks it today and is allergic to nothing', (said) => {
  expect(talk(said).needs.allergies).toEqual([]);
});

test.each([
  ["I don't have dairy", 'milk'],
  ["we don't have nuts in this house", 'peanuts'],
  ["I don't eat eggs", 'eggs'],
])('%s still tells of a need', (said, allergen) => {
  expect(talk(said).needs.allergies).toContain(allergen);
});

test('who eats meat again is no vegan any more', () => {
  expect(talk("I'm vegan", 'actually I eat meat again').needs.diets).toEqual([]);
});

test.each([
  [['i have never cooked anything in my life. help'], /easy/],
  [['what is a clove of garlic'], /bulb/],
  [
    ["I'm allergic to nuts", 'spaghetti al pomodoro', 'can I put Nutella on it?'],
    /leave out|stay with|better as the card/,
  ],
  [['spaghetti bolognese', 'can I freeze it?'], /^(?:Yes|Freeze it|Freezing works|It takes well)/],
  [["I'm coeliac", 'beer battered fish'], /fish and chips/i],
])('%s', (said, expected) => {
  expect(spoken(...said)).toMatch(expected);
});

test.each([
  ['give me 5 recipes', 5],
  ['a week of dinners', 7],
])('%s', (said, count) => {
  expect(spoken(said).match(/^\d+\. \*\*/gm)).toHaveLength(count);
});

test('quicker than pad thai is another plate of noodles, or Thai', () => {
  const reply = talk('pad thai', 'quicker');
  if (reply.kind !== 'recipe') throw new Error('no card');
  const dish = kitchen.cookbook.dishes.find((one) => one.slug === reply.recipe.slug);
  expect(dish?.cuisine === 'Thai' || dish?.keywords.includes('noodles')).toBe(true);
});

test('what nothing is left to top with is not topped', () => {
  const reply = talk("I'm vegan", 'without soy', 'spaghetti bolognese');
  if (reply.kind !== 'recipe') throw new Error('no card');
  expect(reply.recipe.instructions.join(' ')).not.toMatch(/\band top\./);
});

test('whoever wants no tomatoes gets none under another name', () => {
  for (const dish of [
    'lasagne alla bolognese',
    'vegetable lasagne',
    'cannelloni',
    'cheeseburgers',
  ]) {
    const reply = talk(`${dish} without tomatoes`);
    const lines = reply.kind === 'recipe' ? reply.recipe.ingredients.join('\n') : '';
    expect(lines, dish).not.toMatch(/tomato|passata/i);
  }
});
