/** Hook that shows a long list page by page, loading the next when its end comes near. */
import { useCallback, useState } from 'react';

const PAGE_SIZE = 20;
const ROOT_MARGIN = '600px';

export interface PagedList {
  readonly visibleCount: number;
  readonly showMore: () => void;
  /** Ref for the button at the end of the list. */
  readonly endRef: (end: HTMLElement | null) => (() => void) | undefined;
}

/** Starts again at the first page when `subject` changes. */
export function usePagedList(subject: string): PagedList {
  const [state, setState] = useState({ subject, count: PAGE_SIZE });
  const visibleCount = state.subject === subject ? state.count : PAGE_SIZE;
  const showMore = useCallback(
    () => setState({ subject, count: visibleCount + PAGE_SIZE }),
    [subject, visibleCount],
  );
  const endRef = useCallback(
    (end: HTMLElement | null) => {
      if (!end || typeof IntersectionObserver === 'undefined') return undefined;
      const root = end.closest('[data-scrolls]');
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) showMore();
        },
        { root, rootMargin: ROOT_MARGIN },
      );
      observer.observe(end);
      return () => observer.disconnect();
    },
    [showMore],
  );
  return { visibleCount, showMore, endRef };
}
