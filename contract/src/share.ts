/** Recipes by public link. */
import { z } from 'zod';
import { keptRecipe } from './recipe.ts';

/**
 * The recipe itself, or wrapped in `recipe`: the spec names the field, older clients send it bare.
 * With `listed: false` search engines are asked to pass the page by.
 */
export const shareBody = z.union([
  z.object({ recipe: keptRecipe, listed: z.boolean().optional() }),
  keptRecipe,
]);
export const shareReply = z.object({ url: z.string(), shareId: z.string() });
export const sharedRecipeReply = z.object({ recipe: keptRecipe });
