/** Hook that offers to undo Reset until the next conversation has begun. */
import { type Dispatch, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { chatStrings } from '../../../strings/chat.ts';
import { showToast } from '../../../ui/toast-store.ts';
import type { Conversation, ConversationAction } from './conversation-reducer.ts';
import { isUserMessage, type Message } from './message.ts';

/** Long enough to notice the toast and reach it by keyboard. */
const UNDO_MS = 20_000;

interface UndoReset {
  /** Offers to restore these messages, unless they are a greeting alone. */
  readonly offerUndo: (messages: readonly Message[]) => void;
  /** Removes the toast because the user continues to chat. */
  readonly dismissToast: () => void;
  /** Present while there is something to restore. */
  readonly restoreConversation: (() => void) | undefined;
}

export function useUndoReset(
  state: Conversation,
  dispatch: Dispatch<ConversationAction>,
): UndoReset {
  const [before, setBefore] = useState<readonly Message[]>();
  const hideToast = useRef<() => void>(undefined);
  const dismissToast = useCallback(() => hideToast.current?.(), []);
  // The next user of this page must not see the offer.
  useEffect(() => dismissToast, [dismissToast]);
  const restore = useCallback(
    (messages: readonly Message[]) => {
      setBefore(undefined);
      dispatch({ type: 'takenBack', messages });
      showToast({ text: chatStrings.restored });
    },
    [dispatch],
  );
  const offerUndo = useCallback(
    (messages: readonly Message[]) => {
      if (!messages.some(isUserMessage)) return;
      setBefore(messages);
      const action = { label: chatStrings.undo, run: () => restore(messages) };
      // At the top: at the bottom it would cover what a new chat offers there.
      hideToast.current = showToast({
        ...{ text: chatStrings.cleared, position: 'top', durationMs: UNDO_MS, action },
      });
    },
    [restore],
  );
  const isOver = before !== undefined && isAnswered(state);
  useEffect(() => {
    if (isOver) setBefore(undefined);
  }, [isOver]);
  const restoreConversation = useMemo(
    () =>
      before &&
      (() => {
        dismissToast();
        restore(before);
      }),
    [before, dismissToast, restore],
  );
  return { offerUndo, dismissToast, restoreConversation };
}

function isAnswered({ messages, pendingReplyId }: Conversation): boolean {
  const last = messages.at(-1);
  if (pendingReplyId !== null || !last || isUserMessage(last) || last.outcome) return false;
  return messages.some(isUserMessage);
}
