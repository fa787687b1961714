/** Where a test keeps its data: a folder of its own and, in a run on PostgreSQL, a database of its own. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStorage, type Storage } from '../storage/database.ts';
import { tellPostgres } from './postgres-house.ts';

export interface TestPlace {
  readonly dataDir: string;
  /** Undefined for SQLite in the folder. */
  readonly databaseUrl: string | undefined;
  readonly open: () => Promise<Storage>;
  /** After everything that was opened there is closed. */
  readonly clear: () => Promise<void>;
}

/** What databases are copied from, with all their tables and no rows. */
export const TEMPLATE = 'saffron_template';

let urlOf: ((name: string) => string) | undefined;

/** From now on tests keep their data in that PostgreSQL. */
export function usePostgres(address: (name: string) => string): void {
  urlOf = address;
}

/** Databases whose tables are empty again: making one costs more than most tests. */
const emptied: string[] = [];

const tell = async (database: string, statement: string) => {
  if (urlOf !== undefined) await tellPostgres(urlOf(database), statement);
};

/** @param template `template0` for a database without tables */
export async function makeTestPlace(template = TEMPLATE): Promise<TestPlace> {
  const name = await createFrom(template);
  return placeIn(name, () => tell('postgres', `drop database if exists ${name} with (force)`));
}

/** For tests that leave the tables as they are, with rows in them or not. */
export async function borrowTestPlace(): Promise<TestPlace> {
  const name = emptied.pop() ?? (await createFrom(TEMPLATE));
  return placeIn(name, async () => {
    await tell(name, DELETE_ALL);
    emptied.push(name);
  });
}

async function createFrom(template: string): Promise<string> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await tell('postgres', `create database ${name} template ${template}`);
  return name;
}

const DELETE_ALL = `do $$ declare name text; begin
  for name in select tablename from pg_tables
    where schemaname = 'public' and tablename not like 'kysely%'
  loop execute format('delete from %I', name); end loop; end $$`;

function placeIn(name: string, clearDatabase: () => Promise<void>): TestPlace {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'saffron-test-'));
  const databaseUrl = urlOf?.(name);
  return {
    dataDir,
    databaseUrl,
    open: () => openStorage(dataDir, databaseUrl),
    clear: async () => {
      rmSync(dataDir, { recursive: true, force: true });
      await clearDatabase();
    },
  };
}
