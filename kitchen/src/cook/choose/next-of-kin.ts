/** Finds dishes to offer in place of another, nearest first: of the same kind, sweet for sweet; also tells whether a dish is sweet. */
import { type Cookbook, getDishFacts } from '../../cookbook/cookbook.ts';
import type { Course, Dish } from '../../cookbook/dish.ts';
import { plateKindsOf } from '../../cookbook/plate-kinds.ts';
import { contentTokens } from '../../text/name-tokens.ts';
import { numberOf } from '../adapt/add-amounts.ts';

/** Where to look when the course itself has too little: never a roast for a cake. */
const NEAR: Readonly<Record<Course, readonly Course[]>> = {
  main: ['soup', 'salad', 'breakfast', 'snack', 'side'],
  soup: ['main', 'side', 'salad'],
  salad: ['side', 'soup', 'snack'],
  side: ['salad', 'snack', 'soup'],
  snack: ['side', 'main', 'sauce', 'salad', 'bread'],
  sauce: ['side', 'snack', 'salad'],
  bread: ['snack', 'breakfast', 'side'],
  breakfast: ['main', 'bread', 'snack', 'side'],
  dessert: ['breakfast', 'bread', 'snack', 'drink'],
  drink: ['dessert'],
};
const NEAR_SWEET: readonly Course[] = ['bread', 'breakfast', 'dessert', 'snack', 'drink'];

const SWEETENERS = /\b(?:sugar|honey|syrup|jaggery|jam|condensed milk|dates|molasses)\b/;
/** Honey on wings makes no pudding of them. */
const SAVOURY = /\b(?:garlic|onions?|shallots?|pepper|chill(?:i|ies)|soy sauce|tamari|fish sauce)$/;
const GRAMS: Readonly<Record<string, number>> = { g: 1, ml: 1, kg: 1000, tbsp: 13, tsp: 4 };

/** Whether it is eaten for its sweetness: scones are, bread with a pinch of sugar is not. */
export function isSweet(dish: Dish): boolean {
  if (dish.course === 'dessert') return true;
  if (!['bread', 'breakfast', 'snack', 'drink'].includes(dish.course)) return false;
  if (dish.ingredients.some((item) => SAVOURY.test(item.name))) return false;
  const grams = dish.ingredients
    .filter((item) => SWEETENERS.test(item.name))
    .reduce((sum, item) => sum + numberOf(item.quantity) * (GRAMS[item.unit] ?? 0), 0);
  return grams / dish.servings >= 4 || dish.keywords.includes('sweet');
}

interface Traits {
  readonly kinds: ReadonlySet<string>;
  readonly isSweet: boolean;
  /** A birthday cake is a cake before it is anything else. */
  readonly head: string;
}

const remembered = new WeakMap<Dish, Traits>();

function traitsOf({ kinds }: Cookbook, dish: Dish): Traits {
  const known = remembered.get(dish);
  if (known) return known;
  const head = contentTokens(dish.title).at(-1) ?? '';
  const traits = { kinds: plateKindsOf(kinds, dish), isSweet: isSweet(dish), head };
  remembered.set(dish, traits);
  return traits;
}

/** Nobody is offered what comes after these; in a large cookbook the rest would only have to be sorted. */
const MOST_KIN = 100;

/**
 * Dishes that could take its place at the table, the nearest first; what does not share its sweetness is none of them.
 * `isFirst` names those that come before all others.
 */
export function nextOfKin(
  cookbook: Cookbook,
  dish: Dish,
  isFirst: (one: Dish) => boolean = () => false,
): Dish[] {
  const mine = traitsOf(cookbook, dish);
  const near = mine.isSweet && dish.course !== 'drink' ? NEAR_SWEET : NEAR[dish.course];
  const best: { one: Dish; score: number }[] = [];
  for (const one of cookbook.dishes) {
    if (one === dish || (one.course !== dish.course && !near.includes(one.course))) continue;
    const theirs = traitsOf(cookbook, one);
    if (theirs.isSweet !== mine.isSweet && dish.course !== 'drink') continue;
    // Tea is drunk beside a scone and not in its place: it comes when nothing else is left.
    const apart = one.course === 'drink' && dish.course !== 'drink' ? -SAME_COURSE : 0;
    const alike = one.course === dish.course;
    const isOther =
      FORM_COUNTS.has(dish.course) && mine.kinds.size > 0 && shared(mine.kinds, theirs.kinds) === 0;
    const bonus = alike && !isOther ? SAME_COURSE : alike ? BARELY : apart;
    const score = likeness(cookbook, dish, one) + bonus + (isFirst(one) ? BEFORE_ALL : 0);
    if (best.length === MOST_KIN && score <= (best.at(-1)?.score ?? 0)) continue;
    const place = best.findLastIndex((other) => other.score >= score) + 1;
    best.splice(place, 0, { one, score });
    if (best.length > MOST_KIN) best.pop();
  }
  return best.map(({ one }) => one);
}

const SAME_COURSE = 9;
/** A dip is eaten when an empanada is, and takes nothing of its place. */
const BARELY = 1;
const FORM_COUNTS: ReadonlySet<Course> = new Set(['snack', 'breakfast']);
const BEFORE_ALL = 1000;

/** What they are on the plate counts most, then what they are made of, then how and when they are eaten; wine takes no smoothie's place. */
function likeness(cookbook: Cookbook, a: Dish, b: Dish): number {
  const [mine, theirs] = [getDishFacts(cookbook, a), getDishFacts(cookbook, b)];
  const [one, other] = [traitsOf(cookbook, a), traitsOf(cookbook, b)];
  const hearts = shared(mine.mainFoods, theirs.mainFoods);
  const keywords = a.keywords.filter((word) => b.keywords.includes(word)).length;
  return (
    5 * shared(one.kinds, other.kinds) +
    Math.min(2, hearts) +
    0.6 * keywords +
    (one.head === other.head ? 1.5 : 0) +
    (a.cuisine === b.cuisine ? 0.5 : 0) -
    (a.course === 'drink' && mine.foods.has('alcohol') !== theirs.foods.has('alcohol') ? 6 : 0)
  );
}

function shared(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let count = 0;
  for (const one of a) if (b.has(one)) count += 1;
  return count;
}
