/** Counts how many more ingredients a dish needs than somebody has at home, and its whole hours; holds how many are too many. */
import { isFood } from '../../cook/adapt/adapt-work.ts';
import type { Choice } from '../../cook/choose/choose.ts';
import { isSmallThing } from '../../cook/choose/match.ts';
import type { Table } from '../../cook/table.ts';
import type { Wish } from '../../cook/wish.ts';
import { isStaple } from '../../cookbook/dish-facts.ts';
import { foodSaid } from '../edits/said-food.ts';

/** How much more it takes than they have, beyond herbs and what every kitchen has. */
export function boughtFor(table: Table, { adapted: { dish } }: Choice, { include }: Wish): number {
  const bought = dish.ingredients.filter(
    ({ name }) =>
      !isStaple(name) &&
      !isSmallThing(foodSaid(table.kitchen, name)) &&
      !include.some((food) => isFood(table, name, food)),
  );
  return new Set(bought.map(({ name }) => name)).size;
}

export function hoursOf({ adapted: { dish } }: Choice): number {
  return Math.floor(dish.time / 60);
}

/** Nobody who tells what is in the house buys so many things for it, or fewer and waits. */
export const MUCH = 4;
