/** The door to what is kept: opens the database, brings it up to date and hands out one way to query it. */
import type { Kysely } from 'kysely';
import { openSqlite } from './sqlite.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;

export interface Storage {
  readonly db: Database;
  /**
   * For counters that a power cut may forget: not flushed to disk one by one, which costs
   * more than everything else in a request. Never await anything but the query inside.
   */
  readonly lightly: <T>(work: (db: Database) => Promise<T>) => Promise<T>;
  /** Throws when the database does not answer. */
  readonly ping: () => Promise<void>;
  /** Where several are kept: how many there are, at work or not, and how many queries wait for one. */
  readonly connections?: () => Record<'open' | 'idle' | 'awaited', number>;
  readonly close: () => Promise<void>;
}

/**
 * @param databaseUrl `postgres://…`; without it, SQLite in the folder
 * @throws StorageError with one sentence when the database cannot be used
 */
export async function openStorage(dataDir: string, databaseUrl?: string): Promise<Storage> {
  if (databaseUrl === undefined) return openSqlite(dataDir);
  const { openPostgres } = await import('./postgres.ts');
  return openPostgres(databaseUrl);
}
