/** Whether an element is, or has been, looked at: what only rushes by while somebody scrolls is not. */
import { type RefObject, useEffect, useState } from 'react';

const LOOK_MS = 150;

/** Once seen it stays so. One observer serves all: a list of two thousand must not have as many. */
export function useInSight(place: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(() => typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    const element = place.current;
    if (seen || !element) return;
    waiting.set(element, { see: () => setSeen(true) });
    observer ??= new IntersectionObserver(onChange);
    observer.observe(element);
    return () => forget(element);
  }, [seen, place]);
  return seen;
}

interface Waiting {
  readonly see: () => void;
  look?: ReturnType<typeof setTimeout>;
}

const waiting = new Map<Element, Waiting>();
let observer: IntersectionObserver | undefined;

function onChange(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    const one = waiting.get(target);
    if (!one) continue;
    clearTimeout(one.look);
    if (isIntersecting) one.look = setTimeout(one.see, LOOK_MS);
  }
}

function forget(element: Element): void {
  clearTimeout(waiting.get(element)?.look);
  waiting.delete(element);
  observer?.unobserve(element);
}
