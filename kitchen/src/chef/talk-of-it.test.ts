/** What people say of a card or a list in passing: how it keeps, how hard it is, milder, for whom, and once more. */
import { expect, test } from 'vitest';
import { kitchen } from '../../kitchen-instance.ts';
import { replyText, getChefReply as talkIn } from '../../testing/utterances/run-conversation.ts';
import type { ChefReply } from './answer.ts';

const talk = (...messages: readonly string[]): ChefReply => talkIn(kitchen, messages);
const saysOf = (...messages: readonly string[]): string => replyText(talk(...messages));
const titleOf = (...messages: readonly string[]): string => {
  const reply = talk(...messages);
  return reply.kind === 'recipe' ? reply.recipe.recipeName : reply.text;
};
const listOf = (...messages: readonly string[]): string => {
  const reply = talk(...messages);
  return reply.kind === 'recipe' ? reply.recipe.ingredients.join('\n') : reply.text;
};

test.each([
  [['tuna salad', 'is it good next day'], /days|tomorrow/],
  [['tuna salad', 'is it good cold'], /cold/],
  [['i want sushi', 'is it hard'], /minutes/],
  [['roast leg of lamb', 'what time should i start if we eat at 1'], /10:25/],
  [['chili', 'freeze?'], /freez/i],
  [['diabetic friendly dessert', 'chocolate', 'how much sugar'], /\d+ g/],
  [['is it ok to eat rice from yesterday'], /fridge/],
  [['beef stew in the slow cooker', 'can i leave it 10 hours'], /slow cooker/],
  [['beef stew', 'can i leave it out 10 hours'], /two hours/],
  [['my toddler is hungry', 'can she have salt'], /2 g/],
  [['mac and cheese', 'does it have fish'], /^(?!.*\bYes\b)/],
  [['buttermilk substitute?'], /lemon/],
  [['cheese is vegan right?'], /not vegan/],
  [['how to boil an egg', 'soft'], /minutes/],
  [['how do i cook rice', 'how much for 3'], /225 g/],
  [['whats umami', 'and msg?'], /MSG/],
  [['my wife is pregnant and craves steak', 'how should i cook it'], /71 °C/],
])(
  '%j',
  (messages, answer) => {
    expect(saysOf(...messages)).toMatch(answer);
  },
  30_000,
);

test('less spicy is the same dish with half the heat, and stays so for six', () => {
  expect(listOf('thai green curry')).toMatch(/\b3 tbsp Thai green curry paste/);
  expect(listOf('thai green curry', 'less spicy')).toMatch(/1½ tbsp Thai green curry paste/);
  expect(listOf('thai green curry', 'less spicy', 'for 6')).toMatch(/2 tbsp plus 1 tsp Thai green/);
  expect(saysOf('stuffed peppers', 'make it less spicy')).toMatch(/\bnot|mild|gentle|heat/i);
});

test('what was talked about is shown once more when it is asked for', () => {
  const told = ['mac and cheese', 'does it have eggs', 'ok give me the recipe'];
  expect(titleOf(...told)).toBe(titleOf('mac and cheese'));
  expect(titleOf('jollof rice', 'make jollof')).toBe('Jollof rice');
});

test('a dish beside another has nothing of its wish', () => {
  expect(saysOf('something with turkey', 'sides please')).not.toMatch(/turkey/i);
});

test('a refusal of what was never offered brings other dishes', () => {
  const first = saysOf('what can i do with avocados');
  const second = saysOf('what can i do with avocados', 'not guac');
  const named = (text: string): string[] => text.match(/\*\*[^*]+\*\*/g) ?? [];
  expect(named(second).filter((one) => named(first).includes(one))).toEqual([]);
});

test('who eats is counted', () => {
  expect(saysOf('whats for dinner, got 2 kids and a picky husband')).toMatch(/\bfour\b/);
});

test('a turn of thought parts what is harmful from what is loved', () => {
  const reply = talk('im allergic to shellfish but love thai');
  expect(reply.needs.allergies).toContain('shellfish');
  expect(replyText(reply)).toMatch(/Thai/);
});

test.each([
  ['dinner party 8 people, 2 veggies', 'Vegetarian'],
  ['10 guests, three of them veggie', 'Vegetarian'],
])('%s', (said, diet) => {
  expect(talk(said).needs.diets).toContain(diet);
});

test('"bread I can eat", after a question for coeliacs, is gluten-free', () => {
  const reply = talk('is sourdough ok for celiacs', 'ok bread i can eat');
  expect(reply.needs.diets).toContain('Gluten-Free');
});

test('bacon is pancetta, too', () => {
  expect(listOf('carbonara without bacon')).not.toMatch(/pancetta|guanciale|bacon/);
});
