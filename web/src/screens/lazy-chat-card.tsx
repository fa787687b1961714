/** Lazily loaded recipe card of the chat, and when to prefetch it. */
import { Suspense } from 'react';
import { whenIdle } from '../api/when-idle.ts';
import type { CardSlotProps } from '../features/chat/list/card-slot.ts';
import { KEYS, readText } from '../storage/browser-store.ts';
import { createLazyComponent } from '../ui/lazy-component.tsx';

const { Component: Card, preload } = createLazyComponent(() => import('./ChatCard.tsx'));

/** Shows the name of the recipe while the card loads. */
export function ChatCard(props: CardSlotProps) {
  return (
    <Suspense fallback={<p>{props.recipe.recipeName}</p>}>
      <Card {...props} />
    </Suspense>
  );
}

/** Preloads the card if the stored conversation has one, so that it is restored with its cards at once. */
export function preloadStoredCards(): Promise<unknown> {
  return readText(KEYS.messages)?.includes('"recipe"') ? preload() : Promise.resolve();
}

/** Leaves the network to the page while that is loading. */
const DELAY_MS = 2000;
const FIRST_INPUT_EVENTS = ['pointerdown', 'input'];

/** Fetches the card at the first input or when the browser is idle, before the first reply needs it. Returns a stop function. */
export function prefetchChatCard(): () => void {
  const stop = () => {
    clearTimeout(timer);
    for (const type of FIRST_INPUT_EVENTS) document.removeEventListener(type, fetchNow);
  };
  const fetchNow = () => {
    stop();
    // Rendering the card requests it again and reports a failure.
    preload().catch(() => undefined);
  };
  const timer = setTimeout(() => void whenIdle().then(fetchNow), DELAY_MS);
  for (const type of FIRST_INPUT_EVENTS) document.addEventListener(type, fetchNow);
  return stop;
}
