/** Whether an element is, or has been, looked at: what only rushes by while somebody scrolls is not. */
import { type RefObject, useEffect, useState } from 'react';

const LOOK_MS = 150;

/** Once seen it stays so. */
export function useInSight(place: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(() => typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    const element = place.current;
    if (seen || !element) return;
    let look: ReturnType<typeof setTimeout> | undefined;
    const watching = new IntersectionObserver((entries) => {
      clearTimeout(look);
      if (entries.at(-1)?.isIntersecting) look = setTimeout(() => setSeen(true), LOOK_MS);
    });
    watching.observe(element);
    return () => {
      clearTimeout(look);
      watching.disconnect();
    };
  }, [seen, place]);
  return seen;
}
