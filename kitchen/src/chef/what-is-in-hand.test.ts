/** What somebody has is used: cold roasts are not cooked again, and a few things named lead to a dish of little more. */
import { expect, test } from 'vitest';
import { kitchen } from '../../kitchen-instance.ts';
import { getChefReply, replyText } from '../../testing/utterances/run-conversation.ts';
import { ingredientsToBuy } from '../cookbook/dish-index.ts';

const TEST_TIME = 30_000;

function offered(said: string) {
  const reply = getChefReply(kitchen, [said]);
  const titles =
    reply.kind === 'recipe'
      ? [reply.recipe.recipeName]
      : [...replyText(reply).matchAll(/^\d\. \*\*(.+?)\*\*/gm)].map(([, title = '']) => title);
  return titles.map((title) =>
    kitchen.cookbook.dishes.find((dish) => title.toLowerCase().endsWith(dish.title.toLowerCase())),
  );
}

test.each([
  'leftover roast chicken',
  'what can i do with leftover turkey',
  'I have leftover roast beef',
  "I've got some leftover lamb, dinner for 3?",
  'rotisserie chicken and some spinach',
  'leftover pork roast, ideas?',
  'half a roast chicken left over from sunday',
  "what can I make with yesterday's chicken and rice",
])(
  '%s is not cooked from raw',
  (said) => {
    const dishes = offered(said);
    expect(dishes.length).toBeGreaterThan(0);
    expect(dishes.map((dish) => dish?.keywords.includes('leftovers'))).not.toContain(false);
  },
  TEST_TIME,
);

test('roast chicken as a wish is roasted', () => {
  expect(offered('make me a roast chicken')[0]?.slug).toBe('roast-chicken');
  expect(offered('roast beef for 8')[0]?.slug).toBe('roast-beef');
});

test.each([
  ['I have rice, eggs and a carrot', 4],
  ['eggs and potatoes', 4],
  ['flour, eggs, milk', 4],
  ['courgettes and eggs', 5],
  ['leftover rice, eggs, peas', 5],
])(
  '%s needs little more',
  (said, most) => {
    const [first] = offered(said);
    expect(first && ingredientsToBuy(first).size).toBeLessThanOrEqual(most);
  },
  TEST_TIME,
);

test.each([
  ['salmon, potatoes and cream', /salmon/],
  ['eggs, spinach and salmon', /salmon/],
  ['I have mince, carrots and potatoes', /mince/],
])('%s: meat or fish that is at hand is never the one thing left out', (said, food) => {
  const [first] = offered(said);
  expect(first?.ingredients.map(({ name }) => name).join(', ')).toMatch(food);
});

test('a few plain things lead to what is named after one of them', () => {
  const [first] = offered('apples, flour, butter and sugar');
  expect(first?.title).toMatch(/apple/i);
});

test.each([
  ['keto empanadas', /taco|wrap|gyros|stuffed|burrito|pitta|larb/i],
  ['keto samosas', /taco|wrap|gyros|stuffed|burrito|pitta|larb/i],
  ['vegan full English', /shakshuka|menemen|hash|fries|scrambled|omelette|rosti/i],
])(
  '%s: next of kin are of its form',
  (said, form) => {
    expect(offered(said)[0]?.title).toMatch(form);
  },
  TEST_TIME,
);

test.each([
  'Guest A: fish. Guest B: shellfish',
  "one of us can't have fish, the other shellfish",
  "Tom can't eat fish and Anna shellfish",
])('%s keeps both', (said) => {
  expect(getChefReply(kitchen, [said]).needs.allergies).toEqual(['fish', 'shellfish']);
});

test('a wish after an allergy is no second one', () => {
  expect(getChefReply(kitchen, ["I can't eat dairy and want fish"]).needs.allergies).toEqual([
    'milk',
  ]);
  expect(getChefReply(kitchen, ['not allergic to milk, allergic to eggs']).needs.allergies).toEqual(
    ['eggs'],
  );
});

test('nobody works longer than the dish takes, nor cuts eight things in five minutes', () => {
  const cutting = /chopp|slic|dic|grat|peel|shred|cube|crush|julienn|wedge|stick/;
  const wrong = kitchen.cookbook.dishes.filter(
    ({ active, time, ingredients }) =>
      active > time ||
      active < 2 * ingredients.filter((one) => cutting.test(one.preparation)).length,
  );
  expect(wrong.map((dish) => dish.slug)).toEqual([]);
});

test('rice that was cooled once is not said to keep', () => {
  const again = kitchen.cookbook.dishes.filter(
    ({ ingredients, keeps }) =>
      ingredients.some(
        ({ name, preparation }) =>
          /\brice\b/.test(name) && /the day before|from the fridge/.test(preparation),
      ) && /\breheat/i.test(keeps),
  );
  expect(again.map((dish) => dish.slug)).toEqual([]);
});
