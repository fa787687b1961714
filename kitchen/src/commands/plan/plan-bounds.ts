/** Reads limits said of a whole meal plan ("20 minutes at most", "no Indian"), finds meals that break them; limits weekday meals' time. */

import { RULES_OUT, suitsFirmly } from '../../cook/choose/match.ts';
import { type Table, withDiets } from '../../cook/table.ts';
import type { Mood, Wish } from '../../cook/wish.ts';
import { getDishFacts } from '../../cookbook/cookbook.ts';
import type { Dish } from '../../cookbook/dish.ts';
import type { Memo, PlannedMeal } from '../../memo/memo.ts';
import type { ReadClause } from '../../read/read-clause.ts';
import { DAY_NAMES } from '../find/days.ts';
import { dishesOf } from '../find/pick.ts';
import { fitted } from '../find/serve-named.ts';

/** In minutes: what "quicker" comes to where no number is named. */
export const QUICK = 30;

/** A working day leaves so many minutes, where nobody said how many; fewer for whoever is tired or in a hurry. */
const WEEKNIGHT = 45;
const HURRIED: ReadonlySet<string> = new Set(['quick', 'weeknight']);
const WORKING: ReadonlySet<string> = new Set(DAY_NAMES.slice(0, 5));

/** The wish with no more time than there is in the evening of that day, unless they say themselves how long it may take. */
export function inTime(wish: Wish, label: string): Wish {
  const [day = ''] = label.split(' ');
  // Of one kitchen of the world too little is quick.
  const isFree = wish.cuisine !== undefined && !isHurried(wish);
  if (isFree || wish.maxMinutes !== undefined || !(day === 'Day' || WORKING.has(day))) return wish;
  return { ...wish, maxMinutes: isHurried(wish) ? QUICK : WEEKNIGHT };
}

export function isHurried({ moods }: Wish): boolean {
  return moods.some(({ keywords }) => keywords.some((word) => HURRIED.has(word)));
}

/** Whether it says how all meals are to be, beside foods. */
export function saysHow({ wish, minutes, diets }: ReadClause): boolean {
  const { moods, cuisine, refusedCuisines = [] } = wish;
  const isSaid = minutes !== undefined || cuisine !== undefined;
  return isSaid || moods.length + refusedCuisines.length + diets.length > 0;
}

/** Meals that take too long, are of another kitchen or way of eating, or have nothing of the mood that is asked for. */
export function brokenBy(
  asked: Table,
  { plan }: Memo,
  clause: ReadClause,
  isQuicker: boolean,
): PlannedMeal[] {
  const { cuisine, refusedCuisines = [] } = clause.wish;
  // "Salmon is too expensive" finds fault with the salmon alone.
  const isOfFood = clause.foods.some(({ role }) => OF_ONE_FOOD.has(role));
  const moods = isOfFood ? clause.wish.moods.filter(holdsForAll) : clause.wish.moods;
  const table = withDiets(asked, clause.diets);
  const slowest = Math.max(...plan.map(({ slug }) => timeOf(table, slug)));
  const quick = slowest > QUICK ? QUICK : slowest - 1;
  const limit = clause.minutes ?? (isQuicker ? quick : Number.POSITIVE_INFINITY);
  return plan.filter(({ slug }) => {
    const [dish] = dishesOf(table, [slug]);
    if (!dish) return false;
    const isElsewhere = cuisine !== undefined && !cuisine.names.includes(dish.cuisine);
    return (
      timeOf(table, slug) > limit ||
      isElsewhere ||
      refusedCuisines.includes(dish.cuisine) ||
      (clause.diets.length > 0 && !fitted(table, dish)) ||
      moods.some((mood) => !suitsMood(table, dish, mood))
    );
  });
}

/** "The kids won't touch anything hot" is true of every day, whichever was spoken of. */
function holdsForAll({ label }: Mood): boolean {
  return RULES_OUT.has(label);
}

/** What a clause about one day says of all days, and nothing else of it. */
export function ofAllDays(clause: ReadClause): ReadClause {
  const { cuisine: _, refusedCuisines: __, ...wish } = clause.wish;
  const moods = wish.moods.filter(holdsForAll);
  return { ...clause, minutes: undefined, diets: [], wish: { ...wish, moods } };
}

const OF_ONE_FOOD: ReadonlySet<string> = new Set([
  'about',
  'about-dish',
  'without',
  'from',
  'dislike',
]);

function timeOf(table: Table, slug: string): number {
  const [dish] = dishesOf(table, [slug]);
  return dish ? (fitted(table, dish)?.adapted.dish.time ?? dish.time) : 0;
}

/** Whether more speaks for the dish than against it. */
export function suitsMood({ kitchen }: Table, dish: Dish, mood: Mood): boolean {
  const facts = getDishFacts(kitchen.cookbook, dish);
  if (mood.firm) return suitsFirmly(dish, facts, mood);
  const { terms, mainFoods } = facts;
  const { keywords, against } = mood;
  const has = (word: string) => terms.has(word) || mainFoods.has(word);
  const count = (words: readonly string[]) => words.filter(has).length;
  return count(keywords) > count(against);
}
