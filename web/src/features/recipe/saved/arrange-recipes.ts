/** Which of the saved recipes the shelf shows, and in which order. */
import { searchRecipes } from './search-recipes.ts';
import type { SavedRecipe } from './use-saved-recipes.ts';

export const SHELF_ORDERS = ['newest', 'name', 'quickest'] as const;
export type ShelfOrder = (typeof SHELF_ORDERS)[number];

export interface ShelfView {
  /** Words to search for. */
  readonly query: string;
  /** Only what is ready in `QUICK_MINUTES`. */
  readonly isQuick: boolean;
  /** One course, or empty for all. */
  readonly course: string;
  readonly order: ShelfOrder;
}

export const WHOLE_SHELF: ShelfView = { query: '', isQuick: false, course: '', order: 'newest' };
export const QUICK_MINUTES = 30;

/** `recipes` are the newest first. A recipe of unknown time is never quick, and comes last in that order. */
export function arrangeRecipes(
  recipes: readonly SavedRecipe[],
  { query, isQuick, course, order }: ShelfView,
): readonly SavedRecipe[] {
  const found = searchRecipes(recipes, query).filter(
    (recipe) =>
      (!isQuick || readMinutes(recipe) <= QUICK_MINUTES) &&
      (course === '' || readCourse(recipe) === course),
  );
  if (order === 'name') {
    return found.toSorted((one, other) =>
      (one.recipeName ?? '').localeCompare(other.recipeName ?? '', 'en'),
    );
  }
  return order === 'quickest'
    ? found.toSorted((one, other) => readMinutes(one) - readMinutes(other))
    : found;
}

/** The courses among them, in the order of the alphabet; empty unless there is a choice. */
export function listCourses(recipes: readonly SavedRecipe[]): readonly string[] {
  const courses = new Set(recipes.map(readCourse).filter((course) => course !== ''));
  return courses.size > 1 ? [...courses].toSorted() : [];
}

/** Stored values are untrusted. */
const readMinutes = ({ minutes }: SavedRecipe) =>
  typeof minutes === 'number' && Number.isFinite(minutes) ? minutes : Number.MAX_SAFE_INTEGER;

const readCourse = ({ course }: SavedRecipe) =>
  typeof course === 'string' ? course.trim().toLowerCase() : '';
