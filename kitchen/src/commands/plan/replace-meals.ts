/** Changes a meal plan's dishes: replaces meals by what is asked for or suits, also those an allergy or diet rules out; adds courses. */

import { choose } from '../../cook/choose/choose.ts';
import type { Table } from '../../cook/table.ts';
import { mergeWish, type Wish } from '../../cook/wish.ts';
import type { Memo, PlannedMeal } from '../../memo/memo.ts';
import type { Food } from '../../needs/heard.ts';
import type { ReadClause } from '../../read/read-clause.ts';
import { sayMinutes } from '../../say/number-words.ts';
import { tell } from '../../say/told.ts';
import { tokenise } from '../../text/tokenise.ts';
import type { CommandContext, Outcome } from '../command.ts';
import { DINNER, MEAL_WORDS, MEALS, MENU, type Meal } from '../find/courses.ts';
import { DAY_NAMES } from '../find/days.ts';
import { dishesOf } from '../find/pick.ts';
import { fitted } from '../find/serve-named.ts';
import { isIn, nounOf } from '../find/tell-choice.ts';
import { foodsOf, wishedOf } from '../find/wished.ts';
import { chooseMeals, wishFor } from './choose-meals.ts';
import { inTime } from './plan-bounds.ts';
import { labelsOf, planned, withPlan } from './tell-plan.ts';

/** Meals that the people at the table can no longer have. */
export function unfitIn(table: Table, { plan }: Memo): PlannedMeal[] {
  return plan.filter(({ slug }) => dishesOf(table, [slug]).some((dish) => !fitted(table, dish)));
}

/** Dishes of the plan that are cooked otherwise now than before the last message. */
function bentIn({ table, before }: CommandContext, memo: Memo): string[] {
  const lines = (one: Table, slug: string) =>
    dishesOf(one, [slug]).map((dish) =>
      JSON.stringify(fitted(one, dish)?.adapted.dish.ingredients),
    );
  return memo.plan.flatMap(({ slug }) => {
    const isSame = lines(table, slug).join() === lines({ ...table, heard: before }, slug).join();
    return isSame ? [] : dishesOf(table, [slug]).map(({ title }) => title);
  });
}

/** A need told of a plan: what no longer fits is replaced. Needs a plan; undefined without one. */
export function refitPlan(
  context: CommandContext,
  memo: Memo,
  clause: ReadClause,
): Outcome | undefined {
  if (memo.plan.length === 0) return undefined;
  const unfit = unfitIn(context.table, memo);
  if (unfit.length === 0) {
    const bent = bentIn(context, memo);
    const told = bent.length > 0 ? tell('plan.bent', { dishes: nounOf(bent) }) : tell('plan.fits');
    return { memo, told: [told], showsPlan: true };
  }
  return replaced(context, memo, { ...clause, foods: [] }, unfit, false);
}

/**
 * Other dishes for these meals: what they asked for, or what suits the day.
 * @param others that have to change as well, and not into what was asked for
 */
