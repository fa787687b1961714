/** Edit: replaces one food by another in the amount that does the same, cooked as it must be, or says why it cannot be done. */

import type { AdaptedDish, Work } from '../../cook/adapt/adapt-work.ts';
import { holdsUp, isHeart } from '../../cook/adapt/bearing.ts';
import { meatIn } from '../../cook/adapt/meat-known.ts';
import { isSmall } from '../../cook/adapt/small-part.ts';
import { swapIn } from '../../cook/adapt/swap-in.ts';
import { swapMeat, withStocks } from '../../cook/adapt/swap-meat.ts';
import { bendingOf } from '../../cook/choose/choose.ts';
import type { Table } from '../../cook/table.ts';
import type { Dish, DishIngredient } from '../../cookbook/dish.ts';
import { stepLine } from '../../cookbook/dish-lines.ts';
import type { Food } from '../../needs/heard.ts';
import { type Told, tell } from '../../say/told.ts';
import { singular } from '../../text/plurals.ts';
import { addFood } from './add-food.ts';
import { cookedAsLong } from './cooked-as-long.ts';
import { staysRaw } from './cooked-for.ts';
import { type Bench, type Edited, finished, isBarred, workOn } from './finish-edit.ts';
import { greases, isFat, NO_GLUTEN, risesOn, whyUnfit } from './fit-for-place.ts';
import { FOR_A_NEED } from './for-a-need.ts';
import { isOfOneKind, isTreatedOtherwise } from './kinds-in-a-pan.ts';
import { leaveFoodOut } from './leave-food-out.ts';
import { poured, standInFor } from './new-amount.ts';
import { foodSaid, isSameFood, itemsMeant, nounOf } from './said-food.ts';
import { swapLate } from './swap-late.ts';

/** Refuses what is not in it, what the person must not have, and what would not cook as the dish is cooked. */
export function swapFood(bench: Bench, before: AdaptedDish, said: string, wanted: string): Edited {
  const { kitchen } = bench;
  const { dish } = before;
  const from = foodSaid(kitchen, said);
  const to = asPart(kitchen, dish, from, foodSaid(kitchen, wanted));
  const slots = { from: nounOf(from.said), to: nounOf(to.said), dish: nounOf(dish.title) };
  if (isBarred(bench, dish, to)) return { refusal: tell('edits.not-for-you', {}) };
  const hits = itemsMeant(kitchen, dish, from);
  if (hits.length === 0)
    return { refusal: tell('edits.not-in-it', { food: slots.from, dish: slots.dish }) };
  const adapted =
    byTheBook(bench, before, hits, { from, to }) ?? inPart(bench, before, hits, from, to);
  if (adapted) return { adapted };
  const [first = 0] = hits;
  const isMeat = meatIn(kitchen, dish.ingredients[first]?.name ?? '') ?? meatIn(kitchen, to.said);
  const swapped =
    (isMeat ? swapMeats(bench, before, hits, from, to) : undefined) ??
    swapOthers(bench, before, hits, from, to);
  // Meat that cannot be cooked in the other's place cannot be cooked beside the rest either, unless it is a few anchovies.
  const work = workOn(bench, dish);
  const isLarge = hits.some((at) => dish.ingredients[at] && !isSmall(work, dish.ingredients[at]));
  if ('adapted' in swapped || (isMeat && isLarge)) return swapped;
  return outAndIn(bench, before, hits, { from, to }) ?? swapped;
}

/** A lime in the place of lemon juice is its juice. */
function asPart(kitchen: Bench['kitchen'], dish: Dish, from: Food, to: Food): Food {
  const names = itemsMeant(kitchen, dish, from).map((at) => dish.ingredients[at]?.name ?? '');
  const isJuice = names.length > 0 && names.every((name) => name.endsWith(' juice'));
  return isJuice && CITRUS.has(singular(to.said))
    ? foodSaid(kitchen, `${singular(to.said)} juice`)
    : to;
}

const CITRUS: ReadonlySet<string> = new Set(['lemon', 'lime', 'orange', 'grapefruit']);

