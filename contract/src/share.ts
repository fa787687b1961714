/** Request and reply schemas of the endpoints for public recipe links: create, read, list and revoke. */
import { z } from 'zod';
import { storedRecipe } from './recipe.ts';

/**
 * The recipe itself, or wrapped in `recipe`: the spec names the field, older clients send it bare.
 * Search engines are asked to pass the page by unless `listed: true` says otherwise.
 */
export const shareBody = z.union([
  z.object({ recipe: storedRecipe, listed: z.boolean().optional() }),
  storedRecipe,
]);
export const shareReply = z.object({
  url: z.string(),
  shareId: z.string(),
  /** For a visitor, who has no account to end the link from: sent this once, and stored only as a digest. */
  revocationKey: z.string().optional(),
});
export const sharedRecipeReply = z.object({ recipe: storedRecipe });

export const shareList = z.array(
  z.object({
    shareId: z.string(),
    url: z.string(),
    recipeName: z.string(),
    createdAt: z.string(),
    expiresAt: z.string(),
  }),
);

/** Empty, or no body at all, from somebody who is signed in. */
export const revokeBody = z.object({ revocationKey: z.string().max(100).optional() });