export function replaced(
  { table, message }: CommandContext,
  memo: Memo,
  clause: ReadClause,
  meant: readonly PlannedMeal[],
  quicker: boolean,
  others: readonly PlannedMeal[] = [],
): Outcome | undefined {
  const isElse = (slug: string) => !meant.some((one) => one.slug === slug);
  const [named] = clause.dishes.filter(({ slug }) => isElse(slug));
  // "Mac and cheese on Friday", which was planned for Sunday: Sunday gets another dish.
  const twins = memo.plan.filter(({ slug }) => slug === named?.slug);
  const gone = [...new Set([...meant, ...others, ...twins])];
  const { table: bent, wish } = wishedOf(table, clause);
  const asked = foodsOf(clause, 'want', 'to', 'add', 'have');
  const isEither = asked.length > 1 && tokenise(message).some(({ text }) => text === 'or');
  const include = isEither ? eitherOf(bent, wish, asked) : asked;
  const choice = named && fitted(bent, named);
  if (named && !choice) return { memo, told: [tell('plan.unfit', { dish: named.title })] };
  const times = dishesOf(
    table,
    gone.map(({ slug }) => slug),
  ).map(({ time }) => time);
  const limit = clause.minutes ?? (quicker ? Math.max(15, Math.min(...times) - 5) : undefined);
  // "Curry on Friday": what it is to be called.
  const words = clause.wish.words.filter((word) => !MEAL_WORDS.has(word));
  const wishes = gone.map((meal, at) => {
    const { label } = meal;
    const isMeant = meant.includes(meal);
    const own = wishFor(
      isMeant ? mergeWish(wish, clause.wish) : wish,
      mealOf(table, label, gone),
      isMeant ? include : [],
    );
    return {
      label,
      wish: inTime(limited({ ...own, words: isMeant ? words : [] }, limit), label),
      choice: at === 0 ? choice : undefined,
    };
  });
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
  const isNew = ({ label }: PlannedMeal) => chosen.some((one) => one.label === label);
  const changed = tell('plan.changed', { labels: labelsOf(gone.filter(isNew)) });
  const slow =
    late && limit !== undefined ? [tell('plan.quickest', { limit: sayMinutes(limit) })] : [];
  return { memo: withPlan(memo, plan), told: [changed, ...slow, ...more], showsPlan: true };
}

/** "Something with eggs or beans": both where a dish has both, else the one that most is made of. */
function eitherOf(table: Table, wish: Wish, foods: readonly Food[]): readonly Food[] {
  const worth = (include: readonly Food[]) => {
    const found = choose(table, wishFor(wish, DINNER, include), LOOKED_AT);
    return found.filter(({ missed }) => missed.length === 0).length;
  };
  if (worth(foods) > 0) return foods;
  return foods.map((food) => [food]).toSorted((a, b) => worth(b) - worth(a))[0] ?? foods;
}

const LOOKED_AT = 6;

/** "Add a pudding on Thursday", "and a side as well": a course that is put to those that are there. Undefined where it is there. */
export function addedCourses(
  { table }: CommandContext,
  memo: Memo,
  clause: ReadClause,
): Outcome | undefined {
  const { table: bent, wish } = wishedOf(table, clause);
  const meals = MENU.filter(({ words }) => words.some((word) => clause.terms.includes(word)));
  const days = [...new Set(clause.days.map((day) => DAY_NAMES[day]))].filter((day) =>
    memo.plan.some(({ label }) => label === day),
  );
  const isMenu = isMenuPlan(memo.plan);
  const wanted = meals.flatMap((meal) =>
    (isMenu ? [''] : days).map((day) => ({
      meal,
      label: `${day} ${isMenu ? meal.label : meal.label.toLowerCase()}`.trim(),
    })),
  );
  const fresh = wanted.filter(({ label }) => !memo.plan.some((one) => one.label === label));
  if (fresh.length === 0) return undefined;
  const slugs = memo.plan.map(({ slug }) => slug);
  const include = foodsOf(clause, 'want', 'add', 'dish');
  const wishes = fresh.map(({ meal, label }) => ({
    label,
    wish: wishFor(mergeWish(wish, clause.wish), meal, include),
  }));
  const chosen = chooseMeals(
    bent,
    wishes,
    [...slugs, ...memo.served],
    dishesOf(table, slugs),
    isMenu ? 'together' : 'apart',
  );
  if (chosen.length === 0) return undefined;
  const added = planned(chosen);
  const plan = [...memo.plan, ...added].toSorted((a, b) => placeOf(a) - placeOf(b));
  const labels = added.map(({ label }) => (isMenu ? `a ${label.toLowerCase()}` : label));
  return { memo: withPlan(memo, plan), told: [tell('plan.put-on', { labels })], showsPlan: true };
}

export function isMenuPlan(plan: readonly PlannedMeal[]): boolean {
  return plan.length > 0 && plan.every(({ label }) => MENU.some((one) => one.label === label));
}

/** In the order of the days or of the courses. */
function placeOf({ label }: PlannedMeal): number {
  const day = (DAY_NAMES as readonly string[]).findIndex((name) => label.startsWith(name));
  return day >= 0 ? day : MENU.findIndex((one) => one.label === label);
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
