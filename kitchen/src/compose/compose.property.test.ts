/** Property tests of dishes composed from foods: nearly all sets of foods make one; each valid, allergen-checked, rebuilt from its slug. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { composeContext } from '../../testing/compose/compose-context.ts';
import { drawFoodSets, findMainFoods, SAID_FOODS } from '../../testing/compose/food-sets.ts';
import { checkRecipe } from '../cookbook/check-recipe.ts';
import { dishLines, ingredientLine, stepLine } from '../cookbook/dish-lines.ts';
import { validateDish } from '../cookbook/dish-validator.ts';
import { validateRecipe } from '../cookbook/recipe-validator.ts';
import { createWeigher } from '../measure/lines/weigh.ts';
import { PERSON_WITHOUT_NEEDS } from '../safety/person/person.ts';
import { ALLERGENS, APPLIANCES, DIETS } from '../vocabulary.ts';
import { type Composed, type ComposeRequest, compose } from './compose.ts';
import { dishBySlug } from './dish-by-slug.ts';
import { MAX_MADE_SLUG } from './made-slug.ts';

const { rules, measures, forms } = composeContext;
const weigh = createWeigher(measures);
const source = { ...composeContext, cookbook: { dishes: [] } };
const SETS = [...drawFoodSets(forms.cooking, 300, 1), ...SAID_FOODS];

function problemsOf({ dish }: Composed): string[] {
  const recipe = {
    recipeName: dish.title,
    ingredients: dish.ingredients.map((item) => ingredientLine(item)),
    instructions: dish.steps.map((step) => stepLine(step)),
    servings: dish.servings,
  };
  const odd = [dish.title, dish.introduction, ...recipe.instructions].filter((text) =>
    /[{}[\]]|undefined|NaN| {2}| [,.;]|\band and\b/.test(text),
  );
  const named = dish.ingredients.filter(
    ({ quantity, unit }) => quantity === '0' || `${quantity}${unit}`.includes('NaN'),
  );
  return [
    ...validateDish(dish, rules, weigh),
    ...validateRecipe(composeContext, recipe).map(({ reason }) => `${dish.slug}: ${reason}`),
    ...odd,
    ...(dish.introduction === '' ? [`${dish.slug}: it has no introduction.`] : []),
    ...named.map(({ name }) => `${dish.slug}: the amount of ${name} is none.`),
  ];
}

test('95 of 100 sets of three to six foods make a dish that uses every main food, and each dish is valid', () => {
  const results = SETS.map((foods) => ({ foods, result: compose(composeContext, { foods }) }));
  const whole = results.filter(({ result }) => {
    const main = findMainFoods(
      composeContext,
      result.left.map(({ food }) => food),
    );
    return 'dish' in result && main.length === 0;
  });
  expect(whole.length / results.length).toBeGreaterThanOrEqual(0.95);
  const made = results.flatMap(({ result }) => ('dish' in result ? [result] : []));
  expect(made.flatMap(problemsOf)).toEqual([]);
  for (const { dish, used } of made) {
    expect(dish.slug.length).toBeLessThanOrEqual(MAX_MADE_SLUG);
    expect(dishBySlug(source, dish.slug)).toEqual(dish);
    expect(used.length).toBeGreaterThan(0);
  }
}, 180_000);

const anyFood = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...[...forms.cooking.byName.keys()]) },
  { weight: 1, arbitrary: fc.string({ maxLength: 60 }) },
);
const anyRequest: fc.Arbitrary<ComposeRequest> = fc.record(
  {
    foods: fc.array(anyFood, { maxLength: 9 }),
    form: fc.option(fc.constantFrom(...forms.bySlug.keys()), { nil: undefined, freq: 3 }),
    servings: fc.option(fc.integer({ min: 1, max: 12 }), { nil: undefined }),
    appliance: fc.option(fc.constantFrom(...APPLIANCES), { nil: undefined, freq: 5 }),
    minutes: fc.option(fc.integer({ min: 0, max: 300 }), { nil: undefined, freq: 5 }),
    person: fc.record({
      needs: fc.record({
        allergies: fc.uniqueArray(fc.constantFrom(...ALLERGENS), { maxLength: 3 }),
        diets: fc.uniqueArray(fc.constantFrom(...DIETS), { maxLength: 2 }),
      }),
      excludedFoods: fc.constant(PERSON_WITHOUT_NEEDS.excludedFoods),
      situations: fc.subarray(['pregnancy', 'toddler', 'raw egg'] as const, { maxLength: 1 }),
    }),
  },
  { requiredKeys: ['foods', 'person'] },
);

describe('whatever is asked for', () => {
  test('the dish is valid, the check finds nothing in it, and it comes the same again', () => {
    fc.assert(
      fc.property(anyRequest, (request) => {
        const result = compose(composeContext, request);
        expect(compose(composeContext, request)).toEqual(result);
        if ('refusal' in result) return;
        const { dish } = result;
        const { needs } = request.person ?? PERSON_WITHOUT_NEEDS;
        expect(problemsOf(result)).toEqual([]);
        expect(checkRecipe(composeContext, dishLines(dish), needs, dish.servings).verdict).not.toBe(
          'conflict',
        );
        expect(dish.time).toBeLessThanOrEqual(request.minutes ?? Number.POSITIVE_INFINITY);
        expect(dishBySlug(source, dish.slug, request.person)).toEqual(dish);
      }),
      { numRuns: 100 },
    );
  }, 120_000);

  test('a slug that nobody wrote finds nothing and does no harm', () => {
    const odd = fc.oneof(
      fc.string(),
      fc.string().map((text) => `made:${text}`),
      fc.string().map((text) => `made:stew.plain*4:${text}`),
      fc.constantFrom(
        'made:',
        'made:stew',
        'made:stew.plain*4:',
        'made:stew.plain*0:egg',
        `made:${'a+'.repeat(1e5)}`,
      ),
    );
    fc.assert(
      fc.property(odd, (slug) => {
        expect(dishBySlug(source, slug)?.slug ?? slug).toBe(slug);
      }),
      { numRuns: 300 },
    );
  });
});
