/** What of a wish a dish truly has, so that no dish is introduced with what is not in it. */
import type { Dish } from '../../cookbook/dish.ts';
import type { Food } from '../../needs/heard.ts';
import { isFood } from '../adapt/adapt-work.ts';
import type { Table } from '../table.ts';
import type { Wish } from '../wish.ts';
import { NOT_THE_SAME } from './match.ts';

function has(table: Table, dish: Dish, food: Food): boolean {
  const last = food.said.split(' ').at(-1) ?? food.said;
  return dish.ingredients.some(
    (item) => isFood(table, item.name, food) || item.name.includes(last.replace(/s$/, '')),
  );
}

/** The wish as far as all of these dishes have its foods. */
export function heldOf(table: Table, wish: Wish, dishes: readonly Dish[]): Wish {
  if (wish.include.length === 0) return wish;
  const include = wish.include.filter((food) => dishes.every((dish) => has(table, dish, food)));
  return include.length === wish.include.length ? wish : { ...wish, include };
}

/** Foods in hand that the dish leaves out; thigh for breast is no such matter. */
export function leftUnused(table: Table, wish: Wish, dish: Dish): readonly Food[] {
  return wish.include.filter(
    (food) => NOT_THE_SAME.has(food.kinds[0] ?? '') && !has(table, dish, food),
  );
}
