/** Runs once, while a snapshot is taken: each process that begins from it has the server loaded and the kitchen open. */
import { startupSnapshot } from 'node:v8';
import { openKitchen } from '@saffron/kitchen/open-kitchen';
import { workInKitchen } from './kitchen/worker.ts';
import { isWorker } from './kitchen/worker-command.ts';
import { start } from './start.ts';

const kitchen = openKitchen();
// Whatever was remembered on the way would have to be read again by every start.
kitchen.rules.forget();

startupSnapshot.setDeserializeMainFunction(() => {
  if (isWorker()) workInKitchen(() => kitchen);
  else void start(() => kitchen);
});
