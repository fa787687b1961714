/** Makes every test file of this project keep its data in the PostgreSQL of the run. */
import { inject } from 'vitest';
import { usePostgres } from './test-place.ts';

const pattern = inject('postgresUrl');
/** Tests share the machine with others: a queue for a connection may be long without anything being wrong. */
const PATIENCE = '?connect_timeout=60';
usePostgres((name) => pattern.replace('NAME', name) + PATIENCE);
