/** Marks the Save button of the server-rendered shared page as "Saved" when the user has saved the recipe. */
import { readEmbeddedRecipe } from '../../features/recipe/sharing/embedded-recipe.ts';
import { sharedActionStrings as strings } from '../../strings/shared-page.ts';

export function markSaved(): void {
  const button = document.querySelector<HTMLButtonElement>('button[data-saves]');
  const label = button?.lastChild;
  if (!button || !label || !isSaved()) return;
  label.textContent = strings.saved;
  button.disabled = true;
}

/** Spec 9: `savedRecipes` holds the ids; without a session they are ignored. */
function isSaved(): boolean {
  try {
    const { recipeId } = readEmbeddedRecipe() ?? {};
    const ids: unknown = JSON.parse(localStorage.getItem('savedRecipes') ?? '[]');
    const hasSession = document.documentElement.dataset.session !== undefined;
    return hasSession && recipeId !== undefined && Array.isArray(ids) && ids.includes(recipeId);
  } catch {
    return false;
  }
}