/** A splash of cream does not do what the vinegar did: the one goes, and the other comes in where it belongs. */
function outAndIn(
  bench: Bench,
  before: AdaptedDish,
  hits: readonly number[],
  { from, to }: { readonly from: Food; readonly to: Food },
): Edited | undefined {
  const { dish } = before;
  if (
    hits.some(
      (index) => holdsUp(dish, index) || (isFat(bench, dish, index) && greases(dish, index)),
    ) ||
    dish.course === 'dessert' ||
    dish.course === 'bread'
  )
    return undefined;
  const steps = dish.steps.map((step) => stepLine(step)).join(' ');
  const names = hits.map((index) => dish.ingredients[index]?.name ?? '');
  if (names.some((name) => isTreatedOtherwise(steps, name, to.said))) return undefined;
  const left = leaveFoodOut(bench, before, from.said);
  const put = 'adapted' in left ? addFood(bench, left.adapted, to.said) : left;
  if (!('adapted' in put)) return undefined;
  // It is told as the swap that was asked for.
  const swap = { kind: 'swap' as const, from: from.said, to: to.said, because: [] };
  return { adapted: { ...put.adapted, changes: [...before.changes, swap] } };
}

/** Vinegar takes the place of the lemon's juice, and its wedges go. Undefined where it is fit for all of it or for none. */
function inPart(
  bench: Bench,
  before: AdaptedDish,
  hits: readonly number[],
  from: Food,
  to: Food,
): AdaptedDish | undefined {
  const { ingredients } = before.dish;
  const fit = hits.filter((at) => isOfOneKind(bench.kitchen, ingredients[at]?.name ?? '', to.said));
  if (fit.length === 0 || fit.length === hits.length) return undefined;
  const swapped = swapOthers(bench, before, fit, from, to);
  const left = 'adapted' in swapped && leaveFoodOut(bench, swapped.adapted, from.said);
  return left && 'adapted' in left ? left.adapted : undefined;
}

/** As the dish's author would do it. */
function byTheBook(
  bench: Bench,
  before: AdaptedDish,
  hits: readonly number[],
  replace: { readonly from: Food; readonly to: Food },
): AdaptedDish | undefined {
  const { dish } = before;
  const [first = 0] = hits;
  const item = dish.ingredients[first];
  if (!item || !ownSwap(dish, item, replace.to, bench)) return undefined;
  const inPlace = (one: DishIngredient) => ownSwap(dish, one, replace.to, bench);
  return finished(swapAll(bench, before, hits, inPlace, replace), before);
}

function ownSwap(
  dish: Dish,
  item: DishIngredient,
  to: Food,
  { kitchen }: Bench,
): DishIngredient | undefined {
  const swap = dish.swaps.find(
    ({ from, to: by }) => from === item.name && isNamed(foodSaid(kitchen, by.name), to),
  );
  if (!swap) return undefined;
  const { quantity, unit } = item;
  const times = dish.ingredients.filter(({ name }) => name === item.name).length;
  // The author's amount is for all of it together.
  if (swap.to.quantity && times > 1) return undefined;
  return swap.to.quantity ? swap.to : poured({ ...swap.to, quantity, unit });
}

/** Whoever says "lentils" is glad of the brown ones that the author names. */
function isNamed(own: Food, said: Food): boolean {
  const word = said.said.split(' ').map(singular).at(-1);
  // Nobody who says cheddar means the vegan one.
  const isBare =
    !said.said.includes(' ') &&
    said.said !== 'oil' &&
    !FOR_A_NEED.test(own.said) &&
    !isOfPlants(own.said);
  if (FOR_A_NEED.test(own.said) && !FOR_A_NEED.test(said.said)) return false;
  return isSameFood(own, said) || (isBare && own.said.split(' ').map(singular).at(-1) === word);
}

/** "Milk" is no coconut milk, and "butter" none of peanuts. */
function isOfPlants(name: string): boolean {
  const [first = '', last] = name.split(' ');
  return DAIRY.has(last ?? '') && PLANTS.has(first);
}

const DAIRY: ReadonlySet<string> = new Set(['milk', 'cream', 'butter', 'yoghurt', 'cheese']);
const PLANTS: ReadonlySet<string> = new Set(
  'coconut oat soya soy almond rice cashew hazelnut peanut nut'.split(' '),
);

