/** Parses pantry/stand-ins.txt, and tells what may stand in for an ingredient of a dish measure for measure. */

import { PantryTextError, pantryRows, splitList } from '../measure/parse-pantry-table.ts';
import { type Diet, isDiet, type Restriction } from '../vocabulary.ts';
import type { Dish, DishIngredient } from './dish.ts';

/** For whom: who must not have the food, who does without it by choice, or who keeps a diet that some makers of it suit. */
type Purpose = 'needs' | 'taste' | Diet;

interface Row {
  /** Names in lower case, and ends of names with a space before them. */
  readonly names: ReadonlySet<string>;
  readonly ends: readonly string[];
  /** As cards call it, the best first. */
  readonly to: readonly string[];
  /** Most grams, millilitres or spoons of it for each person. */
  readonly most: number;
  readonly isNotBaked: boolean;
}

export type StandIns = ReadonlyMap<Purpose, readonly Row[]>;

const FILE = 'stand-ins.txt';
const HEADING = '== ';
const NOT_BAKED = 'not baked';

/** @throws PantryTextError that names the line which cannot be read */
export function readStandIns(text: string): StandIns {
  const all = new Map<Purpose, Row[]>();
  let rows: Row[] | undefined;
  for (const { line, cells } of pantryRows(text)) {
    const [first = '', to = '', limits = ''] = cells;
    if (first.startsWith(HEADING)) {
      const purpose = first.slice(HEADING.length).split(':')[0] ?? '';
      if (purpose !== 'needs' && purpose !== 'taste' && !isDiet(purpose))
        throw new PantryTextError(FILE, line, `"${purpose}" is nobody that it could be for.`);
      rows = [];
      all.set(purpose, rows);
      continue;
    }
    const names = splitList(first.toLowerCase());
    const most = splitList(limits).filter((one) => one !== NOT_BAKED);
    if (!rows || names.length === 0 || splitList(to).length === 0 || most.some(isNoNumber))
      throw new PantryTextError(FILE, line, 'Wanted are names | what stands in | limits.');
    rows.push({
      names: new Set(names.map((name) => name.replace('...', ''))),
      ends: names.flatMap((name) => (name.startsWith('...') ? [` ${name.slice(3)}`] : [])),
      to: splitList(to),
      most: Number(most[0] ?? Infinity),
      isNotBaked: limits.includes(NOT_BAKED),
    });
  }
  return all;
}

const isNoNumber = (text: string): boolean => Number.isNaN(Number(text));

/**
 * Names of what may stand in, best first; whether each fits the person is asked elsewhere.
 * @param dish says how many it serves and whether it bakes
 */
export function standInsOf(
  standIns: StandIns,
  purpose: 'needs' | 'taste',
  dish: Dish,
  item: DishIngredient,
): string[] {
  const bakes = dish.course === 'bread' || dish.course === 'dessert' || isBatter(dish);
  return rowsOf(standIns, purpose, item)
    .filter(
      ({ most, isNotBaked }) =>
        !(bakes && isNotBaked) && (most === Infinity || amountOf(item) / dish.servings <= most),
    )
    .flatMap(({ to }) => to);
}

/** How a shop calls the kind of it that surely fits these diets, best first. */
export function soldAs(
  standIns: StandIns,
  item: DishIngredient,
  diets: readonly Restriction[],
): string[] {
  return diets
    .filter(isDiet)
    .flatMap((diet) => rowsOf(standIns, diet, item).flatMap(({ to }) => to));
}

function rowsOf(standIns: StandIns, purpose: Purpose, item: DishIngredient): Row[] {
  const name = item.name.toLowerCase();
  return (standIns.get(purpose) ?? []).filter(
    ({ names, ends }) => names.has(name) || ends.some((end) => name.endsWith(end)),
  );
}

/** Muffins and pancakes for breakfast are bakes as much as cakes are. */
function isBatter(dish: Dish): boolean {
  return dish.ingredients.some(
    (item) => item.name === 'baking powder' || item.name === 'bicarbonate of soda',
  );
}

/** Grams or millilitres, roughly. */
function amountOf({ quantity, unit }: DishIngredient): number {
  const [whole = 0, below = 1] = quantity.split('/').map(Number.parseFloat);
  const number = (Number.isNaN(whole) ? 1 : whole) / (below || 1);
  const each = { tsp: 5, tbsp: 15, kg: 1000, l: 1000, slices: 30, handful: 20 }[unit];
  return number * (each ?? 1);
}
