/** Tests that nothing is scaled to what cannot be cooked or measured: pies in a tin, joints, whole onions. */
import { expect, test } from 'vitest';
import { kitchen } from '../../../kitchen-instance.ts';
import { plate } from './plate.ts';

function cardFor(slug: string, people: number) {
  const dish = kitchen.cookbook.dishes.find((one) => one.slug === slug);
  if (!dish) throw new Error(`no dish ${slug}`);
  return plate(kitchen, dish, 'international', people, [], 'seed');
}

test.each([
  ['granola', 5],
  ['cinnamon-buns', 6],
  ['strawberry-daifuku', 4],
  ['carnitas', 2],
  ['no-knead-bread', 10],
  ['mint-and-coriander-chutney', 4],
  ['alfajores', 8],
  ['flapjacks', 16],
])('%s for one is made for %d, and says why', (slug, servings) => {
  const card = cardFor(slug, 1);
  expect(card.servings).toBe(servings);
  expect(card.tips.join(' ')).toMatch(/a smaller batch does not cook well|made whole/i);
});

test.each(['tomato-and-basil-soup', 'pad-thai', 'greek-salad', 'risotto-alla-milanese'])(
  '%s for one is cooked for one',
  (slug) => {
    expect(cardFor(slug, 1).servings).toBe(1);
  },
);

test('a crust in its tin is made whole, and a joint of another weight is told of', () => {
  expect(cardFor('quiche-lorraine', 1).servings).toBe(6);
  expect(cardFor('roast-leg-of-lamb', 4).tips.join(' ')).toMatch(/1\.2 kg.*thermometer/);
  expect(cardFor('roast-chicken', 6).tips.join(' ')).not.toMatch(/thermometer/);
});

test('of two joints each is cut to the weight that so many want', () => {
  const { servings, ingredients, instructions } = cardFor('pot-roast', 13);
  expect(servings).toBe(13);
  expect(ingredients[0]).toMatch(/^2\.[78]\d* kg beef chuck joint/);
  expect(instructions.join(' ')).toContain('Take the beef chuck joint as two of the same weight');
});

test('the whole onion of a list is the whole onion of its step', () => {
  const { ingredients, instructions } = cardFor('groundnut-soup', 1);
  expect(ingredients).toContain('1 onion, peeled, whole');
  expect(instructions.join(' ')).not.toMatch(/¼ onion/);
});
