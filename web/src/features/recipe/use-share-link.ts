/** The public link of one card: made when it is first shared, and only once (spec 4). */
import { useCallback, useRef } from 'react';
import { call } from '../../api/client.ts';
import { type ShownRecipe, sendable } from './card.ts';

export interface ShareLink {
  readonly url: string;
  readonly shareId: string;
}

/** Two quick taps ask once; a failure may be tried again. */
export function useShareLink(recipe: ShownRecipe): () => Promise<ShareLink> {
  const made = useRef<Promise<ShareLink>>(undefined);
  return useCallback(() => {
    made.current ??= call('shareRecipe', { body: { recipe: sendable(recipe) } }).catch((error) => {
      made.current = undefined;
      throw error;
    });
    return made.current;
  }, [recipe]);
}