function swapMeats(
  bench: Bench,
  before: AdaptedDish,
  hits: readonly number[],
  from: Food,
  to: Food,
): Edited | undefined {
  const work = workOn(bench, before.dish);
  const swapped = swapMeat(
    { ...work, bending: { ...work.bending, replace: { from, to } } },
    hits,
    to,
  );
  if (!swapped) return undefined;
  const adapted =
    ('refusal' in swapped ? undefined : finished(swapped, before)) ??
    swapLate(bench, before, hits, from, to);
  if (adapted) return { adapted };
  return 'refusal' in swapped
    ? { refusal: tell('edits.reason', { reason: swapped.refusal }) }
    : { refusal: noSwap(before, from, to) };
}

function swapOthers(
  bench: Bench,
  before: AdaptedDish,
  hits: readonly number[],
  from: Food,
  to: Food,
): Edited {
  const { dish } = before;
  const inPlace = (item: DishIngredient): DishIngredient | undefined =>
    standInFor(bench.kitchen, dish, item, to.said);
  const unfit = whyUnfit(bench, before, hits, to);
  if (unfit)
    return {
      refusal: tell(unfit, {
        from: nounOf(from.said),
        to: nounOf(to.said),
        food: nounOf(from.said),
        dish: nounOf(dish.title),
      }),
    };
  const bearing = hits.filter((index) => holdsUp(dish, index));
  if (bearing.some((index) => risesOn(dish, index)) && NO_GLUTEN.test(to.said))
    return { refusal: tell('edits.bake-needs', { food: nounOf(from.said), to: nounOf(to.said) }) };
  if (bearing.some((index) => !inPlace(dish.ingredients[index] as DishIngredient)))
    return { refusal: tell('edits.bake-needs', { food: nounOf(from.said), to: nounOf(to.said) }) };
  const replace = { from, to };
  const adapted = finished(swapAll(bench, before, hits, inPlace, replace), before);
  const [first = 0] = hits;
  if (adapted) {
    const timed = cookedAsLong(bench, adapted, dish.ingredients[first]?.name ?? '', to.said);
    const isRaw = hits.some((index) => staysRaw(bench.kitchen, dish, index, to.said));
    return timed && (timed !== adapted || !isRaw)
      ? { adapted: timed }
      : { refusal: noSwap(before, from, to) };
  }
  return hits.some((index) => isHeart(bench.kitchen, before, index))
    ? {
        refusal: tell('edits.stands-on', {
          food: nounOf(from.said),
          dish: nounOf(dish.title),
        }),
      }
    : { refusal: noSwap(before, from, to) };
}

function noSwap({ dish }: AdaptedDish, from: Food, to: Food) {
  return tell('edits.not-swapped', {
    from: nounOf(from.said),
    to: nounOf(to.said),
    dish: nounOf(dish.title),
  });
}

function swapAll(
  bench: Bench,
  { dish }: AdaptedDish,
  hits: readonly number[],
  inPlace: (item: DishIngredient) => DishIngredient | undefined,
  replace?: { readonly from: Food; readonly to: Food },
): Work | null {
  const work = workOn(bench, dish);
  const start = replace ? { ...work, bending: { ...work.bending, replace } } : work;
  const swapped = hits.reduce<Work | null>((now, index) => {
    const item = now?.draft.ingredients[index];
    const to = item && inPlace(item);
    return now && to ? swapIn(now, index, to, []) : null;
  }, start);
  return swapped && replace ? withStocks(swapped, start, hits, replace.to) : swapped;
}

/** Why one thing cannot take another's place in a dish; undefined where it can, and where it is not in it at all. */
export function whyNotSwapped(
  table: Table,
  dish: Dish,
  from: string,
  to: string,
): Told | undefined {
  const bench = { kitchen: table.kitchen, bending: bendingOf(table) };
  const swapped = swapFood(bench, { dish, original: dish, changes: [], labels: [] }, from, to);
  const refusal = 'refusal' in swapped ? swapped.refusal : undefined;
  return refusal?.message === 'edits.not-in-it' ? undefined : refusal;
}
