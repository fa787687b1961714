/** Makes a wish of what the older readers understood of a message. */
import { mergeWish as addWish, NO_WISH, type Wish } from '../../cook/wish.ts';
import type { Meaning } from './meaning.ts';

export function wishFrom(meaning: Meaning): Wish {
  return mergeWish(NO_WISH, meaning);
}

/** What is said now is added; what stands behind "actually" replaces. */
export function mergeWish(old: Wish, meaning: Meaning): Wish {
  const { cuisine, course, time, named, corrects, include, words, moods } = meaning;
  const now: Wish = {
    ...{ named: named.map((one) => one.dish), cuisine, course, include, words, moods },
    maxMinutes: time.maxMinutes,
    firmTime: time.firm,
    ideas: meaning.wantsIdeas,
    recipe: meaning.wantsRecipe,
  };
  const out = new Set(meaning.avoid.map((food) => food.names[0]));
  const merged = addWish(
    { ...old, include: old.include.filter((food) => !out.has(food.names[0])) },
    now,
  );
  if (!corrects) return merged;
  const replaces = include.length > 0;
  const anew = replaces && old.include.length === 0 ? [] : merged.words;
  return {
    ...merged,
    include: replaces ? include : merged.include,
    words: words.length > 0 ? words : anew,
  };
}
