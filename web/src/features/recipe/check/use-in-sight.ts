/** Whether an element is, or has been, looked at: what only rushes by while somebody scrolls is not. */
import { type RefObject, useEffect, useState } from 'react';

const LOOK_MS = 150;

/**
 * Once seen it stays so, until there is another `subject` to look for; without one nothing is watched. One
 * observer serves all: a list of two thousand must not have as many.
 */
export function useInSight(place: RefObject<Element | null>, subject: string | null = ''): boolean {
  const [seenFor, setSeenFor] = useState<string>();
  const seen = seenFor === subject || typeof IntersectionObserver === 'undefined';
  useEffect(() => {
    const element = place.current;
    if (seen || subject === null || !element) return;
    waiting.set(element, { see: () => setSeenFor(subject) });
    observer ??= new IntersectionObserver(onChange);
    observer.observe(element);
    return () => forget(element);
  }, [seen, place, subject]);
  return seen && subject !== null;
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
