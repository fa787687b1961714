/** The code that runs inside a worker process: performs one job after the other. */
import type { Kitchen } from '@saffron/kitchen/kitchen';
import { createJobs, type JobName } from './jobs.ts';

export interface JobMessage {
  readonly name: JobName;
  readonly input: unknown;
}

/** Sent once when the kitchen has been opened, and then for each job. */
export type WorkerMessage =
  | { readonly ready: true }
  | { readonly value: unknown }
  | { readonly error: unknown };

export function runWorker(openKitchen: () => Kitchen): void {
  const jobs = createJobs(openKitchen());
  const tell = (message: WorkerMessage) => process.send?.(message);
  process.on('message', ({ name, input }: JobMessage) => {
    try {
      // The pool pairs input and name; types do not cross the process boundary.
      tell({ value: (jobs[name] as (input: unknown) => unknown)(input) });
    } catch (error) {
      tell({ error });
    }
  });
  // A terminal and some supervisors signal all processes at once; the server still needs its answer.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
  process.once('disconnect', () => process.exit());
  tell({ ready: true });
}
