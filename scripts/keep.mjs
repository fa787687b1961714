/** Backs the data up, restores it or moves it to PostgreSQL: `keep.mjs backup|restore|move-to-postgres [FILE]`. */
import { join, resolve } from 'node:path';
import { runChild } from './run-child.mjs';
import { ensureInstalled, node24, ROOT } from './set-up.mjs';

const [order = '', file] = process.argv.slice(2);
ensureInstalled({ tools: false });
// npm changes to our folder; what a person names is named from theirs.
const place = file === undefined ? [] : [resolve(process.env.INIT_CWD ?? process.cwd(), file)];
runChild(node24(), [join(ROOT, 'server', 'src', 'caretaker.ts'), order, ...place], { cwd: ROOT });
