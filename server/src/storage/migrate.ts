/** Runs the migrations that a database lacks, and refuses a database newer than this code. */
import { type Kysely, sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration';
import { MIGRATIONS } from './migrations.ts';
import type { Tables } from './tables.ts';

/** Its message is one sentence for the person who starts the server. */
export class StorageError extends Error {}

/**
 * Runs in one transaction, one process at a time; a process that waited finds the work done.
 * @param backUp runs before a database that already holds something is changed
 * @throws StorageError when the database is newer than this code, or a step fails
 */
export async function migrate(
  db: Kysely<Tables>,
  backUp: (nextStep: string) => Promise<void> = async () => {},
  migrations: Record<string, Migration> = MIGRATIONS,
): Promise<void> {
  const done = await listDoneMigrations(db);
  refuseNewer(done, migrations);
  const next = Object.keys(migrations).find((name) => !done.includes(name));
  if (next === undefined) return;
  if (done.length > 0) await backUp(next);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return;
  // A newer version may have migrated the database meanwhile.
  refuseNewer(await listDoneMigrations(db), migrations);
  throw new StorageError(`The database could not be brought up to date: ${formatReason(error)}.`);
}

function refuseNewer(done: readonly string[], migrations: Record<string, Migration>): void {
  const unknown = findUnknownMigration(done, migrations);
  if (unknown === undefined) return;
  throw new StorageError(
    `The database was written by a newer version of Saffron (it has "${unknown}"); start that version or restore an older backup.`,
  );
}

/** The first step that this code does not know; only a newer version can have taken it. */
export function findUnknownMigration(
  done: readonly string[],
  migrations: Record<string, Migration> = MIGRATIONS,
): string | undefined {
  return done.find((name) => !(name in migrations));
}

async function listDoneMigrations(db: Kysely<Tables>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some((table) => table.name === DEFAULT_MIGRATION_TABLE)) return [];
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`.execute(db);
  return rows.map((row) => row.name);
}

/** The reason without its full stop; it becomes part of a sentence. */
export function formatReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // When every address of a host refuses, only the code says something.
  const { message, code } = error as Error & { code?: string };
  return (message || code || error.name).replace(/[\s.]+$/, '').replace(/\s+/g, ' ');
}
