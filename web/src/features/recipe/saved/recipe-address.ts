/** The address of a saved recipe's dialog, so that it can be opened, bookmarked and gone back from. */
import type { SavedRecipe } from './use-saved-recipes.ts';

const KEY = 'recipe';

/** Path and query; undefined for a recipe without an id. */
export function formatRecipeAddress({ recipeId }: SavedRecipe): string | undefined {
  if (!recipeId) return undefined;
  return `${window.location.pathname}?${new URLSearchParams({ [KEY]: recipeId })}`;
}

/** The id of the recipe in the page's address, if it has one. */
export function readRecipeAddress(): string | null {
  return new URLSearchParams(window.location.search).get(KEY);
}

/** Leaves the plain address for the page below the dialog, which adds an entry of its own to the history. */
export function clearRecipeAddress(): void {
  window.history.replaceState(window.history.state, '', window.location.pathname);
}
