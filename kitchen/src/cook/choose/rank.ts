/** Ranks the cookbook's dishes for a wish and its people by cost, then points, using index lists, fast enough for twenty thousand. */

import { COURSES, type Course, type Dish } from '../../cookbook/dish.ts';
import type { DishIndex } from '../../cookbook/dish-index.ts';
import type { Tool } from '../../cookbook/tools.ts';
import type { Custom, Food } from '../../needs/heard.ts';
import { createMask } from '../../safety/pantry/food-facts.ts';
import { otherAllergen } from '../../safety/person/other-allergens.ts';
import { hashOf } from '../../say/seed.ts';
import type { Needs } from '../../vocabulary.ts';
import { servingsFor } from '../whole-things.ts';
import type { Mood, Wish } from '../wish.ts';
import { costsOf } from './costs.ts';
import { ASKED_FOR_ONLY } from './match.ts';
import { holding, matchLevels } from './match-levels.ts';
import { asksForSweet, SWEET_COURSES } from './sweet-tooth.ts';
import { worthSorting } from './worth-sorting.ts';

export interface Ranked {
  readonly dish: Dish;
  /** What the wish has to give up, in tenths. */
  readonly cost: number;
  readonly points: number;
}

/** What a dish loses with each thing that has to be bought for it, where somebody names what they have. */
const TO_BUY = 0.6;

/** What is cooked everywhere, of what any shop has, where nobody asks for what is less usual. */
const EVERYDAY = 2;

export interface Ranking {
  readonly dishes: readonly Dish[];
  readonly index: DishIndex;
  readonly wish: Wish;
  readonly needs: Needs;
  readonly avoid: readonly Food[];
  readonly customs: readonly Custom[];
  readonly lacking: readonly Tool[];
  /** What nobody at this table should be offered. */
  readonly cautions: readonly string[];
  /** Slugs and cuisines that are out. */
  readonly banned: Iterable<string>;
  /** How many eat, where that was said. */
  readonly people: number | undefined;
  readonly seed: string;
}

export function rankDishes(ranking: Ranking): Ranked[] {
  const { dishes, index } = ranking;
  const cost = costsOf(ranking);
  const points = pointsOf(ranking);
  const out = bannedIn(ranking);
  const { most, least } = worthSorting(cost, points, out);
  const ranked: Ranked[] = [];
  for (let at = 0; at < dishes.length; at++) {
    const [own = 0, worth = 0, dish] = [cost[at], points[at], dishes[at]];
    if (!dish || out[at] === 1 || own > most || (own === most && worth < least)) continue;
    ranked.push({ dish, cost: own, points: worth });
  }
  return ranked.sort(
    (a, b) =>
      a.cost - b.cost ||
      b.points - a.points ||
      (index.indexBySlug.get(a.dish.slug) ?? 0) - (index.indexBySlug.get(b.dish.slug) ?? 0),
  );
}

function bannedIn({ dishes, index, banned, wish }: Ranking): Uint8Array {
  const out = new Uint8Array(dishes.length);
  for (const slug of banned) {
    const at = index.indexBySlug.get(slug);
    if (at !== undefined) out[at] = 1;
  }
  for (const cuisine of wish.refusedCuisines ?? [])
    for (const at of index.cuisines.get(cuisine) ?? []) out[at] = 1;
  return out;
}

function pointsOf(ranking: Ranking): Float64Array {
  const { index, wish, needs, avoid, customs } = ranking;
  const points = basePoints(ranking);
  subtractTooMuch(points, ranking);
  const add = (places: Iterable<number>, value: number): void => {
    for (const at of places) points[at] = (points[at] ?? 0) + value;
  };
  for (const food of wish.include)
    for (const [at, level] of matchLevels(index, food)) points[at] = (points[at] ?? 0) + level;
  const isOpen = !wish.cuisine && wish.words.length === 0;
  if (isOpen && wish.course?.keywords.includes('festive') !== true)
    add(index.terms.get('@everyday') ?? [], EVERYDAY);
  // A dish that is called a curry before one that is somehow one.
  for (const word of wish.words) add(index.titleTerms.get(word) ?? [], 1.5);
  if (wish.include.length > 1)
    for (let at = 0; at < points.length; at++)
      points[at] = (points[at] ?? 0) - TO_BUY * (index.itemsToBuy[at] ?? 0);
  for (const mood of wish.moods) addMood(points, index, mood);
  for (const custom of customs)
    addMood(points, index, {
      label: '',
      keywords: custom.suits,
      against: custom.against,
      firm: false,
    });
  for (const caution of new Set(customs.flatMap((custom) => custom.wary)))
    add(index.cautions.get(caution) ?? [], -6);
  for (const food of avoid) if (food.firm) add(mayHold(index, food), -1.5);
  for (const keyword of wish.course?.keywords ?? []) add(index.terms.get(keyword) ?? [], 1);
  for (const food of [...avoid, ...customs.flatMap((custom) => custom.out)])
    add(holding(index, food), -2.5);
  subtractNeeds(points, index, needs);
  return points;
}

