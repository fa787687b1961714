/** State of a card's Save button: not saved, saving or saved. */
import type { RecipeInput } from '@saffron/contract/recipe';
import { useState } from 'react';
import { shellStrings } from '../../../strings/shell.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { useSavedIds } from '../../../user/saved-ids.ts';
import { useSession } from '../../../user/session.ts';
import { type PartialRecipe, toSentRecipe } from '../recipe-content.ts';

export interface SaveRecipe {
  readonly state: 'open' | 'saving' | 'saved';
  readonly save: () => void;
}

/** Calls `onSignInRequired` instead if nobody is signed in. */
export function useSaveRecipe(
  recipe: PartialRecipe,
  onSignInRequired: (recipe: RecipeInput) => void,
): SaveRecipe {
  const savedIds = useSavedIds();
  const [saving, setSaving] = useState(false);
  /** A recipe without an id gets one when it is saved. */
  const [givenId, setGivenId] = useState<string>();
  const id = recipe.recipeId ?? givenId;
  const isSaved = id !== undefined && savedIds.has(id);

  const save = () => {
    if (!useSession.getState().accessToken) return onSignInRequired(toSentRecipe(recipe));
    setSaving(true);
    void loadAndSave(toSentRecipe(recipe))
      .then((newId) => newId !== undefined && setGivenId(newId))
      .finally(() => setSaving(false));
  };
  return { state: isSaved ? 'saved' : saving ? 'saving' : 'open', save };
}

/** Loads the saving code when it is first needed. */
async function loadAndSave(recipe: RecipeInput): Promise<string | undefined> {
  const part = await import('./save-recipe.ts').catch((error: unknown) => {
    console.warn('A part of the page could not be loaded.', error);
    showToast({ text: shellStrings.partMissing, severity: 'error' });
  });
  return part?.saveRecipe(recipe);
}
