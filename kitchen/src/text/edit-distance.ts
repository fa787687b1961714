/** Edit distance between two words (letters left out, added, changed, swapped), with helpers for finding typos and how many to allow. */

/** Edits between two words (optimal string alignment), or `limit + 1` once they are certain to be more than `limit`. */
export function editDistance(one: string, other: string, limit = Number.POSITIVE_INFINITY): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  // Letters that both begin or end with cost nothing.
  let begin = 0;
  let [end, otherEnd] = [one.length, other.length];
  while (begin < end && begin < otherEnd && one[begin] === other[begin]) begin += 1;
  while (end > begin && otherEnd > begin && one[end - 1] === other[otherEnd - 1]) {
    end -= 1;
    otherEnd -= 1;
  }
  return distanceOf(one.slice(begin, end), other.slice(begin, otherEnd), limit);
}

function distanceOf(a: string, b: string, limit: number): number {
  let older: number[] = [];
  let old = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min(
        (old[j] as number) + 1,
        (row[j - 1] as number) + 1,
        (old[j - 1] as number) + same,
      );
      const crossed = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (crossed) best = Math.min(best, (older[j - 2] as number) + 1);
      if (best < least) least = best;
      row.push(best);
    }
    if (least > limit) return limit + 1;
    older = old;
    old = row;
  }
  return Math.min(old[b.length] as number, limit + 1);
}

/** The word with up to so many letters left out, in every way. */
export function deletionVariants(word: string, letters: number): Set<string> {
  const shorter = new Set([word]);
  if (letters === 0) return shorter;
  for (let at = 0; at < word.length; at += 1) {
    for (const one of deletionVariants(word.slice(0, at) + word.slice(at + 1), letters - 1))
      shorter.add(one);
  }
  return shorter;
}

/** The word without doubled letters: "rissotto" and "risotto" are both "risoto". */
export function collapseDoubledLetters(word: string): string {
  return word.replace(/(.)\1+/gu, '$1');
}

const LONG_WORD = 8;

/** How many typos a word of this length may have and still be recognised; none below five letters. */
export function maxTypos(word: string): number {
  if (word.length < 5) return 0;
  return word.length < LONG_WORD ? 1 : 2;
}
