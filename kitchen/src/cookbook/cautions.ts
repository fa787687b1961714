/** Finds cautions of a dish that are not allergens (raw egg, rare meat, alcohol, much salt, chilli ...); writes the tip on raw egg. */
import type { Rules } from '../safety/pantry/rules.ts';
import type { Caution } from '../safety/person/situations.ts';
import {
  containsRareMeat,
  containsRawEgg,
  containsRawFish,
  type RecipeContent,
} from '../safety/person/undercooked.ts';
import type { Dish } from './dish.ts';
import { findFoodNames } from './dish-facts.ts';
import { stepLine } from './dish-lines.ts';

export function findCautions(dish: Dish, rules: Rules): ReadonlySet<Caution> {
  const kinds = dish.ingredients.map((item) => findFoodNames(rules, item.name));
  const has = (kind: string): boolean => kinds.some((names) => names.includes(kind));
  const found = new Set<Caution>();
  if (hasRawEgg(dish)) found.add('raw egg');
  if (isServedRare(dish)) found.add('rare meat');
  if (containsRawFish(recipeTextOf(dish), (one) => isFish(rules, one))) found.add('raw fish');
  if (dish.course === 'drink' && has('alcohol')) found.add('an alcoholic drink');
  if (has('liver')) found.add('liver');
  if (has('coffee') || has('espresso') || has('instant coffee')) found.add('coffee');
  if (has('honey')) found.add('honey');
  for (const caution of childCautions(dish)) found.add(caution);
  return found;
}

/** What is not for the smallest, by the names of the ingredients. */
function childCautions(dish: Dish): Caution[] {
  const names = dish.ingredients.map(({ name, preparation }) => `${name}, ${preparation}`);
  const any = (pattern: RegExp): boolean => names.some((name) => pattern.test(name));
  const hot = any(HOT) || dish.keywords.some((word) => /^(?:spicy|hot|numbing)$/.test(word));
  const nuts = names.some((name) => NUTS.test(name) && !FINE.test(name));
  const sweet =
    ['dessert', 'drink', 'breakfast'].includes(dish.course) &&
    any(/\b(?:sugar|syrup|condensed|jam)\b/i);
  return [
    ...(hot ? (['heat'] as const) : []),
    ...(nuts ? (['whole nuts'] as const) : []),
    ...(any(SALTY) ? (['much salt'] as const) : []),
    ...(sweet ? (['much sugar'] as const) : []),
    ...(dish.keywords.some((word) => /^deep-fr/.test(word)) || any(/\bfor deep[ -]?frying\b/i)
      ? (['deep frying'] as const)
      : []),
  ];
}

const HOT =
  /\b(?:chill?i(?:es)?|cayenne|scotch bonnet|harissa|gochujang|gochugaru|sriracha|jalape[nñ]os?|chipotle|sambal|hot sauce|tabasco|curry paste|horseradish|wasabi|berbere|sichuan pepper(?:corns)?|hot paprika|curry powder|kimchi)\b/i;
const NUTS =
  /\b(?:nuts?|almonds?|walnuts?|cashews?|hazelnuts?|pistachios?|pecans?|peanuts?|macadamias?)\b/i;
const FINE = /\b(?:ground|butter|flour|milk|oil|paste|meal|drink|groundnut|nutmeg|coconut)\b/i;
const SALTY =
  /\b(?:soy sauce|tamari|coconut aminos|fish sauce|oyster sauce|miso|anchov\w*|capers|olives|bacon|pancetta|ham|prosciutto|chorizo|salami|salt cod|saltfish|smoked (?:salmon|haddock|trout)|preserved lemons?|feta|halloumi|pecorino|pickles?|gherkins|sauerkraut|dashi|umeboshi|shrimp paste|doubanjiang|black bean sauce|worcestershire sauce)\b/i;

/** Beef, lamb or duck that the card itself stops short of cooking through. */
export function isServedRare(dish: Dish): boolean {
  return containsRareMeat(recipeTextOf(dish));
}

function hasRawEgg(dish: Dish): boolean {
  return containsRawEgg(recipeTextOf(dish));
}

/** A tip for those who must not eat raw egg, or nothing. */
export function findRawEggTip(dish: Dish): string {
  if (/\braw\b/.test(dish.tip) || !hasRawEgg(dish)) return '';
  return 'The egg stays raw or barely cooked: not for small children, pregnant or elderly people, or anyone unwell; pasteurised eggs are the safe way.';
}

function recipeTextOf({ ingredients, steps }: Dish): RecipeContent {
  return {
    ingredients: ingredients.map(({ name, preparation }) => `${name}, ${preparation}`),
    steps: steps.map((step) => stepLine(step)),
  };
}

function isFish(rules: Rules, ingredient: string): boolean {
  const names = findFoodNames(rules, ingredient);
  return names.includes('fish') || names.includes('shellfish');
}
