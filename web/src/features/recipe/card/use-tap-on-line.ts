/** A tap anywhere on a line of a list is a tap on its box. */
import { type RefObject, useEffect } from 'react';

export function useTapOnLine(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = list.current;
    element?.addEventListener('click', pass);
    return () => element?.removeEventListener('click', pass);
  }, [list]);
}

function pass({ target }: Event): void {
  if (!(target instanceof Element) || target instanceof HTMLInputElement) return;
  // Whoever drags over the words wants to take them along.
  if (window.getSelection()?.isCollapsed === false) return;
  const box = target.closest('li')?.querySelector('input');
  box?.click();
  box?.focus({ preventScroll: true });
}
