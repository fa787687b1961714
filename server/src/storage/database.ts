/** The door to what is kept: opens the database, brings it up to date and hands out one way to query it. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { migrate, StorageError } from './migrate.ts';
import { NodeSqliteDialect } from './sqlite-dialect.ts';
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
  readonly close: () => Promise<void>;
}

export const DATABASE_FILE = 'saffron.sqlite';
const BUSY_TIMEOUT_MS = 5000;

/** @throws StorageError with one sentence when the folder or the file cannot be used */
export async function openStorage(dataDir: string): Promise<Storage> {
  const file = openFile(dataDir);
  const db: Database = new Kysely({ dialect: new NodeSqliteDialect(file) });
  try {
    await migrate(db, async (step) => {
      file.prepare('vacuum into ?').run(path.join(dataDir, `before-${step}-${Date.now()}.sqlite`));
    });
  } catch (error) {
    await closeAll(db, file);
    throw error instanceof StorageError ? error : unusable(dataDir, error);
  }
  return {
    db,
    lightly: (work) => withoutFlush(db, file, work),
    ping: async () => {
      await sql`select 1`.execute(db);
    },
    close: () => closeAll(db, file),
  };
}

function openFile(dataDir: string): DatabaseSync {
  try {
    mkdirSync(dataDir, { recursive: true });
    const file = new DatabaseSync(path.join(dataDir, DATABASE_FILE), {
      timeout: BUSY_TIMEOUT_MS,
      enableForeignKeyConstraints: true,
    });
    file.exec('pragma journal_mode = wal; pragma synchronous = full;');
    return file;
  } catch (error) {
    throw unusable(dataDir, error);
  }
}

function unusable(dataDir: string, error: unknown): StorageError {
  const why = error instanceof Error ? error.message : String(error);
  return new StorageError(`The data folder ${dataDir} cannot be used: ${why}.`);
}

/** The lock of the one connection keeps every other query out between the two settings. */
async function withoutFlush<T>(
  db: Database,
  file: DatabaseSync,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  return db.connection().execute(async (connection) => {
    file.exec('pragma synchronous = normal');
    try {
      return await work(connection);
    } finally {
      file.exec('pragma synchronous = full');
    }
  });
}

async function closeAll(db: Database, file: DatabaseSync): Promise<void> {
  await db.destroy();
  // Kysely closes the file only when a query has run.
  if (file.isOpen) file.close();
}
