/** The server as a process: its code is loaded only once the engine keeps what it makes of it for the next start. */
import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

enableCompileCache(fileURLToPath(new URL('../dist/compiled', import.meta.url)));
// Not awaited here: the built server is of the kind of modules that cannot wait while they are loaded.
void Promise.all([import('./start.ts'), import('@saffron/kitchen/open-kitchen')])
  .then(([{ start }, { openKitchen }]) => start(openKitchen))
  .then(flushCompileCache);
