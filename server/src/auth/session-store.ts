/** Signing in and staying so: a session per sign-in, and its refresh tokens, each good for the next. */
import { randomUUID } from 'node:crypto';
import { Refusal } from '@saffron/contract/errors';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../storage/database.ts';
import type { SessionRow } from '../storage/tables.ts';
import type { Keys } from './keys.ts';
import { deriveSecret, digest, newSecret } from './secrets.ts';

const HOUR_MS = 3600 * 1000;
const DAY_MS = 24 * HOUR_MS;
const KEPT = { idle: 14 * DAY_MS, most: 30 * DAY_MS };
const NOT_KEPT = { idle: 12 * HOUR_MS, most: 24 * HOUR_MS };
/** How long a token is still honoured once its successor has been used: the other tab may be slow. */
const GRACE_MS = 30_000;
/** Staying awake is written down at most this often. */
const IDLE_STEP_MS = 60_000;
const MOST_TRIES = 5;

export interface OpenSession {
  readonly sessionId: string;
  readonly userId: string;
  readonly role: string;
}
export interface Renewed extends OpenSession {
  readonly refreshToken: string;
}

export interface SessionStore {
  /**
   * @param also what is to be written down together with it
   * @returns the session's id and its first refresh token
   */
  readonly open: (
    who: { userId: string; keepSignedIn: boolean },
    also: (transaction: Database) => Promise<void>,
  ) => Promise<{ sessionId: string; refreshToken: string }>;
  /** The session if it is alive at this moment. */
  readonly find: (sessionId: string) => Promise<OpenSession | undefined>;
  /** @throws Refusal when the token is unknown, too old, or was stolen */
  readonly renew: (refreshToken: string) => Promise<Renewed>;
  /** Ends the session that the token belongs to, if any. */
  readonly end: (refreshToken: string) => Promise<void>;
  /** Ends the person's sessions, but for the one given. */
  readonly endAll: (db: Database, userId: string, butFor?: string) => Promise<void>;
}

type Presented = SessionRow & { generation: number; role: string };

export function openSessionStore(
  db: Database,
  keys: Keys,
  now: () => number,
  logger: FastifyBaseLogger,
): SessionStore {
  const read = (refreshToken: string): Promise<Presented | undefined> =>
    db
      .selectFrom('refresh_tokens')
      .innerJoin('sessions', 'sessions.session_id', 'refresh_tokens.session_id')
      .innerJoin('users', 'users.user_id', 'sessions.user_id')
      .selectAll('sessions')
      .select(['refresh_tokens.generation', 'users.role'])
      .where('refresh_tokens.token_hash', '=', digest(refreshToken))
      .where('sessions.expires_at', '>', now())
      .where('sessions.idle_until', '>', now())
      .executeTakeFirst();

  const revoke = (sessionId: string) =>
    db.deleteFrom('sessions').where('session_id', '=', sessionId).execute();

  const stayAwake = async ({ session_id, idle_ms, idle_until }: Presented) => {
    if (idle_until - (now() + idle_ms) > -IDLE_STEP_MS) return;
    const awake = { idle_until: now() + idle_ms };
    await db.updateTable('sessions').set(awake).where('session_id', '=', session_id).execute();
  };

  /** False when somebody else was quicker. */
  const advance = (session: Presented, next: string): Promise<boolean> =>
    db.transaction().execute(async (transaction) => {
      const { session_id, generation, idle_ms } = session;
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

  /** Undefined when the session changed meanwhile, so that it must be looked at again. */
  const renewOnce = async (session: Presented, token: string): Promise<string | undefined> => {
    const key = await keys.find('refresh', session.refresh_kid);
    if (key === undefined) throw new Refusal('session-expired');
    const next = deriveSecret(key.secret, token);
    const behind = session.used_generation - session.generation;
    if (behind < 0) return (await advance(session, next)) ? next : undefined;
    const isHonoured = behind === 0 || (behind === 1 && now() - session.used_at <= GRACE_MS);
    if (!isHonoured) {
      await revoke(session.session_id);
      logger.warn({ sessionId: session.session_id }, 'an old refresh token came again');
      throw new Refusal('session-expired');
    }
    await stayAwake(session);
    return next;
  };

  return {
    open: async ({ userId, keepSignedIn }, also) => {
      const { idle, most } = keepSignedIn ? KEPT : NOT_KEPT;
      const refreshToken = newSecret();
      const session = {
        session_id: randomUUID(),
        user_id: userId,
        refresh_kid: (await keys.current('refresh')).kid,
        used_generation: -1,
        used_at: now(),
        idle_ms: idle,
        idle_until: now() + idle,
        created_at: now(),
        expires_at: now() + most,
      };
      const first = {
        token_hash: digest(refreshToken),
        session_id: session.session_id,
        generation: 0,
      };
      await db.transaction().execute(async (transaction) => {
        await transaction.insertInto('sessions').values(session).execute();
        await transaction.insertInto('refresh_tokens').values(first).execute();
        await also(transaction);
      });
      return { sessionId: session.session_id, refreshToken };
    },
    find: async (sessionId) =>
      db
        .selectFrom('sessions')
        .innerJoin('users', 'users.user_id', 'sessions.user_id')
        .select(['sessions.session_id as sessionId', 'users.user_id as userId', 'users.role'])
        .where('sessions.session_id', '=', sessionId)
        .where('sessions.expires_at', '>', now())
        .where('sessions.idle_until', '>', now())
        .executeTakeFirst(),
    renew: async (token) => {
      for (let tries = 0; tries < MOST_TRIES; tries += 1) {
        const session = await read(token);
        if (session === undefined) throw new Refusal('session-expired');
        const refreshToken = await renewOnce(session, token);
        const { session_id: sessionId, user_id: userId, role } = session;
        if (refreshToken !== undefined) return { sessionId, userId, role, refreshToken };
      }
      throw new Refusal('busy', { retryAfter: 1 });
    },
    end: async (token) => {
      const session = await read(token);
      if (session !== undefined) await revoke(session.session_id);
    },
    endAll: async (transaction, userId, butFor = '') => {
      await transaction
        .deleteFrom('sessions')
        .where('user_id', '=', userId)
        .where('session_id', '!=', butFor)
        .execute();
    },
  };
}
