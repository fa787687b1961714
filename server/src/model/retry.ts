/** Tells whether asking again at once can help, and after how long. */

const PAUSE_MS = 300;
/** Who has to wait longer is better served by the house. */
const LONGEST_PAUSE_MS = 3000;

interface Failure {
  readonly statusCode?: unknown;
  readonly responseHeaders?: Readonly<Record<string, string>>;
  readonly isRetryable?: unknown;
}

/** Milliseconds until the second try; undefined when there is no use in one. */
export function pauseBefore(error: unknown): number | undefined {
  const { statusCode, responseHeaders, isRetryable } = (error ?? {}) as Failure;
  if (statusCode === 429) return pauseAsked(responseHeaders?.['retry-after']);
  if (typeof statusCode === 'number') return statusCode >= 500 ? PAUSE_MS : undefined;
  // The packages mark a connection that could not be made or was cut as worth another try.
  return isRetryable === true || isCut(error) ? PAUSE_MS : undefined;
}

function pauseAsked(seconds: string | undefined): number | undefined {
  const ms = Number(seconds ?? Number.NaN) * 1000;
  return ms >= 0 && ms <= LONGEST_PAUSE_MS ? Math.max(ms, PAUSE_MS) : undefined;
}

/** A connection that broke while the answer was read; fetch says no more than "terminated". */
function isCut(error: unknown): boolean {
  return error instanceof TypeError && /terminated|fetch failed|network/i.test(error.message);
}
