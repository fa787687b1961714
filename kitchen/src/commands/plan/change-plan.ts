/** Command: changes a meal plan (swap days, remove, replace, quicker, repeat, more or fewer days); also the command that shows it again. */

import type { Table } from '../../cook/table.ts';
import { getDishFacts } from '../../cookbook/cookbook.ts';
import type { Memo, PlannedMeal } from '../../memo/memo.ts';
import type { ReadClause } from '../../read/read-clause.ts';
import { tell } from '../../say/told.ts';
import { contentTokens } from '../../text/name-tokens.ts';
import type { Command, CommandContext, Outcome } from '../command.ts';
import { MEAL_WORDS } from '../find/courses.ts';
import { countOf } from '../find/days.ts';
import { dishesOf, pick } from '../find/pick.ts';
import { fitted } from '../find/serve-named.ts';
import { foodsOf } from '../find/wished.ts';
import { EXCHANGE, labelOfDay, mealsLabelled, mealsMeant } from './meals-meant.ts';
import { brokenBy, ofAllDays, saysHow } from './plan-bounds.ts';
import { withoutPraised } from './praised.ts';
import { addedCourses, replaced, unfitIn } from './replace-meals.ts';
import { countWithMore, daysFor, longer, onDays, sized } from './size-plan.ts';
import { labelsOf, withPlan } from './tell-plan.ts';

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
/** They see to that day themselves. */
export const THEMSELVES = ['myself', 'ourselves', 'self'];
const WRITE_OUT = ['write', 'recipe', 'show', 'full'];
const ADDS = ['add', 'also', 'plus', 'extra', 'too', 'aswell', 'well', 'include', 'after'];
const SAME = ['same', 'twice', 'repeat', 'double'];

/**
 * Needs a plan; undefined without one. Refuses a day that the plan has not. Where it cannot tell which meal is meant it
 * asks, if the act is certain to be of the plan.
 */
export function changePlan(
  context: CommandContext,
  memo: Memo,
  whole: ReadClause,
): Outcome | undefined {
  const { table } = context;
  const said = withoutPraised(memo.plan, whole, context.message);
  // Who names every day of the plan speaks of none of them.
  const isOfAll = memo.plan.length > 2 && mealsLabelled(memo.plan, said).length >= memo.plan.length;
  const clause = isOfAll ? { ...said, days: [], ordinal: undefined } : said;
  if (memo.plan.length === 0) return undefined;
  const { terms } = clause;
  const says = (words: readonly string[]): boolean => words.some((word) => terms.includes(word));
  const isTheirs = says(THEMSELVES);
  if (says(WRITE_OUT) && !isTheirs) return pick(context, memo, clause);
  const added = says(ADDS) ? addedCourses(context, memo, clause) : undefined;
  if (added) return added;
  const meant = mealsMeant(table, memo.plan, clause);
  const more = countWithMore(memo.plan, clause);
  // "Swap the salmon and give me two more."
  if (more !== undefined) return longer(context, memo, clause, meant, more);
  const assigned = said.said.length > 1 ? eachOnItsDay(table, memo, said) : undefined;
  if (assigned) return assigned;
  const days = daysFor(memo.plan, clause);
  if (days) return onDays(context, memo, clause, days, meant);
  const count = countOf(clause);
  if (count !== undefined && count !== memo.plan.length) return sized(context, memo, clause, count);
  const [first, second] = meant;
  const isLabelled = mealsLabelled(memo.plan, clause).length > 0;
  if (
    clause.act === 'change-plan' &&
    clause.days.length > 0 &&
    meant.length === 0 &&
    !hasWanted(clause)
  )
    return { memo, told: [tell('plan.no-such-day', { labels: labelsOf(memo.plan) })] };
  if (first && second && says(SAME)) return sameOn(memo, first, second);
  if (first && second && meant.length === 2 && says(EXCHANGE) && !hasWanted(clause))
    return exchanged(memo, first, second);
  // "Not fish for the main", where there is none in it.
  const isRefusal = foodsOf(clause, 'without', 'dislike').length > 0 && !hasWanted(clause);
  if (
    isLabelled &&
    isRefusal &&
    !says(EXCHANGE) &&
    !says(TAKE_OUT) &&
    !hasAny(table, meant, clause)
  )
    return { memo, told: [tell('plan.fits')], showsPlan: true };
  // Who drops the salmon still wants to eat on that day.
  const isGone = says(TAKE_OUT) || isTakenOut(terms);
  if (isLabelled && (isTheirs || (isGone && !hasWanted(clause)))) return takenOut(memo, meant);
  // "Take the chow mein out": its day stays free, while whoever drops the salmon wants another dish.
  if (meant.length > 0 && isGone && namesDish(context.table, meant, clause))
    return takenOut(memo, meant);
  // What is said of no day is said of all that do not keep to it.
  const bounds = isLabelled ? ofAllDays(clause) : clause;
  const broken = brokenBy(context.table, memo, bounds, !isLabelled && says(QUICKER));
  const unfit = unfitIn(table, memo);
  // What they have to use up is cooked first.
  const soonest =
    meant.length + broken.length === 0 && hasWanted(clause) ? memo.plan.slice(0, 1) : [];
  // What was asked for one day is for that day, whichever others have to change with it.
  const also = isLabelled ? [...broken, ...unfit] : unfit;
  const gone = [...new Set([...meant, ...(isLabelled ? [] : broken), ...soonest])];
  if (gone.length + also.length > 0)
    return (
      replaced(context, memo, clause, gone, isLabelled && says(QUICKER), also) ?? {
        memo,
        told: [tell('plan.none-left', { labels: labelsOf(gone) })],
        showsPlan: true,
      }
    );
  if (saysHow(clause) || says(QUICKER)) return { memo, told: [tell('plan.fits')], showsPlan: true };
  return clause.act === 'change-plan' ? whichMeal(memo) : undefined;
}

