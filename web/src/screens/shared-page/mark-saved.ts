/** Save says Saved from the start when the recipe is among those that this person has kept. */
import { SHARED_RECIPE_BLOCK_ID } from '@saffron/contract/share-links';
import { sharedActionWords as words } from '../../words/shared-page.ts';

export function markSaved(): void {
  const button = document.querySelector<HTMLButtonElement>('button[data-saves]');
  const label = button?.lastChild;
  if (!button || !label || !isKept()) return;
  label.textContent = words.saved;
  button.disabled = true;
}

/** Spec 9: `savedRecipes` holds the ids; without a session they are nobody's. */
function isKept(): boolean {
  try {
    const block = document.getElementById(SHARED_RECIPE_BLOCK_ID)?.textContent ?? '';
    const { recipeId } = JSON.parse(block) as { recipeId?: string };
    const ids: unknown = JSON.parse(localStorage.getItem('savedRecipes') ?? '[]');
    const hasSession = document.documentElement.dataset.session !== undefined;
    return hasSession && recipeId !== undefined && Array.isArray(ids) && ids.includes(recipeId);
  } catch {
    return false;
  }
}
