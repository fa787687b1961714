/** Tests allergens that words beside a food decide: scallop roe, seeds of a fruit, pure buckwheat soba, vegan and veggie products. */
import { expect, test } from 'vitest';
import { kitchen } from '../../../kitchen-instance.ts';
import { createMask, listRestrictions } from '../pantry/food-facts.ts';
import { findLineFacts } from '../verdict/line-facts.ts';

const { rules } = kitchen;

const reported = (line: string): readonly string[] => {
  const { contains, mayContain } = findLineFacts(rules, line).allergens;
  return [...contains, ...mayContain];
};

test.each([
  'scallops, roe on',
  '12 king scallops, roe attached',
  '12 scallops with roe',
  'scallops (roe removed)',
  'sea scallops with their roe, cleaned',
  'crab, roe left in',
  '1 lobster, with its roe',
])('shellfish and no fish: %s', (line) => {
  expect(reported(line)).toEqual(['shellfish']);
});

test.each([
  'roe',
  '50 g roe',
  'scallops and roe',
  'scallops, roe, lemon',
  'scallops with salmon roe',
  'roe on toast',
  'shrimp with rice and roe',
  'crab, cod roe on the side',
])('fish: %s', (line) => {
  expect(findLineFacts(rules, line).allergens.contains).toContain('fish');
});

test.each([
  '100 % buckwheat soba',
  '100% buckwheat soba noodles',
  '1 pack 100% buckwheat noodles',
  '200 g pure buckwheat soba noodles',
  '100 percent buckwheat soba',
])('no wheat: %s', (line) => {
  expect(reported(line)).toEqual([]);
});

test.each(['soba', '200 g soba noodles', 'buckwheat soba', '30% buckwheat soba'])(
  'wheat: %s',
  (line) => {
    expect(reported(line)).toContain('wheat');
  },
);

test('who calls it vegan or plant-based takes the animal out of it', () => {
  const animal = createMask(['milk', 'eggs', 'fish', 'shellfish', 'Vegetarian', 'Vegan']);
  const wrong = rules.terms
    .filter(({ isFood, facts }) => isFood && ((facts.contains | facts.mayContain) & animal) !== 0)
    .flatMap(({ names, facts }) =>
      names
        .filter((name) => /\b(?:vegan|plant ?based)\b/.test(name) && !/whopper/.test(name))
        .map((name) => `${name}: ${listRestrictions(facts.contains | facts.mayContain).join()}`),
    );
  expect(wrong).toEqual([]);
});

test.each(['vegetarian sausages', 'veggie burgers', 'Quorn sausages'])(
  'may hold eggs: %s',
  (line) => {
    expect(findLineFacts(rules, line).allergens.mayContain).toContain('eggs');
  },
);

test.each([
  'seeds',
  '2 tbsp seeds',
  'seeds, toasted',
  'a handful of seeds, to serve',
  'mixed seeds',
  'seed mix',
  'nuts and seeds',
  'mixed nuts & seeds',
])('may hold sesame: %s', (line) => {
  expect(findLineFacts(rules, line).allergens.mayContain).toContain('sesame');
});

test.each([
  '1 pomegranate, seeds only',
  'seeds from 1 vanilla pod',
  'seeds of 5 cardamom pods',
  '1 red pepper, seeds removed',
  'melon, halved and seeds scooped out',
  'hemp seeds',
  'chia seeds',
  'pumpkin seeds',
  'flaxseed',
])('no sesame: %s', (line) => {
  expect(reported(line)).not.toContain('sesame');
});
