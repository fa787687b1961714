/** The server as a process, or a worker of its kitchen: its code is loaded only once the engine keeps what it makes of it for the next start. */
import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { isWorker } from './kitchen/worker-command.ts';

enableCompileCache(fileURLToPath(new URL('../dist/compiled', import.meta.url)));
const begin = isWorker()
  ? import('./kitchen/worker.ts').then(({ workInKitchen }) => workInKitchen)
  : import('./start.ts').then(({ start }) => start);
// Not awaited here: the built server is of the kind of modules that cannot wait while they are loaded.
void Promise.all([begin, import('@saffron/kitchen/open-kitchen')])
  .then(([work, { openKitchen }]) => work(openKitchen))
  .then(flushCompileCache);
