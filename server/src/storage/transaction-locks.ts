/** Locks that make transactions about the same person or thing run one after the other. */
import { PostgresAdapter, sql } from 'kysely';
import type { Database } from './database.ts';

/**
 * Waits until no other transaction holds the same lock; it is released when ours ends.
 * @param about what the lock is about: `'letter', 'ann@example.org'`
 */
export async function acquireLock(transaction: Database, ...about: string[]): Promise<void> {
  // SQLite allows one writer at a time anyway.
  if (!(transaction.getExecutor().adapter instanceof PostgresAdapter)) return;
  const key = JSON.stringify(about);
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(transaction);
}

/**
 * Waits for others who change the person or what the person has, and keeps them waiting until the end of
 * the transaction. Writing the person's row, unchanged, is the lock that every database knows.
 * @returns false when the person has been deleted
 */
export async function lockUser(transaction: Database, userId: string): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('users')
    .set(({ ref }) => ({ role: ref('role') }))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
