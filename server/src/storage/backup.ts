/** Copies a SQLite database away and brings a copy back, without a moment at which there is none. */
import { existsSync, linkSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { firstUnknownStep, StorageError, sayWhy } from './migrate.ts';
import { DATABASE_FILE } from './sqlite.ts';
import { type Copy, copyDatabase, flush } from './sqlite-copy.ts';

const PATIENCE_MS = 1000;
/** SQLite: the file is malformed; it is no database at all. */
const BROKEN = [11, 26];

/**
 * While servers run.
 * @param target a file that is not there yet; by default one in `backups`, named by the moment
 * @throws StorageError with one sentence
 */
export function backUp(dataDir: string, target = path.join(dataDir, 'backups', nameNow())): Copy {
  if (existsSync(target)) throw new StorageError(`The file ${target} is already there.`);
  return withDatabase(path.join(dataDir, DATABASE_FILE), (database) =>
    copyDatabase(database, target),
  );
}

/** @returns what was restored, and where the database that it replaced is kept, if there was one */
export function restore(
  dataDir: string,
  from: string,
): { restored: Copy; replaced: string | undefined } {
  const place = path.join(dataDir, DATABASE_FILE);
  const next = path.join(dataDir, `restored-${nameNow()}`);
  const restored = withDatabase(from, (database) => {
    refuseForeign(database, from);
    return copyDatabase(database, next);
  });
  try {
    return { restored, replaced: swap(place, next) };
  } finally {
    rmSync(next, { force: true });
  }
}

/** At every moment there is a whole database at the place: the old one, or the new one. */
function swap(place: string, next: string): string | undefined {
  if (!existsSync(place)) {
    renameSync(next, place);
    return undefined;
  }
  const replaced = path.join(path.dirname(place), `replaced-${nameNow()}`);
  const release = holdIfSound(place);
  try {
    linkSync(place, replaced);
    // A broken one that could not be held; the new one must not take what is beside it for its own.
    for (const ending of ['-wal', '-shm']) {
      if (existsSync(place + ending)) renameSync(place + ending, replaced + ending);
    }
    renameSync(next, place);
    flush(path.dirname(place));
  } finally {
    release();
  }
  return replaced;
}

function holdIfSound(place: string): () => void {
  try {
    const held = holdAlone(place);
    return () => held.close();
  } catch (error) {
    if (!BROKEN.includes(codeOf(error))) throw error;
    return () => {};
  }
}

/**
 * The database with everything in its one file, and nobody else there until it is closed.
 * @throws StorageError when a server uses it
 */
export function holdAlone(place: string): DatabaseSync {
  const database = new DatabaseSync(place, { timeout: PATIENCE_MS });
  try {
    // Whoever has the database open keeps others from changing the kind of its journal.
    database.exec('pragma locking_mode = exclusive; pragma journal_mode = delete; begin exclusive');
    return database;
  } catch (error) {
    database.close();
    if ((codeOf(error) & 0xff) !== 5) throw error;
    throw new StorageError(
      `A server is using the data folder ${path.dirname(place)}: stop it first, then try again.`,
    );
  }
}

function codeOf(error: unknown): number {
  return Number((error as { errcode?: number }).errcode ?? 0);
}

function withDatabase<T>(file: string, work: (database: DatabaseSync) => T): T {
  if (!existsSync(file)) throw new StorageError(`There is no database at ${file}.`);
  try {
    const database = new DatabaseSync(file, { timeout: PATIENCE_MS });
    try {
      return work(database);
    } finally {
      database.close();
    }
  } catch (error) {
    if (error instanceof StorageError) throw error;
    throw new StorageError(`The database ${file} cannot be copied: ${sayWhy(error)}.`);
  }
}

function refuseForeign(database: DatabaseSync, file: string): void {
  const isOurs = database
    .prepare("select 1 from sqlite_master where name = 'kysely_migration'")
    .get();
  if (isOurs === undefined) throw new StorageError(`The file ${file} is no database of Saffron.`);
  const done = database.prepare('select name from kysely_migration').all();
  const unknown = firstUnknownStep(done.map(({ name }) => String(name)));
  if (unknown === undefined) return;
  throw new StorageError(
    `The file ${file} was written by a newer version of Saffron (it has "${unknown}").`,
  );
}

/** `saffron-2026-11-21T14-05-09.123Z.sqlite` */
function nameNow(): string {
  return `saffron-${new Date().toISOString().replaceAll(':', '-')}.sqlite`;
}
