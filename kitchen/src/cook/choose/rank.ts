/** Puts the dishes of the cookbook in order for a wish, by posting lists, so that twenty thousand take no longer than they must. */

import { COURSES, type Course, type Dish } from '../../cookbook/dish.ts';
import type { DishIndex } from '../../cookbook/dish-index.ts';
import { describeWithoutTool, type Tool } from '../../cookbook/tools.ts';
import type { Custom, Food } from '../../needs/heard.ts';
import { createMask } from '../../safety/pantry/food-facts.ts';
import { otherAllergen } from '../../safety/person/other-allergens.ts';
import { hashOf } from '../../say/seed.ts';
import type { Needs } from '../../vocabulary.ts';
import { servingsFor } from '../whole-things.ts';
import type { Mood, Wish } from '../wish.ts';
import { ASKED_FOR_ONLY, mayBeLeft, maySpareOne, NOT_THE_SAME, suitsCourse } from './match.ts';
import { holding, matchLevels } from './match-levels.ts';
import { asksForSweet, SWEET_COURSES } from './sweet-tooth.ts';
import { worthSorting } from './worth-sorting.ts';

export interface Ranked {
  readonly dish: Dish;
  /** What the wish has to give up, in tenths. */
  readonly cost: number;
  readonly points: number;
}

/** What people mind giving up least comes first; a tool nobody has is not a matter of minding. */
const DEAR = {
  mood: 10,
  time: 16,
  word: 22,
  course: 23,
  /** A snack that is made with all that they have feeds them as well. */
  courseOfAll: 8,
  cuisine: 24,
  food: 25,
  /** The carrot beside the rice and the eggs that they have. */
  oneOfMany: 18,
  /** Thigh for breast: hardly a miss. */
  sister: 5,
  /** Pecorino for the feta they have, which is minded more than a dish that is not mild. */
  cousin: 15,
  /** A jar that ferments for days is no answer to a food that happens to be in it. */
  days: 26,
  /** A dish that cooks it from raw is none for cold roast chicken. */
  raw: 40,
  kit: 90,
  care: 95,
} as const;

const A_DAY = 1000;
/** What a dish loses with each thing that has to be bought for it, where somebody names what they have. */
const TO_BUY = 0.45;

