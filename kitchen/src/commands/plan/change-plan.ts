/** Changes a plan: meals exchanged, taken out, replaced, made quicker, repeated, or days added and cut. */

import type { Choice } from '../../cook/choose/choose.ts';
import type { Table } from '../../cook/table.ts';
import type { Wish } from '../../cook/wish.ts';
import type { Dish } from '../../cookbook/dish.ts';
import type { Memo, PlannedMeal } from '../../memo/memo.ts';
import type { ReadClause } from '../../read/read-clause.ts';
import { sayNumberWord } from '../../say/number-words.ts';
import { type Told, tell } from '../../say/told.ts';
import type { Command, CommandContext, Outcome } from '../command.ts';
import { DINNER, MEAL_WORDS, MEALS, MENU, type Meal } from '../find/courses.ts';
import { countOf, DAY_NAMES } from '../find/days.ts';
import { dishesOf, pick } from '../find/pick.ts';
import { fitted } from '../find/serve-named.ts';
import { isIn, nounOf } from '../find/tell-choice.ts';
import { foodsOf, limitIn, wishedOf } from '../find/wished.ts';
import { chooseMeals, wishFor } from './choose-meals.ts';
import { EXCHANGE, mealsLabelled, mealsMeant } from './meals-meant.ts';
import { mealTold } from './tell-plan.ts';

const TAKE_OUT = [
  'kill',
  'drop',
  'remove',
  'cancel',
  'skip',
  'blank',
  'scrap',
  'delete',
  'takeaway',
  'lose',
];
const QUICKER = [
  'quick',
  'quicker',
  'fast',
  'faster',
  'easier',
  'easy',
  'simpler',
  'simple',
  'shorter',
  'lighten',
];
const WRITE_OUT = ['write', 'recipe', 'show', 'full'];
const SAME = ['same', 'twice', 'repeat', 'double'];
const FEWER = ['cut', 'only', 'just', 'reduce', 'trim', 'shorten'];

/**
 * Needs a plan; undefined without one. Refuses a day that the plan has not. Where it cannot tell which meal is meant it
 * asks, if the act is certain to be of the plan.
 */
export function changePlan(
  context: CommandContext,
  memo: Memo,
  clause: ReadClause,
): Outcome | undefined {
  const { table } = context;
  if (memo.plan.length === 0) return undefined;
  const { terms } = clause;
  const says = (words: readonly string[]): boolean => words.some((word) => terms.includes(word));
  if (says(WRITE_OUT)) return pick(context, memo, clause);
  const count = countOf(clause);
  if (count !== undefined && count !== memo.plan.length) return sized(context, memo, clause, count);
  const meant = mealsMeant(table, memo.plan, clause);
  const [first, second] = meant;
  if (
    clause.act === 'change-plan' &&
    clause.days.length > 0 &&
    meant.length === 0 &&
    !hasWanted(clause)
  )
    return { memo, told: [tell('plan.no-such-day', { labels: labelsOf(memo.plan) })] };
  if (first && second && says(SAME)) return sameOn(table, memo, first, second);
  if (first && second && meant.length === 2 && says(EXCHANGE) && !hasWanted(clause))
    return exchanged(table, memo, first, second);
  if (meant.length === 0) return clause.act === 'change-plan' ? whichMeal(memo) : undefined;
  if ((says(TAKE_OUT) || isTakenOut(terms)) && !hasWanted(clause)) return takenOut(memo, meant);
  const unfit = unfitIn(table, memo).filter((meal) => !meant.includes(meal));
  return replaced(context, memo, clause, [...meant, ...unfit], says(QUICKER));
}

