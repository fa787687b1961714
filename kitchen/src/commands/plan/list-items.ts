/** Computes what to buy for dishes: amounts for the portions, added up by food, sorted by aisle; names apart what every house has. */

import { addAmounts, nameInNumber, numberOf, sayNumber } from '../../cook/adapt/add-amounts.ts';
import type { Table } from '../../cook/table.ts';
import { servingsFor } from '../../cook/whole-things.ts';
import type { Dish, DishIngredient } from '../../cookbook/dish.ts';
import { findFoodNames } from '../../cookbook/dish-facts.ts';
import { ingredientLine } from '../../cookbook/dish-lines.ts';
import { rewriteRecipe } from '../../measure/rewrite/rewrite.ts';
import { splitNameTokens } from '../../text/name-tokens.ts';
import { singular } from '../../text/plurals.ts';
import { type Aisle, aisleOf, isInEveryHouse } from './aisles.ts';

export interface Item {
  /** As a shop calls it. */
  readonly name: string;
  /** With its amount: "600 g carrots". */
  readonly text: string;
  readonly aisle: Aisle;
}

export interface Bought {
  readonly dish: Dish;
  readonly people: number | undefined;
}

/** Items to buy, and the names of those that every house has. */
export function itemsFor(
  table: Table,
  dishes: readonly Bought[],
): { items: Item[]; staples: string[] } {
  const all = dishes.flatMap(({ dish, people }) => scaled(dish, servingsFor(dish, people)));
  const staples = new Set<string>();
  const byName = new Map<string, DishIngredient[]>();
  for (const item of all) {
    if (NOT_BOUGHT.has(item.name)) continue;
    if (isInEveryHouse(item.name)) staples.add(item.name);
    else {
      const key = splitNameTokens(item.name).map(singular).join(' ');
      byName.set(key, [...(byName.get(key) ?? []), item]);
    }
  }
  const items = [...byName.values()].map((uses): Item => {
    const name = uses[0]?.name ?? '';
    const names = findFoodNames(table.kitchen.rules, name);
    const tinned = uses.some(({ preparation }) => preparation.includes('tinned'));
    return { name, text: textOf(table, uses, tinned), aisle: aisleOf(name, names, tinned) };
  });
  return { items, staples: [...staples] };
}

const NOT_BOUGHT: ReadonlySet<string> = new Set([
  'water',
  'boiling water',
  'ice cubes',
  'cold water',
  'warm water',
  'ice',
]);

/** What is done to it in the kitchen is no matter of the shop. */
function scaled(dish: Dish, servings: number): DishIngredient[] {
  const factor = servings / dish.servings;
  return dish.ingredients.map((item) => ({
    ...item,
    preparation: item.preparation.includes('tinned') ? 'tinned' : '',
    quantity: timesQuantity(item.quantity, factor),
  }));
}

/** "2-3" twice is "4-6"; "a handful" stays. */
function timesQuantity(quantity: string, factor: number): string {
  if (factor === 1) return quantity;
  const ends = quantity.split('-').map((end) => numberOf(end));
  if (ends.some((end) => Number.isNaN(end) || end === 0)) return quantity;
  return ends.map((end) => sayNumber(rounded(end * factor))).join('-');
}

function rounded(value: number): number {
  if (value >= 100) return Math.round(value / 10) * 10;
  if (value >= 20) return Math.round(value / 5) * 5;
  return value >= 10 ? Math.round(value / 5) * 5 : Math.round(value * 4) / 4 || 0.25;
}

function textOf(table: Table, uses: readonly DishIngredient[], tinned: boolean): string {
  const told = added(uses).filter(
    ({ unit, quantity }, at) => at === 0 || !(LITTLE.includes(unit) || quantity.startsWith('a ')),
  );
  const lines = inUnits(
    table,
    told.map((item) => ingredientLine(inNumber(bought(item)), '')),
  );
  const name = uses[0]?.name ?? '';
  const [first = name, ...others] = lines;
  // "3 cloves garlic (and 1 tbsp)": one name for all its amounts.
  const amounts = others.map((line) => amountIn(line, name)).filter(Boolean);
  const text = amounts.length > 0 ? `${first} (and ${amounts.join(', ')})` : first;
  return withFractions(tinned ? `${text} (tinned)` : text);
}

/** One for each unit, with what can be added up added up; the largest comes first. */
function added(uses: readonly DishIngredient[]): DishIngredient[] {
  const sums: DishIngredient[] = [];
  for (const item of uses) {
    const at = sums.findIndex(({ unit }) => unit === item.unit);
    const sum = at < 0 ? null : addAmounts(sums[at]?.quantity ?? '', item.quantity);
    if (sum === null) sums.push(item);
    else sums[at] = { ...item, quantity: sum };
  }
  const told = sums.filter(({ quantity }) => quantity !== '');
  return told.length > 0
    ? told.sort((a, b) => LARGEST.indexOf(b.unit) - LARGEST.indexOf(a.unit))
    : sums.slice(0, 1);
}

/** Beside an amount by weight it goes without saying. */
const LITTLE = ['leaves', 'sprigs', 'handful', 'pinch', 'slices'];
const LARGEST = ['tsp', 'tbsp', 'handful', '', 'cloves', 'ml', 'g', 'tin', 'l', 'kg'];

/** Nobody sells half a cucumber or a clove and a half. */
function bought(item: DishIngredient): DishIngredient {
  const value = numberOf(item.quantity);
  if (!['', 'cloves', 'stalks', 'tin'].includes(item.unit) || Number.isNaN(value)) return item;
  return {
    ...item,
    quantity: item.quantity.includes('-') ? item.quantity : String(Math.ceil(value)),
  };
}

/** "1 onion" and "2 onions" are three onions. */
function inNumber(item: DishIngredient): DishIngredient {
  const name = nameInNumber(item);
  return name.endsWith('ss') || item.name.endsWith('s') ? item : { ...item, name };
}

function inUnits({ kitchen, units }: Table, lines: readonly string[]): string[] {
  return rewriteRecipe(
    kitchen.measures,
    { ingredients: [...lines], instructions: [] },
    units,
    1,
    false,
  ).ingredients;
}

function amountIn(line: string, name: string): string {
  const at = line.toLowerCase().indexOf(name.toLowerCase());
  return at > 0 ? line.slice(0, at).replace(/ of $/, '').trim() : '';
}

const FRACTIONS: readonly (readonly [string, string])[] = [
  ['1/2', '½'],
  ['1/3', '⅓'],
  ['2/3', '⅔'],
  ['1/4', '¼'],
  ['3/4', '¾'],
  ['1/8', '⅛'],
];

/** "1 1/2 tsp" is written "1½ tsp", as on cards. */
function withFractions(text: string): string {
  const words = text.split(' ').map((word) => {
    const found = FRACTIONS.find(([written]) => word === written || word === `(${written}`);
    return found ? word.replace(found[0], found[1]) : word;
  });
  const isSign = (word: string): boolean => FRACTIONS.some(([, sign]) => sign === word);
  return words.reduce((said, word) => {
    const last = said.at(-1) ?? '';
    return isSign(word) && last >= '0' && last <= '9' ? said + word : `${said} ${word}`;
  });
}
