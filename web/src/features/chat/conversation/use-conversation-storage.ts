/** Hook that stores the conversation after every change, and what is not stored yet when the page is left. */
import { type RefObject, useEffect, useRef, useState } from 'react';
import { createSameUserCheck, registerUnsavedState } from '../../../user/logout.ts';
import { getSettings } from '../../../user/settings.ts';
import type { Conversation } from './conversation-reducer.ts';
import { storeConversation } from './conversation-storage.ts';
import type { LiveReply } from './live-reply.ts';
import type { Message } from './message.ts';
import { createPartialMessage } from './partial-message.ts';

export function useConversationStorage(
  state: Conversation,
  latest: RefObject<Conversation>,
  live: LiveReply,
): void {
  const lastStored = useRef(state.messages);
  const [isSameUser] = useState(() => createSameUserCheck());
  useEffect(() => {
    // The restored messages are stored already, and reading them is no activity.
    if (lastStored.current === state.messages) return;
    lastStored.current = state.messages;
    if (!isSameUser()) return;
    storeConversation(includePartialReply(state, live));
  }, [state, live, isSameUser]);

  useEffect(() => {
    const storeUnstored = () => {
      const now = latest.current;
      // After a logout nothing is stored for the next user.
      if (!isSameUser()) return;
      // A page may go between the end of a reply and the effect above, which runs after the reply is drawn.
      const isStored = now.pendingReplyId === null && now.messages === lastStored.current;
      if (!isStored) storeConversation(includePartialReply(now, live));
    };
    const onHidden = () => document.visibilityState === 'hidden' && storeUnstored();
    const stopStoring = registerUnsavedState('local', storeUnstored);
    window.addEventListener('pagehide', storeUnstored);
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      window.removeEventListener('pagehide', storeUnstored);
      document.removeEventListener('visibilitychange', onHidden);
      stopStoring();
      storeUnstored();
    };
  }, [latest, live, isSameUser]);
}

/** The messages with what has arrived of the pending reply, so that a page left in the middle of it can restore it. */
export function includePartialReply(
  { messages, pendingReplyId }: Conversation,
  live: LiveReply,
): Message[] {
  const { text, recipe } = live.getReceived();
  return messages.flatMap((message) => {
    if (message.id !== pendingReplyId) return message;
    if (!text && !recipe) return [];
    return createPartialMessage(message.id, getSettings().measurementUnits, live, 'stopped');
  });
}
