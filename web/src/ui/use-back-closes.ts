/** What covers the page is left by the browser's Back, as on a phone everybody expects; the page under it stays. */
import { useEffect, useRef } from 'react';

/** How many things lie over the page, in the history's own state; the router's part of it stays as it is. */
const DEPTH = 'saffronDepth';

function depthHere(): number {
  const state: unknown = window.history.state;
  const depth = typeof state === 'object' && state !== null && DEPTH in state ? state[DEPTH] : 0;
  return typeof depth === 'number' ? depth : 0;
}

/** The address does not change. Closed in another way, the entry it made is taken back. */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (!open) return;
    const own = depthHere() + 1;
    window.history.pushState({ ...window.history.state, [DEPTH]: own }, '');
    const onPop = () => {
      if (depthHere() < own) close.current();
    };
    window.addEventListener('popstate', onPop);
    return () => {
      window.removeEventListener('popstate', onPop);
      // Whoever closes it and goes on to another page does so within this turn.
      setTimeout(() => {
        if (depthHere() === own) window.history.back();
      });
    };
  }, [open]);
}
