/** Entry point of the V8 startup snapshot: loads the server and opens the kitchen once, when the snapshot is built. */
import { startupSnapshot } from 'node:v8';
import { openKitchen } from '@saffron/kitchen/open-kitchen';
import { runWorker } from './kitchen/worker.ts';
import { isWorkerProcess } from './kitchen/worker-command.ts';
import { start } from './start.ts';

const kitchen = openKitchen();
kitchen.mentions.likeness?.();
// Caches would make the snapshot larger and every start slower.
kitchen.rules.clearCaches();

startupSnapshot.setDeserializeMainFunction(() => {
  if (isWorkerProcess()) runWorker(() => kitchen);
  else void start(() => kitchen);
});
