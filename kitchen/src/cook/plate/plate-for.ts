/** The dish as a card at this table would have it, for what is asked about it. */
import type { Dish } from '../../cookbook/dish.ts';
import type { Table } from '../table.ts';
import { type PlatedDish, plate } from './plate.ts';

export function plateFor({ kitchen, units, seed }: Table, dish: Dish, people?: number): PlatedDish {
  return plate(kitchen, dish, units, people, [], seed);
}
