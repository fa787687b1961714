/** The recipe card of the chat, in a chunk of its own: nobody needs it in order to type. */
import { Suspense } from 'react';
import { whenIdle } from '../api/when-idle.ts';
import type { CardSlotProps } from '../features/chat/card-slot.ts';
import { KEYS, readText } from '../storage/browser-store.ts';
import { latePart } from '../ui/late-part.tsx';

const { Part: Card, preload } = latePart(() => import('./ChatCard.tsx'));

/** Its name holds its place while it is fetched. */
export function ChatCard(props: CardSlotProps) {
  return (
    <Suspense fallback={<p>{props.recipe.recipeName}</p>}>
      <Card {...props} />
    </Suspense>
  );
}

/** A conversation that is shown again stands at once as it stood, with its cards. */
export function preloadKeptCards(): Promise<unknown> {
  return readText(KEYS.messages)?.includes('"recipe"') ? preload() : Promise.resolve();
}

/** Nothing is asked of the network while the page is still coming. */
const PATIENCE_MS = 2000;
const FIRST_SIGNS = ['pointerdown', 'input'];

/** With the first sign of life, or as soon as there is time: before the first reply can want it. Answers how to stop. */
export function fetchCardSoon(): () => void {
  const stop = () => {
    clearTimeout(timer);
    for (const sign of FIRST_SIGNS) document.removeEventListener(sign, fetchNow);
  };
  const fetchNow = () => {
    stop();
    // Where it is wanted it is asked for again, and a failure told.
    preload().catch(() => undefined);
  };
  const timer = setTimeout(() => void whenIdle().then(fetchNow), PATIENCE_MS);
  for (const sign of FIRST_SIGNS) document.addEventListener(sign, fetchNow);
  return stop;
}
