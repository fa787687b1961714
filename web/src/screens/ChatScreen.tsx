/** Home screen: the chat with its recipe cards. */
import { useCallback, useEffect } from 'react';
import { ChatPanel } from '../features/chat/ChatPanel.tsx';
import { navigate, usePlace } from '../ui/place.ts';
import { useUserChanges } from '../user/logout.ts';
import { ChatCard, prefetchChatCard, preloadStoredCards } from './lazy-chat-card.tsx';

export { preloadStoredCards as preload };

/** If it cannot be loaded, the chef is asked. */
const startTimers = (message: string) =>
  import('../features/recipe/cook/chat-timer.ts').then(
    (part) => part.startTimersFromChat(message),
    () => undefined,
  );

export default function ChatScreen() {
  const { state, pathname } = usePlace();
  useEffect(prefetchChatCard, []);
  // A new key after a logout mounts a new chat, so that the next user does not see the conversation.
  const userChanges = useUserChanges(({ count }) => count);
  // Removes the message from the history state, or a reload would send it again.
  const clearInitialMessage = useCallback(
    () => navigate(pathname, { replace: true, state: null }),
    [pathname],
  );
  return (
    <ChatPanel
      key={userChanges}
      Card={ChatCard}
      initialMessage={readInitialMessage(state)}
      onInitialMessageSent={clearInitialMessage}
      startTimers={startTimers}
    />
  );
}

/** Another screen may open the chat with a message to send. */
function readInitialMessage(state: unknown): string | undefined {
  const { ask } = (state ?? {}) as { ask?: unknown };
  return typeof ask === 'string' ? ask : undefined;
}
