/** Copies a SQLite database while it is in use, and verifies the copy. */
import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StorageError } from './migrate.ts';
import { createPrivateFile, PRIVATE_FOLDER } from './private-files.ts';

export interface DatabaseCopy {
  readonly file: string;
  readonly tables: number;
  readonly rows: number;
  readonly bytes: number;
}

/**
 * @param from a connection to what is copied; others may write meanwhile
 * @throws StorageError when the copy is incomplete
 */
export function copyDatabase(from: DatabaseSync, target: string): DatabaseCopy {
  const part = `${target}.${process.pid}.part`;
  mkdirSync(path.dirname(target), { recursive: true, mode: PRIVATE_FOLDER });
  rmSync(part, { force: true });
  try {
    // A copy contains personal data and may be anywhere, so it gets private permissions. SQLite accepts an empty
    // file.
    createPrivateFile(part);
    from.prepare('vacuum into ?').run(part);
    const counted = checkIntegrity(part);
    flushToDisk(part);
    renameSync(part, target);
    flushToDisk(path.dirname(target));
    return { file: target, ...counted, bytes: statSync(target).size };
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
}

/** @throws StorageError when SQLite finds a fault in the file, or a row without its owner */
function checkIntegrity(file: string): { tables: number; rows: number } {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const faults = [
      ...database.prepare('pragma integrity_check').all(),
      ...database.prepare('pragma foreign_key_check').all(),
    ].map((row) => Object.values(row).join(' '));
    const fault = faults.find((words) => words !== 'ok');
    if (fault !== undefined) throw new StorageError(`The database has a fault: ${fault}.`);
    const tables = listTables(database);
    return {
      tables: tables.length,
      rows: tables.reduce((sum, name) => sum + countRows(database, name), 0),
    };
  } finally {
    database.close();
  }
}

/** Our own tables, not those of SQLite and of the migrations. */
export function listTables(database: DatabaseSync): string[] {
  return database
    .prepare(
      `select name from sqlite_master
       where type = 'table' and name not like 'sqlite_%' and name not like 'kysely_%' order by name`,
    )
    .all()
    .map(({ name }) => String(name));
}

function countRows(database: DatabaseSync, table: string): number {
  return Number(database.prepare(`select count(*) as rows from "${table}"`).get()?.rows);
}

/** Onto the disk; a folder is flushed for the names in it. */
export function flushToDisk(place: string): void {
  const handle = openSync(place, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
