/** Tests which dish a wish brings: its main food and kind, eaters, time and way asked for; picks from lists and corrections. */
import { describe, expect, test } from 'vitest';
import { kitchen } from '../../kitchen-instance.ts';
import { getChefReply } from '../../testing/utterances/run-conversation.ts';
import { dishBySlug } from '../compose/dish-by-slug.ts';

/** The last reply to messages parted by two strokes. */
const replyTo = (messages: string) => getChefReply(kitchen, messages.split(' // '));

function cardOf(messages: string) {
  const reply = replyTo(messages);
  if (reply.kind === 'text') throw new Error(reply.text);
  return reply.recipe;
}

function titlesIn(text: string): string[] {
  return [...text.matchAll(/\*\*(.+?)\*\*/g)].map(([, title = '']) => title);
}

describe('a food of one kind', () => {
  test('takes the place of another in a dish of the book, from the list to the card', () => {
    const list = replyTo('a recipe with blackened haddock please, any ideas?');
    const said = list.kind === 'text' ? list.text : list.recipe.recipeName;
    expect(said).toMatch(/haddock/i);
    expect(said).not.toMatch(/catfish|salmon|beef/i);
  });

  test.each(['I fancy haddock tonight', 'got some hake, any ideas?', 'something with tilapia'])(
    '%s: every dish has it',
    (said) => {
      const reply = replyTo(said);
      const slugs = reply.kind === 'text' ? reply.memo.offered : [];
      expect(reply.kind === 'recipe' || slugs.length > 0).toBe(true);
      for (const at of slugs.keys()) {
        const card = cardOf(`${said} // number ${at + 1}`);
        expect(card.ingredients.join('\n')).toMatch(/haddock|hake|tilapia|fish/);
      }
    },
  );
});

describe('a kind of dish with foods is that dish with these', () => {
  test.each([
    ['a simple fish stew with tilapia, tomatoes and onions', /stew/, /tilapia/],
    ['a fish chowder with pollock', /chowder/, /pollock/],
    ['pan-fried plaice, nothing fancy', /^Pan-fried/, /plaice/],
    ['tuna and cheese toastie', /toastie/, /tuna/],
    ['pork chops and mash', /mash/, /pork/],
    ['a dal with carrots and coconut milk', /dal/, /coconut milk/],
  ])('%s', (said, title, food) => {
    const card = cardOf(said);
    expect(card.recipeName).toMatch(title);
    expect(card.ingredients.join('\n')).toMatch(food);
  });

  test('has no second meat or fish that nobody named', () => {
    const lines = cardOf('Pan fried haddock, nothing fancy.').ingredients.join('\n');
    expect(lines).not.toMatch(/chicken|beef|salmon|bacon/);
  });
});

describe('who eats and how soon', () => {
  test.each([
    ['chicken thighs and rice, tea for 4, two of them fussy kids', 4],
    ['home alone and starving, got pasta and bacon', 1],
    ["sausages and potatoes, it's just me and the missus", 2],
    ['six of us, two of them kids, something with mince and pasta', 6],
  ])('%s', (said, people) => {
    expect(cardOf(said).servings).toBe(people);
  });

  test.each([
    'just in from work and knackered, got bacon, eggs and bread',
    "I'm dying of hunger, there is pasta, cheese and ham",
    "I've got pasta, cheese and ham",
  ])('%s: within half an hour', (said) => {
    expect(cardOf(said).minutes).toBeLessThanOrEqual(30);
  });

  test('a story or a feeling before a wish leaves it a wish', () => {
    const reply = replyTo(
      "I've a newborn and I'm so tired. I need something I can eat with one hand",
    );
    expect(reply.kind === 'recipe' || reply.memo.offered.length > 0).toBe(true);
    const said = reply.kind === 'text' ? titlesIn(reply.text).join() : reply.recipe.recipeName;
    expect(said).not.toMatch(/soup|stew|curry|salad/i);
  });

  test('quicker than the card is something of the same foods', () => {
    const card = cardOf("I've got pasta, cheese and ham // in 10 minutes please");
    expect(card.minutes).toBeLessThanOrEqual(10);
    expect(card.ingredients.join('\n')).toMatch(/ham|cheddar/i);
  });
});

