/** Tests that a dish's name ("pancakes") raises doubts that its ingredient list answers, and that more lines never remove a finding. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kitchen } from '../../../kitchen-instance.ts';
import { ALLERGENS, type Allergen, type Needs } from '../../vocabulary.ts';
import { check, recipeLines } from './check.ts';

const { rules } = kitchen;
const eggs: Needs = { allergies: ['eggs'], diets: [] };
const PANCAKES = ['1 cup oat flour', '1 banana', '250 ml oat milk'];
const pancakes = { recipeName: 'Fluffy pancakes', introduction: 'Pancakes for a slow morning.' };

test('what a dish only may hold is answered by its list', () => {
  const recipe = { ...pancakes, instructions: ['Flip the pancakes.'] };
  expect(check(rules, recipeLines({ ...recipe, ingredients: PANCAKES }), eggs).verdict).toBe(
    'clear',
  );
  expect(check(rules, recipeLines(recipe), eggs).verdict).toBe('unsure');
});

test('another dish in the text, an unknown line and what a name surely holds are not', () => {
  const verdict = (recipe: Parameters<typeof recipeLines>[0]) =>
    check(rules, recipeLines({ ingredients: PANCAKES, ...recipe }), eggs).verdict;
  expect(verdict({ ...pancakes, tips: ['Good beside waffles.'] })).toBe('unsure');
  expect(verdict({ ...pancakes, ingredients: [...PANCAKES, '2 cups blorf'] })).toBe('unsure');
  expect(verdict({ recipeName: 'Egg pancakes' })).toBe('conflict');
  expect(verdict({ ...pancakes, instructions: ['Crack in the eggs.'] })).toBe('conflict');
});

test('a title that tells a manner is a doubt where a list leaves out what it surely means', () => {
  const soy: Needs = { allergies: ['soy'], diets: [] };
  const verdict = (ingredients: string[], recipeName = 'Chicken teriyaki') =>
    check(rules, recipeLines({ recipeName, ingredients }), soy).verdict;
  expect(verdict(['4 chicken thighs', '100 ml coconut aminos'])).toBe('unsure');
  expect(verdict(['4 chicken thighs', '100 ml teriyaki sauce'])).toBe('conflict');
  expect(verdict(['4 chicken thighs'], 'Chicken in soy sauce')).toBe('conflict');
  expect(check(rules, recipeLines({ recipeName: 'Chicken teriyaki' }), soy).verdict).toBe(
    'conflict',
  );
});

test('stock that no line lists is the water the dish was cooked in', () => {
  const vegetarian: Needs = { allergies: [], diets: ['Vegetarian'] };
  const verdict = (...ingredients: string[]) =>
    check(
      rules,
      recipeLines({ recipeName: 'Rasam', ingredients, instructions: ['Pour in the stock.'] }),
      vegetarian,
    ).verdict;
  expect(verdict('200 g red lentils')).toBe('clear');
  expect(
    check(
      rules,
      recipeLines({
        recipeName: 'Dal',
        ingredients: ['200 g red lentils'],
        instructions: ['Pour in 500 ml of hot stock.'],
      }),
      vegetarian,
    ).verdict,
  ).toBe('unsure');
  expect(verdict('200 g red lentils', '1 l stock')).toBe('unsure');
  expect(verdict('200 g red lentils', '1 l chicken stock')).toBe('conflict');
});

test('a list that names it keeps its finding', () => {
  const lines = recipeLines({ ...pancakes, ingredients: [...PANCAKES, '2 pancakes'] });
  expect(check(rules, lines, eggs).findings).toMatchObject([{ part: 'ingredients' }]);
});

const GLUE =
  'and|or|no|without|not|regular|plain|vegan|dairy-free|egg-free|gluten free|free|if needed|may contain|like|as soft as|taste of|instead of|size|shaped|knife|pan|jar|cream the|fish out|the|a|of|with|,|.|(|)|500 ml|oat milk|latte|teriyaki|stock|batter'.split(
    '|',
  );
const names = rules.terms.flatMap((term) => term.names.map((name) => name.replaceAll('"', '')));
const text = fc
  .array(fc.oneof(fc.constantFrom(...names), fc.constantFrom(...GLUE)), {
    minLength: 1,
    maxLength: 7,
  })
  .map((all) => all.join(' '));
const texts = fc.array(text, { minLength: 1, maxLength: 3 });
const anyRecipe = fc.record({
  conversation_response: text,
  recipeName: text,
  introduction: text,
  ingredients: texts,
  instructions: texts,
  tips: texts,
  friendly_closing: text,
});
type AnyRecipe = Parameters<typeof recipeLines>[0];
const told = (some: AnyRecipe) =>
  check(rules, recipeLines(some), {
    allergies: ALLERGENS,
    diets: ['Vegetarian', 'Vegan', 'Gluten-Free', 'Paleo'],
  });

test('adding a line of any part never removes a finding', () => {
  const keys = (some: AnyRecipe) =>
    told(some).findings.map((one) => `${one.part} ${one.line} ${one.start} ${one.restriction}`);
  fc.assert(
    fc.property(
      anyRecipe,
      text,
      fc.constantFrom('ingredients', 'instructions', 'tips'),
      (some, more, part) => {
        // "The fish" of a recipe that lists a vegan one is that one.
        fc.pre(part !== 'ingredients' || !/\b(?:vegan|free)\b/.test(more));
        const longer = { ...some, [part]: [...some[part as 'tips'], more] };
        expect(keys(longer)).toEqual(expect.arrayContaining(keys(some)));
      },
    ),
    { numRuns: 150 },
  );
});

test('case, Unicode form and invisible marks change nothing in any part', () => {
  const forms: ((one: string) => string)[] = [
    (one) => one.toUpperCase(),
    (one) => one.normalize('NFD'),
    (one) => one.replaceAll(' ', '\u00a0'),
    (one) => [...one].join('\u200d'),
  ];
  const found = (some: AnyRecipe) =>
    told(some).findings.map((one) => `${one.part} ${one.index} ${one.term} ${one.restriction}`);
  fc.assert(
    fc.property(anyRecipe, fc.constantFrom(...forms), (some, form) => {
      const other = Object.fromEntries(
        Object.entries(some).map(([part, one]) => [
          part,
          typeof one === 'string' ? form(one) : one.map(form),
        ]),
      );
      expect(found(other)).toEqual(found(some));
    }),
    { numRuns: 120 },
  );
});

test.each<[string, string[], string, Allergen, string | undefined]>([
  [
    'Gluten-Free Sandwich Bread',
    ['300 g gluten-free flour'],
    'Cool the bread.',
    'wheat',
    'may contain',
  ],
  ['Cashew Parmesan', ['100 g cashews'], 'Store the parmesan.', 'milk', 'may contain'],
  ['Dairy-Free Ice Cream', ['1 can coconut milk'], 'Churn the ice cream.', 'milk', 'may contain'],
  ['Oat Milk', ['1 cup oats'], 'Shake the milk.', 'milk', 'may contain'],
  ['Noodles', ['200 g rice noodles'], 'Drain the noodles.', 'wheat', undefined],
  ['Sweet Potato Toast', ['1 sweet potato'], 'Spread the toast.', 'wheat', 'may contain'],
  ['Oat Milk Toast', ['oat milk', '1 cup milk'], 'Shake the milk.', 'milk', 'contains'],
  ['Tofu Stir-Fry', ['1 block tofu'], 'Melt the butter.', 'milk', 'contains'],
  ['Cashew Parmesan', [], 'Store the parmesan.', 'milk', 'contains'],
  ['Egg-Free Pancakes', ['100 g flour'], 'Crack in the eggs.', 'eggs', 'contains'],
  ['Nut-Free Pesto', ['50 g basil'], 'Toast the walnuts.', 'tree nuts', 'contains'],
])('%s of %j: "%s" holds %s: %s', (recipeName, ingredients, step, allergen, expected) => {
  const lines = recipeLines({ recipeName, ingredients, instructions: [step] });
  const { findings } = check(rules, lines, { allergies: [allergen], diets: [] });
  const told = findings.filter((one) => one.part === 'instructions');
  expect(told[0]?.certainty).toBe(expected);
});
