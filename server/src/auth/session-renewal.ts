/** Renews a session with its refresh token, and ends the session when an old token is replayed. */
import { Refusal } from '@saffron/contract/errors';
import type { Database } from '../storage/database.ts';
import type { SessionRow } from '../storage/tables.ts';
import { deriveSecret, hashSecret } from './random-secrets.ts';
import type { SecretKeys } from './secret-keys.ts';
import type { SecurityEvents } from './security-events.ts';
import type { ActiveSession } from './session-store.ts';

export interface RenewedSession extends ActiveSession {
  readonly refreshToken: string;
}

export interface RenewalDeps {
  readonly db: Database;
  readonly keys: SecretKeys;
  readonly now: () => number;
  readonly events: SecurityEvents;
}

/** A session as seen from one of its tokens; the first has generation 0. */
export type PresentedSession = SessionRow & { generation: number; role: string };

/** How long a used token may be presented again: the reply may have been lost, or another tab may be slow. */
const REPLAY_MS = 2 * 60_000;
/** The same, once its successor has been used. */
const GRACE_MS = 30_000;
/** The idle time is extended at most this often. */
const IDLE_STEP_MS = 60_000;
const MAX_TRIES = 5;

/** @throws Refusal when the token is unknown, too old, or was stolen */
export async function renewSession(deps: RenewalDeps, token: string): Promise<RenewedSession> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const session = await findSessionByToken(deps, token);
    if (session === undefined) throw new Refusal('session-expired');
    const refreshToken = await renewOnce(deps, session, token);
    const { session_id: sessionId, user_id: userId, role } = session;
    if (refreshToken !== undefined) return { sessionId, userId, role, refreshToken };
  }
  throw new Refusal('busy', { retryAfter: 1 });
}

/** Finds the active session of a token, however old the token is. */
export function findSessionByToken(
  { db, now }: Pick<RenewalDeps, 'db' | 'now'>,
  token: string,
): Promise<PresentedSession | undefined> {
  return db
    .selectFrom('refresh_tokens')
    .innerJoin('sessions', 'sessions.session_id', 'refresh_tokens.session_id')
    .innerJoin('users', 'users.user_id', 'sessions.user_id')
    .selectAll('sessions')
    .select(['refresh_tokens.generation', 'users.role'])
    .where('refresh_tokens.token_hash', '=', hashSecret(token))
    .where('sessions.expires_at', '>', now())
    .where('sessions.idle_until', '>', now())
    .executeTakeFirst();
}

/** Undefined when the session changed meanwhile and must be read again. */
async function renewOnce(
  deps: RenewalDeps,
  session: PresentedSession,
  token: string,
): Promise<string | undefined> {
  const { db, keys, now, events } = deps;
  const key = await keys.find('refresh', session.refresh_kid);
  if (key === undefined) throw new Refusal('session-expired');
  const next = deriveSecret(key.secret, token);
  const behind = session.used_generation - session.generation;
  if (behind < 0) return (await advanceGeneration(deps, session, next)) ? next : undefined;
  // A client that lost the next token gets it again. After that time, two clients use the session and one of
  // them has stolen it.
  const honouredMs = [REPLAY_MS, GRACE_MS][behind];
  if (honouredMs !== undefined && now() - session.used_at <= honouredMs) {
    await extendIdleTime(deps, session);
    return next;
  }
  await db.deleteFrom('sessions').where('session_id', '=', session.session_id).execute();
  await events.record('refresh-token-reused', { userId: session.user_id });
  throw new Refusal('session-expired');
}

/** Records the first use of the newest token. False when another request was faster. */
function advanceGeneration(
  { db, now }: RenewalDeps,
  { session_id, generation, idle_ms }: PresentedSession,
  next: string,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const moved = await transaction
      .updateTable('sessions')
      .set({ used_generation: generation, used_at: now(), idle_until: now() + idle_ms })
      .where('session_id', '=', session_id)
      .where('used_generation', '=', generation - 1)
      .returning('session_id')
      .executeTakeFirst();
    if (moved === undefined) return false;
    await transaction
      .insertInto('refresh_tokens')
      .values({ token_hash: hashSecret(next), session_id, generation: generation + 1 })
      .execute();
    return true;
  });
}

async function extendIdleTime(
  { db, now }: RenewalDeps,
  { session_id, idle_ms, idle_until }: PresentedSession,
): Promise<void> {
  const idleUntil = now() + idle_ms;
  if (idleUntil - idle_until < IDLE_STEP_MS) return;
  await db
    .updateTable('sessions')
    .set({ idle_until: idleUntil })
    .where('session_id', '=', session_id)
    .execute();
}
