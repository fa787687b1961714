/** Hook that offers to undo Reset until the next conversation has begun. */
import { type Dispatch, useCallback, useEffect, useMemo, useState } from 'react';
import { chatStrings } from '../../../strings/chat.ts';
import { showToast } from '../../../ui/toast-store.ts';
import type { Conversation, ConversationAction } from './conversation-reducer.ts';
import { isUserMessage, type Message } from './message.ts';

interface UndoReset {
  /** Offers to restore these messages, unless they are a greeting alone. */
  readonly offerUndo: (messages: readonly Message[]) => void;
  /** Present while there is something to restore. */
  readonly restoreConversation: (() => void) | undefined;
}

export function useUndoReset(
  state: Conversation,
  dispatch: Dispatch<ConversationAction>,
): UndoReset {
  const [before, setBefore] = useState<readonly Message[]>();
  const offerUndo = useCallback((messages: readonly Message[]) => {
    if (messages.some(isUserMessage)) setBefore(messages);
  }, []);
  const isOver = before !== undefined && isAnswered(state);
  useEffect(() => {
    if (isOver) setBefore(undefined);
  }, [isOver]);
  const restoreConversation = useMemo(
    () =>
      before &&
      (() => {
        setBefore(undefined);
        dispatch({ type: 'takenBack', messages: before });
        showToast({ text: chatStrings.restored });
      }),
    [before, dispatch],
  );
  return { offerUndo, restoreConversation };
}

function isAnswered({ messages, pendingReplyId }: Conversation): boolean {
  const last = messages.at(-1);
  if (pendingReplyId !== null || !last || isUserMessage(last) || last.outcome) return false;
  return messages.some(isUserMessage);
}
