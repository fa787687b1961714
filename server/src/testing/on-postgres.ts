/** Makes every test file of this project keep its data in the PostgreSQL of the run. */
import { inject } from 'vitest';
import { usePostgres } from './test-place.ts';

const pattern = inject('postgresUrl');
usePostgres((name) => pattern.replace('NAME', name));
