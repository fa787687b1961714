/** Regenerates docs/api.md; run it after changing the contract. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatApiPage } from '@saffron/server/testing/api-docs/api-page';

const page = join(import.meta.dirname, '..', 'docs', 'api.md');
writeFileSync(page, formatApiPage());
console.log(`${page} is written.`);
