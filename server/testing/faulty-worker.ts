/** Loaded into a worker process before its own program: hangs or ends when the text of a job asks for it. */

/** Texts of jobs: one makes the worker hang, the other makes it exit. */
export const ENDLESS_TEXT = 'Simmer for ever.';
export const CRASHING_TEXT = 'Drop everything.';

// Listens before the worker does, so it sees each job first.
if (process.send !== undefined && process.argv.includes('kitchen-worker')) {
  process.on('message', (job) => {
    const text = JSON.stringify(job);
    if (text.includes(CRASHING_TEXT)) process.exit(7);
    while (text.includes(ENDLESS_TEXT));
  });
}
