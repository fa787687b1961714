/** What a person has chosen: only what differs from nothing is kept, a row for each setting. */
import type { BodyOf, ReplyOf } from '@saffron/contract/endpoints';
import { DEFAULT_SETTINGS } from '@saffron/contract/preferences';
import type { Database } from '../storage/database.ts';

export type KeptSettings = ReplyOf<'getSettings'>;

/** The defaults for whatever was never changed. */
export async function readSettings(db: Database, userId: string): Promise<KeptSettings> {
  return { ...DEFAULT_SETTINGS, ...(await readChanged(db, userId)) };
}

/** Only the settings that were ever changed. */
export async function readChanged(db: Database, userId: string): Promise<Partial<KeptSettings>> {
  const rows = await db
    .selectFrom('user_settings')
    .select(['key', 'value'])
    .where('user_id', '=', userId)
    .execute();
  const changed: Partial<KeptSettings> = Object.fromEntries(
    rows.map(({ key, value }) => [key, JSON.parse(value)]),
  );
  const { otherFoods = [], ...others } = changed;
  // Whoever has none is told of none: the answer is that of the spec.
  return otherFoods.length > 0 ? changed : others;
}

/** Keys that are not sent stay as they are, even if somebody else is just changing them. */
export async function changeSettings(
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
