/** Hook that tells whether an element has come near the viewport; one IntersectionObserver for all. */
import { type RefObject, useEffect, useState } from 'react';

const MARGIN = '1500px 0px';

/** Stays true once it was near. One observer serves all rows. */
export function useNearViewport(
  place: RefObject<Element | null>,
  isInitiallyNear: boolean,
): boolean {
  const [isNear, setIsNear] = useState(
    () => isInitiallyNear || typeof IntersectionObserver === 'undefined',
  );
  useEffect(() => {
    const element = place.current;
    if (isNear || !element) return;
    watch(element, () => setIsNear(true));
    return () => unwatch(element);
  }, [isNear, place]);
  return isNear;
}

const callbacks = new Map<Element, () => void>();
let observer: IntersectionObserver | undefined;

function watch(element: Element, onNear: () => void): void {
  callbacks.set(element, onNear);
  const scroller = element.closest('[data-scroller]');
  if (observer?.root !== scroller) {
    observer?.disconnect();
    observer = new IntersectionObserver(onIntersect, { root: scroller, rootMargin: MARGIN });
    for (const known of callbacks.keys()) observer.observe(known);
  }
  observer?.observe(element);
}

function unwatch(element: Element): void {
  callbacks.delete(element);
  observer?.unobserve(element);
}

function onIntersect(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    if (isIntersecting) callbacks.get(target)?.();
  }
}