test.each([
  'what can I do with half a cauliflower, a tin of chickpeas and some spinach thats on its way out',
  'eggs, potatoes and half an onion, what should I make myself for supper',
])('%s: one dish of it, where no choice was asked for', (said) => {
  expect(cardOf(said).ingredients.join('\n')).toMatch(/chickpea|potato/);
});

test('whoever is too tired to cook is offered nothing slow, however long the shift was', () => {
  const reply = replyTo('just got off a 12 hour shift and i am STARVING. too tired to cook. help');
  expect(reply.memo.offered.length).toBeGreaterThan(0);
  for (const slug of reply.memo.offered)
    expect(dishBySlug(kitchen, slug)?.time).toBeLessThanOrEqual(30);
});

test('"just eggs" keeps no other food of before', () => {
  const lines = cardOf('eggs, avocado and chapati // just eggs, something quick').ingredients;
  expect(lines.join('\n')).toMatch(/egg/);
  expect(lines.join('\n')).not.toMatch(/avocado|chapati|beef|chicken/);
});

test('what was meant takes the place of what was said', () => {
  const said =
    'sausages, a tin of beans and some spuds // i meant baked beans, is there owt quicker?';
  expect(cardOf(said).ingredients.join('\n')).toMatch(/baked beans/);
});

test('a card tells what it takes beside what they have', () => {
  const reply = replyTo('what can I make with chapati and eggs and avocado');
  if (reply.kind === 'text') throw new Error(reply.text);
  expect(reply.recipe.ingredients.join('\n')).toMatch(/chapati/);
});

describe('what was named of a wish is kept', () => {
  test.each([
    ['a dessert with pears please, my niece is allergic to nuts', 'dessert'],
    ['a pudding with rhubarb for six', 'dessert'],
    ['a soup with beetroot', 'soup'],
  ])('the course: %s', (said, course) => {
    const { memo } = replyTo(said);
    const slugs = memo.card ? [memo.card.slug] : memo.offered;
    expect(slugs.length).toBeGreaterThan(0);
    for (const slug of slugs) expect(dishBySlug(kitchen, slug)?.course).toBe(course);
  });

  test.each([
    [
      'they want curry. I have an air fryer and a hob, chicken thighs, a tin of coconut milk',
      /curry/i,
    ],
    ['a sandwich please, I have got chicken breast and mayo', /sandwich/i],
    ['something sticky with tofu and broccoli', /sticky/i],
    ['a proper dal tonight, I have toor dal and spinach', /dal/i],
  ])('the kind of dish, whatever stands in the kitchen: %s', (said, title) => {
    expect(cardOf(said).recipeName).toMatch(title);
  });

  test.each([
    'I have literally a microwave and a kettle, what can I cook',
    'only a microwave here',
  ])('the kit, where it is all there is: %s', (said) => {
    const { memo } = replyTo(said);
    expect(memo.lacking).toEqual(expect.arrayContaining(['oven', 'hob']));
  });

  test.each([
    ['chicken schnitties and a schnitty salad', /schnitt/i],
    ['a sausage bake with colcannon', /colcannon/i],
  ])('nothing is cooked with what is no ingredient: %s', (said, name) => {
    const reply = replyTo(said);
    if (reply.kind === 'recipe') expect(reply.recipe.ingredients.join('\n')).not.toMatch(name);
  });
});

describe('a dish of a list', () => {
  test.each([
    ['number 2 then', 1],
    ['3 please, a big batch, say 10 portions', 2],
    ['1 number', 0],
  ])('is picked by its place: %s', (said, at) => {
    const { offered } = replyTo('three dinner ideas with chicken').memo;
    const { memo } = replyTo(`three dinner ideas with chicken // ${said}`);
    expect(memo.card?.slug).toBe(offered[at]);
  });

  test('is picked after another was, by place or as the other one', () => {
    const { offered } = replyTo('three dinner ideas with chicken').memo;
    const { memo } = replyTo(
      'three dinner ideas with chicken // the second // first one after all',
    );
    expect(memo.card?.slug).toBe(offered[0]);
  });
});
