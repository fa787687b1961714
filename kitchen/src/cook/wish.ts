/** Type of a wish for something to eat: merges wishes of several messages, tells how clear or open one is, makes one like a dish. */
import type { Course, Dish } from '../cookbook/dish.ts';
import type { Food } from '../needs/heard.ts';
import type { Diet } from '../vocabulary.ts';

export interface CuisineWish {
  /** As we say it back: "Italian", "Mediterranean". */
  readonly label: string;
  /** Cuisines of the cookbook that count. */
  readonly names: readonly string[];
  /** True when the cookbook lacks what was named and `names` are its neighbours. */
  readonly nearest: boolean;
}

export interface CourseWish {
  readonly label: string;
  readonly courses: readonly Course[];
  /** Keywords that a good match has. */
  readonly keywords: readonly string[];
  /** A course ("soup") narrows more than a meal ("dinner"). */
  readonly narrow: boolean;
}

/** Mood, season, taste, method, purse or purpose: what colours a wish without naming a food. */
export interface Mood {
  /** As we say it back: "cosy". */
  readonly label: string;
  /** A dish with any of these keywords, or these words in its name, suits. */
  readonly keywords: readonly string[];
  /** A dish with any of these does not. */
  readonly against: readonly string[];
  /** Steps or keywords must speak of it: "no oven", "grill". */
  readonly firm: boolean;
}

/** The mood of a wish for a dish of what they named and no more. */
export const NOTHING_ELSE = 'of nothing else';
/** The mood of whoever can spend little. */
export const CHEAP = 'easy on the purse';

export interface Wish {
  readonly named: readonly Dish[];
  readonly cuisine?: CuisineWish;
  readonly course?: CourseWish;
  readonly include: readonly Food[];
  readonly words: readonly string[];
  readonly moods: readonly Mood[];
  /** Ways of eating that it is to keep to: "a veggie one" is no need for good, and no dish with meat. */
  readonly diets?: readonly Diet[] | undefined;
  /** Kitchens of the world that are not wanted. */
  readonly refusedCuisines?: readonly string[] | undefined;
  readonly maxMinutes?: number;
  readonly firmTime: boolean;
  readonly ideas: boolean;
  readonly recipe: boolean;
}

export const NO_WISH: Wish = {
  named: [],
  include: [],
  words: [],
  moods: [],
  firmTime: false,
  ideas: false,
  recipe: false,
};

/** What is said now is added; a cuisine, a course, a time limit replaces; a mood takes back its contrary. */
export function mergeWish(old: Wish, now: Wish): Wish {
  return {
    named: now.named,
    cuisine: now.cuisine ?? old.cuisine,
    course: now.course ?? old.course,
    include: unionBy([...old.include, ...now.include], (food) => food.names[0] ?? food.said),
    words: [...new Set([...old.words, ...now.words])],
    moods: mergeMoods(old.moods, now.moods),
    diets: [...new Set([...(old.diets ?? []), ...(now.diets ?? [])])],
    refusedCuisines: now.refusedCuisines ?? old.refusedCuisines,
    maxMinutes: now.maxMinutes ?? old.maxMinutes,
    firmTime: now.maxMinutes === undefined ? old.firmTime : now.firmTime,
    ideas: now.ideas,
    recipe: now.recipe,
  };
}

/** "mild" takes back "spicy", "light" takes back "comforting". */
function mergeMoods(old: readonly Mood[], now: readonly Mood[]): Mood[] {
  const kept = old.filter(
    (mood) => !now.some((one) => one.against.some((word) => mood.keywords.includes(word))),
  );
  return unionBy([...kept, ...now], (mood) => mood.label);
}

function unionBy<T>(items: readonly T[], key: (item: T) => string): T[] {
  const seen = new Map<string, T>();
  for (const item of items) if (!seen.has(key(item))) seen.set(key(item), item);
  return [...seen.values()];
}

/** How far the wish narrows the choice; from 1.5 on, one dish is a better answer than three. */
export function clarity(wish: Wish, needsCount: number): number {
  const { cuisine, course, include, words, moods, maxMinutes } = wish;
  return (
    (cuisine ? (cuisine.names.length > 3 ? 0.5 : 1) : 0) +
    (course ? (course.narrow ? 1 : 0.5) : 0) +
    include.length -
    // Cold roast chicken may become a sandwich, a soup or a fry-up.
    (include.length === 1 && include[0]?.cooked ? 1 : 0) +
    words.filter((word) => word !== course?.label).length +
    Math.min(0.45, moods.length * 0.3) +
    (maxMinutes === undefined ? 0 : 0.5) +
    Math.min(0.5, needsCount * 0.25) +
    (wish.recipe ? 0.5 : 0) -
    (wish.ideas ? 1.5 : 0)
  );
}

/** Whether what they named is all they have. */
export function isAllTheyHave({ moods }: Wish): boolean {
  return moods.some(({ label }) => label === NOTHING_ELSE);
}

export function isOpen(wish: Wish): boolean {
  return (
    !wish.cuisine &&
    !wish.course &&
    wish.include.length === 0 &&
    wish.words.length === 0 &&
    wish.named.length === 0
  );
}

/** A wish for a dish of the same course and character. */
export function likeThis(dish: Dish, wish: Wish): Wish {
  return {
    ...NO_WISH,
    refusedCuisines: wish.refusedCuisines,
    maxMinutes: wish.maxMinutes,
    firmTime: wish.firmTime,
    moods: [
      ...wish.moods,
      { label: '', keywords: dish.keywords.slice(0, 4), against: [], firm: false },
    ],
    course: {
      label: dish.course,
      courses: [dish.course],
      keywords: dish.keywords.slice(0, 3),
      narrow: true,
    },
  };
}
