/** Sets `--visible-height` on the root element while an on-screen keyboard covers part of the page. */
import { useEffect } from 'react';

/** A smaller change is the browser's toolbar, which the viewport units of CSS follow by themselves. */
const KEYBOARD_PX = 120;

export function useVisibleHeight(): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const { style } = document.documentElement;
    const follow = () => {
      // A user who has zoomed in sees a part of the page by choice.
      const isCovered = viewport.scale === 1 && window.innerHeight - viewport.height > KEYBOARD_PX;
      if (!isCovered) {
        style.removeProperty('--visible-height');
        return;
      }
      style.setProperty('--visible-height', `${viewport.height}px`);
      // The browser has scrolled the page to show the text box, which is visible without that now.
      window.scrollTo(0, 0);
    };
    viewport.addEventListener('resize', follow);
    return () => viewport.removeEventListener('resize', follow);
  }, []);
}
