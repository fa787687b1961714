/** Whether a row has come near the visible part; long conversations set their far rows only then. */
import { type RefObject, useEffect, useState } from 'react';

const MARGIN = '1500px 0px';

/** Once near, always near. One observer serves all rows. */
export function useNear(place: RefObject<Element | null>, from: boolean): boolean {
  const [near, setNear] = useState(() => from || typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    const element = place.current;
    if (near || !element) return;
    watch(element, () => setNear(true));
    return () => unwatch(element);
  }, [near, place]);
  return near;
}

const arrivals = new Map<Element, () => void>();
let observer: IntersectionObserver | undefined;

function watch(element: Element, arrive: () => void): void {
  arrivals.set(element, arrive);
  const scroller = element.closest('[data-scroller]');
  if (observer?.root !== scroller) {
    observer?.disconnect();
    observer = new IntersectionObserver(onSeen, { root: scroller, rootMargin: MARGIN });
    for (const waiting of arrivals.keys()) observer.observe(waiting);
  }
  observer?.observe(element);
}

function unwatch(element: Element): void {
  arrivals.delete(element);
  observer?.unobserve(element);
}

function onSeen(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    if (isIntersecting) arrivals.get(target)?.();
  }
}
