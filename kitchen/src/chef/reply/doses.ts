/** Turns single ingredients of the dish on the table up or down: "less tomato", "more ginger". */
import type { Dish } from '../../cookbook/dish.ts';
import { type AdaptedDish, isFood } from '../../cook/adapt/adapt-work.ts';
import { numberOf, sayNumber } from '../../cook/adapt/add-amounts.ts';
import type { Table } from '../../cook/table.ts';
import type { Dose } from '../understand/doses-said.ts';

type Item = Dish['ingredients'][number];

/** The dish with every dose that was asked for, as far as its amounts are figures. */
export function dosed(table: Pick<Table, 'kitchen' | 'now'>, adapted: AdaptedDish): AdaptedDish {
  const { doses } = table.now;
  if (doses.length === 0) return adapted;
  const ingredients = adapted.dish.ingredients.map((item) => inDoses(table, item, doses));
  return { ...adapted, dish: { ...adapted.dish, ingredients } };
}

function inDoses(table: Pick<Table, 'kitchen'>, item: Item, doses: readonly Dose[]): Item {
  const times = doses
    .filter(({ food }) => isFood(table, item.name, food))
    .reduce((all, dose) => all * dose.times, 1);
  if (times === 1 || !/^[\d./ -]+$/.test(item.quantity)) return item;
  const amount = numberOf(item.quantity.split('-')[0] ?? '') * times;
  const isCounted = item.unit === '' && times > 1;
  return {
    ...item,
    quantity: sayNumber(isCounted ? Math.max(0.5, Math.round(amount * 2) / 2) : amount),
  };
}
