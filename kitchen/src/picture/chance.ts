/** Variety without randomness: the same name always gives the same picture. */

/** Gives the next number in [0, 1). */
export type Chance = () => number;

/** FNV-1a over UTF-16 units: a small, stable hash of a name, 32 bits unsigned. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash >>> 0;
}

/** A repeatable sequence (mulberry32) from a whole number. */
export function chanceFrom(seed: number): Chance {
  let state = (seed + 0x9e3779b9) | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
