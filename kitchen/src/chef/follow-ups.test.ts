/** Holds the chef to what was asked before: fragments, pronouns and second questions are no new wishes. */
import { expect, test } from 'vitest';
import { kitchen } from '../../kitchen-instance.ts';
import {
  getChefReply,
  replyText,
  runConversation,
} from '../../testing/utterances/run-conversation.ts';
import { takenUp } from './understand/takes-up.ts';

const saysOf = (...messages: string[]): string => replyText(getChefReply(kitchen, messages));

test.each([
  [['how many grams is a cup of flour', 'and sugar'], /\b200 g\b/],
  [['how many grams is a cup of flour', 'what about half a cup of butter'], /\b11[0-9] g\b/],
  [['is rice gluten free', 'and soy sauce'], /soy sauce.*not gluten-free/i],
  [['is rice gluten free', 'couscous?'], /couscous.*not gluten-free/i],
  [['how long do i boil potatoes', 'and carrots?'], /simmering water/],
  [['what is quinoa', 'and how do i cook it'], /2 parts water/],
  [['what is tempeh', 'is it gluten free'], /tempeh.*gluten-free/i],
  [['can you substitute buttermilk', 'and creme fraiche?'], /creme fraiche.*yoghurt/i],
  [['how do i make a sourdough starter', 'how long does that take'], /5 to 7 days/],
  [
    ['what is the difference between baking soda and baking powder', 'can i use one for the other'],
    /teaspoon/,
  ],
])(
  '%j goes on with the last question',
  (messages, answer) => {
    expect(saysOf(...messages)).toMatch(answer);
  },
  30_000,
);

test('what may not be eaten stays so, however often it is asked', () => {
  const first = 'can i eat chicken thats been out overnight';
  for (const more of [
    'what if i cook it again',
    'it was only 6 hours',
    'ok so what do i do with it',
  ])
    expect(saysOf(first, more)).toMatch(/throw it away/i);
  expect(saysOf('is it ok to leave soup out overnight', 'it was only 6 hours')).toMatch(/throw/);
});

test('a message that stands by itself is left alone', () => {
  const asked = { text: 'how many grams is a cup of flour', kind: 'convert' as const };
  for (const text of ['a chicken curry for two please', 'thanks', 'give me something with sugar'])
    expect(takenUp(kitchen.rules, asked, text)).toBeUndefined();
});

test('a meal asked about with "what is" minds the needs it names', () => {
  for (const text of ["what's a quick veggie lunch for work", 'whats a nice vegan dessert'])
    expect(getChefReply(kitchen, [text]).needs.diets).not.toEqual([]);
  expect(getChefReply(kitchen, ['whats a good nut free snack']).needs.allergies).toContain(
    'tree nuts',
  );
});

test.each([
  ['is there any egg free cake', 'eggs'],
  ['any fish free thai dishes', 'fish'],
  ['is there any dairy free dessert', 'milk'],
  ['whats a soy free stir fry', 'soy'],
  ['what are some egg free cookies', 'eggs'],
])('"%s" asks for one without', (text, allergen) => {
  expect(getChefReply(kitchen, [text]).needs.allergies).toContain(allergen);
});

test('"any nut allergies?" tells of none', () => {
  expect(getChefReply(kitchen, ['we have no nut allergies']).needs.allergies).toEqual([]);
  expect(getChefReply(kitchen, ['is honey vegan']).needs.diets).toEqual([]);
});

test('a name is known without its apostrophe, and "not" refuses all that bear it', () => {
  const pie = getChefReply(kitchen, ['shepherds pie']);
  expect(pie.kind === 'recipe' && pie.recipe.slug).toBe('shepherds-pie');
  expect(saysOf('what can i make with mince', 'not bolognese')).not.toMatch(/bolognese/i);
});

test('what one has is held against the card', () => {
  expect(saysOf('pancakes', 'i only have oat milk')).toMatch(/oat milk/);
  expect(saysOf('im coeliac is soy sauce ok', 'what can i use instead')).toMatch(/tamari|aminos/);
  expect(getChefReply(kitchen, ['im coeliac is soy sauce ok']).needs.allergies).toEqual([]);
});

test('a dish that was bent to fit is not called fit in general', () => {
  expect(saysOf('im allergic to nuts is satay ok')).toMatch(/usual/);
  expect(saysOf('parippu', 'is it vegan')).not.toMatch(/usual/);
});

test.each(['what is keto', 'whats a vegan', 'what does halal mean?'])(
  '"%s" is explained',
  (text) => {
    expect(saysOf(text)).toMatch(/^(?:Keto|Vegan|Halal) /);
  },
);

