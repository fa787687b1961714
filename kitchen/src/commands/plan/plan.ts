/** Command: plans meals over several days: different dishes, quick ones on working days, foods on the days asked for; says what is unmet. */

import type { Memo } from '../../memo/memo.ts';
import type { Food } from '../../needs/heard.ts';
import type { ReadClause } from '../../read/read-clause.ts';
import { sayMinutes, sayNumberWord } from '../../say/number-words.ts';
import { type Told, tell } from '../../say/told.ts';
import type { CommandContext, Outcome } from '../command.ts';
import { DINNER, isMeal, MEALS, type Meal } from '../find/courses.ts';
import { daysAsked, type PlannedDay } from '../find/days.ts';
import { fitted } from '../find/serve-named.ts';
import { isIn, nounOf } from '../find/tell-choice.ts';
import { foodsOf, sameFood, type Wished, wishedOf } from '../find/wished.ts';
import { chooseMeals, type MealChoice, type MealWish, wishFor } from './choose-meals.ts';
import { inTime, isHurried, QUICK } from './plan-bounds.ts';
import { planOutcome } from './tell-plan.ts';

const MOST_MEALS = 21;

/** Needs nothing: three dinners where no number and no day is named. What cannot be met of foods and minutes is said. */
export function plan(
  { table }: CommandContext,
  memo: Memo,
  clause: ReadClause,
): Outcome | undefined {
  const heard = wishedOf(table, clause);
  const include = heard.wish.include.filter(({ said }) => !isMeal(said));
  const wished = { ...heard, wish: { ...heard.wish, include } };
  const meals = mealsAsked(clause);
  const days = daysAsked(clause).slice(0, Math.floor(MOST_MEALS / meals.length));
  const wishes = mealWishes(wished, clause, days, meals);
  const chosen = chooseMeals(wished.table, wishes, memo.served);
  if (chosen.length === 0) return undefined;
  const count = sayNumberWord(chosen.length);
  const [first = DINNER, ...others] = meals;
  const lead =
    others.length > 0
      ? tell('plan.lead-meals', { count })
      : tell(`plan.lead-${first.label}`, { count });
  return planOutcome(wished.table, memo, chosen, lead, [
    ...misses(wished, chosen),
    ...(isHurried(wished.wish) && chosen.every(isQuick) ? [tell('plan.all-quick')] : []),
  ]);
}

function isQuick({ choice }: MealChoice): boolean {
  return choice.adapted.dish.time <= QUICK;
}

/** "Lunches", "breakfast and dinner", "three meals a day"; dinner where none is named. */
function mealsAsked({ terms, amounts }: ReadClause): Meal[] {
  if (amounts.some(({ value, unit }) => unit === 'meal' && value === 3) && hasDays(terms))
    return [...MEALS];
  const named = MEALS.filter(({ words }) => words.some((word) => terms.includes(word)));
  return named.length > 0 ? named : [DINNER];
}

function hasDays(terms: readonly string[]): boolean {
  return terms.includes('day') || terms.includes('week');
}

function mealWishes(
  { table, wish, atHand }: Wished,
  clause: ReadClause,
  days: readonly PlannedDay[],
  meals: readonly Meal[],
): MealWish[] {
  const wanted = foodsOf(clause, 'want', 'likes', 'dish', 'add');
  const foods = [
    ...wanted,
    ...atHand.filter((food) => !wanted.some((one) => sameFood(one, food))),
  ].filter(({ said }) => !isMeal(said));
  const byDay = foodsByDay(foods, clause.days, days);
  const named = [...clause.dishes];
  return days.flatMap((day, at) =>
    meals.map((meal): MealWish => {
      const isMain = meal === meals.at(-1);
      const include = isMain ? (byDay.get(at) ?? []) : [];
      const dish = isMain ? named.shift() : undefined;
      const label = meals.length > 1 ? `${day.label} ${meal.label}` : day.label;
      const own = inTime(wishFor(wish, meal, include), label);
      return { label, wish: own, choice: dish && fitted(table, dish) };
    }),
  );
}

/** Each food on the day that was named for it, else one a day, the most spread out. */
function foodsByDay(
  foods: readonly Food[],
  said: readonly number[],
  days: readonly PlannedDay[],
): Map<number, Food[]> {
  const byDay = new Map<number, Food[]>();
  const isRange = said.length === 2 && days.length > 2 && foods.length !== 2;
  const apart = Math.max(1, Math.floor(days.length / Math.max(1, foods.length)));
  foods.forEach((food, at) => {
    const asked = isRange ? -1 : days.findIndex(({ day }) => day === said[at]);
    const place = asked >= 0 && said[at] !== undefined ? asked : (at * apart) % days.length;
    byDay.set(place, [...(byDay.get(place) ?? []), food]);
  });
  return byDay;
}

function misses({ table, wish }: Wished, chosen: readonly MealChoice[]): Told[] {
  const told: Told[] = [];
  const dishes = chosen.map(({ choice }) => choice.adapted.dish);
  const unmet = wish.include.filter((food) => !dishes.some((dish) => isIn(table, dish, food)));
  if (unmet.length > 0)
    told.push(tell('plan.without-food', { foods: nounOf(unmet.map(({ said }) => said)) }));
  const most = wish.maxMinutes;
  const late = chosen.filter(({ choice }) => most !== undefined && choice.adapted.dish.time > most);
  if (most !== undefined && late.length > 0)
    told.push(
      tell('plan.over-time', { labels: late.map(({ label }) => label), limit: sayMinutes(most) }),
    );
  return told;
}
