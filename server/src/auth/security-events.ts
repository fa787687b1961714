/** Writes down what endangers or changes an account, for whoever keeps the house; never an address as it is. */
import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Database, Storage } from '../storage/database.ts';
import type { Watch } from '../watch/watch.ts';
import type { Hide } from './hidden-addresses.ts';

export type SecurityEventKind =
  | 'signed-in'
  | 'sign-in-failed'
  /** Too many tries: nobody gets in from there for a while. */
  | 'sign-in-locked'
  /** Under attack, but from where the owner has signed in before. */
  | 'sign-in-slowed'
  | 'password-changed'
  | 'password-reset'
  /** Somebody has a copy of a refresh token; the session was ended. */
  | 'refresh-token-reused'
  | 'account-deleted'
  | 'letter-given-up';

/** The person, or where there is none the address that was named. */
export interface Concerned {
  readonly userId?: string | undefined;
  readonly email?: string;
}

export interface SecurityEvents {
  /** Never throws: what is noted has happened, whether or not it can be written down. */
  readonly note: (kind: SecurityEventKind, whom: Concerned) => Promise<void>;
  /** The same, but not again within a quarter of an hour. */
  readonly noteOnce: (kind: SecurityEventKind, whom: Concerned) => Promise<void>;
  /** Together with the change that it is about. */
  readonly noteIn: (
    transaction: Database,
    kind: SecurityEventKind,
    userId?: string,
  ) => Promise<void>;
  /**
   * What was noted about an address and not about its account, which goes with the account.
   * @returns drops it; the address is hidden before, as a transaction must not wait for a key
   */
  readonly forgetting: (email: string) => Promise<(transaction: Database) => Promise<void>>;
}

export interface EventDeps {
  readonly storage: Storage;
  readonly hide: Hide;
  readonly now: () => number;
  readonly logger: FastifyBaseLogger;
  readonly watch?: Pick<Watch, 'securityNoticed'> | undefined;
}

export const EVENT_MS = 90 * 24 * 3600 * 1000;
const ONCE_MS = 15 * 60_000;

interface Place {
  readonly user_id: string | null;
  readonly address_hash: string | null;
}

export function openSecurityEvents({
  storage,
  hide,
  now,
  logger,
  watch,
}: EventDeps): SecurityEvents {
  const { db } = storage;
  const rowOf = (kind: SecurityEventKind, place: Place) => ({
    event_id: randomUUID(),
    kind,
    happened_at: now(),
    ...place,
  });
  const placeOf = async ({ userId, email = '' }: Concerned): Promise<Place> => {
    // Made whether or not it is wanted, so that neither takes longer.
    const hidden = await hide(email);
    return userId === undefined
      ? { user_id: null, address_hash: hidden }
      : { user_id: userId, address_hash: null };
  };
  const tell = (kind: SecurityEventKind) => {
    watch?.securityNoticed(kind);
    logger.info({ kind }, 'security event');
  };
  const note = async (kind: SecurityEventKind, place: Place) => {
    tell(kind);
    await storage.lightly((light) =>
      light.insertInto('security_events').values(rowOf(kind, place)).execute(),
    );
  };
  const orWarn = (work: Promise<void>) =>
    work.catch((error: unknown) => {
      logger.warn({ err: error }, 'a security event could not be written down');
    });
  return {
    note: (kind, whom) => orWarn(placeOf(whom).then((place) => note(kind, place))),
    noteOnce: (kind, whom) =>
      orWarn(
        placeOf(whom).then(async (place) => {
          if (!(await wasNoted(db, kind, place, now() - ONCE_MS))) await note(kind, place);
        }),
      ),
    noteIn: async (transaction, kind, userId) => {
      const place = { user_id: userId ?? null, address_hash: null };
      await transaction.insertInto('security_events').values(rowOf(kind, place)).execute();
      tell(kind);
    },
    forgetting: async (email) => {
      const hidden = await hide(email);
      return async (transaction) => {
        await transaction
          .deleteFrom('security_events')
          .where('address_hash', '=', hidden)
          .execute();
      };
    },
  };
}

async function wasNoted(
  db: Database,
  kind: SecurityEventKind,
  { user_id, address_hash }: Place,
  since: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('security_events')
    .select('event_id')
    .where('kind', '=', kind)
    .where('happened_at', '>', since)
    .where(({ eb }) =>
      user_id === null ? eb('address_hash', '=', address_hash) : eb('user_id', '=', user_id),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
