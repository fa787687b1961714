/** How much each dish is about a food that somebody named. */
import type { DishIndex } from '../../cookbook/dish-index.ts';
import type { Food } from '../../needs/heard.ts';
import { splitNameTokens } from '../../text/name-tokens.ts';
import { singular } from '../../text/plurals.ts';
import { COOKED_ALIKE, TOO_WIDE } from './match.ts';

/** Roast chicken that somebody has is chicken, and no wish to roast one. */
const DONE_ALREADY = /^(?:roast(?:ed)?|rotisserie|cooked|grilled|boiled|baked|leftover) /;

/** How much each dish is about a food: 3 at its heart, 1.5 among its ingredients, 0.7 for a sister food. */
export function matchLevels(index: DishIndex, food: Food): Map<number, number> {
  const levels = new Map<number, number>();
  const raise = (places: readonly number[] | undefined, level: number): void => {
    for (const at of places ?? []) if ((levels.get(at) ?? 0) < level) levels.set(at, level);
  };
  for (const name of food.names) raise(index.mainFoods.get(name), 3);
  const plain = food.said.replace(DONE_ALREADY, '');
  // Penne is a kind of noodle, but who says noodles means those that are called so.
  for (const word of new Set([plain, ...splitNameTokens(plain).map(singular)]))
    for (const at of index.terms.get(word) ?? [])
      if ((levels.get(at) ?? 0) >= 3) levels.set(at, 4.5);
  for (const name of food.names) raise(index.foods.get(name), 1.5);
  const [head = ''] = splitNameTokens(food.said).map(singular).slice(-1);
  if (!food.said.includes(' ')) raise(index.ingredientTerms.get(head), 1.5);
  // "Steak" is no heart of its own in the pantry, but a title that says so is about it.
  for (const word of splitNameTokens(plain).map(singular))
    for (const at of index.titleTerms.get(word) ?? [])
      if ((levels.get(at) ?? 0) === 1.5) levels.set(at, 3);
  // Said in its names without being in it: "tuna noodle casserole" made with penne.
  for (const at of holding(index, food)) raise([at], 0.9);
  if (food.cooked) for (const name of COOKED_ALIKE) raise(index.foods.get(name), 1);
  const parent = food.kinds[0];
  if (parent !== undefined && !TOO_WIDE.has(parent)) raise(index.mainFoods.get(parent), 0.7);
  return levels;
}

/** Whether any dish of the book is made with it. */
export function isHeldSomewhere(index: DishIndex, food: Food): boolean {
  return matchLevels(index, food).size > 0;
}

/** Dishes with the food among their ingredients, or in so many words in their names. */
export function holding(index: DishIndex, food: Food): Set<number> {
  const held = new Set<number>();
  for (const name of food.names) for (const at of index.foods.get(name) ?? []) held.add(at);
  const [first = '', ...others] = splitNameTokens(food.said).map(singular);
  const sets = others.map((word) => new Set(index.terms.get(word) ?? []));
  for (const at of index.terms.get(first) ?? []) if (sets.every((set) => set.has(at))) held.add(at);
  return held;
}