test('what has run out is missing in the next idea, too', () => {
  const { reply } = runConversation(kitchen, [
    'im out of eggs can i still make pancakes',
    'something else',
  ]);
  expect(reply.kind === 'text' && reply.text).toMatch(/^1\. /m);
  expect(saysOf('im out of eggs can i still make pancakes', 'a cake')).not.toMatch(/\d eggs?\b/);
});

test('an onion is an onion by any name', () => {
  const reply = getChefReply(kitchen, ['tuna pasta bake', 'no onion']);
  expect(reply.kind).toBe('recipe');
  if (reply.kind === 'recipe')
    expect([...reply.recipe.ingredients, ...reply.recipe.instructions].join(' ')).not.toMatch(
      /onion|shallot/i,
    );
});

test('pasta without gluten is pasta to who dislikes it', () => {
  const reply = getChefReply(kitchen, ['mac and cheese', 'without pasta']);
  const text = reply.kind === 'text' ? reply.text : reply.recipe.ingredients.join(' ');
  expect(text).not.toMatch(/\b(?:gluten-free macaroni|cannelloni|lasagne|penne|spaghetti)\b/i);
});

test('no soup means no dish of that kind', () => {
  expect(saysOf('something with ginger', 'no soup')).not.toMatch(/\bsoup\*\*/i);
});

test('the chosen one of a list is bent at once', () => {
  const reply = getChefReply(kitchen, ['thai dishes', 'the second one but with tofu']);
  expect(reply.kind === 'recipe' && reply.recipe.ingredients.join(' ')).toMatch(/tofu/);
});

test.each([
  ['whats in it', /lentils/],
  ['reheating?', /heat|warm|loosen/i],
  ['how many calories', /calorie|guess|figure/i],
  ['what about freezer', /freez/i],
  ['do i need a blender', /blender/],
])('"%s" is answered from the card in hand', (question, answer) => {
  expect(saysOf('parippu', question)).toMatch(answer);
});

test('the oven time is that of the card', () => {
  expect(saysOf('roast chicken', 'how long in the oven')).toMatch(/70 minutes/);
});

test('what is best at once is not said to wait', () => {
  expect(saysOf('mushroom risotto', 'can i make it ahead')).not.toMatch(
    /in advance|happy to wait|made ahead|works nicely|early/,
  );
});

test('a poem about the sea is no wish for the sea', () => {
  expect(saysOf('write me a poem about the sea', 'soup then')).not.toMatch(/\bsea\b(?! b)/);
});

test('leftover turkey is a food, and the leftovers are a matter of keeping', () => {
  expect(saysOf('what can i do with leftover turkey')).toMatch(/^1\. /m);
  expect(saysOf('beef stew', 'what do i do with the leftovers')).toMatch(/days/);
});

test('a food that is asked about is explained', () => {
  expect(saysOf('what is celery')).toMatch(/vegetable/);
});

test('nobody on keto is served sugar', () => {
  const reply = getChefReply(kitchen, ['keto peanut butter cookies']);
  if (reply.kind === 'recipe') expect(reply.recipe.ingredients.join(' ')).not.toMatch(/sugar/);
});

test('kids at the table are counted', () => {
  const reply = getChefReply(kitchen, ['samosas', '12 kids']);
  expect(reply.kind === 'recipe' && [reply.recipe.slug, reply.recipe.servings]).toEqual([
    'samosas',
    12,
  ]);
});

test('cheese in a pregnancy is a question of which', () => {
  expect(saysOf('im pregnant', 'what cheese can i eat')).toMatch(/pasteurised/);
  expect(saysOf('im pregnant', 'a cheese board for friday')).toMatch(/pasteurised/);
});

test('many things that are not in many pancakes', () => {
  const { reply } = runConversation(kitchen, ['scotch pancakes', 'no carrots please']);
  expect(replyText(reply)).toMatch(/\bno carrots\b/);
});

const cardOf = (...messages: string[]) => {
  const reply = getChefReply(kitchen, messages);
  if (reply.kind !== 'recipe') throw new Error(`no card: ${reply.text}`);
  return reply.recipe;
};

test.each([
  ['chocolate chip cookies', 'make it 48 cookies', 48],
  ['naan', 'make 12', 12],
  ['brownies', 'make 32', 32],
  ['beef stew', 'make it 8', 8],
])('%s, then "%s": more of the same', (first, then, servings) => {
  const card = cardOf(first, then);
  expect(card.slug).toBe(cardOf(first).slug);
  expect(card.servings).toBe(servings);
});

test.each([
  ['carrot cake', 'halve it', 12, 'twelve'],
  ['focaccia', 'for 1', 8, 'eight'],
])(
  '%s, then "%s": a batch that cannot shrink says for how many it is',
  (first, then, servings, said) => {
    const card = cardOf(first, then);
    expect(card.servings).toBe(servings);
    expect(card.notes.join(' ').toLowerCase()).toContain(`amounts for ${said}.`);
  },
);
