/** Command: plans a menu of several courses that go together, foods and dishes in the courses that suit them, or round the current recipe. */

import type { Table } from '../../cook/table.ts';
import type { Wish } from '../../cook/wish.ts';
import type { Memo } from '../../memo/memo.ts';
import type { Food } from '../../needs/heard.ts';
import type { ReadClause } from '../../read/read-clause.ts';
import { sayNumberWord } from '../../say/number-words.ts';
import { tell } from '../../say/told.ts';
import { contentTokens } from '../../text/name-tokens.ts';
import type { Command, CommandContext, Outcome } from '../command.ts';
import { choiceOfCard } from '../edits/card-choice.ts';
import {
  coursesAsked,
  isFingerFood,
  isMeal,
  MEAL_WORDS,
  MENU,
  type Meal,
} from '../find/courses.ts';
import { fitted } from '../find/serve-named.ts';
import { dishNoun, isIn, nounOf } from '../find/tell-choice.ts';
import { wishedOf } from '../find/wished.ts';
import { chooseMeals, type MealChoice, type MealWish, suitsMeal, wishFor } from './choose-meals.ts';
import { planOutcome } from './tell-plan.ts';

/** Needs nothing: a starter, a main and a dessert where no course is named. The dish on the table stays the main of a menu "around it". */
export function menu(
  { table }: CommandContext,
  memo: Memo,
  clause: ReadClause,
): Outcome | undefined {
  const heard = wishedOf(table, clause);
  const include = heard.wish.include.filter(({ said }) => !isMeal(said));
  const wished = { ...heard, wish: { ...heard.wish, include } };
  const counted = clause.amounts.find(({ unit }) => unit === 'course' || unit === 'courser');
  const meals = coursesAsked(clause.terms, counted?.value);
  const main = mainOnTable(table, memo, clause, meals);
  const courses = main && !meals.some(({ label }) => label === 'Main') ? withMain(meals) : meals;
  const foods = foodsByCourse(table, courses, wished.wish.include);
  const named = [...clause.dishes];
  const words = wordsByCourse(table, courses, wished.wish.words);
  const wishes = courses.map((meal): MealWish => {
    const dish = named.find(({ course }) => meal.course.courses.includes(course));
    const kept = meal.label === 'Main' ? main : undefined;
    const own = wishFor(ofCourse(wished.wish, meal), meal, foods.get(meal) ?? []);
    const wish = {
      ...own,
      words: words.filter(([, course]) => course === meal).map(([word]) => word),
    };
    return { label: meal.label, wish, choice: kept ?? (dish && fitted(table, dish)) };
  });
  const chosen = inOrder(
    courses,
    chooseMeals(wished.table, mainFirst(wishes), memo.served, [], 'together'),
  );
  if (chosen.length === 0) return undefined;
  const unmet = wished.wish.include.filter(
    (food) => !chosen.some(({ choice }) => isIn(table, choice.adapted.dish, food)),
  );
  const more =
    unmet.length > 0
      ? [tell('plan.without-food', { foods: nounOf(unmet.map(({ said }) => said)) })]
      : [];
  const lead = main
    ? tell('plan.menu-around', { dish: dishNoun(table, main.adapted.dish) })
    : tell(isFingerFood(meals) ? 'plan.bites' : 'plan.menu', {
        count: sayNumberWord(chosen.length),
      });
  return planOutcome(wished.table, memo, chosen, lead, more, eatersIn(clause));
}

/** Something sweet after it makes no main sweet. */
function ofCourse(wish: Wish, { course }: Meal): Wish {
  const isSweet = course.courses.includes('dessert');
  return isSweet ? wish : { ...wish, moods: wish.moods.filter(({ label }) => label !== 'sweet') };
}

/** "Four pensioners": a number that counts neither courses nor time. */
function eatersIn({ people, amounts }: ReadClause): number | undefined {
  const eaters = amounts.find(({ unit, value }) => EATERS.has(unit) && value >= 1);
  return people ?? eaters?.value;
}

const EATERS: ReadonlySet<string> = new Set(
  'adult pensioner kid child guest friend grown-up mate teenager lad girl boy person people'.split(
    ' ',
  ),
);

/** What lies on the table, where courses around it are asked for. */
function mainOnTable(table: Table, memo: Memo, clause: ReadClause, meals: readonly Meal[]) {
  const choice = memo.card && clause.dishes.length === 0 ? choiceOfCard(table, memo) : undefined;
  const asksMain = meals.some(({ label }) => label === 'Main') && meals.length > 2;
  return choice?.adapted.original.course === 'main' && !asksMain ? choice : undefined;
}

function withMain(meals: readonly Meal[]): Meal[] {
  return MENU.filter((one) => one.label === 'Main' || meals.includes(one));
}

/** The main is chosen first, and the others so that they differ from it. */
function mainFirst(wishes: readonly MealWish[]): MealWish[] {
  return [...wishes].sort((a, b) => Number(b.label === 'Main') - Number(a.label === 'Main'));
}

function inOrder(meals: readonly Meal[], chosen: readonly MealChoice[]): MealChoice[] {
  return meals.flatMap(({ label }) => chosen.find((one) => one.label === label) ?? []);
}

/** Each food goes into the course of which most dishes are made with it: the first that has none yet. */
function foodsByCourse(
  table: Table,
  meals: readonly Meal[],
  foods: readonly Food[],
): Map<Meal, Food[]> {
  const byCourse = new Map<Meal, Food[]>();
  for (const food of foods) {
    const suits = meals
      .map((meal) => ({ meal, score: suitsMeal(table, meal, food) }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score);
    const free = suits.find(({ meal }) => !byCourse.has(meal)) ?? suits[0];
    if (free) byCourse.set(free.meal, [...(byCourse.get(free.meal) ?? []), food]);
  }
  return byCourse;
}

/** "Tacos or something like that" are the main: each word goes to the course of which most dishes are called so. */
function wordsByCourse(
  { kitchen }: Table,
  meals: readonly Meal[],
  words: readonly string[],
): (readonly [word: string, meal: Meal])[] {
  return words.flatMap((word) => {
    if (MEAL_WORDS.has(word)) return [];
    const called = kitchen.cookbook.dishes.filter(({ title }) =>
      contentTokens(title).includes(word),
    );
    const count = ({ course }: Meal) =>
      called.filter((dish) => course.courses.includes(dish.course)).length;
    const [best] = meals.toSorted((a, b) => count(b) - count(a));
    return best && count(best) > 0 ? [[word, best] as const] : [];
  });
}

/** "Three courses, nothing heavy" is a wish for a menu. */
export const menuOfCourses: Command = (context, memo, clause) =>
  clause.amounts.some(({ unit, value }) => unit.startsWith('course') && value > 1)
    ? menu(context, memo, clause)
    : undefined;
