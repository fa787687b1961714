/** Hook for the current time while something counts down: by the clock, so that a tab that slept is right at once. */
import { useEffect, useState } from 'react';

const TICK_MS = 250;

/** Milliseconds since 1970, a quarter of a second old at most, or as old as the tab has slept. */
export function useNow(isWanted: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!isWanted) return;
    const update = () => setNow(Date.now());
    update();
    const timer = setInterval(update, TICK_MS);
    document.addEventListener('visibilitychange', update);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [isWanted]);
  return now;
}
