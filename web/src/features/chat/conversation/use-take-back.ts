/** A conversation that was cleared can be had back until a new one has begun: Reset stands beside Send. */
import { type Dispatch, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { showToast } from '../../../ui/toast-store.ts';
import { chatWords } from '../../../words/chat.ts';
import type { Conversation, ConversationEvent } from './conversation.ts';
import { isFromPerson, type Message } from './message.ts';

/** Long enough to see what has happened, and to get there by keyboard. */
const UNDO_MS = 20_000;

interface TakeBack {
  /** Offers what was there; a greeting alone is no loss. */
  readonly offer: (messages: readonly Message[]) => void;
  /** The word at the edge has been seen: the person talks on. */
  readonly seen: () => void;
  /** While there is something to bring back. */
  readonly bringBack: (() => void) | undefined;
}

export function useTakeBack(state: Conversation, dispatch: Dispatch<ConversationEvent>): TakeBack {
  const [before, setBefore] = useState<readonly Message[]>();
  const withdraw = useRef<() => void>(undefined);
  const seen = useCallback(() => withdraw.current?.(), []);
  // Nobody may find it who comes to this page after the person has left.
  useEffect(() => seen, [seen]);
  const restore = useCallback(
    (messages: readonly Message[]) => {
      setBefore(undefined);
      dispatch({ type: 'takenBack', messages });
      showToast({ text: chatWords.restored });
    },
    [dispatch],
  );
  const offer = useCallback(
    (messages: readonly Message[]) => {
      if (!messages.some(isFromPerson)) return;
      setBefore(messages);
      const action = { label: chatWords.undo, run: () => restore(messages) };
      withdraw.current = showToast({ text: chatWords.cleared, durationMs: UNDO_MS, action });
    },
    [restore],
  );
  const over = before !== undefined && isAnswered(state);
  useEffect(() => {
    if (over) setBefore(undefined);
  }, [over]);
  const bringBack = useMemo(
    () =>
      before &&
      (() => {
        seen();
        restore(before);
      }),
    [before, seen, restore],
  );
  return { offer, seen, bringBack };
}

function isAnswered({ messages, answering }: Conversation): boolean {
  const last = messages.at(-1);
  if (answering !== null || !last || isFromPerson(last) || last.outcome) return false;
  return messages.some(isFromPerson);
}
