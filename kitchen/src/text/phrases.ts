/** Indexes phrases by first word: how many words the longest one has that begins with it. */

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
