/** Brings a database to the tables this code knows, or refuses one that is ahead of it. */
import { type Kysely, sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration';
import { MIGRATIONS } from './migrations.ts';
import type { Tables } from './tables.ts';

/** Its message is one sentence for the person who starts the server. */
export class StorageError extends Error {}

/**
 * @param backUp runs before a database that already holds something is changed
 * @throws StorageError when the database is newer than this code, or a step fails
 */
export async function migrate(
  db: Kysely<Tables>,
  backUp: (nextStep: string) => Promise<void> = async () => {},
  migrations: Record<string, Migration> = MIGRATIONS,
): Promise<void> {
  const done = await stepsDone(db);
  const unknown = done.find((name) => !(name in migrations));
  if (unknown !== undefined) {
    throw new StorageError(
      `The database was written by a newer version of Saffron (it has "${unknown}"); start that version or restore an older backup.`,
    );
  }
  const next = Object.keys(migrations).find((name) => !done.includes(name));
  if (next === undefined) return;
  if (done.length > 0) await backUp(next);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) {
    throw new StorageError(`The database could not be brought up to date: ${sayWhy(error)}.`);
  }
}

async function stepsDone(db: Kysely<Tables>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some((table) => table.name === DEFAULT_MIGRATION_TABLE)) return [];
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`.execute(db);
  return rows.map((row) => row.name);
}

function sayWhy(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
