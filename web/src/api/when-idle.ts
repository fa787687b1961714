/** Promise version of `requestIdleCallback`, for work that nobody waits for. */

/** Resolve after this long even on a busy page. */
const TIMEOUT_MS = 2000;

export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve);
    else requestIdleCallback(() => resolve(), { timeout: TIMEOUT_MS });
  });
}
