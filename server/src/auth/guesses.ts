/** Every password that is tried, wherever it is typed: counted before it is looked at, and few from each network. */
import { Refusal } from '@saffron/contract/errors';
import type { Throttle } from '../http/throttle.ts';
import type { Database } from '../storage/database.ts';
import type { SecurityEvents } from './security-events.ts';
import { isKnownPlace } from './sign-in-places.ts';

export interface GuessDeps {
  readonly db: Database;
  readonly throttle: Throttle;
  readonly events: SecurityEvents;
}

export interface Guess {
  readonly email: string;
  /** Of the account, where there is one. */
  readonly userId: string | undefined;
  /** Where the request comes from. */
  readonly network: string;
}

/**
 * @param look answers undefined when the password was wrong
 * @returns what was seen
 * @throws Refusal: too many tries
 */
export async function countGuess<T>(
  deps: GuessDeps,
  guess: Guess,
  look: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const { events } = deps;
  const whose = { email: guess.email, userId: guess.userId };
  const forgive = await takePoints(deps, guess).catch(async (error: unknown) => {
    if (error instanceof Refusal) await events.noteOnce('sign-in-locked', whose);
    throw error;
  });
  // Whatever is not a wrong password, be it a full queue, is no guess.
  const seen = await look().catch(async (error: unknown) => {
    await forgive();
    throw error;
  });
  if (seen === undefined) await events.note('sign-in-failed', whose);
  else await forgive();
  return seen;
}

/**
 * Takes a point before anything is compared, so that a thousand guesses at once are still few.
 * @returns gives the points back
 */
async function takePoints(
  { db, throttle, events }: GuessDeps,
  { email, userId, network }: Guess,
): Promise<() => Promise<void>> {
  const fromHere = `${email} ${network}`;
  // Asked for whether or not there is an account, so that neither takes longer.
  const isKnown = await isKnownPlace(db, userId ?? '', network);
  await throttle.takeFor('login-failures', fromHere);
  if (!(await throttle.hasLeft('login-account', email))) {
    // Under attack an account is shut to strangers, and only slow for where its owner has been before.
    const limit = isKnown ? 'login-slowed' : 'login-account';
    await throttle.takeFor(limit, isKnown ? fromHere : email);
    await events.noteOnce('sign-in-slowed', { email, userId });
  }
  return async () => {
    await throttle.giveBack('login-failures', fromHere);
    await throttle.giveBack('login-account', email);
  };
}
