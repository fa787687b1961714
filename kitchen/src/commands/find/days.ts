/** Reads from a message part which days a plan is for, by name or number, and how many days or meals it counts; two weeks at most. */
import type { ReadClause } from '../../read/read-clause.ts';
import { isMeal } from './courses.ts';

export const DAY_NAMES = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

export interface PlannedDay {
  /** "Monday", or "Day 2" where no day of the week was named. */
  readonly label: string;
  /** 0 is Monday; undefined where nobody knows. */
  readonly day?: number;
}

/** What a number before it counts the days of. */
const COUNTED = ['day', 'night', 'dinner', 'supper', 'evening', 'meal', 'recipe', 'dish', 'idea'];
const OF_A_MEAL = ['lunch', 'breakfast', 'tea', 'brunch', 'pudding', 'dessert', 'soup', 'iftar'];
const MEALS_COUNTED: ReadonlySet<string> = new Set([
  'dinner',
  'supper',
  'lunch',
  'breakfast',
  'meal',
  'tea',
]);
const WORKING = ['weekday', 'weeknight', 'workweek', 'workday', 'midweek'];
const MOST_DAYS = 14;
const USUAL = 3;

/** Days by their names, or so many of them; Monday to Sunday for a week. */
export function daysAsked(clause: ReadClause): PlannedDay[] {
  const { terms, days } = clause;
  const count = countOf(clause);
  const named = namedDays(clause);
  const isOfDays = count === undefined || count === named.length;
  if (isOfDays && named.length > 1) return named.map(onDay);
  if (count === 7) return DAY_NAMES.map((_, day) => onDay(day));
  if (count === 5 && days.length === 0) return DAY_NAMES.slice(0, 5).map((_, day) => onDay(day));
  if (count !== undefined) return numbered(count);
  if (terms.some((term) => WORKING.includes(term)))
    return DAY_NAMES.slice(0, 5).map((_, day) => onDay(day));
  if (terms.includes('fortnight')) return numbered(MOST_DAYS);
  if (terms.includes('week')) return DAY_NAMES.map((_, day) => onDay(day));
  if (terms.includes('weekend')) return [onDay(5), onDay(6)];
  return named.length === 1 ? named.map(onDay) : numbered(USUAL);
}

function onDay(day: number): PlannedDay {
  return { label: DAY_NAMES[day] ?? '', day };
}

function numbered(count: number): PlannedDay[] {
  return Array.from({ length: count }, (_, at) => ({ label: `Day ${at + 1}` }));
}

/** Nobody plans for more of them. */
const MOST_WEEKS = 4;

/** How many days or meals a number counts; more than two weeks are two weeks. */
export function countOf({ amounts, terms }: ReadClause): number | undefined {
  const found = amounts.find(({ value, unit }) => {
    // "4 cheap dinners".
    const at = terms.indexOf(unit);
    const isNear = at >= 0 && MEALS_COUNTED.has(terms[at + 1] ?? '');
    const isMeal = [...COUNTED, ...OF_A_MEAL].includes(unit) || isNear;
    return isMeal && value >= 2 && !(unit === 'meal' && value <= 3 && terms.includes('week'));
  });
  if (found) return Math.min(MOST_DAYS, Math.round(found.value));
  const weeks = amounts.find(({ unit }) => unit === 'week');
  // "26 weeks pregnant."
  if (weeks && weeks.value > MOST_WEEKS) return undefined;
  return weeks ? Math.min(MOST_DAYS, Math.round(weeks.value * 7)) : undefined;
}

/** "Mon to Fri" are five days: where two are named that lie apart and no food goes with them, all between are meant. */
function namedDays({ days, terms, foods }: ReadClause): number[] {
  const own = [...new Set(days)];
  const [first = 0, last = 0] = own;
  const wanted = foods.filter(
    ({ role, food }) => (role === 'want' || role === 'likes') && !isMeal(food.said),
  ).length;
  if (terms.includes('week') && own.length < 2) return [];
  if (own.length !== 2 || last - first < 2 || wanted > 1) return own;
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}
