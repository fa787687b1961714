/** Sessions: one per sign-in, alive as long as its row is there and its times have not run out. */
import { randomUUID } from 'node:crypto';
import type { Database } from '../storage/database.ts';
import { prepare } from '../storage/prepare.ts';
import { findPresented, type RenewalDeps, type Renewed, renewSession } from './renewal.ts';
import { digest, newSecret } from './secrets.ts';

const HOUR_MS = 3600 * 1000;
const DAY_MS = 24 * HOUR_MS;
const KEPT = { idle: 14 * DAY_MS, most: 30 * DAY_MS };
const NOT_KEPT = { idle: 12 * HOUR_MS, most: 24 * HOUR_MS };

export interface OpenSession {
  readonly sessionId: string;
  readonly userId: string;
  readonly role: string;
}

export interface SessionStore {
  /**
   * @param first what must hold, and is written down, together with it
   * @returns the session's id and its first refresh token
   */
  readonly open: (
    who: { userId: string; keepSignedIn: boolean },
    first: (transaction: Database) => Promise<void>,
  ) => Promise<{ sessionId: string; refreshToken: string }>;
  /** When the person signed in, and whether to stay so; undefined when the session has ended. */
  readonly signInOf: (
    sessionId: string,
  ) => Promise<{ at: number; keepSignedIn: boolean } | undefined>;
  /** The session if it is alive at this moment. */
  readonly find: (sessionId: string) => Promise<OpenSession | undefined>;
  /** @throws Refusal when the token is unknown, too old, or was stolen */
  readonly renew: (refreshToken: string) => Promise<Renewed>;
  /** Ends the session that the token belongs to, if any. */
  readonly end: (refreshToken: string) => Promise<void>;
  /** Ends the person's sessions. @returns their ids */
  readonly endAll: (db: Database, userId: string) => Promise<string[]>;
}

export function openSessionStore(deps: RenewalDeps): SessionStore {
  const { db, keys, now } = deps;
  const alive = prepare(db, ({ sessionId, moment }: { sessionId: string; moment: number }) =>
    db
      .selectFrom('sessions')
      .innerJoin('users', 'users.user_id', 'sessions.user_id')
      .select(['users.user_id as userId', 'users.role'])
      .where('sessions.session_id', '=', sessionId)
      .where('sessions.expires_at', '>', moment)
      .where('sessions.idle_until', '>', moment),
  );
  return {
    open: async ({ userId, keepSignedIn }, first) => {
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
      const token = {
        token_hash: digest(refreshToken),
        session_id: session.session_id,
        generation: 0,
      };
      await db.transaction().execute(async (transaction) => {
        await first(transaction);
        await transaction.insertInto('sessions').values(session).execute();
        await transaction.insertInto('refresh_tokens').values(token).execute();
      });
      return { sessionId: session.session_id, refreshToken };
    },
    find: async (sessionId) => {
      const [session] = await alive({ sessionId, moment: now() });
      if (session === undefined) return undefined;
      const { userId, role } = session;
      return { sessionId, userId, role };
    },
    signInOf: async (sessionId) => {
      const session = await db
        .selectFrom('sessions')
        .select(['created_at', 'idle_ms'])
        .where('session_id', '=', sessionId)
        .executeTakeFirst();
      if (session === undefined) return undefined;
      return { at: session.created_at, keepSignedIn: session.idle_ms === KEPT.idle };
    },
    renew: (token) => renewSession(deps, token),
    end: async (token) => {
      const session = await findPresented(deps, token);
      if (session === undefined) return;
      await db.deleteFrom('sessions').where('session_id', '=', session.session_id).execute();
    },
    endAll: async (transaction, userId) => {
      const ended = await transaction
        .deleteFrom('sessions')
        .where('user_id', '=', userId)
        .returning('session_id')
        .execute();
      return ended.map(({ session_id }) => session_id);
    },
  };
}
