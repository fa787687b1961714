/** Lets the threads that hash give way to the one that answers: signing in may take a moment longer, but nobody else waits. */
import { readdirSync, readFileSync } from 'node:fs';
import { setPriority } from 'node:os';

/** Linux alone gives each thread a priority of its own. */
const THREADS = '/proc/self/task';
const WORKER = 'libuv-worker';
/** A tenth of the processor's time when somebody else wants it, all of it when nobody does. */
const NICENESS = 10;

/** To be called once they are there; where there is no such place, or it may not be done, all stays as it is. */
export function letWorkersGiveWay(): void {
  try {
    for (const thread of readdirSync(THREADS)) {
      const name = readFileSync(`${THREADS}/${thread}/comm`, 'utf8').trim();
      if (name === WORKER) setPriority(Number(thread), NICENESS);
    }
  } catch {
    // It makes nothing wrong, only slower for others.
  }
}
