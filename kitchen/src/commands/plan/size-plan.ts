/** Makes a meal plan longer or shorter, or moves it to other days: "two more", "only three", "Monday to Friday, not Sunday". */
import type { Memo, PlannedMeal } from '../../memo/memo.ts';
import type { ReadClause } from '../../read/read-clause.ts';
import { sayNumberWord } from '../../say/number-words.ts';
import { tell } from '../../say/told.ts';
import type { CommandContext, Outcome } from '../command.ts';
import { DAY_NAMES } from '../find/days.ts';
import { dishesOf } from '../find/pick.ts';
import { wishedOf } from '../find/wished.ts';
import { chooseMeals, wishFor } from './choose-meals.ts';
import { mealsMeant } from './meals-meant.ts';
import { inTime } from './plan-bounds.ts';
import { mealOfPlan, replaced } from './replace-meals.ts';
import { planned, withPlan } from './tell-plan.ts';

const FEWER = ['cut', 'only', 'just', 'reduce', 'trim', 'shorten'];

/** "Two more": behind those that are there. */
export function countWithMore(
  plan: readonly PlannedMeal[],
  { amounts }: ReadClause,
): number | undefined {
  const more = amounts.find(({ unit, value }) => unit === 'more' && value >= 1);
  return more && Math.min(MOST_MEALS, plan.length + Math.round(more.value));
}

const MOST_MEALS = 21;

export function longer(
  context: CommandContext,
  memo: Memo,
  clause: ReadClause,
  gone: readonly PlannedMeal[],
  count: number,
): Outcome | undefined {
  const first = gone.length > 0 ? replaced(context, memo, clause, gone, false) : undefined;
  const next = sized(context, first?.memo ?? memo, { ...clause, foods: [] }, count);
  return next && { ...next, told: [...(first?.told ?? []), ...next.told] };
}

/** "Monday, Tuesday, Wednesday, Thursday, Friday", where the plan has not all of them; undefined where it has. */
export function daysFor(plan: readonly PlannedMeal[], clause: ReadClause): string[] | undefined {
  const named = [...new Set(clause.days)];
  const labels = named.flatMap((day) => DAY_NAMES[day] ?? []);
  const isMissing = labels.some((label) => plan.every((meal) => meal.label !== label));
  const isOfDays = plan.every(({ label }) => (DAY_NAMES as readonly string[]).includes(label));
  return labels.length > 2 && isMissing && isOfDays ? labels : undefined;
}

/** The plan for those days: what stands on them stays, but for the meals that are to go. */
export function onDays(
  { table }: CommandContext,
  memo: Memo,
  clause: ReadClause,
  days: readonly string[],
  gone: readonly PlannedMeal[],
): Outcome {
  const { plan } = memo;
  const { table: bent, wish } = wishedOf(table, clause);
  // "Swap the fish curry": its day stays, and the days that were named go nowhere.
  const isNamed = (meal: PlannedMeal) =>
    mealsMeant(table, [meal], { ...clause, days: [] }).length > 0;
  const out = gone.filter((meal) => !days.includes(meal.label) || isNamed(meal));
  const kept = plan.filter((meal) => days.includes(meal.label) && !out.includes(meal));
  const wishes = days
    .filter((label) => !kept.some((meal) => meal.label === label))
    .map((label) => ({ label, wish: inTime(wishFor(wish, mealOfPlan(table, plan)), label) }));
  const slugs = kept.map(({ slug }) => slug);
  const not = [...plan.map(({ slug }) => slug), ...memo.served];
  const fresh = planned(chooseMeals(bent, wishes, not, dishesOf(table, slugs)));
  const all = days.flatMap(
    (label) => [...kept, ...fresh].find((meal) => meal.label === label) ?? [],
  );
  return {
    memo: withPlan(memo, all),
    told: [tell('plan.longer', { count: sayNumberWord(all.length) })],
    showsPlan: true,
  };
}

/** Days put on behind, or cut off. */
export function sized(
  { table }: CommandContext,
  memo: Memo,
  clause: ReadClause,
  count: number,
): Outcome | undefined {
  const { plan } = memo;
  if (count < plan.length) {
    if (!FEWER.some((word) => clause.terms.includes(word))) return undefined;
    const left = plan.slice(0, count);
    const told = [tell('plan.cut', { count: sayNumberWord(count) })];
    return { memo: withPlan(memo, left), told, showsPlan: true };
  }
  const { table: bent, wish } = wishedOf(table, clause);
  const wishes = Array.from({ length: count - plan.length }, (_, at) => ({
    label: labelAfter(plan, at + 1),
    wish: wishFor(wish, mealOfPlan(table, plan)),
  }));
  const slugs = plan.map(({ slug }) => slug);
  const not = [...slugs, ...memo.served];
  const more = planned(chooseMeals(bent, wishes, not, dishesOf(table, slugs)));
  return {
    memo: withPlan(memo, [...plan, ...more]),
    told: [tell('plan.longer', { count: sayNumberWord(plan.length + more.length) })],
    showsPlan: true,
  };
}

/** Saturday after Friday; after Sunday, and where days have no names, by their number. */
function labelAfter(plan: readonly PlannedMeal[], ahead: number): string {
  const last = (DAY_NAMES as readonly string[]).indexOf(plan.at(-1)?.label ?? '');
  return (last < 0 ? undefined : DAY_NAMES[last + ahead]) ?? `Day ${plan.length + ahead}`;
}
