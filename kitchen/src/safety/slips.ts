/** How far one word is from another, and when that is no more than a slip of the pen. */

export const SHORTEST = 4;
export const LONG_WORD = 8;

/** The word with up to so many letters left out, in every way. */
export function without(word: string, letters: number): Set<string> {
  const shorter = new Set([word]);
  if (letters === 0) return shorter;
  for (let at = 0; at < word.length; at += 1) {
    for (const one of without(word.slice(0, at) + word.slice(at + 1), letters - 1))
      shorter.add(one);
  }
  return shorter;
}

/** The slips that a word may have and still be meant. */
export function reachOf(word: string): number {
  return word.length >= LONG_WORD ? 2 : 1;
}

/** Optimal string alignment distance: insertions, deletions, substitutions, neighbours swapped. */
export function distance(a: string, b: string): number {
  let older: number[] = [];
  let old = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min(
        (old[j] as number) + 1,
        (row[j - 1] as number) + 1,
        (old[j - 1] as number) + same,
      );
      const crossed = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (crossed) best = Math.min(best, (older[j - 2] as number) + 1);
      row.push(best);
    }
    older = old;
    old = row;
  }
  return old[b.length] as number;
}

/** Four-letter words have too many honest neighbours: only swapped or doubled letters count. */
function isSlipOfShort(word: string, meant: string): boolean {
  if (word.length === meant.length) return [...word].sort().join('') === [...meant].sort().join('');
  const single = word.replace(/(.)\1/, '$1');
  return word.length === meant.length + 1 && single === meant;
}

export function isSlip(word: string, meant: string): boolean {
  if (meant.length === SHORTEST) return isSlipOfShort(word, meant);
  if (meant.length === 5 && word[0] !== meant[0] && word.slice(0, 2) !== `${meant[1]}${meant[0]}`)
    return false;
  if (word.length < meant.length - 1 && word.length < 7) return false;
  return distance(word, meant) <= reachOf(meant);
}
