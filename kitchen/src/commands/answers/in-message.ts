/** Finds words by their place in a message: its words in order, where a food is named, and whether it is named only as the purpose ("for ..."). */

import { normalise } from '../../text/normalise.ts';
import { tokenise } from '../../text/tokenise.ts';

export function wordsIn(text: string): string[] {
  return tokenise(normalise(text)).map((token) => token.text);
}

/** Where the words of a food stand first; `from` is below 0 where they do not. */
export function placeOf(
  words: readonly string[],
  said: string,
): { readonly from: number; readonly to: number } {
  const food = wordsIn(said);
  const from = words.findIndex((_, at) => food.every((word, by) => words[at + by] === word));
  return { from: food.length === 0 ? -1 : from, to: from + food.length };
}

const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'the', 'my', 'some', 'our', 'this']);
const INSIDE: ReadonlySet<string> = new Set(['in', 'for', 'into', 'on']);

/** "In a sponge", "for the meatballs": it is what something is for, and not what is asked about. */
export function isWhatItIsFor(message: string, said: string): boolean {
  const words = wordsIn(message);
  const { from } = placeOf(words, said);
  const before = words.slice(0, Math.max(0, from)).findLast((word) => !ARTICLES.has(word));
  return from > 0 && INSIDE.has(before ?? '');
}
