/** Reads and updates a person's name, gender and birthday. */
import type { BodyOf } from '@saffron/contract/endpoints';
import type { Profile } from '@saffron/contract/user';
import type { Database } from '../storage/database.ts';

/** Undefined when the account has just been deleted. */
export async function readProfile(db: Database, userId: string): Promise<Profile | undefined> {
  const row = await db
    .selectFrom('users')
    .select(['first_name', 'last_name', 'gender', 'birth_month', 'birth_day'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { birth_month: month, birth_day: day } = row;
  return {
    firstName: row.first_name,
    lastName: row.last_name,
    // Only values of the contract are ever written.
    gender: row.gender as Profile['gender'],
    birthday: month === null || day === null ? null : { month, day },
  };
}

/** Keys that are not sent stay as they are. */
export async function updateProfile(
  db: Database,
  userId: string,
  { firstName, lastName, gender, birthday }: BodyOf<'putProfile'>,
): Promise<void> {
  const change = {
    ...(firstName === undefined ? {} : { first_name: firstName.trim() }),
    ...(lastName === undefined ? {} : { last_name: lastName.trim() }),
    ...(gender === undefined ? {} : { gender }),
    ...(birthday === undefined
      ? {}
      : { birth_month: birthday?.month ?? null, birth_day: birthday?.day ?? null }),
  };
  if (Object.keys(change).length === 0) return;
  await db.updateTable('users').set(change).where('user_id', '=', userId).execute();
}
