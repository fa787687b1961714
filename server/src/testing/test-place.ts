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

/** For the few tests that are about one database alone. */
export function isOnPostgres(): boolean {
  return urlOf !== undefined;
}

/** @param template undefined for a database without tables */
export async function makeTestPlace(template: string | undefined = TEMPLATE): Promise<TestPlace> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'saffron-test-'));
  const name = `test_${randomBytes(8).toString('hex')}`;
  const databaseUrl = urlOf?.(name);
  const tell = async (statement: string) => {
    if (urlOf !== undefined) await tellPostgres(urlOf('postgres'), statement);
  };
  await tell(`create database ${name} template ${template ?? 'template0'}`);
  return {
    dataDir,
    databaseUrl,
    open: () => openStorage(dataDir, databaseUrl),
    clear: async () => {
      rmSync(dataDir, { recursive: true, force: true });
      await tell(`drop database if exists ${name} with (force)`);
    },
  };
}
