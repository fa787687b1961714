/** Regenerates docs/cookbook.md; run it after changing a dish or a rule of the allergen check. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatCoveragePage } from '@saffron/kitchen/cookbook/coverage-by-needs';
import { openKitchen } from '@saffron/kitchen/open-kitchen';

const page = join(import.meta.dirname, '..', 'docs', 'cookbook.md');
writeFileSync(page, formatCoveragePage(openKitchen().cookbook));
console.log(`${page} is written.`);
