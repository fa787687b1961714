/** Replaces secret keys after 90 days and deletes old ones once nothing they signed can still be valid. */
import type { Database } from '../storage/database.ts';
import type { KeyPurpose, SecretKeys } from './secret-keys.ts';

const HOUR_MS = 3600 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** The age at which a key is replaced. */
const ROTATION_MS = 90 * DAY_MS;

/**
 * How long a replaced key is kept: an access token lives ten minutes, a session thirty days, an
 * email in the outbox two; and processes learn of the new key with a delay.
 */
const RETENTION_MS: Record<KeyPurpose, number> = {
  access: HOUR_MS,
  refresh: 31 * DAY_MS,
  letter: 3 * DAY_MS,
  // Once it is gone, the hashed addresses can no longer be matched.
  event: DAY_MS,
};
const PURPOSES = Object.keys(RETENTION_MS) as KeyPurpose[];

/** Safe to run in several processes at once. */
export async function rotateKeys(db: Database, keys: SecretKeys, now: number): Promise<void> {
  for (const purpose of PURPOSES) {
    const newest = await findNewestBefore(db, purpose, now);
    if (newest !== undefined && newest.madeAt <= now - ROTATION_MS) {
      await keys.rotate(purpose, newest.kid);
    }
    const successor = await findNewestBefore(db, purpose, now - RETENTION_MS[purpose]);
    if (successor === undefined) continue;
    await db
      .deleteFrom('secret_keys')
      .where('purpose', '=', purpose)
      .where('created_at', '<', successor.madeAt)
      .execute();
  }
}

/** Finds the newest key that existed at that moment. */
async function findNewestBefore(
  db: Database,
  purpose: KeyPurpose,
  moment: number,
): Promise<{ kid: string; madeAt: number } | undefined> {
  const row = await db
    .selectFrom('secret_keys')
    .select(['kid', 'created_at'])
    .where('purpose', '=', purpose)
    .where('created_at', '<=', moment)
    .orderBy('created_at', 'desc')
    .orderBy('kid')
    .limit(1)
    .executeTakeFirst();
  return row && { kid: row.kid, madeAt: Number(row.created_at) };
}
