/** Throws away what has run out: sessions, links, sign-ups nobody confirmed, places long unused. */
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../storage/database.ts';
import { PLACE_MS } from './sign-in-places.ts';

const EVERY_MS = 10 * 60_000;

export async function throwAwayExpired(db: Database, now: number): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
  await db.deleteFrom('sessions').where('idle_until', '<=', now).execute();
  await db.deleteFrom('email_tokens').where('expires_at', '<=', now).execute();
  await db.deleteFrom('registrations').where('expires_at', '<=', now).execute();
  await db
    .deleteFrom('sign_in_places')
    .where('last_at', '<=', now - PLACE_MS)
    .execute();
}

/** @returns stops it */
export function keepHouse(db: Database, now: () => number, logger: FastifyBaseLogger): () => void {
  const sweep = () =>
    throwAwayExpired(db, now()).catch((error: unknown) =>
      logger.warn({ err: error }, 'expired rows could not be thrown away'),
    );
  const timer = setInterval(() => void sweep(), EVERY_MS).unref();
  return () => clearInterval(timer);
}
