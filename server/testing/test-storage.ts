/** Where a test keeps its data: a folder of its own and, in a run on PostgreSQL, a database of its own. */
import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { openStorage, type Storage } from '../src/storage/database.ts';
import { makeDataFolder } from './data-folder.ts';
import { runStatement } from './test-postgres.ts';

export interface TestStorage {
  readonly dataDir: string;
  /** Undefined for SQLite in the data folder. */
  readonly databaseUrl: string | undefined;
  readonly open: () => Promise<Storage>;
  /** After everything that was opened there is closed. */
  readonly clear: () => Promise<void>;
}

/** The template that databases are copied from, with all tables and no rows. */
export const TEMPLATE_DATABASE = 'saffron_template';

/** Stored on the process, since a test may reload this module. */
const URL_PATTERN_VARIABLE = 'TEST_DATABASE_URL';

/** @param pattern the address of a database, with `NAME` for its name: from now on tests keep their data there */
export function usePostgres(pattern: string): void {
  process.env[URL_PATTERN_VARIABLE] = pattern;
}

const urlFor = (name: string) => process.env[URL_PATTERN_VARIABLE]?.replace('NAME', name);

/** Databases whose tables are empty again: making one costs more than most tests. */
const reusableDatabases: string[] = [];

const runOn = async (database: string, statement: string) => {
  const url = urlFor(database);
  if (url !== undefined) await runStatement(url, statement);
};

/** @param template `template0` for a database without tables */
export async function createTestStorage(template = TEMPLATE_DATABASE): Promise<TestStorage> {
  const name = await createDatabaseFrom(template);
  return createStorageFor(name, () =>
    runOn('postgres', `drop database if exists ${name} with (force)`),
  );
}

/** For tests that leave the tables as they are, with rows in them or not. */
export async function borrowTestStorage(): Promise<TestStorage> {
  const name = reusableDatabases.pop() ?? (await createDatabaseFrom(TEMPLATE_DATABASE));
  return createStorageFor(name, async () => {
    await runOn(name, DELETE_ALL);
    reusableDatabases.push(name);
  });
}

async function createDatabaseFrom(template: string): Promise<string> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await runOn('postgres', `create database ${name} template ${template}`);
  return name;
}

const DELETE_ALL = `do $$ declare name text; begin
  for name in select tablename from pg_tables
    where schemaname = 'public' and tablename not like 'kysely%'
  loop execute format('delete from %I', name); end loop; end $$`;

function createStorageFor(name: string, clearDatabase: () => Promise<void>): TestStorage {
  const dataDir = makeDataFolder('saffron-test-');
  const databaseUrl = urlFor(name);
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
