/** A meal told course by course, a question about the world, a cocktail, and a diet without its name. */
import { expect, test } from 'vitest';
import { kitchen } from '../../kitchen-instance.ts';
import { getChefReply, replyText } from '../../testing/utterances/run-conversation.ts';
import { readNeeds } from './understand/needs-said.ts';

function coursesIn(message: string): (string | undefined)[] {
  const names = [...replyText(getChefReply(kitchen, [message])).matchAll(/^\d\. \*\*(.+?)\*\*/gm)];
  return names.map(([, name]) => kitchen.cookbook.dishes.find((one) => one.title === name)?.course);
}

test.each([
  ['start with soup, then a main, then dessert for 4', ['soup', 'main', 'dessert']],
  ['tomato soup, then a main with chicken and a chocolate dessert', ['soup', 'main', 'dessert']],
  ['first a salad followed by a main', undefined],
  ['a soup and a main and a side', ['soup', 'main', 'side']],
])('"%s"', (message, courses) => {
  if (courses) expect(coursesIn(message)).toEqual(courses);
  else expect(coursesIn(message).length).toBeGreaterThan(0);
});

test.each(['lasagna with a side salad', 'no dessert, just a main', 'soup or salad'])(
  '"%s" is no menu',
  (message) => {
    expect(replyText(getChefReply(kitchen, [message]))).not.toMatch(/course/i);
  },
);

test.each([
  'what is the capital of france?',
  'what time is it in japan',
  'who is the president of mexico',
  'what is the weather like in italy',
])('"%s" is not taken for a cuisine', (message) => {
  expect(replyText(getChefReply(kitchen, [message]))).not.toMatch(/^\d\. /m);
});

test('what is eaten there is', () => {
  expect(replyText(getChefReply(kitchen, ['what do people eat in the capital of france']))).toMatch(
    /French/,
  );
});

test('a cocktail is one', () => {
  const reply = getChefReply(kitchen, ['a cocktail']);
  expect(reply.kind === 'recipe' ? reply.recipe.recipeName : reply.text).toMatch(/mojito|sangria/i);
  expect(replyText(reply)).not.toMatch(/smoothie|lassi/i);
});

test.each([
  ["i don't eat animals", ['Vegetarian']],
  ['we never eat anything with a face', ['Vegetarian']],
  ["i don't eat anything that comes from animals", ['Vegan']],
  ["she doesn't eat animal products", ['Vegan']],
  ['i love animals', []],
])('"%s" is %j', (said, diets) => {
  expect(readNeeds(said).diets).toEqual(diets);
});
