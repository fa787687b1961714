/** Keeps the column above a phone's keyboard in browsers that lay the keyboard over the page instead of making it smaller. */
import { useEffect } from 'react';

/** Less than this is a browser's bar coming or going, which the page's own units follow. */
const KEYBOARD_PX = 120;

/** Sets `--visible-height` on the root while a keyboard covers a part of the page, and only then. */
export function useVisibleHeight(): void {
  useEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return;
    const { style } = document.documentElement;
    const follow = () => {
      // Somebody who has zoomed in sees a part of the page by their own choice.
      const isCovered = seen.scale === 1 && window.innerHeight - seen.height > KEYBOARD_PX;
      if (!isCovered) {
        style.removeProperty('--visible-height');
        return;
      }
      style.setProperty('--visible-height', `${seen.height}px`);
      // The browser has moved the page to show the box; now the box is in sight without that.
      window.scrollTo(0, 0);
    };
    seen.addEventListener('resize', follow);
    return () => seen.removeEventListener('resize', follow);
  }, []);
}
