/** Finds the cookbook dish behind a recipe name given earlier, also an adapted ("Vegan shakshuka"), swapped or inexact one. */

import { contentTokens } from '../text/name-tokens.ts';
import { normalise } from '../text/normalise.ts';
import type { Cookbook } from './cookbook.ts';
import type { Dish } from './dish.ts';

/** What adapting puts before a title: "Vegan shakshuka", "Dairy-free and nut-free granola". */
const PREFIX =
  /^(?:(?:vegan|vegetarian|paleo|low-carb|keto|meat-free|[a-z]+(?: [a-z]+)?-free)(?:,| and)? )+/;

/** Nobody names a dish at greater length, and a request may hold any text in the place of a name. */
const LONGEST_NAME = 400;

/** `introduction`, when known, decides where the name was changed beyond recognition. */
export function resolveDishName(
  cookbook: Cookbook,
  name: string,
  introduction = '',
): Dish | undefined {
  const whole = normalise(name.slice(0, LONGEST_NAME)).trim();
  const plain = whole.replace(PREFIX, '');
  return (
    cookbook.byTitle.get(whole) ??
    cookbook.byTitle.get(plain) ??
    nearest(cookbook, plain, introduction)
  );
}

function nearest(cookbook: Cookbook, name: string, introduction: string): Dish | undefined {
  const words = new Set(contentTokens(name));
  const introductionWords = new Set(contentTokens(introduction));
  if (words.size === 0) return undefined;
  let best: Dish | undefined;
  // Of three words one may have been put in another's place: sweet and sour tofu.
  let most = 0.499;
  for (const dish of cookbook.dishes) {
    const score =
      Math.max(
        overlap(words, contentTokens(dish.title)),
        overlapAfterSwaps(dish, [...words], cookbook.meatTerms),
      ) +
      (introductionWords.size > 3
        ? overlap(introductionWords, contentTokens(dish.introduction))
        : 0);
    if (score > most) [best, most] = [dish, score];
  }
  return best;
}

/** A name after a swap: "celeriac cacciatore" is chicken cacciatore, whose swaps include celeriac. A word that one of the dish's swaps brings in counts as the word it replaces. */
function overlapAfterSwaps(
  dish: Dish,
  words: readonly string[],
  meats: ReadonlySet<string>,
): number {
  const title = contentTokens(dish.title);
  if (words.length < 2 || Math.abs(title.length - words.length) > 1) return 0;
  const added = words.filter((word) => !title.includes(word));
  const removed = title.filter((word) => !words.includes(word));
  if (added.length === 0 || removed.length === 0 || added.length === words.length) return 0;
  const isSwap = dish.swaps.some(({ from, to }) => {
    const [was, is] = [contentTokens(from), contentTokens(to.name)];
    return removed.some((word) => was.includes(word)) && added.every((word) => is.includes(word));
  });
  const inPlace = words.filter((word, at) => title[at] === word).length;
  // "Turkey stroganoff" is the one of beef, whoever asked for turkey.
  const isMeat = removed.every((word) => meats.has(word)) && added.every((word) => meats.has(word));
  return isSwap || isMeat ? 0.9 + inPlace / 100 : 0;
}

/** Shared words over all words. */
function overlap(words: ReadonlySet<string>, others: readonly string[]): number {
  const shared = others.filter((word) => words.has(word)).length;
  return shared / Math.max(1, words.size + others.length - shared);
}
