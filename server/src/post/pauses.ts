/** When a letter that could not be sent is tried again, and when it is given up. */

const SECOND_MS = 1000;
const HOUR_MS = 3600 * SECOND_MS;
const FIRST_PAUSE_MS = 5 * SECOND_MS;
const LONGEST_PAUSE_MS = HOUR_MS / 4;
const PATIENCE_MS = 48 * HOUR_MS;
/** A server that refuses an address for good may still be a server that is set up wrong for a while. */
const PATIENCE_WHEN_REFUSED_MS = HOUR_MS;

/** Longer than the slowest delivery; after that the letter is anybody's again. */
export const LEASE_MS = 180 * SECOND_MS;

/** Nothing is ever planned for later than this; what seems to be was planned when the clock was wrong. */
export const FURTHEST_MS = LONGEST_PAUSE_MS + 60 * SECOND_MS;

/** Pauses double from five seconds to a quarter of an hour. @returns undefined when it is time to give up */
export function whenToTryAgain(
  letter: { readonly created_at: number; readonly attempts: number },
  now: number,
  wasRefused: boolean,
): number | undefined {
  const patience = wasRefused ? PATIENCE_WHEN_REFUSED_MS : PATIENCE_MS;
  if (now - letter.created_at >= patience) return undefined;
  return now + Math.min(FIRST_PAUSE_MS * 2 ** (letter.attempts - 1), LONGEST_PAUSE_MS);
}
