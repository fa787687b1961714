/** Tests that tools, verbs and comparisons ("fish knife") report nothing, and never hide a food really named ("fish slices"). */
import { expect, test } from 'vitest';
import { kitchen } from '../../../kitchen-instance.ts';
import { ALLERGENS, type Allergen, type Needs, type RecipePart } from '../../vocabulary.ts';
import { check } from '../verdict/check.ts';

const { rules } = kitchen;

function found(text: string, part: RecipePart = 'instructions'): Map<string, string> {
  const { findings } = check(rules, [{ part, index: 0, text }], {
    allergies: ALLERGENS,
    diets: [],
  });
  const certain = findings.filter((one) => one.certainty === 'contains');
  return new Map([...findings, ...certain].map((one) => [one.restriction, one.certainty]));
}

test.each<[string, Allergen]>([
  ['Whip the cream until soft peaks form.', 'milk'],
  ['Whisk the yolks and cream together.', 'milk'],
  ['Beat the egg mixture and cream until smooth.', 'milk'],
  ['Pour the milk round the apples.', 'milk'],
  ['Spread butter up the sides.', 'milk'],
  ['Have the butter soft.', 'milk'],
  ['Butter dish and line with paper.', 'milk'],
  ['Lightly butter tin.', 'milk'],
  ['Grease and flour pan.', 'wheat'],
  ['Let the bread proof for an hour.', 'wheat'],
  ['Rinse the wet noodles.', 'wheat'],
  ['Pour over pasta, pot by pot.', 'wheat'],
  ['Add the cold fish to the salad.', 'fish'],
  ['Add the fish slices to the broth.', 'fish'],
  ['Lay the fish pan-side down.', 'fish'],
  ['Cook the prawns pink.', 'shellfish'],
  ['Cut the octopus arms into coins.', 'shellfish'],
  ['Fill the mussel shells with the rice.', 'shellfish'],
  ['Toast the walnuts brown.', 'tree nuts'],
  ['Top with chicken or egg.', 'eggs'],
  ['Lay the egg slices on top.', 'eggs'],
  ['Add the white of an egg.', 'eggs'],
  ['Add oil as well as butter.', 'milk'],
  ['Add as much cream as you like.', 'milk'],
  ['Add a cheese like Gruyère.', 'milk'],
  ['Use the same weight of butter.', 'milk'],
  ['Stir like mad and add the milk.', 'milk'],
])('%s', (text, allergen) => {
  expect(found(text).get(allergen)).toBe('contains');
});

test.each([
  ['Brown the mince.', true],
  ['Add mince and onions.', true],
  ['Fry onion, mince and garlic.', true],
  ['Cook the mince until brown.', true],
  ['Carve the bird.', true],
  ['Mince the garlic.', false],
  ['Add onions and mince the garlic.', false],
  ['Peel and mince two shallots.', false],
  ['Stop before the rice turns gummy.', false],
])('meat or a verb: %s', (text, isMeat) => {
  const needs: Needs = { allergies: [], diets: ['Vegetarian'] };
  const { findings } = check(rules, [{ part: 'instructions', index: 0, text }], needs);
  expect(findings.length > 0).toBe(isMeat);
});

test.each<[string, Allergen]>([
  ['Spicy noodle bowl', 'wheat'],
  ['Autumn cheese board', 'milk'],
  ['Pretzel knots', 'wheat'],
  ['Our bread and butter pudding', 'milk'],
])('title: %s', (text, allergen) => {
  expect(found(text, 'title').has(allergen)).toBe(true);
});

test.each([
  'Turn the lamb with a fish knife.',
  'Crush the seeds until as coarse as couscous.',
  'Cook until the oil is as red as lobster shell.',
  'Cut the beans into penne-length pieces.',
  'Open the tin with an oyster-shucking knife.',
  'Bake in bun tins for 20 minutes.',
  'Steam in a Christmas pudding mould.',
  'Aim for the same thickness as double cream.',
  'Stir in the white beans and the white wine.',
  'The sole seasoning is salt.',
  'In a bowl, cream the coconut oil and sugar.',
  'Use it as fresh as you can.',
])('nothing in: %s', (text) => {
  expect([...found(text)]).toEqual([]);
});

test.each<[string, Allergen]>([
  ['Shake it in the peanut butter jar.', 'peanuts'],
  ['Add the noodle bowl toppings.', 'wheat'],
  ['It tastes a little of hazelnut.', 'tree nuts'],
  ['Wrinkle it like the skin on milk.', 'milk'],
  ['Shape it like a small rugby ball or an egg.', 'eggs'],
])('a doubt in: %s', (text, allergen) => {
  expect(found(text).get(allergen)).toBe('may contain');
});

test.each([
  ['fresh coconut milk', []],
  ['roasted almond milk', ['tree nuts']],
  ['unsalted butter beans', []],
  ['unsalted butter', ['milk']],
])('a fuller name of a food gives way to the longer food behind it: %s', (line, expected) => {
  expect([...found(line, 'ingredients').keys()]).toEqual(expected);
});
