/** Tells when somebody comes back to this page after a while: they may have been busy on another device. */

/** Coming back sooner than this is only a glance at something else. */
const AWAY_MS = 30_000;

/** Answers how to stop. */
export function onReturn(returned: () => void): () => void {
  let left = Number.POSITIVE_INFINITY;
  const look = () => {
    if (document.visibilityState === 'hidden') left = Date.now();
    else if (Date.now() - left >= AWAY_MS) {
      left = Number.POSITIVE_INFINITY;
      returned();
    }
  };
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}
