/** Deletes expired rows and rotates keys every ten minutes. */
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../storage/database.ts';
import { rotateKeys } from './key-rotation.ts';
import { REGISTRATION_RETENTION_MS } from './registrations.ts';
import type { SecretKeys } from './secret-keys.ts';
import { EVENT_RETENTION_MS } from './security-events.ts';
import { NETWORK_RETENTION_MS } from './sign-in-networks.ts';

export interface HousekeepingDeps {
  readonly db: Database;
  readonly keys: SecretKeys;
  readonly now: () => number;
  readonly logger: FastifyBaseLogger;
}

const INTERVAL_MS = 10 * 60_000;
/** Addresses given with feedback are erased after this time: it has been answered by then. */
const FEEDBACK_ADDRESS_MS = 180 * 24 * 3600 * 1000;

/**
 * Deletes expired sessions, links, unconfirmed sign-ups, unused networks, old security events, and
 * the addresses in old feedback.
 */
export async function deleteExpired(db: Database, now: number): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
  await db.deleteFrom('sessions').where('idle_until', '<=', now).execute();
  await db.deleteFrom('email_tokens').where('expires_at', '<=', now).execute();
  await db
    .deleteFrom('registrations')
    .where('expires_at', '<=', now - REGISTRATION_RETENTION_MS)
    .execute();
  await db
    .deleteFrom('sign_in_places')
    .where('last_at', '<=', now - NETWORK_RETENTION_MS)
    .execute();
  await db
    .deleteFrom('security_events')
    .where('happened_at', '<=', now - EVENT_RETENTION_MS)
    .execute();
  await db
    .updateTable('feedback')
    .set({ email: null })
    .where('email', 'is not', null)
    .where('created_at', '<=', now - FEEDBACK_ADDRESS_MS)
    .execute();
}

/** Runs now and then every ten minutes. @returns a function that stops it after the current round */
export function startHousekeeping({
  db,
  keys,
  now,
  logger,
}: HousekeepingDeps): () => Promise<void> {
  const orWarn = (work: Promise<void>, what: string) =>
    work.catch((error: unknown) => logger.warn({ err: error }, what));
  const round = async () => {
    await orWarn(rotateKeys(db, keys, now()), 'the keys could not be renewed');
    await orWarn(deleteExpired(db, now()), 'expired rows could not be thrown away');
  };
  let underWay = round();
  const timer = setInterval(() => {
    underWay = underWay.then(round);
  }, INTERVAL_MS).unref();
  return async () => {
    clearInterval(timer);
    await underWay;
  };
}
