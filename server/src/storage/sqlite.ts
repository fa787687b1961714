/** Opens the SQLite database in the data folder. */
import { mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import type { Database, Storage } from './database.ts';
import { formatReason, migrate, StorageError } from './migrate.ts';
import { createPrivateFile, PRIVATE_FOLDER } from './private-files.ts';
import { copyDatabase } from './sqlite-copy.ts';
import { CommitDurability, NodeSqliteDialect } from './sqlite-dialect.ts';

export const DATABASE_FILE = 'saffron.sqlite';
const BUSY_TIMEOUT_MS = 5000;
/** Another process may hold the lock, and large tables take time. */
const MIGRATION_TIMEOUT_MS = 120_000;

/** @throws StorageError with one sentence when the folder or the file cannot be used */
export async function openSqlite(dataDir: string): Promise<Storage> {
  const file = openFile(dataDir);
  const flushing = new CommitDurability(file);
  const db: Database = new Kysely({ dialect: new NodeSqliteDialect(file, flushing) });
  try {
    file.exec(`pragma busy_timeout = ${MIGRATION_TIMEOUT_MS}`);
    await migrate(db, async (step) => {
      copyDatabase(file, path.join(dataDir, `before-${step}-${Date.now()}.sqlite`));
    });
    file.exec(`pragma busy_timeout = ${BUSY_TIMEOUT_MS}`);
  } catch (error) {
    await closeAll(db, file);
    throw error instanceof StorageError ? error : createUnusableError(dataDir, error);
  }
  return {
    db,
    // The connection's mutex keeps out every other query meanwhile.
    withRelaxedDurability: (work) =>
      db
        .connection()
        .execute((connection) => flushing.withRelaxedDurability(() => work(connection))),
    ping: async () => {
      await sql`select 1`.execute(db);
    },
    close: () => closeAll(db, file),
  };
}

function openFile(dataDir: string): DatabaseSync {
  const place = path.join(dataDir, DATABASE_FILE);
  try {
    makeFolder(dataDir);
    for (;;) {
      const before = readInode(place);
      // SQLite creates its journal files with the same permissions.
      createPrivateFile(place);
      const file = new DatabaseSync(place, {
        timeout: BUSY_TIMEOUT_MS,
        enableForeignKeyConstraints: true,
      });
      file.exec('pragma journal_mode = wal; pragma synchronous = full;');
      // Had it been swapped for a restored one just then, we would write into the old one.
      if (before === undefined || before === readInode(place)) return file;
      file.close();
    }
  } catch (error) {
    throw createUnusableError(dataDir, error);
  }
}

/** One after the other: Node's own way goes round in circles where a folder is there and takes no folders, as /proc. */
function makeFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  const outer = path.dirname(folder);
  if (outer !== folder) makeFolder(outer);
  try {
    mkdirSync(folder, { mode: PRIVATE_FOLDER });
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}

function readInode(place: string): bigint | undefined {
  return statSync(place, { bigint: true, throwIfNoEntry: false })?.ino;
}

function createUnusableError(dataDir: string, error: unknown): StorageError {
  return new StorageError(`The data folder ${dataDir} cannot be used: ${formatReason(error)}.`);
}

async function closeAll(db: Database, file: DatabaseSync): Promise<void> {
  await db.destroy();
  // Kysely closes the file only when a query has run.
  if (file.isOpen) file.close();
}
