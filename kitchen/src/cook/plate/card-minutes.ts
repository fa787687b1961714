/** The minutes a card says for so many at table, for whoever speaks of it afterwards. */
import type { Dish } from '../../cookbook/dish.ts';
import type { Table } from '../table.ts';
import { minutesFor } from './rounds.ts';
import { servingsFor } from './whole-things.ts';

/** From start to table, and of work in them. */
export function cardMinutes(
  { now }: Pick<Table, 'now'>,
  dish: Dish,
): { time: number; active: number } {
  return minutesFor(dish, servingsFor(dish, now.people));
}
