/** Opens the database, SQLite or PostgreSQL, behind one interface. */
import type { Kysely } from 'kysely';
import { openSqlite } from './sqlite.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;

export interface Storage {
  readonly db: Database;
  /**
   * For counters that may be lost in a power cut: not flushed to disk one by one, which would cost
   * more than the rest of a request. Never await anything but the query inside.
   */
  readonly withRelaxedDurability: <T>(work: (db: Database) => Promise<T>) => Promise<T>;
  /** Throws when the database does not answer. */
  readonly ping: () => Promise<void>;
  /** For a pool: how many connections there are, busy or idle, and how many queries wait. */
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
