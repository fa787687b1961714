/** A worker process that hangs or crashes when the text of a job asks for it. */
import { openKitchen } from '@saffron/kitchen/open-kitchen';
import { runWorker } from '../src/kitchen/worker.ts';

/** Texts of jobs: one makes the worker hang, the other makes it exit. */
export const ENDLESS_TEXT = 'Simmer for ever.';
export const CRASHING_TEXT = 'Drop everything.';

if (process.send !== undefined) {
  process.on('message', (job) => {
    const text = JSON.stringify(job);
    if (text.includes(CRASHING_TEXT)) process.exit(7);
    while (text.includes(ENDLESS_TEXT));
  });
  runWorker(() => openKitchen(undefined, import.meta.dirname));
}
