/** The cookbook turned on its side: for each word, food, cuisine and tool the dishes that have it, so that nobody leafs through all of them. */
import { bitOf } from '../safety/facts.ts';
import type { Restriction } from '../vocabulary.ts';
import type { Dish } from './dish.ts';
import { COURSES } from './dish.ts';
import type { DishFacts } from './dish-facts.ts';
import { telling } from './fold.ts';

/** Dishes are numbered by their place in the cookbook. */
export interface DishIndex {
  readonly numberOf: ReadonlyMap<string, number>;
  /** 32 bits that differ from dish to dish. */
  readonly hashes: Uint32Array;
  /** Place in `COURSES`. */
  readonly courses: Uint8Array;
  readonly minutes: Float64Array;
  /** From 1 for a handful of ingredients and minutes down to below 0. */
  readonly ease: Float64Array;
  /** How many things go into it that no kitchen has always at hand. */
  readonly bought: Uint8Array;
  /** 1 for a plate of leaves that makes no meal by itself. */
  readonly slight: Uint8Array;
  /** Masks over the restrictions. */
  readonly contains: Uint16Array;
  readonly mayContain: Uint16Array;
  /** Words of titles, other names, keywords, cuisine and course. */
  readonly words: ReadonlyMap<string, readonly number[]>;
  /** Words of titles alone. */
  readonly titleWords: ReadonlyMap<string, readonly number[]>;
  readonly foods: ReadonlyMap<string, readonly number[]>;
  /** Each word of the ingredients' names. */
  readonly ingredientWords: ReadonlyMap<string, readonly number[]>;
  readonly hearts: ReadonlyMap<string, readonly number[]>;
  readonly cuisines: ReadonlyMap<string, readonly number[]>;
  readonly tools: ReadonlyMap<string, readonly number[]>;
  readonly cautions: ReadonlyMap<string, readonly number[]>;
}

export function indexDishes(
  dishes: readonly Dish[],
  facts: ReadonlyMap<string, DishFacts>,
): DishIndex {
  const [words, foods, hearts] = [posting(), posting(), posting()];
  const [cuisines, tools, cautions] = [posting(), posting(), posting()];
  const [titleWords, ingredientWords] = [posting(), posting()];
  const count = dishes.length;
  const hashes = new Uint32Array(count);
  const courses = new Uint8Array(count);
  const minutes = new Float64Array(count);
  const ease = new Float64Array(count);
  const bought = new Uint8Array(count);
  const slight = new Uint8Array(count);
  const contains = new Uint16Array(count);
  const mayContain = new Uint16Array(count);
  dishes.forEach((dish, at) => {
    const own = facts.get(dish.slug);
    if (!own) return;
    hashes[at] = hashOf(dish.slug);
    courses[at] = COURSES.indexOf(dish.course);
    minutes[at] = dish.time;
    ease[at] = 1.5 - dish.ingredients.length / 8 - dish.active / 40;
    bought[at] = boughtFor(dish).size;
    slight[at] = dish.course === 'salad' && !FILLING.some((food) => own.foods.has(food)) ? 1 : 0;
    contains[at] = maskOf(own.contains);
    mayContain[at] = maskOf(own.mayContain) & ~maskOf(own.contains);
    for (const word of own.words) file(words, word, at);
    if (!own.words.has(dish.course)) file(words, dish.course, at);
    for (const word of new Set(telling(dish.title))) file(titleWords, word, at);
    const named = dish.ingredients.flatMap((item) => wordsNaming(item.name));
    for (const word of new Set(named)) file(ingredientWords, word, at);
    for (const food of own.foods) file(foods, food, at);
    for (const heart of own.hearts) file(hearts, heart, at);
    for (const tool of own.tools) file(tools, tool, at);
    for (const caution of own.cautions) file(cautions, caution, at);
    file(cuisines, dish.cuisine, at);
  });
  return {
    numberOf: new Map(dishes.map((dish, at) => [dish.slug, at])),
    ...{ hashes, courses, minutes, ease, bought, slight, contains, mayContain },
    ...{ words, titleWords, ingredientWords, foods, hearts, cuisines, tools, cautions },
  };
}

/** Names of the ingredients that are in no cupboard as a matter of course. */
export function boughtFor(dish: Dish): Set<string> {
  return new Set(dish.ingredients.map((item) => item.name).filter((name) => !isStaple(name)));
}

export function isStaple(name: string): boolean {
  return STAPLE.test(name);
}

const STAPLE =
  /^(?:(?:fine |sea |flaky )*salt|water|boiling water|(?:caster |brown |icing )?sugar|honey|(?:plain )?flour|cornflour|baking powder|bicarbonate of soda|butter|garlic|onions?|(?:tomato )?ketchup|tomato purée|tamari|soy sauce|Dijon mustard|bay lea(?:f|ves)|dried [a-z]+|ground [a-z ]+|(?:sweet |smoked )?paprika|chilli flakes|[a-z]+ seeds|(?:mild )?curry powder|(?:black|white|cayenne) pepper(?:corns)?|[a-z ]*\b(?:oil|vinegar|stock))$/i;

/** Chicken stock is a stock and no chicken. */
function wordsNaming(name: string): string[] {
  const words = telling(name);
  return MADE_OF.test(name) ? words.slice(-1) : words;
}

const MADE_OF = /\b(?:stock|broth|sauce|oil|fat|powder|bouillon|gravy|vinegar)$/;

/** What makes a meal of a salad. */
const FILLING = [
  ...['meat', 'poultry', 'fish', 'shellfish', 'egg', 'cheese', 'legume', 'tofu', 'pasta', 'noodle'],
  ...['potato', 'rice', 'bulgur', 'couscous', 'quinoa', 'bread'],
];

function posting(): Map<string, number[]> {
  return new Map();
}

function file(into: Map<string, number[]>, key: string, at: number): void {
  const list = into.get(key);
  if (list) list.push(at);
  else into.set(key, [at]);
}

function maskOf(restrictions: Iterable<Restriction>): number {
  let mask = 0;
  for (const one of restrictions) mask |= bitOf(one);
  return mask;
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
