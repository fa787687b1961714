/** Lowers the priority of libuv's worker threads, so that password hashing does not slow down other requests. */
import { readdirSync, readFileSync } from 'node:fs';
import { setPriority } from 'node:os';

/** Only Linux has priorities per thread. */
const THREADS = '/proc/self/task';
const WORKER_THREAD_NAME = 'libuv-worker';
/** A tenth of the processor's time when other threads need it, all of it otherwise. */
const NICENESS = 10;

/** Call it once the threads exist; does nothing where that is not possible or permitted. */
export function lowerWorkerPriority(): void {
  try {
    for (const thread of readdirSync(THREADS)) {
      const name = readFileSync(`${THREADS}/${thread}/comm`, 'utf8').trim();
      if (name === WORKER_THREAD_NAME) setPriority(Number(thread), NICENESS);
    }
  } catch {
    // Without it everything works, only slower.
  }
}
