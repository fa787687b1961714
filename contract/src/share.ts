/** Recipes by public link. */
import { z } from 'zod';
import { keptRecipe } from './recipe.ts';

/**
 * The recipe itself, or wrapped in `recipe`: the spec names the field, older clients send it bare.
 * Search engines are asked to pass the page by unless `listed: true` says otherwise.
 */
export const shareBody = z.union([
  z.object({ recipe: keptRecipe, listed: z.boolean().optional() }),
  keptRecipe,
]);
export const shareReply = z.object({
  url: z.string(),
  shareId: z.string(),
  /** For a visitor, who has no account to end the link from: told this once, and kept by us as a digest alone. */
  revocationKey: z.string().optional(),
});
export const sharedRecipeReply = z.object({ recipe: keptRecipe });

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
