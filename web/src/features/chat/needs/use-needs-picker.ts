/** State of the needs picker: shown as the first question, opened by the user, or closed. */
import type { Needs } from '@saffron/kitchen/vocabulary';
import { useCallback, useEffect, useRef, useState } from 'react';
import { KEYS, readText, writeText } from '../../../storage/browser-store.ts';
import { chatStrings, needStrings } from '../../../strings/chat.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { useCurrentNeeds } from '../../../user/current-needs.ts';
import { createSameUserCheck } from '../../../user/logout.ts';
import { clearNeeds, UNDO_MS } from './edit-needs.ts';

export interface NeedsPickerState {
  readonly needs: Needs;
  /** Foods beyond the nine allergens, from the chat or chosen by hand. */
  readonly foods: readonly string[];
  /** The user has no allergies, diets or other foods. */
  readonly isEmpty: boolean;
  /** Shown in the welcome panel, once per browser session. */
  readonly isFirstPrompt: boolean;
  /** Opened by the user, above the input. */
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
  /** Clears all needs and offers to undo that for a while. */
  readonly clear: () => void;
}

/** `hasStarted` once the user has sent a message: then it opens only on request. */
export function useNeedsPicker(hasStarted: boolean): NeedsPickerState {
  const needs = useCurrentNeeds();
  const { foods } = needs;
  const isEmpty = needs.allergies.length + needs.diets.length + foods.length === 0;
  const [place, setPlace] = useState<'first' | 'open' | 'closed'>(() =>
    isEmpty && !wasAsked() ? 'first' : 'closed',
  );
  const [isSameUser] = useState(() => createSameUserCheck());
  const open = useCallback(() => setPlace('open'), []);
  const close = useCallback(() => setPlace('closed'), []);
  const clear = useClearNeeds();
  // Sending a message counts as an answer, too.
  const answered = place !== 'first' || hasStarted;
  useEffect(() => {
    if (!answered) return;
    // After a logout the next user is asked again.
    if (isSameUser()) storeAsked();
    setPlace((now) => (now === 'first' ? 'closed' : now));
  }, [answered, isSameUser]);
  return {
    ...{ needs, foods, isEmpty, open, close, clear },
    isFirstPrompt: place === 'first' && !hasStarted,
    isOpen: place === 'open',
  };
}

function useClearNeeds(): () => void {
  const hideToast = useRef<() => void>(undefined);
  // The next user of this page must not see the undo offer.
  useEffect(() => () => hideToast.current?.(), []);
  return useCallback(() => {
    const action = { label: chatStrings.undo, run: clearNeeds() };
    hideToast.current = showToast({ text: needStrings.cleared, durationMs: UNDO_MS, action });
  }, []);
}

const wasAsked = () => readText(KEYS.needsAsked, 'session') !== null;

function storeAsked(): void {
  if (!wasAsked()) writeText(KEYS.needsAsked, 'yes', 'session');
}
