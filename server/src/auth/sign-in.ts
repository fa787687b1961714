/** Signing in: counted first, then one password hash whoever it is, then the session. */
import type { BodyOf } from '@saffron/contract/endpoints';
import { Refusal } from '@saffron/contract/errors';
import { countGuess, type GuessDeps } from './guesses.ts';
import { type Hasher, isSameHash } from './hashing.ts';
import { hashForAddress, type Registrations } from './registrations.ts';
import type { SessionStore } from './session-store.ts';
import { rememberPlace } from './sign-in-places.ts';
import { type FoundUser, findUserByEmail, holdAsFound } from './users.ts';

export interface SignInDeps extends GuessDeps {
  readonly now: () => number;
  readonly hasher: Hasher;
  readonly registrations: Registrations;
  readonly sessions: SessionStore;
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
  const found = await countGuess(deps, { email: body.email, userId: user?.user_id, network }, () =>
    whoseIs(deps, body, user),
  );
  if (found === undefined) throw new Refusal('wrong-credentials');
  if ('registrationId' in found) throw new Refusal('email-unconfirmed', found);
  const { user_id: userId, role } = found;
  const opened = await sessions.open(
    { userId, keepSignedIn: body.keepSignedIn },
    async (transaction) => {
      // A password set meanwhile has ended all sessions, and this one with them.
      if (!(await holdAsFound(transaction, found))) throw new Refusal('wrong-credentials');
      await rememberPlace(transaction, { userId, network, now: now() });
      await events.noteIn(transaction, 'signed-in', userId);
    },
  );
  return { userId, role, ...opened };
}

/**
 * The person whose password it is, or else the newest sign-up. An address with an account is compared like any other
 * with what was chosen by those who signed up: if it were not, their own password would tell them of the account.
 */
async function whoseIs(
  deps: SignInDeps,
  body: BodyOf<'login'>,
  user: FoundUser | undefined,
): Promise<FoundUser | { registrationId: string } | undefined> {
  const { hash, pending } = await hashForAddress(deps, body, user);
  if (user !== undefined && isSameHash(user.password_hash, hash)) return user;
  const own = pending.find(({ password_hash }) => isSameHash(password_hash, hash));
  return own && { registrationId: own.registration_id };
}
