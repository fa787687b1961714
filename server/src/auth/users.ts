/** People with a confirmed address, as the calls of accounts find them. */
import type { Database } from '../storage/database.ts';
import type { UserRow } from '../storage/tables.ts';

export type FoundUser = Pick<UserRow, 'user_id' | 'email' | 'password_hash' | 'role'>;

export function findUserByEmail(db: Database, email: string): Promise<FoundUser | undefined> {
  return findUser(db, 'email', email);
}

export function findUserById(db: Database, userId: string): Promise<FoundUser | undefined> {
  return findUser(db, 'user_id', userId);
}

/**
 * False when the person has gone, or has another password than when they were found: whatever was begun with
 * the old one must not go on. The row is written to, and not only read, so that it stays so until the transaction ends.
 */
export async function holdAsFound(
  transaction: Database,
  { user_id, password_hash }: FoundUser,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('users')
    .set({ password_hash })
    .where('user_id', '=', user_id)
    .where('password_hash', '=', password_hash)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

function findUser(
  db: Database,
  column: 'email' | 'user_id',
  value: string,
): Promise<FoundUser | undefined> {
  return db
    .selectFrom('users')
    .select(['user_id', 'email', 'password_hash', 'role'])
    .where(column, '=', value)
    .executeTakeFirst();
}
