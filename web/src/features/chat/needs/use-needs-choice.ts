/** Whether the choice of allergies and diets is asked, open or put away. */
import type { Needs } from '@saffron/kitchen/vocabulary';
import { useCallback, useEffect, useRef, useState } from 'react';
import { watchLeaving } from '../../../person/leaving.ts';
import { useNeedsHere } from '../../../person/needs-here.ts';
import { KEYS, readText, writeText } from '../../../storage/browser-store.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { chatWords, needWords } from '../../../words/chat.ts';
import { clearNeeds, UNDO_MS } from './use-needs.ts';

export interface NeedsChoice {
  readonly needs: Needs;
  /** Foods beyond the nine, told in words or chosen by hand. */
  readonly foods: readonly string[];
  /** Nothing is chosen or told. */
  readonly none: boolean;
  /** The first minute asks, in its own place, and once in a browser session. */
  readonly asksFirst: boolean;
  /** Opened by hand, above the input. */
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
  /** Takes all of them back, and offers them for a while. */
  readonly clear: () => void;
}

/** `begun` once the person has said something: then it opens only when it is wanted. */
export function useNeedsChoice(begun: boolean): NeedsChoice {
  const needs = useNeedsHere();
  const { foods } = needs;
  const none = needs.allergies.length + needs.diets.length + foods.length === 0;
  const [place, setPlace] = useState<'first' | 'open' | 'away'>(() =>
    none && !wasAsked() ? 'first' : 'away',
  );
  const [isStillHere] = useState(() => watchLeaving());
  const open = useCallback(() => setPlace('open'), []);
  const close = useCallback(() => setPlace('away'), []);
  const clear = useClear();
  // To talk on is an answer, too.
  const answered = place !== 'first' || begun;
  useEffect(() => {
    if (!answered) return;
    // Whoever comes after somebody who has left is asked anew.
    if (isStillHere()) noteAsked();
    setPlace((now) => (now === 'first' ? 'away' : now));
  }, [answered, isStillHere]);
  return {
    ...{ needs, foods, none, open, close, clear },
    asksFirst: place === 'first' && !begun,
    isOpen: place === 'open',
  };
}

function useClear(): () => void {
  const withdraw = useRef<() => void>(undefined);
  // They are nobody else's who comes to this page after the person has left.
  useEffect(() => () => withdraw.current?.(), []);
  return useCallback(() => {
    const action = { label: chatWords.undo, run: clearNeeds() };
    withdraw.current = showToast({ text: needWords.cleared, durationMs: UNDO_MS, action });
  }, []);
}

const wasAsked = () => readText(KEYS.needsAsked, 'session') !== null;

function noteAsked(): void {
  if (!wasAsked()) writeText(KEYS.needsAsked, 'yes', 'session');
}
