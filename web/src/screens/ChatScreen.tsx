/** Home: the chat, with the recipe card in its place (spec 2.7). */
import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ChatPanel } from '../features/chat/ChatPanel.tsx';
import { useDepartures } from '../person/leaving.ts';
import { ChatCard, fetchCardSoon, preloadKeptCards } from './late-card.tsx';
import { SignInPlace } from './SignInPlace.tsx';

export { preloadKeptCards as preload };

export default function ChatScreen() {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(fetchCardSoon, []);
  // Whoever leaves takes their conversation along: the next one here begins their own.
  const departures = useDepartures(({ count }) => count);
  // Once asked it is taken out of the history, or a reload would ask it again.
  const onAsked = useCallback(
    () => void navigate(pathname, { replace: true, state: null }),
    [navigate, pathname],
  );
  return (
    <>
      <ChatPanel key={departures} Card={ChatCard} ask={askedIn(state)} onAsked={onAsked} />
      <SignInPlace />
    </>
  );
}

/** A screen may send a person here with something to ask. */
function askedIn(state: unknown): string | undefined {
  const { ask } = (state ?? {}) as { ask?: unknown };
  return typeof ask === 'string' ? ask : undefined;
}
