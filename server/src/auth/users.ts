/** Queries for users with a confirmed email address. */
import type { Database } from '../storage/database.ts';
import type { UserRow } from '../storage/tables.ts';

export type UserCredentials = Pick<UserRow, 'user_id' | 'email' | 'password_hash' | 'role'>;

export function findUserByEmail(db: Database, email: string): Promise<UserCredentials | undefined> {
  return findUser(db, 'email', email);
}

export function findUserById(db: Database, userId: string): Promise<UserCredentials | undefined> {
  return findUser(db, 'user_id', userId);
}

/**
 * False when the user was deleted or their password changed since they were read: an action begun
 * with the old password must not continue. The row is updated, and not only read, to lock it until
 * the transaction ends.
 */
export async function lockIfUnchanged(
  transaction: Database,
  { user_id, password_hash }: UserCredentials,
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
): Promise<UserCredentials | undefined> {
  return db
    .selectFrom('users')
    .select(['user_id', 'email', 'password_hash', 'role'])
    .where(column, '=', value)
    .executeTakeFirst();
}
