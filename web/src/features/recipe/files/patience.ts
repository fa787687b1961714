/** Work that is asked to come back later, when there is much of it, comes back later. */
import { failureOf } from '../../../api/failure.ts';

interface Patience {
  readonly signal: AbortSignal;
  readonly onPause: (pausing: boolean) => void;
}

const MOST_PAUSES = 40;
const USUAL_PAUSE_S = 5;

/** Tries again after each 429, when the server says it may; everything else is thrown at once. */
export async function patiently<T>(
  work: () => Promise<T>,
  { signal, onPause }: Patience,
): Promise<T> {
  for (let pauses = 0; ; pauses += 1) {
    try {
      return await work();
    } catch (error) {
      const { status, retryAfter = USUAL_PAUSE_S } = failureOf(error);
      if (status !== 429 || pauses === MOST_PAUSES || signal.aborted) throw error;
      onPause(true);
      await pause(retryAfter * 1000, signal);
      onPause(false);
    }
  }
}

/** Ends early when nobody waits any longer. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
  });
}
