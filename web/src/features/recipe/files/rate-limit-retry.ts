/** Repeats a call after a 429 when the server allows it. */
import { toFailure } from '../../../api/failure.ts';

interface RetryOptions {
  readonly signal: AbortSignal;
  readonly onPause: (isPaused: boolean) => void;
}

const MAX_PAUSES = 40;
const DEFAULT_PAUSE_S = 5;

/** Retries after each 429 at the time the server gives; any other error is thrown at once. */
export async function retryAfterRateLimit<T>(
  work: () => Promise<T>,
  { signal, onPause }: RetryOptions,
): Promise<T> {
  for (let pauses = 0; ; pauses += 1) {
    try {
      return await work();
    } catch (error) {
      const { status, retryAfter = DEFAULT_PAUSE_S } = toFailure(error);
      if (status !== 429 || pauses === MAX_PAUSES || signal.aborted) throw error;
      onPause(true);
      await pause(retryAfter * 1000, signal);
      onPause(false);
    }
  }
}

/** Ends early when `signal` is aborted. */
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
