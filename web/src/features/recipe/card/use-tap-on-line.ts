/** Hook that lets a click anywhere on a recipe line toggle its check box. */
import { type RefObject, useEffect } from 'react';

export function useTapOnLine(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = list.current;
    element?.addEventListener('click', forwardClick);
    return () => element?.removeEventListener('click', forwardClick);
  }, [list]);
}

function forwardClick({ target }: Event): void {
  if (!(target instanceof Element) || target instanceof HTMLInputElement) return;
  if (target.closest('button')) return;
  // Selecting the text is no click.
  if (window.getSelection()?.isCollapsed === false) return;
  const box = target.closest('li')?.querySelector('input');
  box?.click();
  box?.focus({ preventScroll: true });
}
