/** Picks dishes for a wish, adapted where that makes them fit; the nearest ones when nothing fits. */
import { factsFor } from '../cookbook/cookbook.ts';
import type { Dish } from '../cookbook/dish.ts';
import { adapt } from './adapt.ts';
import type { AdaptedDish, Bending } from './adapt-work.ts';
import { holdsFood, type Miss, missesOf, score } from './match.ts';
import { hashOf } from './seed.ts';
import type { Table } from './table.ts';
import type { Wish } from './wish.ts';

export interface Choice {
  readonly adapted: AdaptedDish;
  /** Parts of the wish that this dish misses. */
  readonly missed: readonly Miss[];
}

/** So many dishes are tried at most, so that a reply stays quick whatever the needs. */
const TRIES = 24;
/** What people mind giving up least comes first. */
const DEAR: Readonly<Record<Miss, number>> = {
  mood: 1,
  time: 1.6,
  course: 2.3,
  word: 2.2,
  cuisine: 2.4,
  food: 2.5,
};

export function bendingOf(table: Table): Bending {
  return { needs: table.now.needs, avoid: table.now.avoid };
}

/** Up to `count` dishes that differ from one another, best first; those that miss least when none fits wholly. */
export function choose(
  table: Table,
  wish: Wish,
  count: number,
  not: ReadonlySet<string> = new Set(),
): Choice[] {
  const ranked = rank(table, wish, not);
  const least = new Set(ranked.map((one) => one.cost)).values().next().value;
  const chosen: Choice[] = [];
  let tries = 0;
  for (const { dish, missed, cost } of ranked) {
    if (chosen.length >= count || tries >= TRIES) break;
    // Once something fits wholly, a half-fitting dish is no company for it.
    if (chosen.length > 0 && cost > (chosen[0]?.missed.length === 0 ? 0 : (least ?? 0) + 2)) break;
    if (count > 1 && chosen.some((one) => tooAlike(one.adapted.original, dish, wish))) continue;
    tries++;
    const adapted = adapt(table.kitchen, dish, bendingOf(table));
    if (adapted) chosen.push({ adapted, missed });
  }
  return chosen;
}

interface Ranked {
  readonly dish: Dish;
  readonly missed: readonly Miss[];
  readonly cost: number;
  readonly points: number;
}

function rank(table: Table, wish: Wish, not: ReadonlySet<string>): Ranked[] {
  const { cookbook } = table.kitchen;
  const { now } = table;
  const { needs, refused, refusedCuisines } = now;
  const banned = new Set([...refused.map((dish) => dish.slug), ...not, ...table.served]);
  const open = cookbook.dishes.filter(
    (dish) => !banned.has(dish.slug) && !refusedCuisines.includes(dish.cuisine),
  );
  // Hashed once: the seed is as long as the conversation, and there may be thousands of dishes.
  const seed = String(hashOf(table.seed));
  const ranked: Ranked[] = open.map((dish) => {
    const facts = factsFor(cookbook, dish);
    const missed = missesOf(facts, dish, wish);
    const cost = missed.reduce((sum, one) => sum + DEAR[one], 0);
    const avoided = now.avoid.filter((food) => holdsFood(facts, food)).length;
    const points = score(facts, dish, wish, needs, seed) - avoided * 2.5 - lateBy(dish, wish);
    return { dish, missed, cost, points };
  });
  return foremost(ranked).sort(
    (a, b) => a.cost - b.cost || b.points - a.points || (a.dish.slug < b.dish.slug ? -1 : 1),
  );
}

/** Of thousands only the likeliest few hundred are worth putting in order. */
const WORTH_SORTING = 400;

function foremost(ranked: Ranked[]): Ranked[] {
  if (ranked.length <= WORTH_SORTING) return ranked;
  const worth = (one: Ranked): number => one.points - one.cost * 1000;
  const values = Float64Array.from(ranked, worth).sort();
  const least = values[values.length - WORTH_SORTING] ?? 0;
  return ranked.filter((one) => worth(one) >= least);
}

/** When no dish is quick enough, the quickest is the nearest. */
function lateBy(dish: Dish, wish: Wish): number {
  return wish.maxMinutes === undefined ? 0 : Math.max(0, dish.time - wish.maxMinutes) / 15;
}

/** Three suggestions of one kind are no choice, unless that kind was asked for. */
function tooAlike(a: Dish, b: Dish, wish: Wish): boolean {
  const heart = (dish: Dish): string => dish.keywords[0] ?? dish.slug;
  if (a.slug === b.slug) return true;
  if (!wish.cuisine && a.cuisine === b.cuisine) return true;
  return wish.include.length === 0 && wish.words.length === 0 && heart(a) === heart(b);
}
