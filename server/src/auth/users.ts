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
