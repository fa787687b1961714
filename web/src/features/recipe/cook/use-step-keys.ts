/** Hook for the keys of cook mode: the arrows move by a step, Escape leaves, Tab stays inside. */
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

interface StepKeys {
  readonly onMove: (by: number) => void;
  readonly onLeave: () => void;
  /** After the last step the arrows belong to the rating. */
  readonly isEnded: boolean;
}

const MOVES: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  PageDown: 1,
  PageUp: -1,
};

export function useStepKeys(screen: RefObject<HTMLElement | null>, keys: StepKeys): void {
  const latest = useRef(keys);
  useLayoutEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { onMove, onLeave, isEnded } = latest.current;
      const { key, target, defaultPrevented, altKey, ctrlKey, metaKey } = event;
      // A dialog above cook mode has its own keys.
      const isElsewhere = target instanceof Node && target !== document.body;
      if (isElsewhere && !screen.current?.contains(target)) return;
      if (defaultPrevented || altKey || ctrlKey || metaKey) return;
      if (key === 'Escape') onLeave();
      const by = MOVES[key];
      if (by === undefined || isEnded) return;
      event.preventDefault();
      onMove(by);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [screen]);
}