interface Ranking {
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
  const cost = costs(ranking);
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

/** Each part of the wish costs every dish that misses it. */
function costs(ranking: Ranking): Int32Array {
  const { dishes, index, wish, lacking, cautions } = ranking;
  const cost = new Int32Array(dishes.length);
  const charge = (dear: number, hits: Iterable<readonly number[]>): void => {
    const hit = new Uint8Array(cost.length);
    for (const list of hits) for (const at of list) hit[at] = 1;
    for (let at = 0; at < cost.length; at++) if (hit[at] === 0) cost[at] = (cost[at] ?? 0) + dear;
  };
  const lists = (map: ReadonlyMap<string, readonly number[]>, keys: readonly string[]) =>
    keys.map((key) => map.get(key) ?? []);
  if (wish.cuisine) charge(DEAR.cuisine, lists(index.cuisines, wish.cuisine.names));
  const held = new Uint8Array(cost.length);
  const left = new Uint8Array(cost.length);
  const many = wish.include.length > 2;
  for (const food of wish.include) {
    const levels = matchLevels(index, food);
    for (const [at, level] of levels) if (level >= 1) held[at] = (held[at] ?? 0) + 1;
    const dear = many && mayBeLeft(food) ? DEAR.oneOfMany : DEAR.food;
    charge(dear, [[...levels.keys()]]);
    const near = NOT_THE_SAME.has(food.kinds[0] ?? '') ? DEAR.cousin : DEAR.sister;
    for (const [at, level] of levels) if (level < 1) cost[at] = (cost[at] ?? 0) + near;
    if (!mayBeLeft(food)) continue;
    // One of many that is not in a simple dish is no loss.
    for (let at = 0; at < cost.length; at++) if (!levels.has(at)) left[at] = (left[at] ?? 0) + 1;
  }
  for (let at = 0; at < cost.length; at++)
    if (left[at] === 1 && maySpareOne(wish, held[at] ?? 0, index.itemsToBuy[at] ?? 0))
      cost[at] = (cost[at] ?? 0) - DEAR.oneOfMany;
  if (wish.include.some((food) => food.cooked)) charge(DEAR.raw, lists(index.terms, ['leftovers']));
  for (const word of wish.words)
    charge(DEAR.word, [index.terms.get(word) ?? [], index.foods.get(word) ?? []]);
  for (const mood of wish.moods) if (mood.firm) chargeMood(index, mood, charge, cost);
  const suits = COURSES.map((course) => suitsCourse(course, wish));
  const most = wish.maxMinutes ?? Number.POSITIVE_INFINITY;
  const days = !wish.moods.some((mood) => /slow/.test(mood.label)) && wish.words.length === 0;
  const all = !wish.course && wish.include.length > 1 ? wish.include.length : Number.NaN;
  for (let at = 0; at < cost.length; at++) {
    let own = cost[at] ?? 0;
    if (!suits[index.courses[at] ?? 0]) own += held[at] === all ? DEAR.courseOfAll : DEAR.course;
    if ((index.minutes[at] ?? 0) > most) own += DEAR.time;
    if (days && (index.minutes[at] ?? 0) > A_DAY) own += DEAR.days;
    cost[at] = own;
  }
  for (const tool of lacking)
    for (const at of index.tools.get(tool) ?? []) {
      const dish = dishes[at];
      if (dish && !describeWithoutTool(dish, tool, lacking)) cost[at] = (cost[at] ?? 0) + DEAR.kit;
    }
  for (const caution of cautions)
    for (const at of index.cautions.get(caution) ?? []) cost[at] = (cost[at] ?? 0) + DEAR.care;
  return cost;
}

function chargeMood(
  index: DishIndex,
  mood: Mood,
  charge: (dear: number, hits: Iterable<readonly number[]>) => void,
  cost: Int32Array,
): void {
  if (mood.label === 'low in carbohydrates') {
    const keto = createMask(['Keto']);
    for (let at = 0; at < cost.length; at++)
      if (((index.contains[at] ?? 0) & keto) !== 0) cost[at] = (cost[at] ?? 0) + DEAR.mood;
  } else if (mood.label === 'mild' || mood.label === 'not fried') {
    const hot = new Set(mood.against.flatMap((word) => index.terms.get(word) ?? []));
    for (const at of hot) cost[at] = (cost[at] ?? 0) + DEAR.mood;
  } else
    charge(
      DEAR.mood,
      mood.keywords.map((word) => index.terms.get(word) ?? []),
    );
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
  for (let at = 0; at < points.length; at++) {
    const time = index.minutes[at] ?? 0;
    // Equals change places from conversation to conversation, so that not everybody is sent the same dish.
    let value = (mixed((index.hashes[at] ?? 0) ^ own) / 0xffffffff) * 1.5;
    value += byCourse[index.courses[at] ?? 0] ?? 0;
    // Days of soaking are for those who ask for the dish by name.
    if (time > 240) value -= 2;
    // When no dish is quick enough, the quickest is the nearest.
    if (most !== undefined && time > most) value -= (time - most) / 15;
    if (index.isLightSalad[at] === 1 && !wish.course?.narrow) value -= 3;
    points[at] = value;
  }
  return points;
}

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

/** A dish that fits as it stands is better than one that has to be bent. */
function subtractNeeds(points: Float64Array, index: DishIndex, needs: Needs): void {
  const mask = createMask([...needs.allergies, ...needs.diets]);
  if (mask === 0) return;
  for (let at = 0; at < points.length; at++) {
    const sure = (index.contains[at] ?? 0) & mask;
    const may = (index.mayContain[at] ?? 0) & mask;
    if ((sure | may) !== 0) points[at] = (points[at] ?? 0) - 9 * bitsIn(sure) - 2.5 * bitsIn(may);
  }
}

function bitsIn(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
