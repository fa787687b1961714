/** Checks whether a dish keeps to the nutrition figures of a wish, estimated from its own lines; true where none is wished. */
import type { Dish } from '../../cookbook/dish.ts';
import { ingredientLine } from '../../cookbook/dish-lines.ts';
import { estimate } from '../../nutrition/estimate.ts';
import { figureWords } from '../../nutrition/figure-words.ts';
import type { Kitchen } from '../kitchen.ts';
import type { Mood, Wish } from '../wish.ts';

/** For dishes that stand in no index: composed ones, and pages of the book with something else in them than is written there. */
export function keepsToFigures(kitchen: Kitchen, dish: Dish, { moods }: Wish): boolean {
  const wished = moods.filter(isOfFigures);
  if (wished.length === 0) return true;
  const lines = dish.ingredients.map((item) => ingredientLine(item));
  const words = figureWords(estimate(kitchen, lines, dish.servings).perServing);
  return wished.every(({ keywords }) => keywords.some((word) => words.includes(word)));
}

/** Nobody types such a keyword: "#low in fat". */
function isOfFigures({ keywords: [first = ''] }: Mood): boolean {
  return first.startsWith('#') && !first.endsWith(' ingredients');
}
