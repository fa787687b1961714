/** Edits: change a food's amount by a factor, set it, or change all that is hot; also tells what is hot, and rounds as a cook measures. */
import type { AdaptedDish } from '../../cook/adapt/adapt-work.ts';
import { numberOf, sayNumber } from '../../cook/adapt/add-amounts.ts';
import { holdsUp } from '../../cook/adapt/bearing.ts';
import { oneOf } from '../../cook/adapt/rename.ts';
import type { DishIngredient } from '../../cookbook/dish.ts';
import type { Edit } from '../../memo/memo.ts';
import { tell } from '../../say/told.ts';
import { type Bench, checked, type Edited } from './finish-edit.ts';
import { timesOfDish } from './said-amount.ts';
import { foodSaid, itemsMeant, nounOf } from './said-food.ts';

/** Refuses where the dish has none of it or no amount that could be changed. */
export function changeAmount(
  bench: Bench,
  before: AdaptedDish,
  said: string,
  factor: number,
): Edited {
  const food = foodSaid(bench.kitchen, said);
  const slots = { food: nounOf(food.said), dish: nounOf(before.dish.title) };
  const hits = new Set(itemsMeant(bench.kitchen, before.dish, food));
  if (hits.size === 0) return { refusal: tell('edits.not-in-it', slots) };
  // A quarter of its flour is no batter.
  const isBase = [...hits].some(
    (at) => holdsUp(before.dish, at) && IS_FLOUR.test(nameAt(before, at)),
  );
  if (isBase && factor < LEAST_FLOUR) return { refusal: tell('edits.holds-up', slots) };
  return withAmounts(bench, before, hits, factor) ?? { refusal: tell('edits.no-amount', slots) };
}

const IS_FLOUR = /\bflour$/;
const LEAST_FLOUR = 0.6;

function nameAt({ dish }: AdaptedDish, at: number): string {
  return dish.ingredients[at]?.name ?? '';
}

/** Refuses where the dish has none of it, and where nobody can say how much that is: a bag of it. */
export function setAmount(
  bench: Bench,
  before: AdaptedDish,
  { food, servings, ...amount }: Edit & { kind: 'amount' },
): Edited {
  const { dish } = before;
  const slots = { food: nounOf(food), dish: nounOf(dish.title) };
  if (itemsMeant(bench.kitchen, dish, foodSaid(bench.kitchen, food)).length === 0)
    return { refusal: tell('edits.not-in-it', slots) };
  const times = timesOfDish(bench.kitchen, dish, food, amount);
  if (times === undefined) return { refusal: tell('edits.no-amount', slots) };
  const factor = (times * dish.servings) / servings;
  if (Math.abs(factor - 1) < 0.01) return { adapted: before };
  return changeAmount(bench, before, food, factor);
}

/** Refuses where nothing in it is hot. */
export function changeHeat(bench: Bench, before: AdaptedDish, factor: number): Edited {
  const slots = { dish: nounOf(before.dish.title) };
  const hits = new Set(hotItems(before));
  if (hits.size === 0) return { refusal: tell('edits.nothing-hot', slots) };
  return (
    withAmounts(bench, before, hits, factor) ?? { refusal: tell('edits.no-amount-hot', slots) }
  );
}

function withAmounts(
  bench: Bench,
  before: AdaptedDish,
  hits: ReadonlySet<number>,
  factor: number,
): Edited | undefined {
  const ingredients = before.dish.ingredients.map((item, index) =>
    hits.has(index) ? times(item, factor) : item,
  );
  if (ingredients.every((item, index) => item === before.dish.ingredients[index])) return undefined;
  const adapted = checked(bench, before, { ...before.dish, ingredients });
  return adapted && { adapted };
}

const HANDFULS: readonly (readonly [number, string])[] = [
  [0.5, 'half a handful'],
  [1.5, '2 handfuls'],
  [3, '3 handfuls'],
];

/** The same ingredient where it has no amount, as salt to taste. */
function times(item: DishIngredient, factor: number): DishIngredient {
  if (/^a (?:small |large |big )?handful$/.test(item.quantity)) {
    const said = HANDFULS.find(([most]) => factor <= most)?.[1] ?? '4 handfuls';
    return { ...item, quantity: said };
  }
  if (/^a (?:small |good |large )?pinch$/.test(item.quantity))
    return { ...item, quantity: factor < 1 ? 'a small pinch' : '2 pinches' };
  const [low = Number.NaN, high = low] = item.quantity.split(/\s*[-–]\s*/).map(numberOf);
  if (Number.isNaN(low) || Number.isNaN(high)) return item;
  const said = [low, high].map((value) => rounded(value * factor, item.unit));
  const [least = '', most = least] = said;
  // Half of two onions is one onion.
  const name = item.unit === '' && high * factor <= 1 ? oneOf(item.name) : item.name;
  return { ...item, name, quantity: least === most ? least : `${least}-${most}` };
}

/** As a cook measures: grams in fives, spoons in quarters, pieces in halves. */
function rounded(value: number, unit: string): string {
  if (value < 1 && (unit === 'tsp' || unit === 'tbsp')) return sayNumber(nearest(value));
  const step = stepOf(value, unit);
  return sayNumber(Math.max(step, Math.round(value / step) * step));
}

/** Spoons as they are sold. */
const SPOONS = [1 / 8, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1];

function nearest(value: number): number {
  return SPOONS.reduce((best, one) =>
    Math.abs(one - value) < Math.abs(best - value) ? one : best,
  );
}

function stepOf(value: number, unit: string): number {
  if (unit === 'g' || unit === 'ml') return value < 20 ? 1 : value < 100 ? 5 : 10;
  if (unit === 'kg' || unit === 'l') return 0.05;
  if (unit === 'tsp' || unit === 'tbsp') return 0.5;
  return unit === '' || unit === 'cm' ? 0.5 : 1;
}

const HOT = new Set(
  (
    'chilli chillies chili chilies chile chiles cayenne jalapeño jalapeños jalapeno jalapenos habanero habaneros ' +
    'sriracha gochujang gochugaru harissa sambal berbere chipotle chipotles doubanjiang piri-piri tabasco wasabi ' +
    'horseradish serrano serranos aji ají chiltepin shichimi'
  ).split(' '),
);
const HOT_PAIRS = [
  'scotch bonnet',
  'hot sauce',
  'hot paprika',
  'curry paste',
  'ají amarillo',
  'hot pepper',
];

/** Indexes of what is hot; sweet chilli sauce counts too, since it is what heat there is. */
export function hotItems({ dish }: Pick<AdaptedDish, 'dish'>): number[] {
  return dish.ingredients.flatMap(({ name }, index) => {
    return isHot(name) ? [index] : [];
  });
}

export function isHot(name: string): boolean {
  const said = name.toLowerCase();
  const words = said.split(/[ -]/);
  return (
    words.some((word) => HOT.has(word)) ||
    HOT_PAIRS.some((pair) => said.includes(pair)) ||
    said === 'pepper'
  );
}
