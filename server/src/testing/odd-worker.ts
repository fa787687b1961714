/** A worker of the kitchen that does its jobs, except for those whose text asks it to fail. */
import { openKitchen } from '@saffron/kitchen/open-kitchen';
import { workInKitchen } from '../kitchen/worker.ts';

/** Said in a text: work that never ends, and an end in the middle of work. */
export const NEVER_ENDS = 'Simmer for ever.';
export const DIES = 'Drop everything.';

if (process.send !== undefined) {
  process.on('message', (job) => {
    const text = JSON.stringify(job);
    if (text.includes(DIES)) process.exit(7);
    while (text.includes(NEVER_ENDS));
  });
  workInKitchen(() => openKitchen(undefined, import.meta.dirname));
}
