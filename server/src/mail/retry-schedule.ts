/** When an email that could not be sent is tried again, and when it is given up. */
const SECOND_MS = 1000;
const HOUR_MS = 3600 * SECOND_MS;
const MIN_DELAY_MS = 5 * SECOND_MS;
const MAX_DELAY_MS = HOUR_MS / 4;
const GIVE_UP_MS = 48 * HOUR_MS;
/** A permanent refusal may still come from a mail server that is misconfigured for a while. */
const GIVE_UP_WHEN_REFUSED_MS = HOUR_MS;

/** Longer than the slowest delivery; afterwards another process may claim the email. */
export const LEASE_MS = 180 * SECOND_MS;

/** No attempt is planned later than this; one that is was planned by a wrong clock. */
export const MAX_PLANNED_MS = MAX_DELAY_MS + 60 * SECOND_MS;

/**
 * Pauses double from five seconds to a quarter of an hour. @returns undefined when the email should
 * be given up
 */
export function findNextAttempt(
  email: { readonly created_at: number; readonly attempts: number },
  now: number,
  wasRefused: boolean,
): number | undefined {
  const patience = wasRefused ? GIVE_UP_WHEN_REFUSED_MS : GIVE_UP_MS;
  if (now - email.created_at >= patience) return undefined;
  return now + Math.min(MIN_DELAY_MS * 2 ** (email.attempts - 1), MAX_DELAY_MS);
}
