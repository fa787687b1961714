/** Reads the recipe that the server embeds as JSON in the document of a shared page. */
import { SHARED_RECIPE_BLOCK_ID } from '@saffron/contract/social-share-urls';
import type { PartialRecipe } from '../recipe-content.ts';

export function readEmbeddedRecipe(): PartialRecipe | undefined {
  const text = document.getElementById(SHARED_RECIPE_BLOCK_ID)?.textContent;
  if (!text) return undefined;
  try {
    return JSON.parse(text) as PartialRecipe;
  } catch {
    return undefined;
  }
}
