/** Counts and limits attempts at a password, per account and per network, wherever a password is typed. */
import { Refusal } from '@saffron/contract/errors';
import type { RateLimiter } from '../http/rate-limit.ts';
import type { Database } from '../storage/database.ts';
import type { SecurityEvents } from './security-events.ts';
import { isKnownNetwork } from './sign-in-networks.ts';

export interface PasswordAttemptDeps {
  readonly db: Database;
  readonly rateLimiter: RateLimiter;
  readonly events: SecurityEvents;
}

export interface PasswordAttempt {
  readonly email: string;
  /** The account's id, if the address has one. */
  readonly userId: string | undefined;
  /** The network the request comes from. */
  readonly network: string;
}

/**
 * @param compare compares the password; resolves to undefined when it was wrong
 * @returns the result of `look`
 * @throws Refusal after too many attempts
 */
export async function countPasswordAttempt<T>(
  deps: PasswordAttemptDeps,
  attempt: PasswordAttempt,
  compare: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const { events } = deps;
  const subject = { email: attempt.email, userId: attempt.userId };
  const refundPoints = await takePoints(deps, attempt).catch(async (error: unknown) => {
    if (error instanceof Refusal) await events.recordOnce('sign-in-locked', subject);
    throw error;
  });
  // Other failures, such as a full queue, do not count as an attempt.
  const result = await compare().catch(async (error: unknown) => {
    await refundPoints();
    throw error;
  });
  if (result === undefined) await events.record('sign-in-failed', subject);
  else await refundPoints();
  return result;
}

/**
 * Takes a point before anything is compared, so that concurrent attempts are counted too.
 * @returns a function that gives the points back
 */
async function takePoints(
  { db, rateLimiter, events }: PasswordAttemptDeps,
  { email, userId, network }: PasswordAttempt,
): Promise<() => Promise<void>> {
  const fromHere = `${email} ${network}`;
  // Queried whether or not there is an account, so that the response time does not tell.
  const isKnown = await isKnownNetwork(db, userId ?? '', network);
  await rateLimiter.takeForKey('login-failures', fromHere);
  if (!(await rateLimiter.tryTakeForKey('login-account', email))) {
    // An account under attack is locked for unknown networks and only slowed down for known ones.
    const limit = isKnown ? 'login-slowed' : 'login-account';
    await rateLimiter.takeForKey(limit, isKnown ? fromHere : email);
    await events.recordOnce('sign-in-slowed', { email, userId });
  }
  return async () => {
    await rateLimiter.refund('login-failures', fromHere);
    await rateLimiter.refund('login-account', email);
  };
}
