/** Chooses dishes for several meals so that none repeats and they vary (of a menu: match); makes one meal's wish out of the whole. */

import { type Choice, choose } from '../../cook/choose/choose.ts';
import { TOO_WIDE } from '../../cook/choose/match.ts';
import { matchLevels } from '../../cook/choose/match-levels.ts';
import type { Table } from '../../cook/table.ts';
import type { Mood, Wish } from '../../cook/wish.ts';
import { getDishFacts } from '../../cookbook/cookbook.ts';
import type { Dish } from '../../cookbook/dish.ts';
import type { Food } from '../../needs/heard.ts';
import { contentTokens } from '../../text/name-tokens.ts';
import { MEAL_WORDS, type Meal } from '../find/courses.ts';
import { madeSuppers } from './made-suppers.ts';
import { suitsMood } from './plan-bounds.ts';

export interface MealWish {
  readonly label: string;
  readonly wish: Wish;
  /** A dish that was named for it. */
  readonly choice?: Choice | undefined;
}

export interface MealChoice {
  readonly label: string;
  readonly choice: Choice;
}

/** So many are looked at for each meal. */
const CANDIDATES = 6;
/** So many composed suppers for each meal are enough to choose from. */
const CHOICE = 2;

/** Day by day the kitchens of the world change; within a menu they agree with its first dish. */
export type Going = 'apart' | 'together';

/** @param not slugs that must not come; a meal for which nothing is left is left out */
export function chooseMeals(
  table: Table,
  meals: readonly MealWish[],
  not: Iterable<string>,
  beside: readonly Dish[] = [],
  goes: Going = 'apart',
): MealChoice[] {
  const taken = new Set([...not, ...madeOfLeftovers(table, meals)]);
  const suppers = new Map<string, readonly Choice[]>();
  for (const { choice } of meals) if (choice) taken.add(choice.adapted.original.slug);
  const chosen: MealChoice[] = [];
  for (const { label, wish, choice } of meals) {
    const dishes = [...beside, ...chosen.map((one) => one.choice.adapted.original)];
    const all = choice ? [choice] : candidatesFor(table, wish, taken, dishes[0], goes);
    const others = meals.filter((one) => one.label !== label && !one.choice);
    const isFirst = goes === 'together' && dishes.length === 0 && !choice && !wish.cuisine;
    const found = isFirst ? inCompany(table, all, others, taken) : all;
    // A page of the book that is made of what they have comes before what is composed of it.
    const isServed = wish.include.length > 0 && found.some(({ missed }) => missed.length === 0);
    const more = choice || isServed || goes === 'together' ? [] : suppersFor(wish);
    const free = more.filter(({ adapted }) => !taken.has(adapted.original.slug));
    const best = leastAlike(table, [...found, ...free], dishes, wish, goes, LIGHT.has(label));
    if (!best) continue;
    taken.add(best.adapted.original.slug);
    chosen.push({ label, choice: best });
  }
  return chosen;

  /** Meals that are to be alike are made of the same suppers. */
  function suppersFor(wish: Wish): readonly Choice[] {
    const key = JSON.stringify([wish.maxMinutes, wish.cuisine?.label, wish.include]);
    const made = suppers.get(key) ?? madeSuppers(table, wish, CHOICE * meals.length);
    suppers.set(key, made);
    return made;
  }
}

/** They need a roast the day before, or its rice. */
function madeOfLeftovers({ kitchen }: Table, meals: readonly MealWish[]): string[] {
  if (meals.some(({ wish }) => wish.include.some(({ cooked }) => cooked))) return [];
  return kitchen.cookbook.dishes
    .filter(({ keywords }) => keywords.includes('leftovers'))
    .map(({ slug }) => slug);
}

/** What is eaten before the main leaves room for it. */
const LIGHT: ReadonlySet<string> = new Set(['Starter', 'Soup', 'Nibbles']);

/** Of the mains those whose kitchen has most of the other courses, so that a menu is of one hand. */
function inCompany(
  table: Table,
  mains: readonly Choice[],
  others: readonly MealWish[],
  taken: ReadonlySet<string>,
): readonly Choice[] {
  const known = new Map<string, number>();
  const company = ({ adapted: { original } }: Choice) => {
    const { cuisine } = original;
    const own = { label: cuisine, names: [cuisine], nearest: false };
    const isThere = ({ wish }: MealWish) =>
      choose(table, { ...wish, cuisine: own }, 1, taken).some(({ missed }) => missed.length === 0);
    const count = known.get(cuisine) ?? others.filter(isThere).length;
    known.set(cuisine, count);
    return count;
  };
  const most = Math.max(0, ...mains.map(company));
  return mains.filter((main) => company(main) === most);
}