/** Meals that the people at the table can no longer have. */
function unfitIn(table: Table, { plan }: Memo): PlannedMeal[] {
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

/** "Something with lentils for day 3": a wish for a day or a course of the plan that lies there. */
export const changeOfPlan: Command = (context, memo, clause) =>
  !memo.card && mealsLabelled(memo.plan, clause).length > 0
    ? changePlan(context, memo, { ...clause, act: 'change-plan' })
    : undefined;

/** "Take Thursday out", "we are out on Thursday". */
function isTakenOut(terms: readonly string[]): boolean {
  const isAnother = EXCHANGE.some((word) => terms.includes(word));
  return (terms.includes('out') && !isAnother) || (terms.includes('take') && terms.includes('off'));
}

function whichMeal(memo: Memo): Outcome {
  return { memo, told: [tell('plan.which-meal', { labels: labelsOf(memo.plan).join(', ') })] };
}

function hasWanted(clause: ReadClause): boolean {
  if (clause.wish.words.some((word) => !MEAL_WORDS.has(word))) return true;
  return clause.dishes.length > 0 || foodsOf(clause, 'want', 'to', 'add', 'dish').length > 0;
}

/** "Monday", "the starter". */
function labelsOf(plan: readonly PlannedMeal[]): string[] {
  const isCourse = (label: string): boolean => MENU.some((one) => one.label === label);
  return plan.map(({ label }) => (isCourse(label) ? `the ${label.toLowerCase()}` : label));
}

/** With the dishes of two days changed about. */
function exchanged(table: Table, memo: Memo, a: PlannedMeal, b: PlannedMeal): Outcome {
  const plan = memo.plan.map((meal) => {
    if (meal === a) return { ...meal, slug: b.slug };
    return meal === b ? { ...meal, slug: a.slug } : meal;
  });
  return outcome(
    table,
    memo,
    plan,
    plan.filter(({ label }) => label === a.label || label === b.label),
    tell('plan.exchanged', { first: a.label, second: b.label }),
  );
}

function sameOn(table: Table, memo: Memo, a: PlannedMeal, b: PlannedMeal): Outcome {
  const plan = memo.plan.map((meal) => (meal === b ? { ...meal, slug: a.slug } : meal));
  return outcome(
    table,
    memo,
    plan,
    plan.filter(({ label }) => label === a.label || label === b.label),
    tell('plan.same', { first: a.label, second: b.label }),
  );
}

function takenOut(memo: Memo, gone: readonly PlannedMeal[]): Outcome {
  const plan = memo.plan.filter((meal) => !gone.includes(meal));
  const told = [tell('plan.taken-out', { labels: labelsOf(gone), count: plan.length })];
  return { memo: open(memo, plan), told };
}

function replaced(
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
    memo: open(memo, plan),
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

/** Days put on behind, or cut off. */
function sized(
  { table }: CommandContext,
  memo: Memo,
  clause: ReadClause,
  count: number,
): Outcome | undefined {
  const { plan } = memo;
  if (count < plan.length) {
    if (!FEWER.some((word) => clause.terms.includes(word))) return undefined;
    const left = plan.slice(0, count);
    return outcome(table, memo, left, left, tell('plan.cut', { count: sayNumberWord(count) }));
  }
  const { table: bent, wish } = wishedOf(table, clause);
  const wishes = Array.from({ length: count - plan.length }, (_, at) => ({
    label: labelAfter(plan, at + 1),
    wish: wishFor(wish, mealOfPlan(table, plan)),
  }));
  const slugs = plan.map(({ slug }) => slug);
  const chosen = chooseMeals(bent, wishes, [...slugs, ...memo.served], dishesOf(table, slugs));
  const more = chosen.map(({ label, choice }) => ({ label, slug: choice.adapted.original.slug }));
  return {
    memo: open(memo, [...plan, ...more]),
    told: [
      tell('plan.longer', { count: sayNumberWord(plan.length + more.length) }),
      ...chosen.map(mealTold),
    ],
  };
}

/** Saturday after Friday; after Sunday, and where days have no names, by their number. */
function labelAfter(plan: readonly PlannedMeal[], ahead: number): string {
  const last = (DAY_NAMES as readonly string[]).indexOf(plan.at(-1)?.label ?? '');
  return (last < 0 ? undefined : DAY_NAMES[last + ahead]) ?? `Day ${plan.length + ahead}`;
}

/** Breakfasts go on with a breakfast. */
function mealOfPlan(table: Table, plan: readonly PlannedMeal[]): Meal {
  const courses = dishesOf(
    table,
    plan.map(({ slug }) => slug),
  ).map(({ course }) => course);
  if (courses.every((course) => course === 'breakfast')) return MEALS[0] ?? DINNER;
  return courses.some((course) => course === 'salad' || course === 'soup')
    ? (MEALS[1] ?? DINNER)
    : DINNER;
}

/** The list of what to buy is no longer that of the plan.
 */
function open(memo: Memo, plan: readonly PlannedMeal[]): Memo {
  const { asked: _, list: __, ...kept } = memo;
  return { ...kept, offered: [], plan };
}

/** @param shown the meals that are told again */
function outcome(
  table: Table,
  memo: Memo,
  plan: readonly PlannedMeal[],
  shown: readonly PlannedMeal[],
  lead: Told,
): Outcome {
  return {
    memo: open(memo, plan),
    told: [lead, ...shown.flatMap((meal) => shownMeal(table, meal))],
  };
}

function shownMeal(table: Table, { label, slug }: PlannedMeal): Told[] {
  const dish: Dish | undefined = dishesOf(table, [slug])[0];
  const choice: Choice | undefined = dish && fitted(table, dish);
  return choice ? [mealTold({ label, choice })] : [];
}

/** The whole plan again, as it now is. Needs a plan and no card; undefined otherwise. */
export function showPlan(
  { table }: CommandContext,
  memo: Memo,
  _: ReadClause,
): Outcome | undefined {
  if (memo.plan.length === 0 || memo.card) return undefined;
  return outcome(table, memo, memo.plan, memo.plan, tell('plan.again'));
}
