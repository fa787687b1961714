/** Tells whether an ingredient's amount stays the same for any number of people, such as oil to fry in. */
import type { DishIngredient } from '../../cookbook/dish.ts';
import { numberOf } from '../adapt/add-amounts.ts';

/** Oil to fry in is as deep for one as for ten; nobody eats half a litre of it. */
export function isFixed({ name, quantity, unit, preparation }: DishIngredient): boolean {
  if (!/^m?l$/.test(unit)) return false;
  const ml = numberOf(quantity) * (unit === 'l' ? 1000 : 1);
  return /\bfor (?:deep[ -])?frying\b/.test(preparation) || (/\boil$/.test(name) && ml >= 400);
}
