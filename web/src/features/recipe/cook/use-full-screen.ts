/** Hook that gives an overlay the whole page: what is behind it is inert, and gets the focus back afterwards. */
import { type RefObject, useLayoutEffect } from 'react';

/** A dialog that fades out meanwhile takes the focus along. */
const FADE_MS = 350;

export function useFullScreen(overlay: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const before = document.activeElement;
    const page = document.getElementById('root');
    page?.setAttribute('inert', '');
    const takeFocus = () => {
      if (!overlay.current?.contains(document.activeElement))
        overlay.current?.focus({ preventScroll: true });
    };
    takeFocus();
    const timer = setTimeout(takeFocus, FADE_MS);
    return () => {
      clearTimeout(timer);
      page?.removeAttribute('inert');
      const last = before?.isConnected && before !== document.body ? before : null;
      const next = last ?? document.getElementById('main');
      if (next instanceof HTMLElement) next.focus({ preventScroll: true });
    };
  }, [overlay]);
}