function candidatesFor(
  table: Table,
  wish: Wish,
  taken: ReadonlySet<string>,
  first: Dish | undefined,
  goes: Going,
): readonly Choice[] {
  // A dressing is no dinner, whatever the kitchen lacks.
  if (goes === 'apart')
    return choose(table, wish, CANDIDATES, taken).filter(
      ({ missed }) => !missed.includes('course'),
    );
  // Of a menu no course is given up for its kitchen: rather a pudding from elsewhere than vegetables for pudding.
  const { cuisine: asked, ...anywhere } = wish;
  const kitchen = first?.cuisine;
  const own = kitchen ? [{ label: kitchen, names: [kitchen], nearest: false }] : [];
  const tried: readonly Wish[] = [
    ...[asked ?? [], own].flat().map((cuisine) => ({ ...wish, cuisine })),
    anywhere,
  ];
  // What the occasion has its dishes for comes before the kitchen of the main.
  const suits = ({ adapted: { original } }: Choice) =>
    wish.moods.filter(isListed).every((mood) => suitsMood(table, original, mood));
  const found = tried.map((one) =>
    choose(table, one, CANDIDATES, taken).filter(
      ({ missed }) => !missed.some((miss) => OF_COURSE.has(miss)),
    ),
  );
  const fitting = found.map((all) => all.filter(suits)).find((all) => all.length > 0);
  const whole = fitting ?? found.find((all) => all.length > 0);
  return whole ?? choose(table, anywhere, CANDIDATES, taken);
}

/** The book says which dishes suit it. */
function isListed({ keywords }: Mood): boolean {
  return keywords.some((word) => word.startsWith('@'));
}

const OF_COURSE: ReadonlySet<string> = new Set(['course', 'cuisine']);

function leastAlike(
  table: Table,
  candidates: readonly Choice[],
  dishes: readonly Dish[],
  { moods }: Wish,
  goes: Going,
  isLight: boolean,
): Choice | undefined {
  let best: { choice: Choice; cost: number } | undefined;
  for (const [at, choice] of candidates.entries()) {
    const dish = choice.adapted.original;
    const likeness = dishes.reduce((sum, one, place) => {
      const isLast = place === dishes.length - 1;
      return sum + alike(table, dish, one, goes) * (isLast ? 2 : 1);
    }, 0);
    const unsuited = moods.filter((mood) => mood.label !== '' && !suitsMood(table, dish, mood));
    const weight = isLight ? heaviness(table, dish) : 0;
    const cost =
      60 * choice.missed.length + 8 * unsuited.length + 2 * likeness + HEAVIER * weight + at / 2;
    if (!best || cost < best.cost) best = { choice, cost };
  }
  return best?.choice;
}

/** How much of a meal it is by itself: meat, hours in the pot, comfort. */
function heaviness({ kitchen }: Table, dish: Dish): number {
  const { mainFoods, terms } = getDishFacts(kitchen.cookbook, dish);
  return (
    (mainFoods.has('meat') || mainFoods.has('poultry') ? 2 : 0) +
    HEAVY.filter((word) => terms.has(word)).length +
    (dish.time > A_WHILE && !terms.has('make-ahead') ? 1 : 0)
  );
}

const HEAVY = ['comforting', 'slow', 'deep-fry', 'deep-fried', 'hearty'];
const A_WHILE = 75;
/** A starter of meat is further from the mark than one that cannot be made ahead. */
const HEAVIER = 32;

/** The same kitchen of the world, the same main food, the same kind of dish, a word of the same name. */
function alike({ kitchen }: Table, a: Dish, b: Dish, goes: Going): number {
  const [mine, theirs] = [a, b].map((dish) => getDishFacts(kitchen.cookbook, dish).mainFoods);
  const hearts = [...(mine ?? [])].filter((food) => theirs?.has(food) && !TOO_WIDE.has(food));
  return (
    (goes === 'apart' && a.cuisine === b.cuisine ? 1 : 0) +
    Math.min(2, hearts.length) +
    (a.keywords[0] === b.keywords[0] ? 1 : 0) +
    (contentTokens(a.title).some((word) => contentTokens(b.title).includes(word)) ? 1 : 0)
  );
}

/** The wish of the conversation for one meal, without the foods and words that are another meal's. */
export function wishFor(wish: Wish, { course }: Meal, include: readonly Food[] = []): Wish {
  const words = wish.words.filter((word) => !MEAL_WORDS.has(word));
  const told = { label: '', keywords: words, against: [], firm: false };
  return {
    ...wish,
    course,
    include,
    named: [],
    // "A party menu" wants no dish that is called so.
    words: [],
    moods: [...wish.moods, told],
    ideas: true,
  };
}

/** How many dishes the book has of these courses that are made with the food; those about it count double. */
export function suitsMeal({ kitchen }: Table, { course }: Meal, food: Food): number {
  const { dishes, index } = kitchen.cookbook;
  let count = 0;
  for (const [at, level] of matchLevels(index, food)) {
    const dish = dishes[at];
    if (dish && level >= 1 && course.courses.includes(dish.course)) count += level >= 3 ? 2 : 1;
  }
  return count;
}
