/** Compiles dishes into the cookbook (facts, search indexes, names, spelling corrector); also gives a dish's facts, composed ones too. */

import type { Rules } from '../safety/pantry/rules.ts';
import type { WeighLine } from '../safety/verdict/keto.ts';
import { contentTokens } from '../text/name-tokens.ts';
import { normalise } from '../text/normalise.ts';
import type { Dish } from './dish.ts';
import { computeDishFacts, type DishFacts } from './dish-facts.ts';
import { type DishIndex, indexDishes } from './dish-index.ts';
import { listMeatTerms, type MeatTable } from './meat-table.ts';
import { indexNames, type NameIndex } from './name-index.ts';
import type { PlateKinds } from './plate-kinds.ts';
import type { RegionalNames } from './regional-names.ts';
import { compileCorrector, type SpellingCorrector } from './spelling-corrector.ts';

export interface Cookbook {
  readonly dishes: readonly Dish[];
  readonly facts: ReadonlyMap<string, DishFacts>;
  /** Those of a dish that is not in the book: one that was composed. */
  readonly computeFacts: (dish: Dish) => DishFacts;
  readonly index: DishIndex;
  /** What a dish may be on the plate. */
  readonly kinds: PlateKinds;
  readonly names: NameIndex;
  /** By normalised title and other names. */
  readonly byTitle: ReadonlyMap<string, Dish>;
  /** Every singular word that titles, other names, keywords and ingredients use, with how many dishes use it. */
  readonly vocabulary: ReadonlyMap<string, number>;
  /** The words of titles, other names and keywords alone. */
  readonly dishTerms: ReadonlySet<string>;
  readonly spelling: SpellingCorrector;
  readonly cuisines: ReadonlySet<string>;
  /** Words of titles in whose place another meat's name may stand once it was swapped. */
  readonly meatTerms: ReadonlySet<string>;
}

/**
 * Checks every dish once; about a millisecond each. `weigh` (grams of a line) lets Keto be estimated, and
 * `regionalNames` reword titles, so that a dish is also found by them, and by `meats` that replaced one another in it;
 * `hiddenWords` gives words that nobody types, by which a wish finds a dish: its figures of nutrition.
 */
export function compileCookbook(
  dishes: readonly Dish[],
  rules: Rules,
  weigh?: WeighLine,
  regionalNames: readonly RegionalNames[] = [],
  meats?: MeatTable,
  hiddenWords?: (dish: Dish) => readonly string[],
  kinds: PlateKinds = [],
): Cookbook {
  const facts = new Map(
    dishes.map((dish) => [dish.slug, computeDishFacts(dish, rules, weigh, hiddenWords?.(dish))]),
  );
  const vocabulary = countWords(dishes);
  return {
    dishes,
    facts,
    computeFacts: (dish) => computeDishFacts(dish, rules, weigh),
    index: indexDishes(dishes, facts),
    kinds,
    names: indexNames(dishes),
    byTitle: new Map(
      // Titles come last, so that they win over another dish's second name.
      [
        ...dishes.flatMap((dish) =>
          regionalNames.map((translate) => [normalise(translate(dish.title)), dish] as const),
        ),
        ...dishes.flatMap((dish) => dish.also.map((name) => [normalise(name), dish] as const)),
        ...dishes.map((dish) => [normalise(dish.title), dish] as const),
      ],
    ),
    vocabulary,
    dishTerms: new Set([...facts.values()].flatMap((one) => [...one.terms])),
    spelling: compileCorrector(vocabulary.keys()),
    cuisines: new Set(dishes.map((dish) => dish.cuisine)),
    meatTerms: new Set(meats ? listMeatTerms(meats).flatMap((words) => contentTokens(words)) : []),
  };
}

/** The facts of a dish, of the book or composed. */
export function getDishFacts(cookbook: Cookbook, dish: Dish): DishFacts {
  const known = cookbook.facts.get(dish.slug) ?? COMPOSED.get(dish);
  if (known) return known;
  const facts = cookbook.computeFacts(dish);
  COMPOSED.set(dish, facts);
  return facts;
}

const COMPOSED = new WeakMap<Dish, DishFacts>();

function countWords(dishes: readonly Dish[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const dish of dishes) {
    const texts = [
      dish.title,
      ...dish.also,
      ...dish.keywords,
      ...dish.ingredients.map((i) => i.name),
    ];
    for (const word of new Set(texts.flatMap((text) => contentTokens(text)))) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return counts;
}
