/** Hook that tells whether an element with `content-visibility: auto` has come near the viewport. */
import { type RefObject, useLayoutEffect, useState } from 'react';

const STATE_CHANGE = 'contentvisibilityautostatechange';

/** Stays true once it was near. The browser looks itself: an observer of ours would be a second look at each frame. */
export function useNearViewport(
  place: RefObject<Element | null>,
  isInitiallyNear: boolean,
): boolean {
  const [isNear, setIsNear] = useState(
    () => isInitiallyNear || !(`on${STATE_CHANGE}` in document.documentElement),
  );
  // Before the first frame, in which the browser may tell it already.
  useLayoutEffect(() => {
    const element = place.current;
    if (isNear || !element) return;
    const onChange = (event: Event) => {
      if (event.target === element && !(event as ContentVisibilityAutoStateChangeEvent).skipped)
        setIsNear(true);
    };
    element.addEventListener(STATE_CHANGE, onChange);
    return () => element.removeEventListener(STATE_CHANGE, onChange);
  }, [isNear, place]);
  return isNear;
}
