/** Command: tells when to start what so that dishes are ready at an hour; also the command saying what of a menu can be made ahead. */

import { adapt } from '../../cook/adapt/adapt.ts';
import { bendingOf } from '../../cook/choose/choose.ts';
import type { Cookbook } from '../../cookbook/cookbook.ts';
import type { Dish } from '../../cookbook/dish.ts';
import { stepLine } from '../../cookbook/dish-lines.ts';
import { rewriteStep } from '../../measure/rewrite/rewrite.ts';
import type { Memo } from '../../memo/memo.ts';
import { clock } from '../../menus/clock.ts';
import { canWait, eatingTimes } from '../../menus/lay-menu.ts';
import { type PlannedTask, planWork } from '../../menus/plan-work.ts';
import type { ReadClause } from '../../read/read-clause.ts';
import { sayMinutes } from '../../say/number-words.ts';
import { type Told, tell } from '../../say/told.ts';
import { normalise } from '../../text/normalise.ts';
import type { Command, CommandContext } from '../command.ts';
import { bookDish } from '../edits/card-choice.ts';
import { dishNoun, nounOf } from '../find/tell-choice.ts';
import { hourIn } from './hour-in.ts';
import { isMenuPlan } from './replace-meals.ts';

const USUAL_HOUR = 19 * 60;
const COLD: ReadonlySet<string> = new Set(['dessert', 'salad', 'bread', 'drink']);
const MOST_DISHES = 8;
const MOST_ROWS = 40;

/** What is asked of the work as a whole. */
const STARTS: ReadonlySet<string> = new Set(
  'start begin order schedule timetable timeline together juggle'.split(' '),
);

/** Needs an hour or a word of starting, and two dishes: named, or one that is named beside the card, or a menu. Undefined where there are none. */
export const workOrder: Command = (context, memo, clause) => {
  const hour = hourIn(clause);
  // "How long do I roast chicken", asked over a stew, asks for no order of work.
  const isOven = clause.act === 'ask-tool' && clause.terms.includes('oven');
  const isStart = clause.terms.some((term) => STARTS.has(term));
  if (hour === undefined && !isOven && !isStart) return undefined;
  const dishes = dishesMeant(context, memo, clause);
  // "Dinner is at seven, when do I start?", asked of one card.
  const isOfOne = dishes.length === 1 && isStart && hour !== undefined;
  if (dishes.length < 2 && !isOfOne) return undefined;
  const serve = hour ?? USUAL_HOUR;
  const isMenu = dishesSaid(context.table.kitchen.cookbook, clause).length === 0;
  const times = eatingTimes(dishes, serve);
  const menu = dishes.map((dish, at) => ({
    dish,
    // What is eaten cold is ready before anybody sits down.
    eatenAt: isMenu && !COLD.has(dish.course) ? (times[at] ?? serve) : serve,
  }));
  const plan = planWork(menu);
  const start = clock(plan[0]?.from ?? serve);
  const slots = { serve: clock(serve), start };
  return {
    memo,
    told: [
      ...(isOven ? [tell('work.one-oven')] : []),
      tell(hour === undefined ? 'work.lead-assumed' : 'work.lead', slots),
      ...plan.slice(0, MOST_ROWS).map((task) => rowOf(context, dishes, task)),
      ...ahead(context, dishes),
      tell('work.end'),
    ],
  };
};

/** Fitted to the person; a week's plan is no menu. */
function dishesMeant({ table }: CommandContext, memo: Memo, clause: ReadClause): Dish[] {
  const isMenu =
    isMenuPlan(memo.plan) &&
    !(memo.card && memo.plan.every(({ slug }) => slug !== memo.card?.slug));
  const named = dishesSaid(table.kitchen.cookbook, clause);
  const menu = isMenu ? memo.plan.map(({ slug }) => slug) : [];
  const beside = named.length === 1 && memo.card ? [memo.card.slug] : [];
  const card = memo.card ? [memo.card.slug] : [];
  const slugs = named.length > 0 ? [...beside, ...named] : menu.length > 0 ? menu : card;
  return [...new Set(slugs)].slice(0, MOST_DISHES).flatMap((slug) => {
    const dish = bookDish(table, slug);
    return dish ? (adapt(table.kitchen, dish, bendingOf(table))?.dish ?? []) : [];
  });
}

/** Slugs of those that are called by their names, and of foods that are dishes as well: ratatouille. */
function dishesSaid({ byTitle }: Cookbook, { said, foods }: ReadClause): string[] {
  const asFoods = foods.flatMap(({ food }) => byTitle.get(normalise(food.said)) ?? []);
  return [...new Set([...said.map(({ dish }) => dish), ...asFoods].map(({ slug }) => slug))];
}

function rowOf({ table }: CommandContext, dishes: readonly Dish[], task: PlannedTask): Told {
  const dish = dishes[task.dish] as Dish;
  const text = stepLine(dish.steps[task.step] ?? []);
  const end = text.indexOf('. ');
  const first = end < 0 ? text : text.slice(0, end + 1);
  const words = rewriteStep(table.kitchen.measures, first, table.units);
  const time = clock(task.from);
  const slots = {
    time: task.from < 0 ? tell('work.before', { time }) : time,
    dish: dishNoun(table, dish).name,
    words,
  };
  return task.alone > 0
    ? tell('work.row-alone', { ...slots, alone: sayMinutes(task.alone) })
    : tell('work.row', slots);
}

/** What of a menu can be made the day before. Undefined without a menu, and where a dish is named. */
export const menuAhead: Command = (context, memo, clause) => {
  if (memo.card || clause.dishes.length > 0 || !isMenuPlan(memo.plan)) return undefined;
  const dishes = dishesMeant(context, memo, clause);
  const told = ahead(context, dishes);
  const fresh = dishes.filter((dish) => !canWait(dish));
  const names = nounOf(fresh.map((dish) => dishNoun(context.table, dish).name));
  const rest = fresh.length > 0 ? [tell('work.on-the-day', { dish: names })] : [];
  return dishes.length === 0 ? undefined : { memo, told: [...told, ...rest] };
};

function ahead({ table }: CommandContext, dishes: readonly Dish[]): Told[] {
  const made = dishes.filter(canWait);
  if (made.length === 0) return [];
  return [tell('work.ahead', { dish: nounOf(made.map((dish) => dishNoun(table, dish).name)) })];
}
