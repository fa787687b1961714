/** Writes docs/cookbook.md anew, after a dish or a rule of the check has changed. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openKitchen } from '../kitchen/open-kitchen.ts';
import { sayCookbook } from '../kitchen/src/cookbook/spread.ts';

const page = join(import.meta.dirname, '..', 'docs', 'cookbook.md');
writeFileSync(page, sayCookbook(openKitchen().cookbook));
console.log(`${page} is written.`);
