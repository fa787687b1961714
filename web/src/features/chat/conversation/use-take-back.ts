/** For some seconds a conversation that was cleared can be had back: Reset stands beside Send. */
import { type Dispatch, useCallback, useEffect, useRef } from 'react';
import { showToast } from '../../../ui/toast-store.ts';
import { chatWords } from '../../../words/chat.ts';
import type { ConversationEvent } from './conversation.ts';
import { isFromPerson, type Message } from './message.ts';

/** Long enough to see what has happened, and to get there by keyboard. */
const UNDO_MS = 10_000;

/** Offers what was there; a greeting alone is no loss. */
export function useTakeBack(
  dispatch: Dispatch<ConversationEvent>,
): (messages: readonly Message[]) => void {
  const withdraw = useRef<() => void>(undefined);
  // Nobody may find it who comes to this page after the person has left.
  useEffect(() => () => withdraw.current?.(), []);
  return useCallback(
    (messages) => {
      if (!messages.some(isFromPerson)) return;
      const run = () => {
        dispatch({ type: 'takenBack', messages });
        showToast({ text: chatWords.restored });
      };
      const action = { label: chatWords.undo, run };
      withdraw.current = showToast({ text: chatWords.cleared, durationMs: UNDO_MS, action });
    },
    [dispatch],
  );
}
