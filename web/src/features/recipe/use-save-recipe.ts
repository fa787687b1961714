/** Keeping a recipe (spec 4): is one of that name kept already, does the person want it twice, then save. */
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { failureOf } from '../../api/failure.ts';
import { addSavedId, useSavedIds } from '../../person/saved-ids.ts';
import { useSession } from '../../person/session.ts';
import { showConfirm, showInfo } from '../../ui/dialog-store.ts';
import { saveWords } from '../../words/recipe.ts';
import { type ShownRecipe, sendable } from './card.ts';

export interface SaveRecipe {
  readonly state: 'open' | 'saving' | 'saved';
  readonly save: () => void;
}

/** `onVisitor` is asked instead when nobody is signed in. */
export function useSaveRecipe(recipe: ShownRecipe, onVisitor: () => void): SaveRecipe {
  const savedIds = useSavedIds();
  const [saving, setSaving] = useState(false);
  /** Recipes that came without an id get one only by being saved. */
  const [givenId, setGivenId] = useState<string>();
  const id = recipe.recipeId ?? givenId;
  const isSaved = id !== undefined && savedIds.has(id);

  const busy = async (work: Promise<void>) => {
    setSaving(true);
    await work.finally(() => setSaving(false));
  };
  const keep = (allowDuplicate: boolean) =>
    store(recipe, allowDuplicate).then((newId) => {
      if (newId === undefined) return;
      setGivenId(newId);
      addSavedId(recipe.recipeId ?? newId);
    });
  const save = async () => {
    if (!useSession.getState().accessToken) return onVisitor();
    await busy(unlessKept(recipe, keep, () => void busy(keep(true))));
  };
  return { state: isSaved ? 'saved' : saving ? 'saving' : 'open', save: () => void save() };
}

async function unlessKept(
  recipe: ShownRecipe,
  keep: (allowDuplicate: boolean) => Promise<void>,
  keepTwice: () => void,
): Promise<void> {
  const { recipeName } = sendable(recipe);
  try {
    const kept = await call('findSavedRecipe', { params: { recipeName: asPart(recipeName) } });
    if (!kept) return await keep(false);
  } catch (error) {
    return showFailure(saveWords.checkFailed, error);
  }
  showConfirm({
    title: saveWords.existsTitle,
    message: saveWords.exists(recipeName),
    onConfirm: keepTwice,
  });
}

/** As a part of an address one or two dots would lead elsewhere; the space after them does not count. */
function asPart(name: string): string {
  return /^\.{1,2}$/.test(name) ? `${name} ` : name;
}

/** The id under which it is kept now; `undefined` after a failure, which has been shown. */
async function store(recipe: ShownRecipe, allowDuplicate: boolean): Promise<string | undefined> {
  try {
    const body = { ...sendable(recipe), allowDuplicate };
    return (await call('saveRecipe', { body })).recipeId;
  } catch (error) {
    if (failureOf(error).status === 409) {
      showInfo({ title: saveWords.conflictTitle, message: saveWords.conflict });
    } else showFailure(saveWords.failed, error);
    return undefined;
  }
}

/** A refused session has already been told by the drawer that opened; saying it twice helps nobody. */
function showFailure(words: string, error: unknown): void {
  const { status, message } = failureOf(error);
  if (status === 401) return;
  showInfo({ title: saveWords.errorTitle, message: `${words} ${message}` });
}
