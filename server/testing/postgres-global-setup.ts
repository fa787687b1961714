/** Vitest global setup: starts one PostgreSQL for the whole test run. */
import type { TestProject } from 'vitest/node';
import { openStorage } from '../src/storage/database.ts';
import { runStatement, startTestPostgres } from './test-postgres.ts';
import { TEMPLATE_DATABASE } from './test-storage.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** With `NAME` where the name of the database belongs. */
    postgresUrl: string;
  }
}

export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const postgres = await startTestPostgres();
  try {
    await runStatement(postgres.urlFor('postgres'), `create database ${TEMPLATE_DATABASE}`);
    await (await openStorage('', postgres.urlFor(TEMPLATE_DATABASE))).close();
  } catch (error) {
    await postgres.close();
    throw error;
  }
  provide('postgresUrl', postgres.urlFor('NAME'));
  return postgres.close;
}
