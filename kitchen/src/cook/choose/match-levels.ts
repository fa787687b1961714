/** Scores how much each dish is about a food, from its main food down to a mere ingredient; lists dishes that hold it. */
import type { DishIndex } from '../../cookbook/dish-index.ts';
import type { Food } from '../../needs/heard.ts';
import { AMBIGUOUS_NAME_PARTS } from '../../safety/person/excluded-foods.ts';
import { splitNameTokens } from '../../text/name-tokens.ts';
import { singular } from '../../text/plurals.ts';
import { wordsOf } from './food-words.ts';
import { COOKED_ALIKE, isInNamesAlone, TOO_WIDE } from './match.ts';

/** Roast chicken that somebody has is chicken, and no wish to roast one. */
const DONE_ALREADY = /^(?:roast(?:ed)?|rotisserie|cooked|grilled|boiled|baked|leftover) /;

/** How much of a dish a food has to be, to be what the dish is made of; less of it is a garnish. */
export const MADE_OF = 2;

/** The levels of a food are asked for again with every wish that it is part of. */
const known = new WeakMap<DishIndex, WeakMap<Food, ReadonlyMap<number, number>>>();

/** How much each dish is about a food: 3 at its heart, 2 a good part of it, 1 among its ingredients, 0.7 for a sister food. */
export function matchLevels(index: DishIndex, food: Food): ReadonlyMap<number, number> {
  const byFood = known.get(index) ?? new WeakMap<Food, ReadonlyMap<number, number>>();
  known.set(index, byFood);
  const levels = byFood.get(food) ?? levelsOf(index, food);
  byFood.set(food, levels);
  return levels;
}

function levelsOf(index: DishIndex, food: Food): Map<number, number> {
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
  for (const name of food.names) raise(index.substance.get(name), MADE_OF);
  for (const name of food.names) raise(index.foods.get(name), 1);
  const head = wordsOf(food).words.at(-1) ?? '';
  if (!food.said.includes(' ') && !AMBIGUOUS_NAME_PARTS.has(head))
    raise(index.ingredientTerms.get(head), 1);
  // "Steak" is no heart of its own in the pantry, but a title that says so is about it.
  for (const word of splitNameTokens(plain).map(singular))
    for (const at of index.titleTerms.get(word) ?? [])
      if ((levels.get(at) ?? 0) >= 1) raise([at], 3);
  // Said in its names without being in it: "tuna noodle casserole" made with penne.
  if (isInNamesAlone(food)) for (const at of holding(index, food)) raise([at], 0.9);
  if (food.cooked) for (const name of COOKED_ALIKE) raise(index.foods.get(name), 1);
  const parent = food.kinds[0];
  if (parent !== undefined && !TOO_WIDE.has(parent)) raise(index.mainFoods.get(parent), 0.7);
  return levels;
}

/** Dishes with the food among their ingredients, or in so many words in their names. */
export function holding(index: DishIndex, food: Food): Set<number> {
  const held = new Set<number>();
  for (const name of food.names) for (const at of index.foods.get(name) ?? []) held.add(at);
  const [first = '', ...others] = wordsOf(food).words;
  const sets = others.map((word) => new Set(index.terms.get(word) ?? []));
  for (const at of index.terms.get(first) ?? []) if (sets.every((set) => set.has(at))) held.add(at);
  return held;
}
