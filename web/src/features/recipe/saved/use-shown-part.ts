/** A long list drawn a page at a time: the next page comes as its end comes near, or is asked for. */
import { useCallback, useState } from 'react';

export const PAGE_SIZE = 20;
const NEAR = '600px';

export interface ShownPart {
  readonly shown: number;
  readonly showMore: () => void;
  /** For the button at the end of the list. */
  readonly endRef: (end: HTMLElement | null) => (() => void) | undefined;
}

/** Begins anew with every other `subject`. */
export function useShownPart(subject: string): ShownPart {
  const [part, setPart] = useState({ subject, shown: PAGE_SIZE });
  const shown = part.subject === subject ? part.shown : PAGE_SIZE;
  const showMore = useCallback(
    () => setPart({ subject, shown: shown + PAGE_SIZE }),
    [subject, shown],
  );
  const endRef = useCallback(
    (end: HTMLElement | null) => {
      if (!end || typeof IntersectionObserver === 'undefined') return undefined;
      const root = end.closest('[data-scrolls]');
      const watching = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) showMore();
        },
        { root, rootMargin: NEAR },
      );
      watching.observe(end);
      return () => watching.disconnect();
    },
    [showMore],
  );
  return { shown, showMore, endRef };
}
