/** Ranks filled forms: those that use most of what is in hand first, then those that suit it best. */
import type { CookedFood } from './cooking-table.ts';
import { type FilledForm, isNamed } from './fill-form.ts';

const MAIN = 10;
const SEASONING = 3;
const LEFT = 1.2;
const LIKED = 4;
const BOUGHT = 2;

/** Best first; alike ones in the order in which they come. */
export function rankForms(filled: readonly FilledForm[]): FilledForm[] {
  return filled
    .filter(({ used }) => used.length > 0)
    .map((one) => ({ one, points: pointsOf(one) }))
    .sort((a, b) => b.points - a.points)
    .map(({ one }) => one);
}

function pointsOf({ form, used, left, bought, cuisine }: FilledForm): number {
  const sum = (foods: readonly CookedFood[]) =>
    foods.reduce((all, food) => all + weightOf(food), 0);
  const liked = used.filter((food) => isNamed(form.likes, food)).length;
  const cued = used.filter((food) => isNamed(cuisine.cues, food)).length;
  const lost = LEFT * sum(left.map(({ food }) => food));
  return sum(used) - lost + LIKED * liked + cued - BOUGHT * bought + form.rank;
}

function weightOf({ classes }: CookedFood): number {
  return classes.includes('seasoning') ? SEASONING : MAIN;
}