/** Dishes with something bought in that may hold what somebody is allergic to. */
function mayHold(index: DishIndex, food: Food): Set<number> {
  const row = otherAllergen(food.said);
  const places = new Set<number>();
  if (row === undefined) return places;
  for (const [name, at] of index.foods)
    if (row.carriers.test(name)) for (const one of at) places.add(one);
  return places;
}

/** Chance, course and time: what every dish has. */
function basePoints({ dishes, index, wish, seed }: Ranking): Float64Array {
  const points = new Float64Array(dishes.length);
  const own = hashOf(seed);
  const sweet = asksForSweet(wish);
  const byCourse = COURSES.map(
    (course) => coursePoints(course, wish) + (sweet ? (SWEET_COURSES[course] ?? -3) : 0),
  );
  const most = wish.maxMinutes;
  // On no occasion and in no slow mood a dish is the better the sooner it is done.
  const isOrdinary = !wish.moods.some(({ keywords }) =>
    keywords.some((word) => UNHURRIED.has(word)),
  );
  for (let at = 0; at < points.length; at++) {
    const time = index.minutes[at] ?? 0;
    // Equals change places from conversation to conversation, so that not everybody is sent the same dish.
    let value = (mixed((index.hashes[at] ?? 0) ^ own) / 0xffffffff) * 1.5;
    value += byCourse[index.courses[at] ?? 0] ?? 0;
    // Days of soaking are for those who ask for the dish by name.
    if (time > 240) value -= 2;
    if (isOrdinary) value -= Math.min(time, A_LONG_TIME) / MINUTES_A_POINT;
    // When no dish is quick enough, the quickest is the nearest.
    if (most !== undefined && time > most) value -= (time - most) / 5;
    if (index.isLightSalad[at] === 1 && !wish.course?.narrow) value -= 3;
    points[at] = value;
  }
  return points;
}

const UNHURRIED: ReadonlySet<string> = new Set(['slow', 'festive', 'weekend', 'cosy', 'party']);
const A_LONG_TIME = 120;
const MINUTES_A_POINT = 60;

function mixed(value: number): number {
  let hash = Math.imul(value ^ (value >>> 16), 0x45d9f3b);
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  return (hash ^ (hash >>> 16)) >>> 0;
}

function coursePoints(course: Course, wish: Wish): number {
  if (wish.course) {
    if (wish.course.courses.includes(course)) return wish.course.courses[0] === course ? 0.7 : 0;
    // No soup without a hob, but nobody then wants a jug of sangria.
    return ASKED_FOR_ONLY.has(course) ? -3 : 0;
  }
  if (course === 'main') return 0.7;
  if (course === 'breakfast') return -1.5;
  return ASKED_FOR_ONLY.has(course) ? -3 : 0;
}

function addMood(points: Float64Array, index: DishIndex, mood: Mood): void {
  const hits = new Map<number, number>();
  for (const word of mood.keywords)
    for (const at of index.terms.get(word) ?? []) hits.set(at, (hits.get(at) ?? 0) + 1);
  for (const [at, count] of hits) points[at] = (points[at] ?? 0) + Math.min(4, count * 2);
  for (const word of mood.against)
    for (const at of index.terms.get(word) ?? []) points[at] = (points[at] ?? 0) - 2.5;
  if (mood.label === 'easy')
    for (let at = 0; at < points.length; at++)
      points[at] = (points[at] ?? 0) + (index.ease[at] ?? 0);
}

/** A joint for six is no dinner for two. */
function subtractTooMuch(points: Float64Array, { dishes, people }: Ranking): void {
  if (people === undefined) return;
  for (const [at, dish] of dishes.entries())
    if (servingsFor(dish, people) >= 2 * people) points[at] = (points[at] ?? 0) - 4;
}

/** What may hold it, depending on the product, comes after what surely does not. */
function subtractNeeds(points: Float64Array, index: DishIndex, needs: Needs): void {
  const mask = createMask([...needs.allergies, ...needs.diets]);
  if (mask === 0) return;
  for (let at = 0; at < points.length; at++) {
    const sure = (index.contains[at] ?? 0) & mask;
    const may = (index.mayContain[at] ?? 0) & mask;
    if ((sure | may) !== 0) points[at] = (points[at] ?? 0) - 3 * bitsIn(sure) - 2.5 * bitsIn(may);
  }
}

function bitsIn(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
