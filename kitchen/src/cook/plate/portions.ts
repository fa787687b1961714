/** Says which part of a food goes in now ("half of the garlic") where scaled figures would not add up; which uses share a line. */
import type { Dish, DishIngredient } from '../../cookbook/dish.ts';
import { normaliseFoodName } from '../../measure/food-table.ts';
import { QUARTERS, roundToParts, SPOON_PARTS } from '../../measure/rounding.ts';
import type { UnitSystem } from '../../vocabulary.ts';
import { numberOf } from '../adapt/add-amounts.ts';
import { isFixed } from './fixed.ts';
import { piecesOf } from './pieces.ts';

/** Soured milk and milk are two things, a chopped onion and an onion one. */
const CHANGES =
  /\b(?:sour|melt|cook|toast|soak|whip|fried|fry|roast|boil|blanch|pickl|caramel|ground|crushed to|burnt|beaten)/i;

/** Whether two uses of a food stand on the list as one line. */
export function canJoin(a: DishIngredient, b: DishIngredient): boolean {
  // Whoever wrote two lines meant two.
  if (a.written || b.written) return false;
  const bare = a.preparation === '' || b.preparation === '';
  const alike =
    a.preparation === b.preparation || (bare && !CHANGES.test(a.preparation + b.preparation));
  const same = normaliseFoodName(a.name).join(' ') === normaliseFoodName(b.name).join(' ');
  return same && a.unit === b.unit && alike && isFixed(a) === isFixed(b);
}

/** "The rest of the salt", "half of the garlic"; empty where the figures are as good. */
export function portionIn(
  dish: Dish,
  item: DishIngredient,
  factor: number,
  units: UnitSystem,
): string {
  // Turned into ounces and cups, the parts are rounded each by itself.
  const isTurned = units !== 'international' && /^(?:g|kg|ml|l)$/.test(item.unit);
  if (factor === 1 && !isTurned) return '';
  const named = dish.ingredients.filter((other) => other.name === item.name);
  const uses = named.filter((other) => canJoin(other, item));
  const amounts = uses.map((one) => numberOf(one.quantity));
  if (uses.length < 2 || uses.length < named.length || amounts.some(Number.isNaN)) return '';
  const total = amounts.reduce((sum, one) => sum + one, 0);
  const shown = (amount: number): number => shownOf(dish, item, amount, factor);
  const before = amounts.slice(0, -1).reduce((sum, one) => sum + shown(one), 0);
  const all = shown(total);
  const isSmall = item.unit === 'g' && amounts.some((one) => one * factor < 20);
  const adds = Math.abs(before + shown(amounts.at(-1) ?? 0) - all) < 0.06 * all;
  if (adds && !isSmall && !isTurned) return '';
  const at = uses.indexOf(item);
  if (at === uses.length - 1) return `the rest of the ${item.name}`;
  return before < 0.9 * all ? '' : `${shareWords((amounts[at] ?? 0) / total)} of the ${item.name}`;
}

/** A scaled amount as the list rounds it. */
function shownOf(dish: Dish, item: DishIngredient, amount: number, factor: number): number {
  const value = amount * factor;
  if (item.unit === 'tsp') return roundToParts(value, value < 1 ? SPOON_PARTS : QUARTERS);
  return piecesOf(dish, { ...item, quantity: String(amount) }, factor)?.count ?? value;
}

const SHARES: readonly (readonly [number, string])[] = [
  [1 / 4, 'a quarter'],
  [1 / 3, 'a third'],
  [1 / 2, 'half'],
  [2 / 3, 'two thirds'],
  [3 / 4, 'three quarters'],
];

function shareWords(share: number): string {
  const said = SHARES.find(([size]) => Math.abs(size - share) < 0.06)?.[1];
  return said ?? (share < 0.5 ? 'a little' : 'most');
}