/** Whether a meal itself was spoken of, and not one of its foods. */
function namesDish(
  table: Table,
  meals: readonly PlannedMeal[],
  { foods, dishes }: ReadClause,
): boolean {
  const planned = dishesOf(
    table,
    meals.map(({ slug }) => slug),
  );
  return planned.some(
    (dish) =>
      dishes.includes(dish) ||
      foods.some(({ food }) => {
        const words = contentTokens(food.said);
        const title = contentTokens(dish.title);
        return words.length > 1 && words.every((word) => title.includes(word));
      }),
  );
}

/** Whether one of the meals is made of what is refused. */
function hasAny({ kitchen }: Table, meals: readonly PlannedMeal[], clause: ReadClause): boolean {
  const out = foodsOf(clause, 'without', 'dislike').flatMap(({ names }) => names);
  return meals.some(({ slug }) => {
    const dish = kitchen.cookbook.dishes.find((one) => one.slug === slug);
    const facts = dish && getDishFacts(kitchen.cookbook, dish);
    return !facts || out.some((food) => facts.foods.has(food) || facts.terms.has(food));
  });
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
  return clause.dishes.length > 0 || foodsOf(clause, ...WANTED).length > 0;
}

const WANTED = ['want', 'to', 'add', 'dish', 'have'] as const;

/** "Day 1 bolognese, day 2 teriyaki": as many dishes as days, in their order. */
function eachOnItsDay(table: Table, memo: Memo, { days, said }: ReadClause): Outcome | undefined {
  const dishes = said.toSorted((one, other) => one.from - other.from).map(({ dish }) => dish);
  if (dishes.length === 0 || days.length !== dishes.length) return undefined;
  if (!dishes.every((dish) => fitted(table, dish))) return undefined;
  const labels = days.map((day) => labelOfDay(memo.plan, day));
  const plan = memo.plan.map((meal) => {
    const dish = dishes[labels.indexOf(meal.label)];
    return dish ? { ...meal, slug: dish.slug } : meal;
  });
  const isNew = ({ slug }: PlannedMeal, at: number) => slug !== memo.plan[at]?.slug;
  const told = [tell('plan.changed', { labels: labelsOf(plan.filter(isNew)) })];
  return plan.some(isNew) ? { memo: withPlan(memo, plan), told, showsPlan: true } : undefined;
}

/** With the dishes of two days changed about. */
function exchanged(memo: Memo, a: PlannedMeal, b: PlannedMeal): Outcome {
  const plan = memo.plan.map((meal) => {
    if (meal === a) return { ...meal, slug: b.slug };
    return meal === b ? { ...meal, slug: a.slug } : meal;
  });
  const told = [tell('plan.exchanged', { first: a.label, second: b.label })];
  return { memo: withPlan(memo, plan), told, showsPlan: true };
}

function sameOn(memo: Memo, a: PlannedMeal, b: PlannedMeal): Outcome {
  const plan = memo.plan.map((meal) => (meal === b ? { ...meal, slug: a.slug } : meal));
  const told = [tell('plan.same', { first: a.label, second: b.label })];
  return { memo: withPlan(memo, plan), told, showsPlan: true };
}

function takenOut(memo: Memo, gone: readonly PlannedMeal[]): Outcome {
  const plan = memo.plan.filter((meal) => !gone.includes(meal));
  const told = [tell('plan.taken-out', { labels: labelsOf(gone), count: plan.length })];
  return { memo: withPlan(memo, plan), told, showsPlan: true };
}

/** The whole plan again, as it now is. Needs a plan, and no card unless it is named: "back to the menu". */
export function showPlan(_: CommandContext, memo: Memo, clause: ReadClause): Outcome | undefined {
  if (memo.plan.length === 0 || (memo.card && !namesPlan(clause))) return undefined;
  return { memo: withPlan(memo, memo.plan), told: [tell('plan.again')], showsPlan: true };
}

/** "The plan", "the week", "the menu". */
export function namesPlan({ terms }: ReadClause): boolean {
  return PLANS.some((word) => terms.includes(word));
}

const PLANS = ['plan', 'week', 'menu', 'planned'];
