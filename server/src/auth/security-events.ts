/** Records security events (sign-ins, failures, password changes) in the database, without email addresses. */
import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Telemetry } from '../observability/telemetry.ts';
import type { Database, Storage } from '../storage/database.ts';
import type { HashAddress } from './address-hash.ts';

type SecurityEventKind =
  | 'signed-in'
  | 'sign-in-failed'
  /** Too many attempts: sign-in from there is refused for a while. */
  | 'sign-in-locked'
  /** Under attack, but from a network the owner has signed in from before. */
  | 'sign-in-slowed'
  | 'password-changed'
  | 'password-reset'
  /** Somebody has a copy of a refresh token; the session was ended. */
  | 'refresh-token-reused'
  | 'account-deleted'
  | 'letter-given-up';

/** The user or, without an account, the address that was given. */
interface EventSubject {
  readonly userId?: string | undefined;
  readonly email?: string;
}

export interface SecurityEvents {
  /** Never throws: the request must not fail because an event cannot be stored. */
  readonly record: (kind: SecurityEventKind, whom: EventSubject) => Promise<void>;
  /** The same, but at most once in a quarter of an hour. */
  readonly recordOnce: (kind: SecurityEventKind, whom: EventSubject) => Promise<void>;
  /** Records in the transaction of the change itself. */
  readonly recordIn: (
    transaction: Database,
    kind: SecurityEventKind,
    userId?: string,
  ) => Promise<void>;
  /**
   * Prepares to erase the events stored about the address itself; those about the account are
   * deleted with it.
   * @returns erases them; the address is hashed beforehand, as a transaction must not wait for a
   * key
   */
  readonly prepareErasure: (email: string) => Promise<(transaction: Database) => Promise<void>>;
}

export interface SecurityEventDeps {
  readonly storage: Storage;
  readonly hashAddress: HashAddress;
  readonly now: () => number;
  readonly logger: FastifyBaseLogger;
  readonly telemetry?: Pick<Telemetry, 'recordSecurityEvent'> | undefined;
}

export const EVENT_RETENTION_MS = 90 * 24 * 3600 * 1000;
const REPEAT_INTERVAL_MS = 15 * 60_000;

interface SubjectColumns {
  readonly user_id: string | null;
  readonly address_hash: string | null;
}

export function openSecurityEvents({
  storage,
  hashAddress,
  now,
  logger,
  telemetry,
}: SecurityEventDeps): SecurityEvents {
  const { db } = storage;
  const rowOf = (kind: SecurityEventKind, columns: SubjectColumns) => ({
    event_id: randomUUID(),
    kind,
    happened_at: now(),
    ...columns,
  });
  const readSubjectColumns = async ({
    userId,
    email = '',
  }: EventSubject): Promise<SubjectColumns> => {
    // Computed whether or not it is needed, so that the response time does not tell.
    const hidden = await hashAddress(email);
    return userId === undefined
      ? { user_id: null, address_hash: hidden }
      : { user_id: userId, address_hash: null };
  };
  const reportEvent = (kind: SecurityEventKind) => {
    telemetry?.recordSecurityEvent(kind);
    logger.info({ kind }, 'security event');
  };
  const storeEvent = async (kind: SecurityEventKind, columns: SubjectColumns) => {
    reportEvent(kind);
    await storage.withRelaxedDurability((light) =>
      light.insertInto('security_events').values(rowOf(kind, columns)).execute(),
    );
  };
  const orWarn = (work: Promise<void>) =>
    work.catch((error: unknown) => {
      logger.warn({ err: error }, 'a security event could not be written down');
    });
  return {
    record: (kind, whom) =>
      orWarn(readSubjectColumns(whom).then((columns) => storeEvent(kind, columns))),
    recordOnce: (kind, whom) =>
      orWarn(
        readSubjectColumns(whom).then(async (columns) => {
          if (!(await hasRecorded(db, kind, columns, now() - REPEAT_INTERVAL_MS)))
            await storeEvent(kind, columns);
        }),
      ),
    recordIn: async (transaction, kind, userId) => {
      const columns = { user_id: userId ?? null, address_hash: null };
      await transaction.insertInto('security_events').values(rowOf(kind, columns)).execute();
      reportEvent(kind);
    },
    prepareErasure: async (email) => {
      const hidden = await hashAddress(email);
      return async (transaction) => {
        await transaction
          .deleteFrom('security_events')
          .where('address_hash', '=', hidden)
          .execute();
      };
    },
  };
}

async function hasRecorded(
  db: Database,
  kind: SecurityEventKind,
  { user_id, address_hash }: SubjectColumns,
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
