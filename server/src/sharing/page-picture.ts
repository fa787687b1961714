/** Chooses the picture shown on the page of a shared recipe. */
import type { RecipeInput } from '@saffron/contract/recipe';
import { pictureOf, pictureUrl } from '@saffron/kitchen/pictures';

/**
 * The recipe's own picture if it is ours or a data URL. Nothing is loaded from other hosts, which
 * would learn who reads what: our drawing of the dish is shown instead.
 */
export function choosePicture({ imageUrl = '', recipeName, ingredients }: RecipeInput): string {
  if (imageUrl.startsWith('/') || imageUrl.startsWith('data:')) return imageUrl;
  return pictureUrl(pictureOf({ recipeName, ingredients }));
}
