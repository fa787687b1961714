/** Vitest setup file: makes the tests of a file use the PostgreSQL started for the test run. */
import { inject } from 'vitest';
import { usePostgres } from './test-storage.ts';

/** A queue for a connection may be long on a busy machine. */
const PATIENCE = '?connect_timeout=60';
usePostgres(inject('postgresUrl') + PATIENCE);
