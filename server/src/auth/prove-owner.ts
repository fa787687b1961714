/** Before all of a person is taken away, or along: a copied token is not enough, it takes a fresh sign-in or the password. */
import { Refusal } from '@saffron/contract/errors';
import type { FastifyRequest } from 'fastify';
import { networkOf } from '../http/address.ts';
import { countGuess, type GuessDeps } from './guesses.ts';
import type { Hasher } from './hashing.ts';
import type { SessionStore } from './session-store.ts';
import type { Identity } from './sessions.ts';
import { type FoundUser, findUserById } from './users.ts';

export interface OwnerDeps extends GuessDeps {
  readonly now: () => number;
  readonly hasher: Hasher;
  readonly sessions: SessionStore;
}

export interface AskedByOwner {
  readonly who: Identity;
  readonly request: FastifyRequest;
  readonly password?: string | undefined;
}

/** The person as found, whose password must still be the same when it comes to it. @throws Refusal */
export type ProveOwner = (asked: AskedByOwner) => Promise<FoundUser>;

const FRESH_MS = 5 * 60_000;

export function createProveOwner(deps: OwnerDeps): ProveOwner {
  const isFresh = async (sessionId: string) => {
    const signIn = await deps.sessions.signInOf(sessionId);
    return signIn !== undefined && Math.abs(deps.now() - signIn.at) <= FRESH_MS;
  };
  return async ({ who, request, password }) => {
    const { user, sessionId } = await findOwner(deps, who);
    if (password !== undefined) await checkOwnPassword(deps, { user, password, request });
    else if (!(await isFresh(sessionId))) throw new Refusal('password-needed');
    return user;
  };
}

/** @throws Refusal when the person, or the session, has gone meanwhile */
export async function findOwner(
  { db }: Pick<OwnerDeps, 'db'>,
  who: Identity,
): Promise<{ user: FoundUser; sessionId: string }> {
  const isOpen = who.kind === 'person' && who.sessionId !== undefined;
  const user = isOpen ? await findUserById(db, who.userId) : undefined;
  if (!isOpen || user === undefined) throw new Refusal('unauthorized');
  return { user, sessionId: who.sessionId };
}

/** Counted like a sign-in. @throws Refusal when the password is not right, or too many were tried */
export async function checkOwnPassword(
  deps: GuessDeps & { readonly hasher: Hasher },
  { user, password, request }: { user: FoundUser; password: string; request: FastifyRequest },
): Promise<void> {
  const guess = { email: user.email, userId: user.user_id, network: networkOf(request.ip) };
  const isRight = await countGuess(
    deps,
    guess,
    async () => (await deps.hasher.verify(user.password_hash, password)) || undefined,
  );
  if (!isRight) throw new Refusal('wrong-current-password');
}
