/** The public link of one card: made when it is first shared, and only once (spec 4). */
import { useCallback } from 'react';
import { call } from '../../../api/client.ts';
import { type ShownRecipe, sendable } from '../card.ts';

export interface ShareLink {
  readonly url: string;
  readonly shareId: string;
}

/** By the recipe and not by its card, which is drawn anew when somebody comes back to it. */
const made = new WeakMap<ShownRecipe, Promise<ShareLink>>();

/** Two quick taps ask once; a failure may be tried again. */
export function useShareLink(recipe: ShownRecipe): () => Promise<ShareLink> {
  return useCallback(() => {
    const known = made.get(recipe);
    if (known) return known;
    const link = call('shareRecipe', { body: { recipe: sendable(recipe) } });
    made.set(recipe, link);
    link.catch(() => made.delete(recipe));
    return link;
  }, [recipe]);
}
