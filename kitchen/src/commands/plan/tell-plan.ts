/** Tells of a plan: a lead, one line a meal, what was given up, and what comes next. */

import type { Table } from '../../cook/table.ts';
import type { Memo, PlannedMeal } from '../../memo/memo.ts';
import { sayMinutes, sayNumberWord } from '../../say/number-words.ts';
import { type Told, tell } from '../../say/told.ts';
import type { Outcome } from '../command.ts';
import type { MealChoice } from './choose-meals.ts';

export function mealTold({ label, choice }: MealChoice): Told {
  const { dish } = choice.adapted;
  return tell('plan.meal', {
    label,
    dish: dish.title,
    time: sayMinutes(dish.time),
    words: firstSentence(dish.introduction),
  });
}

function planned(meals: readonly MealChoice[]): PlannedMeal[] {
  return meals.map(({ label, choice }) => ({ label, slug: choice.adapted.original.slug }));
}

/** Up to the first full stop, so that a meal stays on one line. */
function firstSentence(text: string): string {
  const end = text.indexOf('. ');
  return end < 0 ? text : text.slice(0, end + 1);
}

const MOST_EARLIER = 8;

/** @param lead its message; a plan takes the place of a card, a list and a question */
export function planOutcome(
  table: Table,
  memo: Memo,
  meals: readonly MealChoice[],
  lead: Told,
  more: readonly Told[] = [],
  eaters?: number,
): Outcome {
  const { asked: _, step: __, list: ___, card, ...kept } = memo;
  const earlier = card ? [...memo.earlier, card].slice(-MOST_EARLIER) : memo.earlier;
  const people = table.people ?? eaters;
  const end =
    people === undefined
      ? tell('plan.end')
      : tell('plan.end-people', { people: sayNumberWord(people) });
  return {
    memo: { ...kept, earlier, offered: [], plan: planned(meals) },
    told: [lead, ...meals.map(mealTold), ...more, end],
  };
}
