/** A shared recipe: out of the served document when it is there, else asked of the server. */
import { sharedRecipePage } from '@saffron/contract/paths';
import { useEffect, useState } from 'react';
import { call } from '../../../api/client.ts';
import type { ShownRecipe } from '../card.ts';

export type SharedRecipe =
  | { readonly state: 'loading' | 'missing'; readonly recipe?: undefined }
  | { readonly state: 'here'; readonly recipe: ShownRecipe };

/** The data block that the server puts into the document of a shared page. */
const BLOCK_ID = 'shared-recipe';

export function useSharedRecipe(shareId: string): SharedRecipe {
  const [shared, setShared] = useState<SharedRecipe>(() => served(shareId) ?? { state: 'loading' });
  const isHere = shared.state === 'here';
  useEffect(() => {
    if (isHere) return;
    const leaving = new AbortController();
    call('getSharedRecipe', { params: { shareId }, signal: leaving.signal }).then(
      ({ recipe }) => setShared({ state: 'here', recipe }),
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        console.warn('The shared recipe could not be loaded.', error);
        setShared({ state: 'missing' });
      },
    );
    return () => leaving.abort();
  }, [shareId, isHere]);
  return shared;
}

/** Only when the document was served for this very recipe, and not for one looked at before. */
function served(shareId: string): SharedRecipe | undefined {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  const text = document.getElementById(BLOCK_ID)?.textContent;
  if (!text || !canonical?.endsWith(sharedRecipePage(shareId))) return undefined;
  try {
    return { state: 'here', recipe: JSON.parse(text) as ShownRecipe };
  } catch {
    return undefined;
  }
}
