/** The Save of one card: whether its recipe is kept, is just being kept, and what a press does. */
import type { SentRecipe } from '@saffron/contract/recipe';
import { useState } from 'react';
import { useSavedIds } from '../../../person/saved-ids.ts';
import { useSession } from '../../../person/session.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { shellWords } from '../../../words/shell.ts';
import { type ShownRecipe, sendable } from '../card.ts';

export interface SaveRecipe {
  readonly state: 'open' | 'saving' | 'saved';
  readonly save: () => void;
}

/** `onVisitor` is told instead when nobody is signed in. */
export function useSaveRecipe(
  recipe: ShownRecipe,
  onVisitor: (recipe: SentRecipe) => void,
): SaveRecipe {
  const savedIds = useSavedIds();
  const [saving, setSaving] = useState(false);
  /** Recipes that came without an id get one only by being saved. */
  const [givenId, setGivenId] = useState<string>();
  const id = recipe.recipeId ?? givenId;
  const isSaved = id !== undefined && savedIds.has(id);

  const save = () => {
    if (!useSession.getState().accessToken) return onVisitor(sendable(recipe));
    setSaving(true);
    void keep(sendable(recipe))
      .then((newId) => newId !== undefined && setGivenId(newId))
      .finally(() => setSaving(false));
  };
  return { state: isSaved ? 'saved' : saving ? 'saving' : 'open', save };
}

/** What keeping takes is fetched when it is first asked for. */
async function keep(recipe: SentRecipe): Promise<string | undefined> {
  const part = await import('./keep-recipe.ts').catch((error: unknown) => {
    console.warn('A part of the page could not be loaded.', error);
    showToast({ text: shellWords.partMissing, severity: 'error' });
  });
  return part?.keepRecipe(recipe);
}
