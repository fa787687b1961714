/** Remembers the networks a person has signed in from, so that an attack from elsewhere cannot lock them out. */
import type { Database } from '../storage/database.ts';
import { hashSecret } from './random-secrets.ts';

/** A network unused for this long counts as unknown again. */
export const NETWORK_RETENTION_MS = 90 * 24 * 3600 * 1000;

/** Salted with the user's random id, so that the networks of two people cannot be compared. */
function hashNetwork(userId: string, network: string): string {
  return hashSecret(`${userId} ${network}`);
}

export async function rememberNetwork(
  db: Database,
  { userId, network, now }: { userId: string; network: string; now: number },
): Promise<void> {
  await db
    .insertInto('sign_in_places')
    .values({ user_id: userId, network_hash: hashNetwork(userId, network), last_at: now })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'network_hash']).doUpdateSet({ last_at: now }),
    )
    .execute();
}

export async function isKnownNetwork(
  db: Database,
  userId: string,
  network: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('sign_in_places')
    .select('last_at')
    .where('user_id', '=', userId)
    .where('network_hash', '=', hashNetwork(userId, network))
    .executeTakeFirst();
  return row !== undefined;
}
