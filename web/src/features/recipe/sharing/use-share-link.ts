/** The public link of one card: made when it is first shared, and only once (spec 4), unless it was ended since. */
import { useCallback } from 'react';
import { call } from '../../../api/client.ts';
import { type ShownRecipe, sendable } from '../card.ts';
import { addVisitorLink } from './visitor-links.ts';

export interface ShareLink {
  readonly url: string;
  readonly shareId: string;
}

interface Made {
  readonly link: Promise<ShareLink>;
  shareId?: string;
}

/** By the recipe and not by its card, which is drawn anew when somebody comes back to it. */
const made = new WeakMap<ShownRecipe, Made>();
const ended = new Set<string>();

/** The next time a card shares it, a new link is made. */
export function forgetLink(shareId: string): void {
  ended.add(shareId);
}

/** Two quick taps ask once; a failure may be tried again. */
export function useShareLink(recipe: ShownRecipe): () => Promise<ShareLink> {
  return useCallback(() => {
    const known = made.get(recipe);
    if (known && !(known.shareId && ended.has(known.shareId))) return known.link;
    const now: Made = { link: makeLink(recipe) };
    made.set(recipe, now);
    now.link.then(
      ({ shareId }) => {
        now.shareId = shareId;
      },
      () => made.delete(recipe),
    );
    return now.link;
  }, [recipe]);
}

async function makeLink(recipe: ShownRecipe): Promise<ShareLink> {
  const shared = sendable(recipe);
  const { revocationKey, ...link } = await call('shareRecipe', { body: { recipe: shared } });
  if (revocationKey) {
    const { recipeName } = shared;
    addVisitorLink({ ...link, recipeName, revocationKey, createdAt: new Date().toISOString() });
  }
  return link;
}
