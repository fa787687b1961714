/** Keeps the conversation in the browser: after every change, and with the growing reply when the page goes. */
import { type RefObject, useEffect, useRef, useState } from 'react';
import { storeBeforeLeaving, watchLeaving } from '../../../person/leaving.ts';
import { currentSettings } from '../../../person/settings.ts';
import { partial } from './ask-chef.ts';
import type { Conversation } from './conversation.ts';
import type { LiveReply } from './live-reply.ts';
import type { Message } from './message.ts';
import { keepConversation } from './open-chat.ts';

export function useKeptConversation(
  state: Conversation,
  latest: RefObject<Conversation>,
  live: LiveReply,
): void {
  const kept = useRef(state.messages);
  const [isStillHere] = useState(() => watchLeaving());
  useEffect(() => {
    // What was just restored is already there, and reading it is no activity.
    if (kept.current === state.messages) return;
    kept.current = state.messages;
    if (!isStillHere()) return;
    keepConversation(withGrowing(state, live));
  }, [state, live, isStillHere]);

  useEffect(() => {
    const keepUnfinished = () => {
      const now = latest.current;
      // Whoever has left has taken it along.
      if (!isStillHere()) return;
      if (now.answering !== null) keepConversation(withGrowing(now, live));
    };
    const onHidden = () => document.visibilityState === 'hidden' && keepUnfinished();
    const stopStoring = storeBeforeLeaving('local', keepUnfinished);
    window.addEventListener('pagehide', keepUnfinished);
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      window.removeEventListener('pagehide', keepUnfinished);
      document.removeEventListener('visibilitychange', onHidden);
      stopStoring();
      keepUnfinished();
    };
  }, [latest, live, isStillHere]);
}

/** A page that goes away in the middle of a reply finds what had arrived when it comes back. */
export function withGrowing({ messages, answering }: Conversation, live: LiveReply): Message[] {
  const { text, recipe } = live.arrived();
  return messages.flatMap((message) => {
    if (message.id !== answering) return message;
    if (!text && !recipe) return [];
    return partial(message.id, currentSettings().measurementUnits, live, 'stopped');
  });
}
