/** Chooses dishes for several meals so that none comes twice and cuisines, main foods and kinds of dish change from one to the next. */

import { type Choice, choose } from '../../cook/choose/choose.ts';
import { TOO_WIDE } from '../../cook/choose/match.ts';
import { matchLevels } from '../../cook/choose/match-levels.ts';
import type { Table } from '../../cook/table.ts';
import type { Wish } from '../../cook/wish.ts';
import { getDishFacts } from '../../cookbook/cookbook.ts';
import type { Dish } from '../../cookbook/dish.ts';
import type { Food } from '../../needs/heard.ts';
import { MEAL_WORDS, type Meal } from '../find/courses.ts';

export interface MealWish {
  readonly label: string;
  readonly wish: Wish;
  /** A dish that was named for it. */
  readonly choice?: Choice | undefined;
}

export interface MealChoice {
  readonly label: string;
  readonly choice: Choice;
}

/** So many are looked at for each meal. */
const CANDIDATES = 6;

/** Day by day the kitchens of the world change; within a menu they agree with its first dish. */
export type Going = 'apart' | 'together';

/** @param not slugs that must not come; a meal for which nothing is left is left out */
export function chooseMeals(
  table: Table,
  meals: readonly MealWish[],
  not: Iterable<string>,
  beside: readonly Dish[] = [],
  goes: Going = 'apart',
): MealChoice[] {
  const taken = new Set(not);
  for (const { choice } of meals) if (choice) taken.add(choice.adapted.original.slug);
  const chosen: MealChoice[] = [];
  for (const { label, wish, choice } of meals) {
    const candidates = choice ? [choice] : candidatesFor(table, wish, taken, chosen[0], goes);
    const dishes = [...beside, ...chosen.map((one) => one.choice.adapted.original)];
    const best = leastAlike(table, candidates, dishes);
    if (!best) continue;
    taken.add(best.adapted.original.slug);
    chosen.push({ label, choice: best });
  }
  return chosen;
}

function candidatesFor(
  table: Table,
  wish: Wish,
  taken: ReadonlySet<string>,
  first: MealChoice | undefined,
  goes: Going,
): readonly Choice[] {
  const kitchen = first?.choice.adapted.original.cuisine;
  if (goes === 'together' && kitchen && !wish.cuisine) {
    const cuisine = { label: kitchen, names: [kitchen], nearest: false };
    const own = choose(table, { ...wish, cuisine }, 3, taken).filter(
      ({ missed }) => missed.length === 0,
    );
    if (own.length > 0) return own;
  }
  return choose(table, wish, CANDIDATES, taken);
}

function leastAlike(
  table: Table,
  candidates: readonly Choice[],
  dishes: readonly Dish[],
): Choice | undefined {
  let best: { choice: Choice; cost: number } | undefined;
  for (const [at, choice] of candidates.entries()) {
    const dish = choice.adapted.original;
    const likeness = dishes.reduce((sum, one, place) => {
      const isLast = place === dishes.length - 1;
      return sum + alike(table, dish, one) * (isLast ? 2 : 1);
    }, 0);
    const cost = 20 * choice.missed.length + 2 * likeness + at / 2;
    if (!best || cost < best.cost) best = { choice, cost };
  }
  return best?.choice;
}

/** The same kitchen of the world, the same main food, the same kind of dish. */
function alike({ kitchen }: Table, a: Dish, b: Dish): number {
  const [mine, theirs] = [a, b].map((dish) => getDishFacts(kitchen.cookbook, dish).mainFoods);
  const hearts = [...(mine ?? [])].filter((food) => theirs?.has(food) && !TOO_WIDE.has(food));
  return (
    (a.cuisine === b.cuisine ? 1 : 0) +
    Math.min(2, hearts.length) +
    (a.keywords[0] === b.keywords[0] ? 1 : 0)
  );
}

/** The wish of the conversation for one meal, without the foods and words that are another meal's. */
export function wishFor(wish: Wish, { course }: Meal, include: readonly Food[] = []): Wish {
  const words = wish.words.filter((word) => !MEAL_WORDS.has(word));
  // What is made of leftovers needs a roast the day before.
  const told = { label: '', keywords: words, against: ['leftovers'], firm: false };
  return {
    ...wish,
    course,
    include,
    named: [],
    // "A party menu" wants no dish that is called so.
    words: [],
    moods: [...wish.moods, told],
    ideas: true,
  };
}

/** How many dishes the book has of these courses that are made with the food; those about it count double. */
export function suitsMeal({ kitchen }: Table, { course }: Meal, food: Food): number {
  const { dishes, index } = kitchen.cookbook;
  let count = 0;
  for (const [at, level] of matchLevels(index, food)) {
    const dish = dishes[at];
    if (dish && level >= 1 && course.courses.includes(dish.course)) count += level >= 3 ? 2 : 1;
  }
  return count;
}
