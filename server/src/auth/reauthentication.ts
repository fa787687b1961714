/** Asks for the password or a recent sign-in before an account is exported or deleted. */
import { Refusal } from '@saffron/contract/errors';
import type { FastifyRequest } from 'fastify';
import { toNetwork } from '../http/client-network.ts';
import type { Identity } from '../http/identity.ts';
import type { Hasher } from './hashing.ts';
import { countPasswordAttempt, type PasswordAttemptDeps } from './password-attempts.ts';
import type { SessionStore } from './session-store.ts';
import { findUserById, type UserCredentials } from './users.ts';

export interface ReauthenticationDeps extends PasswordAttemptDeps {
  readonly now: () => number;
  readonly hasher: Hasher;
  readonly sessions: SessionStore;
}

interface ReauthenticationRequest {
  readonly who: Identity;
  readonly request: FastifyRequest;
  readonly password?: string | undefined;
}

/**
 * @returns the user as read; the caller checks that the password is unchanged when it acts. @throws
 * Refusal
 */
export type Reauthenticate = (asked: ReauthenticationRequest) => Promise<UserCredentials>;

const RECENT_SIGN_IN_MS = 5 * 60_000;

export function createReauthenticate(deps: ReauthenticationDeps): Reauthenticate {
  const isFresh = async (sessionId: string) => {
    const signIn = await deps.sessions.findSignIn(sessionId);
    return signIn !== undefined && Math.abs(deps.now() - signIn.at) <= RECENT_SIGN_IN_MS;
  };
  return async ({ who, request, password }) => {
    const { user, sessionId } = await findSessionUser(deps, who);
    if (password !== undefined) await checkCurrentPassword(deps, { user, password, request });
    else if (!(await isFresh(sessionId))) throw new Refusal('password-needed');
    return user;
  };
}

/** @throws Refusal when the user or the session no longer exists */
export async function findSessionUser(
  { db }: Pick<ReauthenticationDeps, 'db'>,
  who: Identity,
): Promise<{ user: UserCredentials; sessionId: string }> {
  const isOpen = who.kind === 'person' && who.sessionId !== undefined;
  const user = isOpen ? await findUserById(db, who.userId) : undefined;
  if (!isOpen || user === undefined) throw new Refusal('unauthorized');
  return { user, sessionId: who.sessionId };
}

/** Counted like a sign-in attempt. @throws Refusal when the password is wrong, or after too many attempts */
export async function checkCurrentPassword(
  deps: PasswordAttemptDeps & { readonly hasher: Hasher },
  { user, password, request }: { user: UserCredentials; password: string; request: FastifyRequest },
): Promise<void> {
  const attempt = { email: user.email, userId: user.user_id, network: toNetwork(request.ip) };
  const isRight = await countPasswordAttempt(
    deps,
    attempt,
    async () => (await deps.hasher.verify(user.password_hash, password)) || undefined,
  );
  if (!isRight) throw new Refusal('wrong-current-password');
}
