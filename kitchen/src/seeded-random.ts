/** Generates numbers that look random and are the same for the same seed, so that results can be repeated. */

/** Gives the next number in [0, 1). */
export type Random = () => number;

/** Mulberry32, from a whole number. */
export function seededRandom(seed: number): Random {
  let state = (seed + 0x9e3779b9) | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
