/** Calls back when the user returns to this browser tab after a while. */

/** A shorter absence is ignored. */
const MIN_AWAY_MS = 30_000;

/** Returns an unsubscribe function. */
export function onTabReturn(onReturn: () => void): () => void {
  let leftAt = Number.POSITIVE_INFINITY;
  const onChange = () => {
    if (document.visibilityState === 'hidden') leftAt = Date.now();
    else if (Date.now() - leftAt >= MIN_AWAY_MS) {
      leftAt = Number.POSITIVE_INFINITY;
      onReturn();
    }
  };
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
