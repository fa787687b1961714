/** Creates, finds and ends sessions; one row in the database for each sign-in. */
import { randomUUID } from 'node:crypto';
import type { Database } from '../storage/database.ts';
import { prepareQuery } from '../storage/prepared-query.ts';
import { createSecret, hashSecret } from './random-secrets.ts';
import {
  findSessionByToken,
  type RenewalDeps,
  type RenewedSession,
  renewSession,
} from './session-renewal.ts';

const HOUR_MS = 3600 * 1000;
const DAY_MS = 24 * HOUR_MS;
const KEEP_SIGNED_IN_LIFETIME = { idle: 14 * DAY_MS, most: 30 * DAY_MS };
const DEFAULT_LIFETIME = { idle: 12 * HOUR_MS, most: 24 * HOUR_MS };

export interface ActiveSession {
  readonly sessionId: string;
  readonly userId: string;
  readonly role: string;
}

export interface SessionStore {
  /**
   * @param first runs in the same transaction, before the session is created
   * @returns the session's id and its first refresh token
   */
  readonly create: (
    who: { userId: string; keepSignedIn: boolean },
    first: (transaction: Database) => Promise<void>,
  ) => Promise<{ sessionId: string; refreshToken: string }>;
  /** When the person signed in, and whether to stay so; undefined when the session has ended. */
  readonly findSignIn: (
    sessionId: string,
  ) => Promise<{ at: number; keepSignedIn: boolean } | undefined>;
  /** The session if it is alive at this moment. */
  readonly find: (sessionId: string) => Promise<ActiveSession | undefined>;
  /** @throws Refusal when the token is unknown, too old, or was stolen */
  readonly renew: (refreshToken: string) => Promise<RenewedSession>;
  /** Ends the token's session, if any. */
  readonly end: (refreshToken: string) => Promise<void>;
  /** Ends the person's sessions. @returns their ids */
  readonly endAll: (db: Database, userId: string) => Promise<string[]>;
}

export function openSessionStore(deps: RenewalDeps): SessionStore {
  const { db, keys, now } = deps;
  const alive = prepareQuery(db, ({ sessionId, moment }: { sessionId: string; moment: number }) =>
    db
      .selectFrom('sessions')
      .innerJoin('users', 'users.user_id', 'sessions.user_id')
      .select(['users.user_id as userId', 'users.role'])
      .where('sessions.session_id', '=', sessionId)
      .where('sessions.expires_at', '>', moment)
      .where('sessions.idle_until', '>', moment),
  );
  return {
    create: async ({ userId, keepSignedIn }, first) => {
      const { idle, most } = keepSignedIn ? KEEP_SIGNED_IN_LIFETIME : DEFAULT_LIFETIME;
      const refreshToken = createSecret();
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
        token_hash: hashSecret(refreshToken),
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
    findSignIn: async (sessionId) => {
      const session = await db
        .selectFrom('sessions')
        .select(['created_at', 'idle_ms'])
        .where('session_id', '=', sessionId)
        .executeTakeFirst();
      if (session === undefined) return undefined;
      return {
        at: session.created_at,
        keepSignedIn: session.idle_ms === KEEP_SIGNED_IN_LIFETIME.idle,
      };
    },
    renew: (token) => renewSession(deps, token),
    end: async (token) => {
      const session = await findSessionByToken(deps, token);
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
