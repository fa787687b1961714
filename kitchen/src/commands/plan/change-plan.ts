/** Changes a plan: meals exchanged, taken out, replaced, made quicker, repeated, or days added and cut. */

import type { Choice } from '../../cook/choose/choose.ts';
import type { Table } from '../../cook/table.ts';
import type { Dish } from '../../cookbook/dish.ts';
import type { Memo, PlannedMeal } from '../../memo/memo.ts';
import type { ReadClause } from '../../read/read-clause.ts';
import { sayNumberWord } from '../../say/number-words.ts';
import { type Told, tell } from '../../say/told.ts';
import type { Command, CommandContext, Outcome } from '../command.ts';
import { MEAL_WORDS } from '../find/courses.ts';
import { countOf, DAY_NAMES } from '../find/days.ts';
import { dishesOf, pick } from '../find/pick.ts';
import { fitted } from '../find/serve-named.ts';
import { foodsOf, wishedOf } from '../find/wished.ts';
import { chooseMeals, wishFor } from './choose-meals.ts';
import { EXCHANGE, mealsLabelled, mealsMeant } from './meals-meant.ts';
import { labelsOf, mealOfPlan, replaced, unfitIn, withPlan } from './replace-meals.ts';
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
  return { memo: withPlan(memo, plan), told };
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
    memo: withPlan(memo, [...plan, ...more]),
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

/** @param shown the meals that are told again */
function outcome(
  table: Table,
  memo: Memo,
  plan: readonly PlannedMeal[],
  shown: readonly PlannedMeal[],
  lead: Told,
): Outcome {
  return {
    memo: withPlan(memo, plan),
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
