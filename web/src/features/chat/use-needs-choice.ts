/** Whether the choice of allergies and diets is asked, open or put away. */
import type { Needs } from '@saffron/kitchen/vocabulary';
import { useCallback, useState } from 'react';
import { useNeeds } from './use-needs.ts';

export interface NeedsChoice {
  readonly needs: Needs;
  /** Nothing is chosen. */
  readonly none: boolean;
  /** The first minute asks once, in its own place. */
  readonly asksFirst: boolean;
  /** Opened by hand, above the input. */
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/** `begun` once the person has said something: then it opens only when it is wanted. */
export function useNeedsChoice(begun: boolean): NeedsChoice {
  const needs = useNeeds();
  const none = needs.allergies.length + needs.diets.length === 0;
  const [place, setPlace] = useState<'first' | 'open' | 'away'>(none ? 'first' : 'away');
  const open = useCallback(() => setPlace('open'), []);
  const close = useCallback(() => setPlace('away'), []);
  return {
    ...{ needs, none, open, close },
    asksFirst: place === 'first' && !begun,
    isOpen: place === 'open',
  };
}
