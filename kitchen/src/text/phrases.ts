/** Tells how far to look for a phrase of several words, by the first of them. */

/** The most words of a phrase, by its first word. */
export type LongestByFirst = ReadonlyMap<string, number>;

/** @param phrases of words that a blank joins */
export function longestByFirst(phrases: Iterable<string>): LongestByFirst {
  const longest = new Map<string, number>();
  for (const phrase of phrases) {
    const words = phrase.split(' ');
    const [first = ''] = words;
    longest.set(first, Math.max(words.length, longest.get(first) ?? 0));
  }
  return longest;
}
