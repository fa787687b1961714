/** When one flour replaces another in a bake, adds the raising agent or binder now missing; also holds the self-raising pattern. */
import { numberOf, sayNumber } from '../../cook/adapt/add-amounts.ts';
import { holdsUp } from '../../cook/adapt/bearing.ts';
import type { Dish, DishIngredient } from '../../cookbook/dish.ts';

/** Grams of flour to a teaspoon of baking powder that make it as light as self-raising flour. */
export const GRAMS_A_SPOON = 75;
/** Half a teaspoon of xanthan gum binds so many grams. */
const BOUND = 200;
/** Less flour than that thickens or dusts. */
const LEAST = 50;
export const SELF_RAISING = /\bself[- ](?:raising|rising)\b/;

/** Undefined where what comes in needs neither. */
export function asFlour(
  dish: Dish,
  item: DishIngredient,
  said: string,
): DishIngredient | undefined {
  const grams = item.unit === 'g' ? numberOf(item.quantity) : Number.NaN;
  if (!/\bflour\b/.test(said) || !/\bflour\b/.test(item.name) || !(grams >= LEAST))
    return undefined;
  const isRaised = SELF_RAISING.test(item.name) && !SELF_RAISING.test(said);
  const isWithout = (name: string) => /^gluten[- ]free\b/.test(name);
  const isBound =
    isWithout(said) && !SELF_RAISING.test(said) && holdsUp(dish, dish.ingredients.indexOf(item));
  const holdsAlready = isWithout(item.name) && !SELF_RAISING.test(item.name);
  const added = [
    ...(isRaised ? [`${spoons(grams / GRAMS_A_SPOON, 0.5)} tsp baking powder`] : []),
    ...(isBound && !holdsAlready ? [`${spoons(grams / BOUND / 2, 0.25)} tsp xanthan gum`] : []),
  ];
  if (added.length === 0) return undefined;
  return { ...item, name: said, preparation: `mixed with ${added.join(' and ')}` };
}

function spoons(value: number, step: number): string {
  return sayNumber(Math.max(step, Math.round(value / step) * step));
}
