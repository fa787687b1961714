/** Signing in: counted first, then one password hash whoever it is, then the session. */
import type { BodyOf } from '@saffron/contract/endpoints';
import { Refusal } from '@saffron/contract/errors';
import type { Throttle } from '../http/throttle.ts';
import type { Database } from '../storage/database.ts';
import type { Hasher } from './hashing.ts';
import { hashForAddress, type Registrations } from './registrations.ts';
import type { SecurityEvents } from './security-events.ts';
import type { SessionStore } from './session-store.ts';
import { isKnownPlace, rememberPlace } from './sign-in-places.ts';
import { type FoundUser, findUserByEmail } from './users.ts';

export interface SignInDeps {
  readonly db: Database;
  readonly now: () => number;
  readonly hasher: Hasher;
  readonly registrations: Registrations;
  readonly sessions: SessionStore;
  readonly throttle: Throttle;
  readonly events: SecurityEvents;
}

export interface SignedIn {
  readonly userId: string;
  readonly role: string;
  readonly sessionId: string;
  readonly refreshToken: string;
}

/**
 * @param network where the request comes from
 * @throws Refusal: too many tries, wrong credentials, or right ones of an unconfirmed address
 */
export async function signIn(
  deps: SignInDeps,
  body: BodyOf<'login'>,
  network: string,
): Promise<SignedIn> {
  const { db, now, sessions, events } = deps;
  const user = await findUserByEmail(db, body.email);
  const whose = { email: body.email, userId: user?.user_id };
  const forgive = await countTry(deps, body.email, network, user).catch(async (error: unknown) => {
    if (error instanceof Refusal) await deps.events.noteOnce('sign-in-locked', whose);
    throw error;
  });
  // Whatever is not a wrong password, be it a full queue, is no guess.
  const verdict = await checkPassword(deps, body, user).catch(async (error: unknown) => {
    await forgive();
    throw error;
  });
  if (verdict === 'wrong') {
    await deps.events.note('sign-in-failed', whose);
    throw new Refusal('wrong-credentials');
  }
  await forgive();
  if (user === undefined) throw new Refusal('email-unconfirmed');
  const { user_id: userId, role } = user;
  const opened = await sessions.open(
    { userId, keepSignedIn: body.keepSignedIn },
    async (transaction) => {
      await holdPassword(transaction, user);
      await rememberPlace(transaction, { userId, network, now: now() });
      await events.noteIn(transaction, 'signed-in', userId);
    },
  );
  return { userId, role, ...opened };
}

/**
 * A password that was set while the old one was being looked at ends all sessions, this one included.
 * The row is written to, and not only read, so that it stays as it is until the session is kept.
 */
async function holdPassword(
  transaction: Database,
  { user_id, password_hash }: FoundUser,
): Promise<void> {
  const held = await transaction
    .updateTable('users')
    .set({ password_hash })
    .where('user_id', '=', user_id)
    .where('password_hash', '=', password_hash)
    .returning('user_id')
    .executeTakeFirst();
  if (held === undefined) throw new Refusal('wrong-credentials');
}

/** Without an account there may still be sign-ups to compare with, and if not, the same time is spent. */
async function checkPassword(
  { hasher, registrations }: SignInDeps,
  body: BodyOf<'login'>,
  user: FoundUser | undefined,
): Promise<'right' | 'wrong'> {
  if (user !== undefined) {
    // The query that the other way makes, too.
    await registrations.of(body.email);
    return (await hasher.verify(user.password_hash, body.password)) ? 'right' : 'wrong';
  }
  const { hash, pending } = await hashForAddress(registrations, hasher, body);
  return pending.some((registration) => registration.password_hash === hash) ? 'right' : 'wrong';
}

/**
 * Takes a point before anything is compared, so that a thousand guesses at once are still few.
 * @returns gives the points back
 */
async function countTry(
  { db, throttle, events }: SignInDeps,
  email: string,
  network: string,
  user: FoundUser | undefined,
): Promise<() => Promise<void>> {
  const fromHere = `${email} ${network}`;
  // Asked for whether or not there is an account, so that neither takes longer.
  const isKnown = await isKnownPlace(db, user?.user_id ?? '', network);
  await throttle.takeFor('login-failures', fromHere);
  if (!(await throttle.hasLeft('login-account', email))) {
    // Under attack an account is shut to strangers, and only slow for where its owner has been before.
    const limit = isKnown ? 'login-slowed' : 'login-account';
    await throttle.takeFor(limit, isKnown ? fromHere : email);
    await events.noteOnce('sign-in-slowed', { email, userId: user?.user_id });
  }
  return async () => {
    await throttle.giveBack('login-failures', fromHere);
    await throttle.giveBack('login-account', email);
  };
}
