/** Writes a dish's title within a sentence: "the goulash" has no capital, "Waldorf salad" has. */
import type { Dish } from '../../cookbook/dish.ts';
import { lowerFirst } from '../adapt/title-words.ts';
import type { Table } from '../table.ts';

export function titleIn({ kitchen }: Pick<Table, 'kitchen'>, dish: Dish): string {
  return lowerFirst(kitchen, dish.title, dish);
}
