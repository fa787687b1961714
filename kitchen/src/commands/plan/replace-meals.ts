/** Puts other dishes in the place of meals of a plan. */

import type { Table } from '../../cook/table.ts';
import type { Wish } from '../../cook/wish.ts';
import type { Memo, PlannedMeal } from '../../memo/memo.ts';
import type { ReadClause } from '../../read/read-clause.ts';
import { tell } from '../../say/told.ts';
import type { CommandContext, Outcome } from '../command.ts';
import { DINNER, MEAL_WORDS, MEALS, MENU, type Meal } from '../find/courses.ts';
import { dishesOf } from '../find/pick.ts';
import { fitted } from '../find/serve-named.ts';
import { isIn, nounOf } from '../find/tell-choice.ts';
import { foodsOf, limitIn, wishedOf } from '../find/wished.ts';
import { chooseMeals, wishFor } from './choose-meals.ts';
import { mealTold } from './tell-plan.ts';

/** Meals that the people at the table can no longer have. */
export function unfitIn(table: Table, { plan }: Memo): PlannedMeal[] {
  return plan.filter(({ slug }) => dishesOf(table, [slug]).some((dish) => !fitted(table, dish)));
}

/** A need told of a plan: what no longer fits is replaced. Needs a plan; undefined without one. */
export function refitPlan(
  context: CommandContext,
  memo: Memo,
  clause: ReadClause,
): Outcome | undefined {
  if (memo.plan.length === 0) return undefined;
  const unfit = unfitIn(context.table, memo);
  if (unfit.length === 0) return { memo, told: [tell('plan.fits')] };
  return replaced(context, memo, { ...clause, foods: [] }, unfit, false);
}

/** Other dishes for these meals: what they asked for, or what suits the day. */
export function replaced(
  { table }: CommandContext,
  memo: Memo,
  clause: ReadClause,
  gone: readonly PlannedMeal[],
  quicker: boolean,
): Outcome | undefined {
  const { table: bent, wish } = wishedOf(table, clause);
  const include = foodsOf(clause, 'want', 'to', 'add', 'have');
  const [named] = clause.dishes.filter(({ slug }) => !memo.plan.some((one) => one.slug === slug));
  const choice = named && fitted(bent, named);
  if (named && !choice) return { memo, told: [tell('plan.unfit', { dish: named.title })] };
  const times = dishesOf(
    table,
    gone.map(({ slug }) => slug),
  ).map(({ time }) => time);
  const limit = limitIn(clause) ?? (quicker ? Math.max(15, Math.min(...times) - 5) : undefined);
  // "Curry on Friday": what it is to be called.
  const words = clause.wish.words.filter((word) => !MEAL_WORDS.has(word));
  const wishes = gone.map(({ label }, at) => ({
    label,
    wish: limited(
      {
        ...wishFor(
          clause.wish.moods.length > 0 ? clause.wish : { ...wish, words: [] },
          mealOf(table, label, gone),
          include,
        ),
        words,
      },
      limit,
    ),
    choice: at === 0 ? choice : undefined,
  }));
  const kept = memo.plan.filter((meal) => !gone.includes(meal)).map(({ slug }) => slug);
  const not = [...kept, ...gone.map(({ slug }) => slug), ...memo.served];
  const chosen = chooseMeals(bent, wishes, not, dishesOf(table, kept));
  if (chosen.length === 0) return undefined;
  const plan = memo.plan.map((meal) => {
    const fresh = gone.includes(meal)
      ? chosen.find(({ label }) => label === meal.label)
      : undefined;
    return fresh ? { ...meal, slug: fresh.choice.adapted.original.slug } : meal;
  });
  const late = limit !== undefined && chosen.some((one) => one.choice.adapted.dish.time > limit);
  const dishes = chosen.map(({ choice: one }) => one.adapted.dish);
  const unmet = named
    ? []
    : include.filter((food) => !dishes.some((dish) => isIn(table, dish, food)));
  const more =
    unmet.length > 0
      ? [tell('plan.without-food', { foods: nounOf(unmet.map(({ said }) => said)) })]
      : [];
  const lead = late ? 'plan.quickest' : 'plan.changed';
  return {
    memo: withPlan(memo, plan),
    told: [tell(lead, { labels: labelsOf(gone) }), ...chosen.map(mealTold), ...more],
  };
}

function mealOf(table: Table, label: string, gone: readonly PlannedMeal[]): Meal {
  const named = [...MENU, ...MEALS].find(
    (one) => label === one.label || label.endsWith(` ${one.label}`),
  );
  return named ?? mealOfPlan(table, gone);
}

function limited(wish: Wish, limit: number | undefined): Wish {
  return limit === undefined ? wish : { ...wish, maxMinutes: limit, firmTime: true };
}

/** Breakfasts go on with a breakfast. */
export function mealOfPlan(table: Table, plan: readonly PlannedMeal[]): Meal {
  const courses = dishesOf(
    table,
    plan.map(({ slug }) => slug),
  ).map(({ course }) => course);
  if (courses.every((course) => course === 'breakfast')) return MEALS[0] ?? DINNER;
  return courses.some((course) => course === 'salad' || course === 'soup')
    ? (MEALS[1] ?? DINNER)
    : DINNER;
}

/** "Monday", "the starter". */
export function labelsOf(plan: readonly PlannedMeal[]): string[] {
  const isCourse = (label: string): boolean => MENU.some((one) => one.label === label);
  return plan.map(({ label }) => (isCourse(label) ? `the ${label.toLowerCase()}` : label));
}

/** The list of what to buy is no longer that of the plan. */
export function withPlan(memo: Memo, plan: readonly PlannedMeal[]): Memo {
  const { asked: _, list: __, ...kept } = memo;
  return { ...kept, offered: [], plan };
}
