/** Runs at most three calls at the same time and queues the rest. */

const MAX_CONCURRENT = 3;

let running = 0;
const waiting: (() => void)[] = [];

/** Work whose `signal` was aborted while it waited is not started. */
export async function runWithLimit<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
  if (running >= MAX_CONCURRENT) await new Promise<void>((begin) => waiting.push(begin));
  else running += 1;
  try {
    signal.throwIfAborted();
    return await work();
  } finally {
    // The next in the queue takes over this slot.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
