/** Compares an amount that somebody says ("200 g", "four chops") with an ingredient line, or all lines meant, as a factor. */
import { numberOf } from '../../cook/adapt/add-amounts.ts';
import type { Kitchen } from '../../cook/kitchen.ts';
import type { Dish, DishIngredient } from '../../cookbook/dish.ts';
import { ingredientLine } from '../../cookbook/dish-lines.ts';
import { createWeigher } from '../../measure/lines/weigh.ts';
import type { Amount } from '../../read/read-clause.ts';
import { foodSaid, itemsMeant } from './said-food.ts';

/** How many times the line's amount it is, both as they are written; undefined where they cannot be compared: a bag against 300 g. */
export function timesOfLine(
  { measures }: Pick<Kitchen, 'measures'>,
  item: DishIngredient,
  said: string,
  { value, unit }: Amount,
): number | undefined {
  const written = numberOf(item.quantity);
  if (unit === item.unit && written > 0) return value / written;
  // Half a cayenne is no measure of what is spooned.
  if (unit === '' && SPOONS.has(item.unit)) return undefined;
  const weigh = createWeigher(measures);
  const [own, theirs] = [weigh(ingredientLine(item)), weigh(`${value} ${unit} ${said}`)];
  return own !== null && theirs !== null && own > 0 ? theirs / own : undefined;
}

const SPOONS: ReadonlySet<string> = new Set(['tsp', 'tbsp']);

/** The same for all lines of the dish that it means together; undefined where one of them cannot be compared. */
export function timesOfDish(
  kitchen: Kitchen,
  dish: Dish,
  said: string,
  amount: Amount,
): number | undefined {
  const items = itemsMeant(kitchen, dish, foodSaid(kitchen, said)).flatMap(
    (at) => dish.ingredients[at] ?? [],
  );
  const parts = items.map((item) => timesOfLine(kitchen, item, item.name, amount));
  const shares = parts.reduce<number>((sum, part) => sum + (part ? 1 / part : Number.NaN), 0);
  return Number.isFinite(shares) && shares > 0 ? 1 / shares : undefined;
}
