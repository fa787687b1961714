/** Maintenance commands: maintenance.mjs backup|restore|move-to-postgres [FILE]. */
import { join, resolve } from 'node:path';
import { runChild } from './run-child.mjs';
import { ensureInstalled, findNode24, ROOT } from './set-up.mjs';

const [order = '', file] = process.argv.slice(2);
ensureInstalled({ tools: false });
// npm changes the working directory; the person's path is relative to theirs.
const place = file === undefined ? [] : [resolve(process.env.INIT_CWD ?? process.cwd(), file)];
runChild(findNode24(), [join(ROOT, 'server', 'src', 'maintenance.ts'), order, ...place], {
  cwd: ROOT,
});
