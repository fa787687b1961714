/** Hook that loads a shared recipe, from the served document if it is embedded there. */
import { sharedRecipePath } from '@saffron/contract/paths';
import { useEffect, useState } from 'react';
import { call } from '../../../api/client.ts';
import type { PartialRecipe } from '../recipe-content.ts';
import { readEmbeddedRecipe } from './embedded-recipe.ts';

export type SharedRecipe =
  | { readonly state: 'loading' | 'missing'; readonly recipe?: undefined }
  | { readonly state: 'loaded'; readonly recipe: PartialRecipe };

export function useSharedRecipe(shareId: string): SharedRecipe {
  const [shared, setShared] = useState<SharedRecipe>(
    () => readServedRecipe(shareId) ?? { state: 'loading' },
  );
  const isLoaded = shared.state === 'loaded';
  useEffect(() => {
    if (isLoaded) return;
    const controller = new AbortController();
    call('getSharedRecipe', { params: { shareId }, signal: controller.signal }).then(
      ({ recipe }) => setShared({ state: 'loaded', recipe }),
      (error: unknown) => {
        if (controller.signal.aborted) return;
        console.warn('The shared recipe could not be loaded.', error);
        setShared({ state: 'missing' });
      },
    );
    return () => controller.abort();
  }, [shareId, isLoaded]);
  return shared;
}

/** The embedded recipe, only if the document was served for this share and not for an earlier one. */
function readServedRecipe(shareId: string): SharedRecipe | undefined {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  const recipe = readEmbeddedRecipe();
  return recipe && canonical?.endsWith(sharedRecipePath(shareId))
    ? { state: 'loaded', recipe }
    : undefined;
}
