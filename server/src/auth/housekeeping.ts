/** What has to be done from time to time: expired rows go, keys are renewed. */
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../storage/database.ts';
import { renewKeys } from './key-ages.ts';
import type { Keys } from './keys.ts';
import { REMEMBERED_MS } from './registrations.ts';
import { EVENT_MS } from './security-events.ts';
import { PLACE_MS } from './sign-in-places.ts';

export interface HouseDeps {
  readonly db: Database;
  readonly keys: Keys;
  readonly now: () => number;
  readonly logger: FastifyBaseLogger;
}

const EVERY_MS = 10 * 60_000;
/** Whoever gave an address with their feedback has had an answer by then, or gets none. */
const FEEDBACK_ADDRESS_MS = 180 * 24 * 3600 * 1000;

/** Sessions, links, sign-ups nobody confirmed, places long unused, old security events, and the addresses in old feedback. */
export async function throwAwayExpired(db: Database, now: number): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
  await db.deleteFrom('sessions').where('idle_until', '<=', now).execute();
  await db.deleteFrom('email_tokens').where('expires_at', '<=', now).execute();
  await db
    .deleteFrom('registrations')
    .where('expires_at', '<=', now - REMEMBERED_MS)
    .execute();
  await db
    .deleteFrom('sign_in_places')
    .where('last_at', '<=', now - PLACE_MS)
    .execute();
  await db
    .deleteFrom('security_events')
    .where('happened_at', '<=', now - EVENT_MS)
    .execute();
  await db
    .updateTable('feedback')
    .set({ email: null })
    .where('email', 'is not', null)
    .where('created_at', '<=', now - FEEDBACK_ADDRESS_MS)
    .execute();
}

/** At once, and then every ten minutes. @returns stops it, once what is under way is done */
export function keepHouse({ db, keys, now, logger }: HouseDeps): () => Promise<void> {
  const orWarn = (work: Promise<void>, what: string) =>
    work.catch((error: unknown) => logger.warn({ err: error }, what));
  const round = async () => {
    await orWarn(renewKeys(db, keys, now()), 'the keys could not be renewed');
    await orWarn(throwAwayExpired(db, now()), 'expired rows could not be thrown away');
  };
  let underWay = round();
  const timer = setInterval(() => {
    underWay = underWay.then(round);
  }, EVERY_MS).unref();
  return async () => {
    clearInterval(timer);
    await underWay;
  };
}
