/** Tells whether a dish is a dough, batter or cake, whose flour and water must keep their proportion. */
import type { Dish } from '../../cookbook/dish.ts';
import { stepLine } from '../../cookbook/dish-lines.ts';
import { numberOf } from '../adapt/add-amounts.ts';

const FLOUR = /\b(?:flour|semolina|polenta|cornmeal|starch)$/;
const MADE_OF_IT = /\b(?:dough|batter|knead|pastry|crumb|cake|bake)\b/i;
/** Grams a person; less of it only thickens or coats, but in a cake it is what holds it up. */
const LEAST_FLOUR = 20;
const LEAST_IN_CAKE = 8;

export function isDough(dish: Dish): boolean {
  const known = told.get(dish);
  if (known !== undefined) return known;
  const flour = dish.ingredients
    .filter((item) => FLOUR.test(item.name) && item.unit === 'g')
    .reduce((sum, item) => sum + numberOf(item.quantity), 0);
  const least = /^(?:dessert|bread)$/.test(dish.course) ? LEAST_IN_CAKE : LEAST_FLOUR;
  const found =
    flour >= least * dish.servings && dish.steps.some((step) => MADE_OF_IT.test(stepLine(step)));
  told.set(dish, found);
  return found;
}

const told = new WeakMap<Dish, boolean>();
