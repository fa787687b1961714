/** Reads a dish as a strict sous-chef would and says what does not add up. */
import { findTerms } from '../safety/find-terms.ts';
import { type Rules, termNamed } from '../safety/rules.ts';
import type { Dish, DishIngredient } from './dish.ts';
import { stepLine } from './dish-lines.ts';

/** Sentences about this dish; empty when all is well. `gramsOf` weighs a line, null when it cannot. */
export function doubtsAbout(
  dish: Dish,
  rules: Rules,
  gramsOf: (line: string) => number | null,
): string[] {
  return [
    ...unlisted(dish, rules),
    ...amounts(dish, gramsOf),
    ...poultry(dish, rules),
    ...shape(dish),
  ].map((doubt) => `${dish.slug}: ${doubt}`);
}

/** Foods that come from the tap or the air, and words that stand for the dish itself. */
const FREE = new Set([
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
const NOT_HERE = new Set(
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

function unlisted(dish: Dish, rules: Rules): string[] {
  const missing = unlistedFoods(rules, {
    ingredients: dish.ingredients.map((item) => `${item.name} ${item.preparation}`),
    names: [dish.title, ...dish.also, ...dish.keywords],
    steps: dish.steps.map((step) => stepLine(step)),
  });
  return missing.map((name) => `a step uses "${name}", which is not listed.`);
}

/** The foods in the steps that are neither listed, nor a kind or a part of something listed, nor the dish itself. */
export function unlistedFoods(
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
    for (const term of findTerms(rules, text).filter((one) => one.food)) {
      const said = text.slice(term.start, term.end).toLowerCase();
      const known =
        listed.has(term.name) ||
        term.kinds.some((kind) => listed.has(kind) && !FREE.has(kind)) ||
        own.has(term.name);
      const loose = said.split(' ').some((word) => words.includes(word.replace(/(?:es|s)$/, '')));
      // "The dough" is what the recipe makes itself.
      if (termNamed(rules, term.name)?.flags.has('made')) continue;
      if (!known && !loose && !FREE.has(term.name) && !FREE.has(said) && !NOT_HERE.has(said))
        missing.add(said);
    }
  }
  return [...missing];
}

/** Names and all kinds, so that "chicken" finds chicken thighs. */
function termsIn(rules: Rules, text: string): string[] {
  return findTerms(rules, text)
    .filter((term) => term.food)
    .flatMap((term) => [term.name, ...term.kinds]);
}

/** Grams per serving beyond which a kitchen scale was misread. */
export const MOST: Readonly<Record<string, number>> = {
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

function amounts(dish: Dish, gramsOf: (line: string) => number | null): string[] {
  const weights = dish.ingredients.map(
    (item) => gramsOf([item.quantity, item.unit, item.name].filter(Boolean).join(' ')) ?? 0,
  );
  const each = weights.reduce((sum, one) => sum + one, 0) / dish.servings;
  const doubts = dish.ingredients.flatMap((item) => amountDoubt(item, dish.servings));
  if (each > (MOST[dish.course] ?? 1000))
    doubts.push(`${Math.round(each)} g for each person is too much.`);
  return doubts;
}

function amountDoubt({ name, quantity, unit }: DishIngredient, servings: number): string[] {
  const amount = Number.parseFloat(quantity);
  if (/^(?:salt|sea salt|fine salt)$/.test(name) && unit === 'tbsp' && amount / servings > 0.6)
    return [`${quantity} tbsp of ${name} is too salty.`];
  if (unit === 'tsp' && amount / servings > 6)
    return [`${quantity} tsp of ${name} is not measured by the teaspoon.`];
  return unit !== '' && quantity === '' ? [`${name} has a unit but no amount.`] : [];
}

/** Poultry says that it is done at 74 °C. */
function poultry(dish: Dish, rules: Rules): string[] {
  const birds = dish.ingredients.filter((item) =>
    isRawBird(rules, item.name, `${item.name} ${item.preparation}`),
  );
  const told = dish.steps.some((step) => /7[4-9] °C|8\d °C|9\d °C/.test(stepLine(step)));
  return birds.length > 0 && !told ? ['the poultry is never said to reach 74 °C.'] : [];
}

/** `line` is all that is said of the ingredient of that name. */
export function isRawBird(rules: Rules, name: string, line: string): boolean {
  return RAW_BIRD.test(name) && !NOT_RAW.test(line) && termsIn(rules, name).length > 0;
}

const RAW_BIRD = /\b(?:chicken|turkey|duck|goose|quail)\b/i;
const NOT_RAW =
  /\b(?:stock|broth|cooked|fat|eggs?|bouillon|cube|powder|rotisserie|left-?overs?|tinned|canned|deli|smoked|vegan|vegetarian|seasoning|sauce)\b/i;

function shape(dish: Dish): string[] {
  const doubts: string[] = [];
  if (dish.active > dish.time) doubts.push('there is more work in it than time.');
  if (dish.steps.length < 3 || dish.steps.length > 10)
    doubts.push(`${dish.steps.length} steps are too few or too many.`);
  if (dish.servings > 24) doubts.push(`it serves ${dish.servings}.`);
  return doubts;
}
