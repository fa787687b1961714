/** Command behind `npm run backup`, `restore` and `move-to-postgres`. */
import path from 'node:path';
import { readSettings, SettingError, type Settings } from './settings/env.ts';
import { backUp, restore } from './storage/backup.ts';
import { StorageError } from './storage/migrate.ts';
import { moveToPostgres } from './storage/move-to-postgres.ts';
import { restrictPermissions, SECRET_FILE } from './storage/private-files.ts';
import type { DatabaseCopy } from './storage/sqlite-copy.ts';

const printLine = (sentence: string) => process.stdout.write(`${sentence}\n`);

const COMMANDS: Record<string, (settings: Settings, file?: string) => void | Promise<void>> = {
  backup: (settings, file) => {
    refusePostgres(settings);
    const copy = backUp(settings.DATA_DIR, file && path.resolve(file));
    restrictPermissions(settings.DATA_DIR);
    printLine(`Backed up ${describe(copy)} to ${copy.file}.`);
  },
  restore: (settings, file) => {
    refusePostgres(settings);
    if (!file) throw new SettingError('Say which file to restore: npm run restore FILE.');
    const { restored, replaced } = restore(settings.DATA_DIR, path.resolve(file));
    printLine(`Restored ${describe(restored)} into ${settings.DATA_DIR}.`);
    if (replaced !== undefined) printLine(`What was there before is kept as ${replaced}.`);
  },
  'move-to-postgres': async ({ DATA_DIR, DATABASE_URL }) => {
    if (DATABASE_URL === undefined) {
      throw new SettingError('Set DATABASE_URL to the PostgreSQL database to move to.');
    }
    const moved = await moveToPostgres(DATA_DIR, DATABASE_URL);
    for (const [table, rows] of moved) printLine(`${table}: ${rows}`);
    printLine('Everything was moved and compared. The SQLite file stays as it was.');
    printLine(
      `Its keys are sealed: give every process what is in ${path.join(DATA_DIR, SECRET_FILE)} as SECRET_KEY, or people sign in again.`,
    );
  },
};

function refusePostgres({ DATABASE_URL }: Settings): void {
  if (DATABASE_URL === undefined) return;
  throw new SettingError(
    'DATABASE_URL names a PostgreSQL database: back it up with pg_dump and restore it with pg_restore.',
  );
}

function describe({ tables, rows, bytes }: DatabaseCopy): string {
  return `${rows} rows in ${tables} tables (${Math.ceil(bytes / 1024)} KiB, checked)`;
}

try {
  const [, , order = '', file] = process.argv;
  const run = COMMANDS[order];
  if (run === undefined) throw new SettingError(`Say one of: ${Object.keys(COMMANDS).join(', ')}.`);
  await run(readSettings(process.env), file);
} catch (error) {
  const isForPeople = error instanceof SettingError || error instanceof StorageError;
  process.stderr.write(`${isForPeople ? error.message : (error as Error).stack}\n`);
  process.exitCode = 1;
}
