/** Scores how badly each dish misses a wish and the people: each part missed has a cost, what must never be served the highest. */
import { COURSES } from '../../cookbook/dish.ts';
import type { DishIndex } from '../../cookbook/dish-index.ts';
import { isKindOfDish } from '../../cookbook/dish-kinds.ts';
import { describeWithoutTool } from '../../cookbook/tools.ts';
import { createMask } from '../../safety/pantry/food-facts.ts';
import { CHEAP, type Mood, type Wish } from '../wish.ts';
import {
  isSmallThing,
  isSortOf,
  MILD,
  mayBeLeft,
  maySpareOne,
  NOT_THE_SAME,
  RULES_OUT,
  suitsCourse,
} from './match.ts';
import { holding, MADE_OF, matchLevels } from './match-levels.ts';
import type { Ranking } from './rank.ts';

const DEAR = {
  /** It has to be bent to fit: those that fit as they are come first. */
  bent: 5,
  /** "Cheap" of a dish that is neither dear nor known to be cheap. */
  lightMood: 4,
  mood: 20,
  /** An occasion, an eater, a kitchen that the book has its dishes for. */
  suits: 10,
  /** "Quick", where no minutes were named. */
  quick: 12,
  word: 30,
  course: 30,
  /** A snack that is made with all that they have feeds them as well. */
  courseOfAll: 8,
  cuisine: 30,
  food: 30,
  /** Not what the dish is called after. */
  aside: 7,
  /** A pinch of what should be the dish. */
  garnish: 12,
  /** The mint beside the aubergine. */
  smallThing: 4,
  /** The carrot beside the rice and the eggs that they have. */
  oneOfMany: 18,
  /** Thigh for breast: hardly a miss. */
  sister: 5,
  /** Pecorino for the feta they have. */
  cousin: 15,
  /** A little late; what is much later is none of it. */
  time: 25,
  /** Of a vegetable alone no fish is made, nor a snack. */
  meaty: 8,
  /** A jar that ferments for days is no answer to a food that happens to be in it. */
  days: 26,
  /** A dish that cooks it from raw is none for cold roast chicken, nor one of cold chicken for a raw one. */
  raw: 40,
  /** Made of what was cooked the day before. */
  yesterday: 10,
} as const;
/** From here on a dish is none for this table, whatever else it meets. */
export const NEVER = 1000;
/** Dishes that differ by so little stand in one list. */
export const SAME_TIER = 6;

const A_DAY = 1000;
/** Of three foods and more one may be a mere garnish. */
const MANY = 2;

/** In tenths of what people mind; a number for each dish, in the order of the cookbook. */
export function costsOf(ranking: Ranking): Int32Array {
  const cost = new Int32Array(ranking.dishes.length);
  const held = chargeFoods(cost, ranking);
  chargeKind(cost, ranking);
  for (const mood of ranking.wish.moods) chargeMood(cost, ranking.index, mood);
  for (const { suits } of ranking.customs) chargeCustom(cost, ranking.index, suits);
  chargeCourseAndTime(cost, ranking, held);
  chargeBent(cost, ranking);
  chargeNever(cost, ranking);
  return cost;
}

function add(cost: Int32Array, at: number, dear: number): void {
  cost[at] = (cost[at] ?? 0) + dear;
}

/** Every dish pays that is on none of the lists. */
function chargeOthers(cost: Int32Array, dear: number, hits: Iterable<readonly number[]>): void {
  const hit = new Uint8Array(cost.length);
  for (const list of hits) for (const at of list) hit[at] = 1;
  for (let at = 0; at < cost.length; at++) if (hit[at] === 0) add(cost, at, dear);
}

/** How many of the foods each dish holds. */
function chargeFoods(cost: Int32Array, { index, wish }: Ranking): Uint8Array {
  const held = new Uint8Array(cost.length);
  const left = new Uint8Array(cost.length);
  const isMany = wish.include.length > MANY;
  for (const food of wish.include) {
    const levels = matchLevels(index, food);
    const isSmall = isSmallThing(food);
    const isBesides = isSmall && !wish.include.every(isSmallThing);
    const isSpare = isMany && mayBeLeft(food);
    const dear = isBesides ? DEAR.smallThing : isSpare ? DEAR.oneOfMany : DEAR.food;
    chargeOthers(cost, dear, [[...levels.keys()]]);
    const near = NOT_THE_SAME.has(food.kinds[0] ?? '') ? DEAR.cousin : DEAR.sister;
    for (const [at, level] of levels) {
      if (level >= 1) held[at] = (held[at] ?? 0) + 1;
      else if (!isKindOfDish(food.said)) add(cost, at, near);
      if (level >= 1 && level < MADE_OF && !isSpare && !isSmall) add(cost, at, DEAR.garnish);
      else if (level === MADE_OF && wish.include.length === 1) add(cost, at, DEAR.aside);
    }
    if (!mayBeLeft(food)) continue;
    for (let at = 0; at < cost.length; at++) if (!levels.has(at)) left[at] = (left[at] ?? 0) + 1;
  }
  // One of many that is not in a simple dish is no loss.
  for (let at = 0; at < cost.length; at++)
    if (left[at] === 1 && maySpareOne(wish, held[at] ?? 0, index.itemsToBuy[at] ?? 0))
      add(cost, at, -DEAR.oneOfMany);
  if (isOnePlant(wish)) {
    const meaty = FLESH.flatMap((kind) => [
      ...(index.substance.get(kind) ?? []),
      ...(index.titleTerms.get(kind) ?? []),
    ]);
    for (const at of new Set(meaty)) add(cost, at, DEAR.meaty);
    for (let at = 0; at < cost.length; at++)
      if (BESIDE.has(COURSES[index.courses[at] ?? 0] ?? '')) add(cost, at, DEAR.meaty);
  }
  const leftovers = index.terms.get('leftovers') ?? [];
  if (wish.include.some((food) => food.cooked)) chargeOthers(cost, DEAR.raw, [leftovers]);
  // Nor is a sandwich of cold lamb one for whoever is off to the butcher; fried rice wants some from yesterday.
  else {
    const dear = wish.include.every(mayBeLeft) ? DEAR.yesterday : DEAR.raw;
    for (const at of leftovers) add(cost, at, dear);
  }
  return held;
}

