/** Decides whether a failed call of the model should be retried, and after how long. */
const PAUSE_MS = 300;
/** If the wait is longer, the house chef answers instead. */
const LONGEST_PAUSE_MS = 3000;

interface Failure {
  readonly statusCode?: unknown;
  readonly responseHeaders?: Readonly<Record<string, string>>;
  readonly isRetryable?: unknown;
}

/** Milliseconds until the second attempt; undefined when it would not help. */
export function findRetryDelay(error: unknown): number | undefined {
  const { statusCode, responseHeaders, isRetryable } = (error ?? {}) as Failure;
  if (statusCode === 429) return readRetryAfter(responseHeaders?.['retry-after']);
  if (typeof statusCode === 'number') return statusCode >= 500 ? PAUSE_MS : undefined;
  // The packages mark failed and lost connections as retryable.
  return isRetryable === true || isConnectionLost(error) ? PAUSE_MS : undefined;
}

function readRetryAfter(seconds: string | undefined): number | undefined {
  const ms = Number(seconds ?? Number.NaN) * 1000;
  return ms >= 0 && ms <= LONGEST_PAUSE_MS ? Math.max(ms, PAUSE_MS) : undefined;
}

/** A connection that broke while the answer was read; fetch says no more than "terminated". */
function isConnectionLost(error: unknown): boolean {
  return error instanceof TypeError && /terminated|fetch failed|network/i.test(error.message);
}
