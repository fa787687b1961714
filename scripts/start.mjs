/** One command from a clean clone to a served page: installs, builds when stale, serves. */
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { runChild } from './run-child.mjs';
import { ensureInstalled, node24, ROOT } from './set-up.mjs';

ensureInstalled({ tools: false });
ensureBuilt();
runChild(node24(), [join(ROOT, 'server', 'src', 'main.ts')], { cwd: ROOT });
