/** Work that nobody waits for: done when the page has nothing better to do. */

/** So late at most, however busy the page is. */
const PATIENCE_MS = 2000;

/** Resolves in a quiet moment. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve);
    else requestIdleCallback(() => resolve(), { timeout: PATIENCE_MS });
  });
}
