/** Puts a food in hand into its place in a form: how much of it, how it is cut and how long it cooks there. */
import type { CookedFood, Method } from './cooking-table.ts';
import type { Slot } from './form.ts';

/** A food in its place, with its amount for one person. */
export interface PlacedFood {
  readonly name: string;
  readonly call: string;
  readonly quantity: number;
  readonly unit: string;
  readonly preparation: string;
  /** Of what the table knows. */
  readonly food: CookedFood | undefined;
  readonly isInHand: boolean;
  readonly method: Method | undefined;
  /** By the method of its place, cut as it is there. */
  readonly minutes: number;
}

/** How much of its amount each of so many foods of a kind in one place gets. */
const SHARES = [1, 0.65, 0.5, 0.4, 0.35];
/** And more where there is no meat and nothing like it. */
const ALL_THERE_IS = 1.4;
/** Grams a head that are no supper. */
const LITTLE = 110;

export function shareOf(
  food: CookedFood,
  taken: readonly CookedFood[],
  foods: readonly CookedFood[],
): number {
  const isMain = food.classes.includes('protein');
  const alike = taken.filter(({ classes }) => classes.includes('protein') === isMain).length;
  const shareAt = (count: number) => SHARES[Math.min(count, SHARES.length) - 1] ?? 1;
  // Beans beside it take up some room of its own.
  const isShared = !isMain && alike < taken.length;
  const share = isShared ? (shareAt(alike) + shareAt(alike + 1)) / 2 : shareAt(alike);
  const isLean = !foods.some(({ classes }) => classes.includes('protein'));
  const isSmall =
    food.head.unit === 'g' ? food.head.quantity < LITTLE : food.classes.includes('root');
  const isLittle = alike > 1 || isSmall;
  return food.classes.includes('veg') && isLean && isLittle ? share * ALL_THERE_IS : share;
}

export function placeFood(food: CookedFood, slot: Slot, share: number): PlacedFood {
  const { cut, method, times } = slot;
  return {
    ...{ name: food.name, call: food.call, food, isInHand: true, method },
    quantity: food.head.quantity * share * times,
    unit: food.head.unit,
    preparation: food.cuts[cut] ?? '',
    minutes: minutesAs(food, slot),
  };
}

/**
 * The table's times are for pieces of the size that the method wants; in water what is cut finer is done sooner, and in a
 * pan meat in large pieces takes longer.
 */
export function minutesAs({ classes, cuts, minutes }: CookedFood, { cut, method }: Slot): number {
  const usual = (method && minutes[method]) ?? 0;
  const isThick = method === 'pan' && cut === 'chunks' && cuts.chunks !== cuts.thin;
  if (isThick && classes.includes('meat')) return Math.round(usual * THICKER);
  const isFiner = (cut === 'thin' || cut === 'small') && cuts[cut] !== cuts.chunks;
  if (!isFiner || !(method === 'boil' || method === 'steam')) return usual;
  return Math.max(1, Math.round(usual * (classes.includes('veg') ? FINER : FINER_FLESH)));
}

const THICKER = 1.4;
const FINER = 0.6;
const FINER_FLESH = 0.4;
