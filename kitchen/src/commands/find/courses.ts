/** Table of a day's meals and a menu's courses: which dishes each may have and the words that ask for it; reads which were asked for. */

import type { CourseWish } from '../../cook/wish.ts';
import { singular } from '../../text/plurals.ts';

export interface Meal {
  readonly label: string;
  /** Words of a message, singular, that ask for it. */
  readonly words: readonly string[];
  readonly course: CourseWish;
}

function meal(
  label: string,
  words: string,
  courses: CourseWish['courses'],
  keywords: readonly string[],
  narrow = true,
): Meal {
  return { label, words: words.split(' '), course: { label, courses, keywords, narrow } };
}

export const DINNER = meal('dinner', 'dinner supper tea evening', ['main'], ['weeknight']);

export const MEALS: readonly Meal[] = [
  meal('breakfast', 'breakfast brunch', ['breakfast'], ['brunch']),
  meal(
    'lunch',
    'lunch lunchbox tiffin packed',
    ['salad', 'soup', 'main'],
    ['lunchbox', 'light', 'sandwich'],
    false,
  ),
  DINNER,
];

export const MENU: readonly Meal[] = [
  meal('Nibbles', 'canape nibble snack aperitif bite mezze meze', ['snack'], ['party', 'festive']),
  meal('Starter', 'starter entree antipasto', ['soup', 'salad', 'snack'], ['light', 'festive']),
  meal('Soup', 'soup broth', ['soup'], ['light']),
  meal('Main', 'main roast centrepiece', ['main'], ['festive', 'weekend']),
  meal('Side', 'side vegetable salad trimming', ['side', 'salad'], ['festive']),
  meal(
    'Dessert',
    'dessert pudding pud sweet afters afterwards cake',
    ['dessert'],
    ['festive', 'make-ahead'],
  ),
  meal('Drink', 'drink cocktail mocktail', ['drink'], ['party']),
];

/** What is eaten standing up comes all at once, and is no starter, main and dessert. */
const FINGER_FOOD: readonly Meal[] = [
  meal('Nibbles', 'canape nibble', ['snack'], ['party']),
  meal('Bites', 'bite', ['snack'], ['party', 'picnic']),
  meal('More bites', 'finger', ['snack'], ['party', 'festive']),
  meal('Sweet bites', 'sweet', ['dessert'], ['picnic', 'kids', 'lunchbox']),
];
const EATEN_STANDING = [
  'finger',
  'fingers',
  'buffet',
  'canape',
  'nibble',
  'bite',
  'mezze',
  'tapas',
  'tapa',
];

/** The usual courses for so many. */
const USUAL: Readonly<Record<number, readonly string[]>> = {
  1: ['Main'],
  2: ['Main', 'Dessert'],
  3: ['Starter', 'Main', 'Dessert'],
  4: ['Starter', 'Main', 'Side', 'Dessert'],
  5: ['Nibbles', 'Starter', 'Main', 'Side', 'Dessert'],
  6: ['Nibbles', 'Starter', 'Soup', 'Main', 'Side', 'Dessert'],
};

/** Courses that the words name, in the order in which they are eaten; else the usual ones for so many. */
export function coursesAsked(terms: readonly string[], count: number | undefined): Meal[] {
  const isStanding = EATEN_STANDING.some((word) => terms.includes(word));
  const named = MENU.filter(({ words }) => words.some((word) => terms.includes(word)));
  if (isStanding && !named.some(({ label }) => SEATED.has(label)))
    return FINGER_FOOD.slice(0, Math.max(2, Math.min(FINGER_FOOD.length, count ?? 4)));
  const usual = USUAL[Math.min(6, Math.max(1, count ?? 3))] ?? [];
  if (count === undefined && named.length > 1) return named;
  const own = MENU.filter(({ label }) => usual.includes(label) || hasLabel(named, label));
  if (count === undefined) return own;
  // Those that were named come before those that are usual.
  const wanted = [...named, ...own.filter((one) => !named.includes(one))].slice(0, count);
  return MENU.filter((one) => wanted.includes(one));
}

/** Who names one of these sits down at a table. */
const SEATED: ReadonlySet<string> = new Set(['Starter', 'Soup', 'Main', 'Side']);

export function isFingerFood(meals: readonly Meal[]): boolean {
  return meals.length > 0 && meals.every((one) => FINGER_FOOD.includes(one));
}

function hasLabel(meals: readonly Meal[], label: string): boolean {
  return meals.some((one) => one.label === label);
}

/** Words that name a meal or a plan and no dish. */
const PLANNING =
  'week day night meal plan menu dish recipe idea people guest party course weekday weeknight weekend fortnight month easy quick';

export const MEAL_WORDS: ReadonlySet<string> = new Set([
  ...PLANNING.split(' '),
  ...[...MEALS, ...MENU].flatMap(({ words }) => words),
]);

/** "Teas" and "a pudding" are meals, whatever else they may be. */
export function isMeal(said: string): boolean {
  return MEAL_WORDS.has(singular(said)) && !SAID_OF_DISHES.has(singular(said));
}

const SAID_OF_DISHES: ReadonlySet<string> = new Set(['cake', 'vegetable', 'salad', 'roast']);
