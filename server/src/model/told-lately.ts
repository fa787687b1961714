/** Remembers who has been told what a while ago, so that a sentence is said once in a conversation and not with every reply. */

const WHILE_MS = 3_600_000;
const MOST_KEPT = 10_000;

export interface ToldLately {
  /** Whether it is time to tell; if so, it counts as told. */
  readonly isDue: (key: string) => boolean;
}

/** @param now a clock of the test's own */
export function createToldLately(now: () => number = Date.now): ToldLately {
  // In the order of telling, so that the oldest are first.
  const told = new Map<string, number>();
  return {
    isDue: (key) => {
      const last = told.get(key);
      if (last !== undefined && now() - last < WHILE_MS) return false;
      told.delete(key);
      told.set(key, now());
      const oldest = told.keys().next().value;
      if (told.size > MOST_KEPT && oldest !== undefined) told.delete(oldest);
      return true;
    },
  };
}