/** "Something with cabbage", of which a meal is to be made. */
function isOnePlant({ include, course, words, cuisine }: Wish): boolean {
  const [food, other] = include;
  if (!food || other || course || cuisine || words.length > 0) return false;
  return mayBeLeft(food) && food.kinds.includes('vegetable');
}

const FLESH = [
  ...['meat', 'fish', 'shellfish', 'chicken', 'turkey', 'duck', 'beef', 'pork', 'lamb', 'veal'],
  ...['sausage', 'prawn', 'shrimp', 'salmon', 'tuna', 'cod'],
];
const BESIDE: ReadonlySet<string> = new Set(['side', 'snack', 'sauce']);

function chargeKind(cost: Int32Array, { index, wish }: Ranking): void {
  const { cuisine, words } = wish;
  if (cuisine)
    chargeOthers(
      cost,
      DEAR.cuisine,
      cuisine.names.map((name) => index.cuisines.get(name) ?? []),
    );
  for (const word of words)
    chargeOthers(cost, DEAR.word, [index.terms.get(word) ?? [], index.foods.get(word) ?? []]);
}

function chargeMood(cost: Int32Array, index: DishIndex, mood: Mood): void {
  const { label, keywords, against, firm } = mood;
  if (label === '' || (keywords.length === 0 && against.length === 0)) return;
  const light = keywords.some(isListed) ? DEAR.suits : DEAR.lightMood;
  const dear = firm ? DEAR.mood : light;
  const bad = new Set(against.flatMap((word) => index.terms.get(word) ?? []));
  if (label === CHEAP)
    for (const [food, places] of index.foods)
      if (against.some((word) => isSortOf(food, word))) for (const at of places) bad.add(at);
  const called = MILD.get(label);
  if (called !== undefined) {
    const mild = new Set(index.terms.get(called));
    for (const at of index.cautions.get('heat') ?? []) if (!mild.has(at)) bad.add(at);
  }
  if (RULES_OUT.has(label)) for (const at of bad) add(cost, at, dear);
  if (label !== 'mild' && label !== 'not fried') {
    const suits = keywords.flatMap((word) => index.terms.get(word) ?? []);
    chargeOthers(cost, RULES_OUT.has(label) ? light : dear, [suits.filter((at) => !bad.has(at))]);
  }
}

/** Where the book lists what suits somebody's way of eating, that comes first. */
function chargeCustom(cost: Int32Array, index: DishIndex, suits: readonly string[]): void {
  const listed = suits.filter(isListed);
  if (listed.length === 0) return;
  chargeOthers(
    cost,
    DEAR.suits,
    listed.map((word) => index.terms.get(word) ?? []),
  );
}

/** A word of the book's lists of what suits what. */
function isListed(word: string): boolean {
  return word.startsWith('@');
}

function chargeCourseAndTime(cost: Int32Array, { index, wish }: Ranking, held: Uint8Array): void {
  const suits = COURSES.map((course) => suitsCourse(course, wish));
  const most = wish.maxMinutes ?? Number.POSITIVE_INFINITY;
  const late = wish.firmTime ? DEAR.time : DEAR.quick;
  const days = !wish.moods.some((mood) => /slow/.test(mood.label)) && wish.words.length === 0;
  const all = !wish.course && wish.include.length > 1 ? wish.include.length : Number.NaN;
  for (let at = 0; at < cost.length; at++) {
    const minutes = index.minutes[at] ?? 0;
    if (!suits[index.courses[at] ?? 0])
      add(cost, at, held[at] === all ? DEAR.courseOfAll : DEAR.course);
    if (minutes > most) add(cost, at, late);
    if (days && minutes > A_DAY) add(cost, at, DEAR.days);
  }
}

/** A dish in which something has to be swapped or left out. */
function chargeBent(cost: Int32Array, { index, needs, avoid, customs }: Ranking): void {
  const bent = new Uint8Array(cost.length);
  const mask = createMask([...needs.allergies, ...needs.diets]);
  for (let at = 0; at < cost.length; at++)
    if (((index.contains[at] ?? 0) & mask) !== 0) bent[at] = 1;
  for (const food of [...avoid, ...customs.flatMap((custom) => custom.out)])
    for (const at of holding(index, food)) bent[at] = 1;
  for (let at = 0; at < cost.length; at++) if (bent[at] === 1) add(cost, at, DEAR.bent);
}

/** What cannot be made in this kitchen, and what nobody at this table should be offered. */
function chargeNever(cost: Int32Array, { dishes, index, lacking, cautions }: Ranking): void {
  for (const tool of lacking)
    for (const at of index.tools.get(tool) ?? []) {
      const dish = dishes[at];
      if (dish && !describeWithoutTool(dish, tool, lacking)) add(cost, at, NEVER);
    }
  for (const caution of cautions)
    for (const at of index.cautions.get(caution) ?? []) add(cost, at, NEVER);
}
