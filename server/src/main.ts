/** Entry point of the server process, and of its worker processes; enables Node's compile cache before loading the rest. */
import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { isWorkerProcess } from './kitchen/worker-command.ts';

enableCompileCache(fileURLToPath(new URL('../dist/compiled', import.meta.url)));
const loadEntry = isWorkerProcess()
  ? import('./kitchen/worker.ts').then(({ runWorker: workInKitchen }) => workInKitchen)
  : import('./start.ts').then(({ start }) => start);
// Not awaited: the built server is CommonJS, which has no top-level await.
void Promise.all([loadEntry, import('@saffron/kitchen/open-kitchen')])
  .then(([work, { openKitchen }]) => work(openKitchen))
  .then(flushCompileCache);
