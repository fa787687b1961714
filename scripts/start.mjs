/** One command from a clean clone to a served page: installs, builds when stale, serves. */
import { ensureBuilt } from './build.mjs';
import { builtServer, ensureServerBuilt } from './build-server.mjs';
import { runChild } from './run-child.mjs';
import { ensureInstalled, node24, ROOT } from './set-up.mjs';

ensureInstalled({ tools: false });
ensureBuilt();
ensureServerBuilt();
// One store of memory for each of many threads would hold what none of them uses.
const env = { MALLOC_ARENA_MAX: '2', ...process.env };
runChild(node24(), builtServer(), { cwd: ROOT, env });
