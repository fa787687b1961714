/** Remembers from which networks a person has signed in, so that an attack from elsewhere cannot lock them out. */
import type { Database } from '../storage/database.ts';
import { digest } from './secrets.ts';

/** A network that has not been used for so long is a stranger again. */
export const PLACE_MS = 90 * 24 * 3600 * 1000;

/** Mixed with the random id of the person, so that nobody's places can be compared with another's. */
function hashOf(userId: string, network: string): string {
  return digest(`${userId} ${network}`);
}

export async function rememberPlace(
  db: Database,
  { userId, network, now }: { userId: string; network: string; now: number },
): Promise<void> {
  await db
    .insertInto('sign_in_places')
    .values({ user_id: userId, network_hash: hashOf(userId, network), last_at: now })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'network_hash']).doUpdateSet({ last_at: now }),
    )
    .execute();
}

export async function isKnownPlace(
  db: Database,
  userId: string,
  network: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('sign_in_places')
    .select('last_at')
    .where('user_id', '=', userId)
    .where('network_hash', '=', hashOf(userId, network))
    .executeTakeFirst();
  return row !== undefined;
}
