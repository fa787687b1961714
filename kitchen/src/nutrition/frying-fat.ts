/** Estimates how much frying fat ends up in the food: most of it stays in the pan. */

import type { FoodFigures, Share } from './nutrition-table.ts';
import type { Eaten } from './weigh-line.ts';

export interface WeighedFood {
  readonly food: FoodFigures;
  readonly eaten: Eaten;
  /** The line says that it is to fry in. */
  readonly isForFrying: boolean;
}

/** Grams of fat in 100 g of oil and lard; butter has less and is no bath. */
const PURE_FAT = 98;
/** More of an oil than this is a bath, whatever the line says: grams for each person, and beside the weight of the other foods. */
const BATH = 45;
const BATH_BESIDE_FOOD = 0.25;
/** Thinner food, as stock or milk, is not what is fried. */
const LIQUID_KCAL = 30;

/** `share` is what goes into the food, as a part of the food's weight: never more than the fat there is. */
export function leaveFryingFat<Line extends WeighedFood>(
  lines: readonly Line[],
  share: Share,
  people: number,
): Line[] {
  const isFat = ({ food }: Line) => food.per100.fat >= PURE_FAT;
  const solid = lines
    .filter((line) => !isFat(line) && line.food.per100.kcal > LIQUID_KCAL)
    .reduce((sum, { eaten }) => sum + eaten.grams, 0);
  const isBath = (line: Line) =>
    line.isForFrying ||
    (line.eaten.grams > BATH * people && line.eaten.grams > BATH_BESIDE_FOOD * solid);
  return lines.map((line) =>
    isFat(line) && isBath(line) ? { ...line, eaten: takenUp(line.eaten, share, solid) } : line,
  );
}

function takenUp(eaten: Eaten, [low, likely, high]: Share, solid: number): Eaten {
  return {
    low: Math.min(eaten.low, solid * low),
    grams: Math.min(eaten.grams, solid * likely),
    high: Math.min(eaten.high, solid * high),
  };
}
