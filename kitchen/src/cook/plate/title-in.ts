/** The title of a dish within a sentence: "the goulash" keeps no capital, "Waldorf salad" does. */
import type { Dish } from '../../cookbook/dish.ts';
import { lowerFirst } from '../adapt/title-words.ts';
import type { Table } from '../table.ts';

export function titleIn({ kitchen }: Pick<Table, 'kitchen'>, dish: Dish): string {
  return lowerFirst(kitchen, dish.title, dish);
}
