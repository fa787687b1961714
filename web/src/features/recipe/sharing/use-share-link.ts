/** Hook that creates the public link of a recipe once and reuses it. */
import { useCallback } from 'react';
import { call } from '../../../api/client.ts';
import { type PartialRecipe, toSentRecipe } from '../recipe-content.ts';
import { addVisitorLink } from './visitor-links.ts';

export interface ShareLink {
  readonly url: string;
  readonly shareId: string;
}

interface LinkRequest {
  readonly link: Promise<ShareLink>;
  shareId?: string;
}

/** Keyed by recipe, not by card, because a card is mounted again when the user comes back to it. */
const linkRequests = new WeakMap<PartialRecipe, LinkRequest>();
const stoppedIds = new Set<string>();

/** After this the next share creates a new link. */
export function discardLink(shareId: string): void {
  stoppedIds.add(shareId);
}

/** Two quick clicks send one request; a failed one can be repeated. */
export function useShareLink(recipe: PartialRecipe): () => Promise<ShareLink> {
  return useCallback(() => {
    const known = linkRequests.get(recipe);
    if (known && !(known.shareId && stoppedIds.has(known.shareId))) return known.link;
    const request: LinkRequest = { link: createLink(recipe) };
    linkRequests.set(recipe, request);
    request.link.then(
      ({ shareId }) => {
        request.shareId = shareId;
      },
      () => linkRequests.delete(recipe),
    );
    return request.link;
  }, [recipe]);
}

async function createLink(recipe: PartialRecipe): Promise<ShareLink> {
  const shared = toSentRecipe(recipe);
  const { revocationKey, ...link } = await call('shareRecipe', { body: { recipe: shared } });
  if (revocationKey) {
    const { recipeName } = shared;
    addVisitorLink({ ...link, recipeName, revocationKey, createdAt: new Date().toISOString() });
  }
  return link;
}
