/** Validates a dish of our own cookbook: unlisted foods, implausible amounts, poultry without a doneness check, odd times or steps. */
import { findTerms } from '../safety/match/find-terms.ts';
import { findTermByName, type Rules } from '../safety/pantry/rules.ts';
import type { Dish, DishIngredient } from './dish.ts';
import { stepLine } from './dish-lines.ts';

/** Sentences about this dish; empty when all is well. `gramsOf` weighs a line, null when it cannot. */
export function validateDish(
  dish: Dish,
  rules: Rules,
  gramsOf: (line: string) => number | null,
): string[] {
  return [
    ...findUnlistedProblems(dish, rules),
    ...findAmountProblems(dish, gramsOf),
    ...findPoultryProblems(dish, rules),
    ...findShapeProblems(dish),
  ].map((doubt) => `${dish.slug}: ${doubt}`);
}

/** Foods that need not be listed, and general words that a step may use for what is listed. */
const UNLISTED_ALLOWED = new Set([
  'water',
  'ice',
  'iced water',
  'boiling water',
  'salt',
  'juice',
  'vegetable',
  'fruit',
  'meat',
  'oil',
  'fat',
  'spice',
  'herb',
  'sauce',
  'stock',
  'sugar',
  'bread',
  'dough',
  'filling',
  'syrup',
  'cheese',
  'fish',
  'grain',
  'seed',
  'nut',
]);

/** Words that are foods in a list and something else in a step: "spread it", "pulse", "a heavy casserole", "the broth". */
const NON_FOOD_IN_STEPS = new Set(
  'crumb crumbs jelly cake layers layer tagine dripping grit steamer poke rolls meatballs tortilla icing filling topping crust base patties dumplings pancakes loaf buns spread sprinkle pulse wrap crumble casserole soup broth gravy seasoning flavours zest cloves noodles bamboo fries ragù stew curry batter'
    .split(' ')
    .concat(
      'white sauce',
      'chocolate cake',
      'long rolls',
      'hot sauce',
      'cooking liquid',
      'fish flakes',
      'stir-fry',
    ),
);

function findUnlistedProblems(dish: Dish, rules: Rules): string[] {
  const missing = findUnlistedFoods(rules, {
    ingredients: dish.ingredients.map((item) => `${item.name} ${item.preparation}`),
    names: [dish.title, ...dish.also, ...dish.keywords],
    steps: dish.steps.map((step) => stepLine(step)),
  });
  return missing.map((name) => `a step uses "${name}", which is not listed.`);
}

/** The foods in the steps that are neither listed, nor a kind or a part of something listed, nor the dish itself. */
export function findUnlistedFoods(
  rules: Rules,
  recipe: {
    readonly ingredients: readonly string[];
    readonly names: readonly string[];
    readonly steps: readonly string[];
  },
): string[] {
  const listed = new Set(recipe.ingredients.flatMap((text) => termsIn(rules, text)));
  const words = recipe.ingredients.join(' ').toLowerCase();
  const own = new Set(recipe.names.flatMap((name) => termsIn(rules, name)));
  const missing = new Set<string>();
  for (const text of recipe.steps) {
    for (const term of findTerms(rules, text).filter((one) => one.isFood)) {
      const written = text.slice(term.start, term.end).toLowerCase();
      const known =
        listed.has(term.name) ||
        term.kinds.some((kind) => listed.has(kind) && !UNLISTED_ALLOWED.has(kind)) ||
        own.has(term.name);
      const loose = written
        .split(' ')
        .some((word) => words.includes(word.replace(/(?:es|s)$/, '')));
      // "The dough" is what the recipe makes itself.
      if (findTermByName(rules, term.name)?.flags.has('made')) continue;
      if (
        !known &&
        !loose &&
        !UNLISTED_ALLOWED.has(term.name) &&
        !UNLISTED_ALLOWED.has(written) &&
        !NON_FOOD_IN_STEPS.has(written)
      )
        missing.add(written);
    }
  }
  return [...missing];
}

/** Names and all kinds, so that "chicken" finds chicken thighs. */
function termsIn(rules: Rules, text: string): string[] {
  return findTerms(rules, text)
    .filter((term) => term.isFood)
    .flatMap((term) => [term.name, ...term.kinds]);
}

/** Grams per serving, by course, above which an amount must be wrong. */
export const MAX_GRAMS_PER_SERVING: Readonly<Record<string, number>> = {
  drink: 900,
  soup: 1250,
  main: 1250,
  breakfast: 800,
  salad: 700,
  bread: 450,
  side: 600,
  dessert: 600,
  snack: 500,
  sauce: 450,
};

function findAmountProblems(dish: Dish, gramsOf: (line: string) => number | null): string[] {
  const weights = dish.ingredients.map(
    (item) => gramsOf([item.quantity, item.unit, item.name].filter(Boolean).join(' ')) ?? 0,
  );
  const each = weights.reduce((sum, one) => sum + one, 0) / dish.servings;
  const problems = dish.ingredients.flatMap((item) => amountProblem(item, dish.servings));
  if (each > (MAX_GRAMS_PER_SERVING[dish.course] ?? 1000))
    problems.push(`${Math.round(each)} g for each person is too much.`);
  return problems;
}

function amountProblem({ name, quantity, unit }: DishIngredient, servings: number): string[] {
  const amount = Number.parseFloat(quantity);
  if (/^(?:salt|sea salt|fine salt)$/.test(name) && unit === 'tbsp' && amount / servings > 0.6)
    return [`${quantity} tbsp of ${name} is too salty.`];
  if (unit === 'tsp' && amount / servings > 6)
    return [`${quantity} tsp of ${name} is not measured by the teaspoon.`];
  return unit !== '' && quantity === '' ? [`${name} has a unit but no amount.`] : [];
}

/** A dish with raw poultry must say that it is done at 74 °C. */
function findPoultryProblems(dish: Dish, rules: Rules): string[] {
  const birds = dish.ingredients.filter((item) =>
    isRawBird(rules, item.name, `${item.name} ${item.preparation}`),
  );
  const statesDoneness = dish.steps.some((step) => /7[4-9] °C|8\d °C|9\d °C/.test(stepLine(step)));
  return birds.length > 0 && !statesDoneness ? ['the poultry is never said to reach 74 °C.'] : [];
}

/** `line` is all that is said of the ingredient of that name. */
export function isRawBird(rules: Rules, name: string, line: string): boolean {
  return RAW_BIRD.test(name) && !NOT_RAW.test(line) && termsIn(rules, name).length > 0;
}

const RAW_BIRD = /\b(?:chicken|turkey|duck|goose|quail)\b/i;
const NOT_RAW =
  /\b(?:stock|broth|cooked|fat|eggs?|bouillon|cube|powder|rotisserie|left-?overs?|tinned|canned|deli|smoked|vegan|vegetarian|seasoning|sauce)\b/i;

function findShapeProblems(dish: Dish): string[] {
  const problems: string[] = [];
  if (dish.active > dish.time) problems.push('there is more work in it than time.');
  if (dish.steps.length < 3 || dish.steps.length > 10)
    problems.push(`${dish.steps.length} steps are too few or too many.`);
  if (dish.servings > 24) problems.push(`it serves ${dish.servings}.`);
  return problems;
}
