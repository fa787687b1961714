/** Installs, builds if stale and serves the product (npm start). */
import { builtServerArgs, ensureServerBuilt } from './build-server.mjs';
import { ensureWebBuilt } from './build-web.mjs';
import { runChild } from './run-child.mjs';
import { ensureInstalled, findNode24, ROOT } from './set-up.mjs';

ensureInstalled({ tools: false });
ensureWebBuilt();
ensureServerBuilt();
// Fewer malloc arenas: with one for each thread, unused memory is kept.
const env = { MALLOC_ARENA_MAX: '2', ...process.env };
runChild(findNode24(), builtServerArgs(), { cwd: ROOT, env });
