/** What somebody would like to eat, as gathered over the turns we can see. */
import type { Dish } from '../../cookbook/dish.ts';
import type { CourseWish } from '../../chef/understand/courses.ts';
import type { CuisineWish } from '../../chef/understand/cuisines.ts';
import type { Food } from '../../chef/understand/foods.ts';
import type { Meaning } from '../../chef/understand/meaning.ts';
import type { Mood } from '../../chef/understand/moods.ts';

export interface Wish {
  readonly named: readonly Dish[];
  readonly cuisine?: CuisineWish;
  readonly course?: CourseWish;
  readonly include: readonly Food[];
  readonly words: readonly string[];
  readonly moods: readonly Mood[];
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

export function wishFrom(meaning: Meaning): Wish {
  return mergeWish(NO_WISH, meaning);
}

/** What is said now is added; a cuisine, a course, a time limit, or anything after "actually", replaces. */
export function mergeWish(old: Wish, meaning: Meaning): Wish {
  const { cuisine, course, time, named, corrects, include, words } = meaning;
  const out = new Set(meaning.avoid.map((food) => food.names[0]));
  const kept = old.include.filter((food) => !out.has(food.names[0]));
  const replaceFoods = corrects && include.length > 0;
  return {
    named: named.map((one) => one.dish),
    cuisine: cuisine ?? old.cuisine,
    course: course ?? old.course,
    include: replaceFoods
      ? include
      : unionBy([...kept, ...include], (food) => food.names[0] ?? food.said),
    words:
      corrects && words.length > 0
        ? words
        : replaceFoods && old.include.length === 0
          ? []
          : [...new Set([...old.words, ...words])],
    moods: mergeMoods(old.moods, meaning.moods),
    maxMinutes: time.maxMinutes ?? old.maxMinutes,
    firmTime: time.maxMinutes === undefined ? old.firmTime : time.firm,
    ideas: meaning.wantsIdeas,
    recipe: meaning.wantsRecipe,
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
    words.length +
    Math.min(0.75, moods.length * 0.5) +
    (maxMinutes === undefined ? 0 : 0.5) +
    Math.min(0.5, needsCount * 0.25) +
    (wish.recipe ? 0.5 : 0) -
    (wish.ideas ? 1.5 : 0)
  );
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
