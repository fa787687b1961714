/** Backs up and restores the SQLite database. */
import { existsSync, linkSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { findUnknownMigration, formatReason, StorageError } from './migrate.ts';
import { DATABASE_FILE } from './sqlite.ts';
import { copyDatabase, type DatabaseCopy, flushToDisk } from './sqlite-copy.ts';

const BUSY_TIMEOUT_MS = 1000;
/** SQLite's codes for a malformed file and for a file that is not a database. */
const CORRUPT_CODES = [11, 26];

/**
 * Backs up while servers run.
 * @param target a file that is not there yet; by default one in `backups`, named by the moment
 * @throws StorageError with one sentence
 */
export function backUp(
  dataDir: string,
  target = path.join(dataDir, 'backups', createBackupName()),
): DatabaseCopy {
  if (existsSync(target)) throw new StorageError(`The file ${target} is already there.`);
  return withDatabase(path.join(dataDir, DATABASE_FILE), (database) =>
    copyDatabase(database, target),
  );
}

/** @returns what was restored, and where the database that it replaced is kept, if there was one */
export function restore(
  dataDir: string,
  from: string,
): { restored: DatabaseCopy; replaced: string | undefined } {
  const place = path.join(dataDir, DATABASE_FILE);
  const next = path.join(dataDir, `restored-${createBackupName()}`);
  const restored = withDatabase(from, (database) => {
    refuseForeign(database, from);
    return copyDatabase(database, next);
  });
  try {
    return { restored, replaced: swapDatabase(place, next) };
  } finally {
    rmSync(next, { force: true });
  }
}

/** At every moment there is a complete database at the path: the old one or the new one. */
function swapDatabase(place: string, next: string): string | undefined {
  if (!existsSync(place)) {
    renameSync(next, place);
    return undefined;
  }
  const replaced = path.join(path.dirname(place), `replaced-${createBackupName()}`);
  const release = lockUnlessCorrupt(place);
  try {
    linkSync(place, replaced);
    // The old database was corrupt and not locked; the new one must not use its journal files.
    for (const ending of ['-wal', '-shm']) {
      if (existsSync(place + ending)) renameSync(place + ending, replaced + ending);
    }
    renameSync(next, place);
    flushToDisk(path.dirname(place));
  } finally {
    release();
  }
  return replaced;
}

function lockUnlessCorrupt(place: string): () => void {
  try {
    const held = openExclusively(place);
    return () => held.close();
  } catch (error) {
    if (!CORRUPT_CODES.includes(readErrorCode(error))) throw error;
    return () => {};
  }
}

/**
 * The database with everything in its one file, and nobody else there until it is closed.
 * @throws StorageError when a server uses it
 */
export function openExclusively(place: string): DatabaseSync {
  const database = new DatabaseSync(place, { timeout: BUSY_TIMEOUT_MS });
  try {
    // A process that has the database open prevents others from changing the journal mode.
    database.exec('pragma locking_mode = exclusive; pragma journal_mode = delete; begin exclusive');
    return database;
  } catch (error) {
    database.close();
    if ((readErrorCode(error) & 0xff) !== 5) throw error;
    throw new StorageError(
      `A server is using the data folder ${path.dirname(place)}: stop it first, then try again.`,
    );
  }
}

function readErrorCode(error: unknown): number {
  return Number((error as { errcode?: number }).errcode ?? 0);
}

function withDatabase<T>(file: string, work: (database: DatabaseSync) => T): T {
  if (!existsSync(file)) throw new StorageError(`There is no database at ${file}.`);
  try {
    const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
    try {
      return work(database);
    } finally {
      database.close();
    }
  } catch (error) {
    if (error instanceof StorageError) throw error;
    throw new StorageError(`The database ${file} cannot be copied: ${formatReason(error)}.`);
  }
}

function refuseForeign(database: DatabaseSync, file: string): void {
  const isOurs = database
    .prepare("select 1 from sqlite_master where name = 'kysely_migration'")
    .get();
  if (isOurs === undefined) throw new StorageError(`The file ${file} is no database of Saffron.`);
  const done = database.prepare('select name from kysely_migration').all();
  const unknown = findUnknownMigration(done.map(({ name }) => String(name)));
  if (unknown === undefined) return;
  throw new StorageError(
    `The file ${file} was written by a newer version of Saffron (it has "${unknown}").`,
  );
}

/** `saffron-2026-11-21T14-05-09.123Z.sqlite` */
function createBackupName(): string {
  return `saffron-${new Date().toISOString().replaceAll(':', '-')}.sqlite`;
}
