/** Renewing a session: each refresh token makes the next; honest clients never fall out, a replayed token ends it all. */
import { Refusal } from '@saffron/contract/errors';
import type { Database } from '../storage/database.ts';
import type { SessionRow } from '../storage/tables.ts';
import type { Keys } from './keys.ts';
import { deriveSecret, digest } from './secrets.ts';
import type { SecurityEvents } from './security-events.ts';
import type { OpenSession } from './session-store.ts';

export interface Renewed extends OpenSession {
  readonly refreshToken: string;
}

export interface RenewalDeps {
  readonly db: Database;
  readonly keys: Keys;
  readonly now: () => number;
  readonly events: SecurityEvents;
}

/** A session as seen from one of its tokens; the first has generation 0. */
export type Presented = SessionRow & { generation: number; role: string };

/** How long a token that comes again is still honoured: the reply may have been lost, or the other tab be slow. */
const REPEAT_MS = 2 * 60_000;
/** The same once its successor has been used. */
const GRACE_MS = 30_000;
/** Staying awake is written down at most this often. */
const IDLE_STEP_MS = 60_000;
const MOST_TRIES = 5;

/** @throws Refusal when the token is unknown, too old, or was stolen */
export async function renewSession(deps: RenewalDeps, token: string): Promise<Renewed> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const session = await findPresented(deps, token);
    if (session === undefined) throw new Refusal('session-expired');
    const refreshToken = await renewOnce(deps, session, token);
    const { session_id: sessionId, user_id: userId, role } = session;
    if (refreshToken !== undefined) return { sessionId, userId, role, refreshToken };
  }
  throw new Refusal('busy', { retryAfter: 1 });
}

/** The living session that a token belongs to, however old the token is. */
export function findPresented(
  { db, now }: Pick<RenewalDeps, 'db' | 'now'>,
  token: string,
): Promise<Presented | undefined> {
  return db
    .selectFrom('refresh_tokens')
    .innerJoin('sessions', 'sessions.session_id', 'refresh_tokens.session_id')
    .innerJoin('users', 'users.user_id', 'sessions.user_id')
    .selectAll('sessions')
    .select(['refresh_tokens.generation', 'users.role'])
    .where('refresh_tokens.token_hash', '=', digest(token))
    .where('sessions.expires_at', '>', now())
    .where('sessions.idle_until', '>', now())
    .executeTakeFirst();
}

/** Undefined when the session changed meanwhile, so that it must be looked at again. */
async function renewOnce(
  deps: RenewalDeps,
  session: Presented,
  token: string,
): Promise<string | undefined> {
  const { db, keys, now, events } = deps;
  const key = await keys.find('refresh', session.refresh_kid);
  if (key === undefined) throw new Refusal('session-expired');
  const next = deriveSecret(key.secret, token);
  const behind = session.used_generation - session.generation;
  if (behind < 0) return (await advance(deps, session, next)) ? next : undefined;
  // Whoever lost the next token gets it again. Later than that, two are at it, and one of them has no right to.
  const honouredMs = [REPEAT_MS, GRACE_MS][behind];
  if (honouredMs !== undefined && now() - session.used_at <= honouredMs) {
    await stayAwake(deps, session);
    return next;
  }
  await db.deleteFrom('sessions').where('session_id', '=', session.session_id).execute();
  await events.note('refresh-token-reused', { userId: session.user_id });
  throw new Refusal('session-expired');
}

/** The newest token is used for the first time. False when another request was quicker. */
function advance(
  { db, now }: RenewalDeps,
  { session_id, generation, idle_ms }: Presented,
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
      .values({ token_hash: digest(next), session_id, generation: generation + 1 })
      .execute();
    return true;
  });
}

async function stayAwake(
  { db, now }: RenewalDeps,
  { session_id, idle_ms, idle_until }: Presented,
): Promise<void> {
  const awake = now() + idle_ms;
  if (awake - idle_until < IDLE_STEP_MS) return;
  await db
    .updateTable('sessions')
    .set({ idle_until: awake })
    .where('session_id', '=', session_id)
    .execute();
}
