/** Reads and updates a person's settings; only values that were changed are stored. */
import type { BodyOf, ReplyOf } from '@saffron/contract/endpoints';
import { DEFAULT_SETTINGS } from '@saffron/contract/preferences';
import type { Database } from '../storage/database.ts';

export type UserSettings = ReplyOf<'getSettings'>;

/** The defaults for whatever was never changed. */
export async function readUserSettings(db: Database, userId: string): Promise<UserSettings> {
  return { ...DEFAULT_SETTINGS, ...(await readChangedSettings(db, userId)) };
}

/** Only the settings that were ever changed. */
export async function readChangedSettings(
  db: Database,
  userId: string,
): Promise<Partial<UserSettings>> {
  const rows = await db
    .selectFrom('user_settings')
    .select(['key', 'value'])
    .where('user_id', '=', userId)
    .execute();
  const changed: Partial<UserSettings> = Object.fromEntries(
    rows.map(({ key, value }) => [key, JSON.parse(value)]),
  );
  const { otherFoods = [], ...others } = changed;
  // Left out when empty, as the spec's response has no such key.
  return otherFoods.length > 0 ? changed : others;
}

/** Keys that are not sent stay unchanged, even under concurrent updates. */
export async function updateUserSettings(
  db: Database,
  userId: string,
  change: BodyOf<'putSettings'>,
): Promise<void> {
  const rows = Object.entries(change)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ({ user_id: userId, key, value: JSON.stringify(value) }));
  if (rows.length === 0) return;
  await db
    .insertInto('user_settings')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'key']).doUpdateSet(({ ref }) => ({
        value: ref('excluded.value'),
      })),
    )
    .execute();
}
