/** Indexes the cookbook for search: dishes by word, food, cuisine and tool; per dish time, ease, allergens and ingredients to buy. */
import { restrictionBit } from '../safety/pantry/food-facts.ts';
import { hashText } from '../text/hash.ts';
import { contentTokens } from '../text/name-tokens.ts';
import type { Restriction } from '../vocabulary.ts';
import type { Dish } from './dish.ts';
import { COURSES } from './dish.ts';
import { type DishFacts, isStaple } from './dish-facts.ts';

/** Dishes are numbered by their place in the cookbook. */
export interface DishIndex {
  readonly indexBySlug: ReadonlyMap<string, number>;
  /** 32 bits that differ from dish to dish. */
  readonly hashes: Uint32Array;
  /** Place in `COURSES`. */
  readonly courses: Uint8Array;
  readonly minutes: Float64Array;
  /** From 1 for a handful of ingredients and minutes down to below 0. */
  readonly ease: Float64Array;
  /** How many of its ingredients somebody has to buy. */
  readonly itemsToBuy: Uint8Array;
  /** 1 for a salad that is not filling enough to be a meal. */
  readonly isLightSalad: Uint8Array;
  /** Masks over the restrictions. */
  readonly contains: Uint16Array;
  readonly mayContain: Uint16Array;
  /** Words of titles, other names, keywords, cuisine and course. */
  readonly terms: ReadonlyMap<string, readonly number[]>;
  /** Words of titles alone. */
  readonly titleTerms: ReadonlyMap<string, readonly number[]>;
  readonly foods: ReadonlyMap<string, readonly number[]>;
  /** Each word of the names of ingredients that have to be bought. */
  readonly ingredientTerms: ReadonlyMap<string, readonly number[]>;
  readonly mainFoods: ReadonlyMap<string, readonly number[]>;
  /** Foods that make up a good part of the dish. */
  readonly substance: ReadonlyMap<string, readonly number[]>;
  readonly cuisines: ReadonlyMap<string, readonly number[]>;
  readonly tools: ReadonlyMap<string, readonly number[]>;
  readonly cautions: ReadonlyMap<string, readonly number[]>;
}

export function indexDishes(
  dishes: readonly Dish[],
  facts: ReadonlyMap<string, DishFacts>,
): DishIndex {
  const [terms, foods, mainFoods] = [createPostings(), createPostings(), createPostings()];
  const [cuisines, tools, cautions] = [createPostings(), createPostings(), createPostings()];
  const [titleTerms, ingredientTerms] = [createPostings(), createPostings()];
  const substance = createPostings();
  const count = dishes.length;
  const hashes = new Uint32Array(count);
  const courses = new Uint8Array(count);
  const minutes = new Float64Array(count);
  const ease = new Float64Array(count);
  const itemsToBuy = new Uint8Array(count);
  const isLightSalad = new Uint8Array(count);
  const contains = new Uint16Array(count);
  const mayContain = new Uint16Array(count);
  dishes.forEach((dish, at) => {
    const own = facts.get(dish.slug);
    if (!own) return;
    hashes[at] = hashText(dish.slug);
    courses[at] = COURSES.indexOf(dish.course);
    minutes[at] = dish.time;
    ease[at] = 1.5 - dish.ingredients.length / 8 - dish.active / 40;
    itemsToBuy[at] = countToBuy(dish);
    isLightSalad[at] =
      dish.course === 'salad' && !FILLING.some((food) => own.foods.has(food)) ? 1 : 0;
    contains[at] = maskOf(own.contains);
    mayContain[at] = maskOf(own.mayContain) & ~maskOf(own.contains);
    for (const word of own.terms) addPosting(terms, word, at);
    if (!own.terms.has(dish.course)) addPosting(terms, dish.course, at);
    for (const word of new Set(contentTokens(dish.title))) addPosting(titleTerms, word, at);
    for (const word of own.ingredientWords) addPosting(ingredientTerms, word, at);
    for (const food of own.foods) addPosting(foods, food, at);
    for (const heart of own.mainFoods) addPosting(mainFoods, heart, at);
    for (const food of own.substance) addPosting(substance, food, at);
    for (const tool of own.tools) addPosting(tools, tool, at);
    for (const caution of own.cautions) addPosting(cautions, caution, at);
    addPosting(cuisines, dish.cuisine, at);
  });
  return {
    indexBySlug: new Map(dishes.map((dish, at) => [dish.slug, at])),
    ...{ hashes, courses, minutes, ease, itemsToBuy, isLightSalad, contains, mayContain },
    ...{
      terms,
      titleTerms,
      ingredientTerms,
      foods,
      mainFoods,
      substance,
      cuisines,
      tools,
      cautions,
    },
  };
}

/** How many of its ingredients somebody has to buy, which is all but staples. */
export function countToBuy(dish: Dish): number {
  const known = toBuy.get(dish);
  if (known !== undefined) return known;
  const names = new Set(dish.ingredients.map((item) => item.name));
  const count = [...names].filter((name) => !isStaple(name)).length;
  toBuy.set(dish, count);
  return count;
}

const toBuy = new WeakMap<Dish, number>();

/** Foods with which a salad is filling enough to be a meal. */
const FILLING = [
  ...['meat', 'poultry', 'fish', 'shellfish', 'egg', 'cheese', 'legume', 'tofu', 'pasta', 'noodle'],
  ...['potato', 'rice', 'bulgur', 'couscous', 'quinoa', 'bread'],
];

function createPostings(): Map<string, number[]> {
  return new Map();
}

function addPosting(into: Map<string, number[]>, key: string, at: number): void {
  const list = into.get(key);
  if (list) list.push(at);
  else into.set(key, [at]);
}

function maskOf(restrictions: Iterable<Restriction>): number {
  let mask = 0;
  for (const one of restrictions) mask |= restrictionBit(one);
  return mask;
}
