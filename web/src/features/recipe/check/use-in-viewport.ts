/** Hook that tells whether an element has stayed in the viewport for a moment; one IntersectionObserver for all. */
import { type RefObject, useEffect, useState } from 'react';

const DWELL_MS = 150;

/**
 * Stays true once the element was seen, until `subject` changes; with null nothing is observed. One observer serves
 * all elements, because a list may have two thousand.
 */
export function useInViewport(
  place: RefObject<Element | null>,
  subject: string | null = '',
): boolean {
  const [seenFor, setSeenFor] = useState<string>();
  const isSeen = seenFor === subject || typeof IntersectionObserver === 'undefined';
  useEffect(() => {
    const element = place.current;
    if (isSeen || subject === null || !element) return;
    pending.set(element, { onVisible: () => setSeenFor(subject) });
    observer ??= new IntersectionObserver(onChange);
    observer.observe(element);
    return () => stopObserving(element);
  }, [isSeen, place, subject]);
  return isSeen && subject !== null;
}

interface PendingElement {
  readonly onVisible: () => void;
  timer?: ReturnType<typeof setTimeout>;
}

const pending = new Map<Element, PendingElement>();
let observer: IntersectionObserver | undefined;

function onChange(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    const one = pending.get(target);
    if (!one) continue;
    clearTimeout(one.timer);
    if (isIntersecting) one.timer = setTimeout(one.onVisible, DWELL_MS);
  }
}

function stopObserving(element: Element): void {
  clearTimeout(pending.get(element)?.timer);
  pending.delete(element);
  observer?.unobserve(element);
}
