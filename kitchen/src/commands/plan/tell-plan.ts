/** Stores a meal plan in the conversation's state and writes it for a reply: lead, a line a meal, what was given up, what comes next. */

import type { Table } from '../../cook/table.ts';
import type { Memo, PlannedMeal } from '../../memo/memo.ts';
import { sayMinutes, sayNumberWord } from '../../say/number-words.ts';
import { type Told, tell } from '../../say/told.ts';
import type { Outcome } from '../command.ts';
import { bookDish } from '../edits/card-choice.ts';
import { MENU } from '../find/courses.ts';
import { fitted } from '../find/serve-named.ts';
import type { MealChoice } from './choose-meals.ts';

function mealTold({ label, choice }: MealChoice): Told {
  const { dish } = choice.adapted;
  return tell('plan.meal', {
    label,
    dish: dish.title,
    time: sayMinutes(dish.time),
    words: firstSentence(dish.introduction),
  });
}

export function planned(meals: readonly MealChoice[]): PlannedMeal[] {
  return meals.map(({ label, choice }) => ({ label, slug: choice.adapted.original.slug }));
}

/** Up to the first full stop, so that a meal stays on one line. */
function firstSentence(text: string): string {
  const end = text.indexOf('. ');
  return end < 0 ? text : text.slice(0, end + 1);
}

/** The whole plan behind what was told of its changes; meals that were changed one after another are named together. */
export function withPlanShown(table: Table, outcome: Outcome): Outcome {
  const { memo, told } = outcome;
  const isChange = ({ message }: Told) => message === 'plan.changed';
  const labels = told.filter(isChange).flatMap(({ slots }) => slots.labels);
  // What announces the meals stands right above them, once.
  const announced = told.filter(isAnnounced).slice(-1);
  const others = told.filter((one) => !(isChange(one) || isAnnounced(one)));
  const inOrder = labelsOf(memo.plan).filter((label) => labels.includes(label));
  const lead = labels.length > 0 ? [tell('plan.changed', { labels: inOrder })] : [];
  const rows = memo.plan.flatMap(({ label, slug }): Told[] => {
    const dish = bookDish(table, slug);
    const choice = dish && fitted(table, dish);
    return choice ? [mealTold({ label, choice })] : [];
  });
  // What is to be bought stands behind the meals, and asks nothing more.
  const at = others.findIndex(({ message }) => LISTS.has(message));
  const [before, list] = at < 0 ? [others, []] : [others.slice(0, at), others.slice(at)];
  const end = list.length > 0 ? list : [endOf(table.people)];
  return { memo, told: [...lead, ...before, ...announced, ...rows, ...end] };
}

function isAnnounced({ message }: Told): boolean {
  return /^plan\.(?:menu|bites|lead|again)/.test(message);
}

const LISTS: ReadonlySet<string> = new Set(['plan.list', 'plan.list-people', 'plan.list-one']);

function endOf(people: number | undefined): Told {
  return people === undefined
    ? tell('plan.end')
    : tell('plan.end-people', { people: sayNumberWord(people) });
}

/** "Monday", "the starter". */
export function labelsOf(plan: readonly PlannedMeal[]): string[] {
  const isCourse = (label: string): boolean => MENU.some((one) => one.label === label);
  return plan.map(({ label }) => (isCourse(label) ? `the ${label.toLowerCase()}` : label));
}

const MOST_EARLIER = 8;

/** @param lead its message */
export function planOutcome(
  table: Table,
  memo: Memo,
  meals: readonly MealChoice[],
  lead: Told,
  more: readonly Told[] = [],
  eaters?: number,
): Outcome {
  return {
    memo: withPlan(memo, planned(meals)),
    told: [lead, ...meals.map(mealTold), ...more, endOf(table.people ?? eaters)],
  };
}

/** What lay on the table makes room for it, and the list of what to buy is no longer that of the plan. */
export function withPlan(memo: Memo, plan: readonly PlannedMeal[]): Memo {
  const { asked: _, step: __, list: ___, card, ...kept } = memo;
  const earlier = card ? [...memo.earlier, card].slice(-MOST_EARLIER) : memo.earlier;
  return { ...kept, earlier, offered: [], plan };
}
