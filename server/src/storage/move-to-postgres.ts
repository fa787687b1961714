/** Copies everything from SQLite to PostgreSQL in one transaction, and compares it row by row. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { openExclusively } from './backup.ts';
import type { Database } from './database.ts';
import { formatReason, StorageError } from './migrate.ts';
import { openPostgres } from './postgres.ts';
import { DATABASE_FILE, openSqlite } from './sqlite.ts';
import { listTables } from './sqlite-copy.ts';

type Row = Record<string, unknown>;

/** A recipe may take 64 KiB, and one statement has room for 65,535 values. */
const ROWS_AT_ONCE = 200;

/**
 * The SQLite file stays as it is.
 * @returns the rows moved, by table
 * @throws StorageError with one sentence; then PostgreSQL is as empty as before
 */
export async function moveToPostgres(
  dataDir: string,
  databaseUrl: string,
): Promise<ReadonlyMap<string, number>> {
  const place = path.join(dataDir, DATABASE_FILE);
  if (!existsSync(place)) throw new StorageError(`There is no database at ${place}.`);
  // Brings the SQLite database up to date, so that both have the same tables.
  await (await openSqlite(dataDir)).close();
  const target = await openPostgres(databaseUrl);
  try {
    const source = openExclusively(place);
    try {
      return await target.db.transaction().execute((transaction) => moveAll(source, transaction));
    } finally {
      source.close();
    }
  } catch (error) {
    if (error instanceof StorageError) throw error;
    throw new StorageError(`Nothing was moved: ${formatReason(error)}.`);
  } finally {
    await target.close();
  }
}

async function moveAll(source: DatabaseSync, target: Database): Promise<Map<string, number>> {
  const tables = orderByForeignKeys(source, listTables(source));
  for (const table of tables) {
    await sql`lock table ${sql.table(table)} in exclusive mode`.execute(target);
    const there = await countRows(target, table);
    if (there > 0) throw createNotEmptyError(table, there);
  }
  const moved = new Map<string, number>();
  for (const table of tables) {
    const rows = await moveTable(source, target, table);
    const there = await countRows(target, table);
    if (there !== rows) {
      throw new StorageError(`Nothing was moved: of ${rows} rows in "${table}", ${there} arrived.`);
    }
    moved.set(table, rows);
  }
  return moved;
}

function createNotEmptyError(table: string, rows: number): StorageError {
  return new StorageError(
    `The PostgreSQL database is not empty (${rows} rows in "${table}"): nothing was moved; name an empty one.`,
  );
}

async function moveTable(source: DatabaseSync, target: Database, table: string): Promise<number> {
  let moved = 0;
  let batch: Row[] = [];
  const send = async () => {
    await insertRows(target, table, batch);
    moved += batch.length;
    batch = [];
  };
  for (const row of source.prepare(`select * from "${table}"`).iterate()) {
    batch.push(row);
    if (batch.length === ROWS_AT_ONCE) await send();
  }
  if (batch.length > 0) await send();
  return moved;
}

/** Returns the inserted rows, so that they can be compared with the originals. */
async function insertRows(target: Database, table: string, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const { rows: stored } = await sql<Row>`
    insert into ${sql.table(table)} (${sql.join(columns.map((name) => sql.ref(name)))})
    values ${sql.join(rows.map((row) => sql`(${sql.join(columns.map((name) => row[name]))})`))}
    returning ${sql.join(columns.map((name) => sql.ref(name)))}`.execute(target);
  const spell = (all: readonly Row[]) =>
    all.map((row) => JSON.stringify(columns.map((name) => row[name]))).sort();
  const arrived = spell(stored);
  if (spell(rows).every((row, at) => row === arrived[at])) return;
  throw new StorageError(`Nothing was moved: a row of "${table}" would not arrive as it is.`);
}

async function countRows(target: Database, table: string): Promise<number> {
  const { rows } = await sql<{ rows: number }>`
    select count(*) as rows from ${sql.table(table)}`.execute(target);
  return rows[0]?.rows ?? 0;
}

/** Tables are ordered so that referenced rows are inserted first. */
function orderByForeignKeys(source: DatabaseSync, tables: readonly string[]): string[] {
  const ordered: string[] = [];
  const addTable = (table: string) => {
    if (ordered.includes(table)) return;
    const owners = source.prepare(`pragma foreign_key_list("${table}")`).all();
    for (const { table: owner } of owners) if (owner !== table) addTable(String(owner));
    ordered.push(table);
  };
  for (const table of tables) addTable(table);
  return ordered;
}
