/** Replaces keys that have served long enough, and throws the old ones away once nothing they made is alive. */
import type { Database } from '../storage/database.ts';
import type { KeyPurpose, Keys } from './keys.ts';

const HOUR_MS = 3600 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** After that a key makes nothing new. */
export const SERVICE_MS = 90 * DAY_MS;

/**
 * For how long after it was replaced a key is still asked for: an access token lives ten minutes, a
 * session thirty days, a letter on its way two; and processes learn of the new key a little late.
 */
const MEMORY_MS: Record<KeyPurpose, number> = {
  access: HOUR_MS,
  refresh: 31 * DAY_MS,
  letter: 3 * DAY_MS,
  // Without it nobody can ask any more whose address it was.
  event: DAY_MS,
};
const PURPOSES = Object.keys(MEMORY_MS) as KeyPurpose[];

/** Any number of processes may do this at once. */
export async function renewKeys(db: Database, keys: Keys, now: number): Promise<void> {
  for (const purpose of PURPOSES) {
    const newest = await newestBefore(db, purpose, now);
    if (newest !== undefined && newest.madeAt <= now - SERVICE_MS) {
      await keys.rotate(purpose, newest.kid);
    }
    const successor = await newestBefore(db, purpose, now - MEMORY_MS[purpose]);
    if (successor === undefined) continue;
    await db
      .deleteFrom('secret_keys')
      .where('purpose', '=', purpose)
      .where('created_at', '<', successor.madeAt)
      .execute();
  }
}

/** The newest of the keys that were there at that moment. */
async function newestBefore(
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
