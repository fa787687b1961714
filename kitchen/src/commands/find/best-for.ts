/** Picks the one best dish for a clear wish: it uses most foods at hand, meat or fish first; tries with fewer foods where none fits. */
import { type Choice, choose } from '../../cook/choose/choose.ts';
import { mayBeLeft } from '../../cook/choose/match.ts';
import type { Table } from '../../cook/table.ts';
import type { Wish } from '../../cook/wish.ts';
import { getDishFacts } from '../../cookbook/cookbook.ts';
import type { Food } from '../../needs/heard.ts';
import { usedIn } from './tell-choice.ts';
import type { Wished } from './wished.ts';

/** More foods than this are not left out one by one. */
const MOST_TRIED = 5;
const CANDIDATES = 4;

/**
 * Undefined where nothing in the book can be made to fit.
 * @param isRight refuses a dish for what the ranking does not know
 */
export function bestFor(
  { table, wish, atHand }: Wished,
  not: ReadonlySet<string>,
  isRight: (choice: Choice) => boolean = () => true,
): Choice | undefined {
  const first = firstOf(table, wish, not, isRight);
  if (wish.include.length < 2 || (first && !first.missed.includes('food'))) return first;
  // Not all of it together: with one food fewer, or with the meat alone, there may be a dish that meets the rest.
  const mains = wish.include.filter((food) => isMain(food, atHand));
  const fewer = wish.include
    .slice(0, MOST_TRIED)
    .filter(mayBeLeft)
    .map((left) => wish.include.filter((food) => food !== left));
  const tries = [...fewer, mains].filter((foods) => foods.length > 0);
  const found = tries.flatMap(
    (include) => firstOf(table, { ...wish, include }, not, isRight) ?? [],
  );
  return [...(first ? [first] : []), ...found].sort(
    (a, b) => worth(table, b, wish, atHand) - worth(table, a, wish, atHand),
  )[0];
}

function firstOf(
  table: Table,
  wish: Wish,
  not: ReadonlySet<string>,
  isRight: (choice: Choice) => boolean,
): Choice | undefined {
  return choose(table, wish, CANDIDATES, not).find(isRight);
}

/** Meat and fish, and what was wished for rather than found in the cupboard. */
function isMain(food: Food, atHand: readonly Food[]): boolean {
  return !mayBeLeft(food) || !atHand.includes(food);
}

function worth(table: Table, choice: Choice, wish: Wish, atHand: readonly Food[]): number {
  const used = usedIn(table, choice, wish.include);
  const mains = wish.include.filter((food) => isMain(food, atHand) && used.includes(food.said));
  const others = choice.missed.filter((miss) => miss !== 'food').length;
  const { mainFoods } = getDishFacts(table.kitchen.cookbook, choice.adapted.original);
  const hearts = wish.include.filter(({ names }) => names.some((name) => mainFoods.has(name)));
  return used.length + hearts.length / 2 + 2 * mains.length - 2 * others;
}
