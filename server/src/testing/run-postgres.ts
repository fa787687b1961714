/** Brings up one PostgreSQL for a whole run of tests, and takes it down again. */
import type { TestProject } from 'vitest/node';
import { openStorage } from '../storage/database.ts';
import { openPostgresHouse, tellPostgres } from './postgres-house.ts';
import { TEMPLATE } from './test-place.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** With `NAME` where the name of the database belongs. */
    postgresUrl: string;
  }
}

export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const house = await openPostgresHouse();
  try {
    await tellPostgres(house.urlOf('postgres'), `create database ${TEMPLATE}`);
    await (await openStorage('', house.urlOf(TEMPLATE))).close();
  } catch (error) {
    await house.close();
    throw error;
  }
  provide('postgresUrl', house.urlOf('NAME'));
  return house.close;
}
