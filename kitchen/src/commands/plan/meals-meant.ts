/** Finds which meals of a plan a message part speaks of: by day, course, place in it or dish; also a day's label in the plan. */
import type { Table } from '../../cook/table.ts';
import { getDishFacts } from '../../cookbook/cookbook.ts';
import type { Dish } from '../../cookbook/dish.ts';
import type { PlannedMeal } from '../../memo/memo.ts';
import type { ReadClause } from '../../read/read-clause.ts';
import { MEALS, MENU } from '../find/courses.ts';
import { DAY_NAMES } from '../find/days.ts';
import { foodsOf } from '../find/wished.ts';

/** Words for meals that change places. */
export const EXCHANGE = [
  'swap',
  'switch',
  'move',
  'round',
  'around',
  'exchange',
  'trade',
  'shift',
  'flip',
];

/** By days, courses, place or by what is cooked: "not the fish pie". */
export function mealsMeant(
  { kitchen }: Table,
  plan: readonly PlannedMeal[],
  clause: ReadClause,
): PlannedMeal[] {
  const { terms } = clause;
  const found = [...mealsLabelled(plan, clause)];
  const gone = foodsOf(clause, 'from', 'without', 'dislike', 'about', 'dish', 'about-dish');
  const called = plan.filter(({ slug }) => {
    const dish = kitchen.cookbook.dishes.find((one) => one.slug === slug);
    if (!dish) return false;
    const { mainFoods, terms: names } = getDishFacts(kitchen.cookbook, dish);
    if (clause.dishes.includes(dish)) return true;
    return gone.some(({ names: foods }) =>
      foods.some((food) => mainFoods.has(food) || names.has(food)),
    );
  });
  // "The dessert is perfect, could the main be roast chicken?": a dish takes the place of its own course.
  const fit = found.filter(({ label }) => clause.dishes.some((dish) => isOfCourse(label, dish)));
  if (found.length > 1 && fit.length > 0) return fit;
  // "Not two curries": one of them stays.
  const byDish = called.length > 1 && isOneTooMany(clause) ? called.slice(1) : called;
  const isMove = found.length === 1 && EXCHANGE.some((word) => terms.includes(word));
  if (isMove) found.push(...byDish);
  return [...new Set(found.length > 0 ? found : byDish)];
}

function isOfCourse(label: string, { course }: Dish): boolean {
  return MENU.some((meal) => meal.label === label && meal.course.courses.includes(course));
}

function isOneTooMany({ terms }: ReadClause): boolean {
  return TOO_MANY.some((word) => terms.includes(word));
}

const TOO_MANY = ['two', 'twice', 'both', 'second', 'again', '2'];

/** By days, courses or place alone. */
export function mealsLabelled(plan: readonly PlannedMeal[], clause: ReadClause): PlannedMeal[] {
  const { terms, days, ordinal } = clause;
  const labels = [
    ...days.map((day) => labelOfDay(plan, day)),
    ...[...MENU, ...MEALS]
      .filter(({ words }) => words.some((word) => terms.includes(word)))
      .map(({ label }) => label),
    ...(terms.includes('weekend') ? ['Saturday', 'Sunday'] : []),
  ].filter((label) => label !== undefined);
  const byLabel = labels.flatMap((label) =>
    plan.filter((meal) => meal.label === label || meal.label.split(' ').includes(label)),
  );
  const isByPlace = ordinal !== undefined && byLabel.length === 0;
  const byPlace = isByPlace ? plan.at(ordinal < 0 ? ordinal : ordinal - 1) : undefined;
  return [...byLabel, ...(byPlace ? [byPlace] : [])];
}

/** Whoever speaks of Wednesday counts the first day as Monday. @param day 0 is Monday, and day 1 */
export function labelOfDay(plan: readonly PlannedMeal[], day: number): string | undefined {
  const isNumbered = plan.every(({ label }) => label.startsWith('Day '));
  return isNumbered ? `Day ${day + 1}` : DAY_NAMES[day];
}
