/** Lets transactions about the same person, or the same thing, come one after the other. */
import { PostgresAdapter, sql } from 'kysely';
import type { Database } from './database.ts';

/**
 * Waits until no other transaction is about the same; ours ends the wait of the next.
 * @param about what it is about: `'letter', 'ann@example.org'`
 */
export async function takeTurn(transaction: Database, ...about: string[]): Promise<void> {
  // SQLite has one writer at a time anyway.
  if (!(transaction.getExecutor().adapter instanceof PostgresAdapter)) return;
  const key = JSON.stringify(about);
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(transaction);
}

/**
 * Waits for others who change the person or what the person has, and keeps them waiting until the end of
 * the transaction. Writing the person's row, unchanged, is the lock that every database knows.
 * @returns false when the person has been deleted
 */
export async function holdPerson(transaction: Database, userId: string): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('users')
    .set(({ ref }) => ({ role: ref('role') }))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
