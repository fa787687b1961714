/** A few calls at a time: a screenful of entries must not ask all at once. */

const AT_ONCE = 3;

let running = 0;
const waiting: (() => void)[] = [];

/** Work whose `signal` was aborted while it waited is not begun. */
export async function inTurn<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((begin) => waiting.push(begin));
  else running += 1;
  try {
    signal.throwIfAborted();
    return await work();
  } finally {
    // Whoever is next takes over this place.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
