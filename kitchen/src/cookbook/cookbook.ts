/** The cookbook as the chef holds it: dishes, what is true of each, and the ways to find one. */
import type { Weigh } from '../safety/keto.ts';
import type { Rules } from '../safety/rules.ts';
import type { Dish } from './dish.ts';
import { type DishFacts, factsOf } from './dish-facts.ts';
import { type DishIndex, indexDishes } from './dish-index.ts';
import { fold, telling } from './fold.ts';
import type { LocalWords } from './local-words.ts';
import { type MeatTable, meatWords } from './meat-table.ts';
import { indexNames, type NameIndex } from './name-index.ts';
import { compileSpelling, type Spelling } from './spelling.ts';

export interface Cookbook {
  readonly dishes: readonly Dish[];
  readonly facts: ReadonlyMap<string, DishFacts>;
  readonly index: DishIndex;
  readonly names: NameIndex;
  /** By folded title and other names. */
  readonly byTitle: ReadonlyMap<string, Dish>;
  /** Every singular word that titles, other names, keywords and ingredients use, with how many dishes use it. */
  readonly vocabulary: ReadonlyMap<string, number>;
  /** The words of titles, other names and keywords alone. */
  readonly dishWords: ReadonlySet<string>;
  readonly spelling: Spelling;
  readonly cuisines: ReadonlySet<string>;
  /** Words of titles in whose place another meat's name may stand once it was swapped. */
  readonly meatWords: ReadonlySet<string>;
}

/**
 * Checks every dish once; about a millisecond each. `weigh` (grams of a line) lets Keto be estimated, and `spoken` are
 * other ways of saying a title, by which a dish is found again, as it is by `meats` that took one another's place in it.
 */
export function compileCookbook(
  dishes: readonly Dish[],
  rules: Rules,
  weigh?: Weigh,
  spoken: readonly LocalWords[] = [],
  meats?: MeatTable,
): Cookbook {
  const facts = new Map(dishes.map((dish) => [dish.slug, factsOf(dish, rules, weigh)]));
  const vocabulary = countWords(dishes);
  return {
    dishes,
    facts,
    index: indexDishes(dishes, facts),
    names: indexNames(dishes),
    byTitle: new Map(
      // Titles come last, so that they win over another dish's second name.
      [
        ...dishes.flatMap((dish) =>
          spoken.map((words) => [fold(words(dish.title)), dish] as const),
        ),
        ...dishes.flatMap((dish) => dish.also.map((name) => [fold(name), dish] as const)),
        ...dishes.map((dish) => [fold(dish.title), dish] as const),
      ],
    ),
    vocabulary,
    dishWords: new Set([...facts.values()].flatMap((one) => [...one.words])),
    spelling: compileSpelling(vocabulary.keys()),
    cuisines: new Set(dishes.map((dish) => dish.cuisine)),
    meatWords: new Set(meats ? meatWords(meats).flatMap((words) => telling(words)) : []),
  };
}

/** The facts of one of this cookbook's own dishes. */
export function factsFor(cookbook: Cookbook, dish: Dish): DishFacts {
  const facts = cookbook.facts.get(dish.slug);
  if (!facts) throw new Error(`"${dish.slug}" is not in this cookbook.`);
  return facts;
}

function countWords(dishes: readonly Dish[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const dish of dishes) {
    const texts = [
      dish.title,
      ...dish.also,
      ...dish.keywords,
      ...dish.ingredients.map((i) => i.name),
    ];
    for (const word of new Set(texts.flatMap((text) => telling(text)))) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return counts;
}
