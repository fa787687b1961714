/** The inside of a worker process: one job after the other, with a kitchen of its own. */
import type { Kitchen } from '@saffron/kitchen/kitchen';
import { type JobName, openJobs } from './jobs.ts';

export interface JobMessage {
  readonly name: JobName;
  readonly input: unknown;
}

/** Sent once when the kitchen is open, and then for each job. */
export type WorkerMessage =
  | { readonly ready: true }
  | { readonly value: unknown }
  | { readonly error: unknown };

export function workInKitchen(openKitchen: () => Kitchen): void {
  const jobs = openJobs(openKitchen());
  const tell = (message: WorkerMessage) => process.send?.(message);
  process.on('message', ({ name, input }: JobMessage) => {
    try {
      // Input and name were paired by the pool, whose types end at the line between the processes.
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
