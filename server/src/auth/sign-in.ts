/** Signs a person in: counts the attempt, compares the password, opens a session. */
import type { BodyOf } from '@saffron/contract/endpoints';
import { Refusal } from '@saffron/contract/errors';
import { type Hasher, isSameHash } from './hashing.ts';
import { countPasswordAttempt, type PasswordAttemptDeps } from './password-attempts.ts';
import { hashForEmail, type Registrations } from './registrations.ts';
import type { SessionStore } from './session-store.ts';
import { rememberNetwork } from './sign-in-networks.ts';
import { findUserByEmail, lockIfUnchanged, type UserCredentials } from './users.ts';

export interface SignInDeps extends PasswordAttemptDeps {
  readonly now: () => number;
  readonly hasher: Hasher;
  readonly registrations: Registrations;
  readonly sessions: SessionStore;
}

export interface SignInResult {
  readonly userId: string;
  readonly role: string;
  readonly sessionId: string;
  readonly refreshToken: string;
}

/**
 * @param network where the request comes from
 * @throws Refusal: too many attempts, wrong credentials, or an unconfirmed address
 */
export async function signIn(
  deps: SignInDeps,
  body: BodyOf<'login'>,
  network: string,
): Promise<SignInResult> {
  const { db, now, sessions, events } = deps;
  const user = await findUserByEmail(db, body.email);
  const found = await countPasswordAttempt(
    deps,
    { email: body.email, userId: user?.user_id, network },
    () => findAccountByPassword(deps, body, user),
  );
  if (found === undefined) throw new Refusal('wrong-credentials');
  if ('registrationId' in found) throw new Refusal('email-unconfirmed', found);
  const { user_id: userId, role } = found;
  const opened = await sessions.create(
    { userId, keepSignedIn: body.keepSignedIn },
    async (transaction) => {
      // A password set meanwhile has ended all sessions.
      if (!(await lockIfUnchanged(transaction, found))) throw new Refusal('wrong-credentials');
      await rememberNetwork(transaction, { userId, network, now: now() });
      await events.recordIn(transaction, 'signed-in', userId);
    },
  );
  return { userId, role, ...opened };
}

/**
 * @returns the user with this password, or else the newest sign-up with it. The sign-ups of an
 * address are compared even if it has an account: otherwise their own password would reveal that
 * the account exists.
 */
async function findAccountByPassword(
  deps: SignInDeps,
  body: BodyOf<'login'>,
  user: UserCredentials | undefined,
): Promise<UserCredentials | { registrationId: string } | undefined> {
  const { hash, pending } = await hashForEmail(deps, body, user);
  if (user !== undefined && isSameHash(user.password_hash, hash)) return user;
  const own = pending.find(({ password_hash }) => isSameHash(password_hash, hash));
  return own && { registrationId: own.registration_id };
}
