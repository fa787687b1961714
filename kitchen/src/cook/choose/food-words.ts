/** Splits a food's name into words (cached, as every dish of the cookbook is compared with them) and says if it is a staple. */
import { isStaple } from '../../cookbook/dish-facts.ts';
import type { Food } from '../../needs/heard.ts';
import { contentTokens, splitNameTokens } from '../../text/name-tokens.ts';
import { singular } from '../../text/plurals.ts';

interface FoodWords {
  /** In the singular. */
  readonly words: readonly string[];
  /** Those that carry meaning. */
  readonly content: readonly string[];
  /** What every kitchen has. */
  readonly isStaple: boolean;
}

const known = new WeakMap<Food, FoodWords>();

export function wordsOf(food: Food): FoodWords {
  const before = known.get(food);
  if (before) return before;
  const { said } = food;
  const now = {
    words: splitNameTokens(said).map(singular),
    content: contentTokens(said),
    isStaple: isStaple(said),
  };
  known.set(food, now);
  return now;
}
