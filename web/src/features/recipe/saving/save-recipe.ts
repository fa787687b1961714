/** Saves a recipe to the account; asks first when one of the same name is saved already; lazily loaded. */
import { PAGES } from '@saffron/contract/paths';
import type { RecipeInput } from '@saffron/contract/recipe';
import { call } from '../../../api/client.ts';
import { toFailure } from '../../../api/failure.ts';
import { savingStrings } from '../../../strings/saving.ts';
import { showConfirm, showInfo } from '../../../ui/dialog-store.ts';
import { navigateTo } from '../../../ui/navigation.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { addOfflineRecipe } from '../../../user/offline-recipes.ts';
import { addSavedId } from '../../../user/saved-ids.ts';

/** Returns the id of the saved recipe; `undefined` if it was not saved, which the user has been told by then. */
export async function saveRecipe(recipe: RecipeInput): Promise<string | undefined> {
  const { recipeId, recipeName } = recipe;
  const found = await findSavedByName(recipeName);
  if (found === 'unknown') return undefined;
  const isTheSame = recipeId !== undefined && found?.recipeId === recipeId;
  if (found && !isTheSame && !(await confirmDuplicate(recipe, found.servings))) return undefined;
  const id = isTheSame ? recipeId : await sendRecipe(recipe, found !== null);
  if (id !== undefined) {
    addSavedId(recipeId ?? id);
    if (!isTheSame) void addOfflineRecipe({ ...recipe, recipeId: id });
    showSavedToast(recipe);
  }
  return id;
}

/** After signing in there is more to see at once; dialogs over it do not count. */
const TOAST_MS = 15_000;

/** The button shows that the recipe is saved, but not where, and is not announced. */
function showSavedToast({ recipeName, servings }: RecipeInput): void {
  showToast({
    ...{ text: savingStrings.saved(recipeName, servings), severity: 'success' },
    ...{ durationMs: TOAST_MS, isLasting: true },
    action: { label: savingStrings.showSaved, run: () => navigateTo(PAGES.savedRecipes) },
  });
}

async function findSavedByName(name: string): Promise<Partial<RecipeInput> | null | 'unknown'> {
  try {
    return await call('findSavedRecipe', { params: { recipeName: toPathSegment(name) } });
  } catch (error) {
    showFailure(savingStrings.checkFailed, error);
    return 'unknown';
  }
}

/** As a path segment one or two dots would be resolved; the server ignores the trailing space. */
function toPathSegment(name: string): string {
  return /^\.{1,2}$/.test(name) ? `${name} ` : name;
}

function confirmDuplicate(
  { recipeName, servings }: RecipeInput,
  savedServings?: number,
): Promise<boolean> {
  return new Promise((answer) => {
    showConfirm({
      title: savingStrings.existsTitle,
      message: savingStrings.exists(recipeName, savedServings, servings),
      onConfirm: () => answer(true),
      onClose: () => answer(false),
    });
  });
}

/** Returns the id of the saved recipe; `undefined` after a failure, which has been shown. */
async function sendRecipe(
  recipe: RecipeInput,
  allowDuplicate: boolean,
): Promise<string | undefined> {
  try {
    const body = { ...recipe, allowDuplicate };
    return (await call('saveRecipe', { body })).recipeId;
  } catch (error) {
    if (toFailure(error).status === 409) {
      showInfo({ title: savingStrings.conflictTitle, message: savingStrings.conflict });
    } else showFailure(savingStrings.failed, error);
    return undefined;
  }
}

/** An expired session is not shown here: the sign-in drawer has opened for it. */
function showFailure(summary: string, error: unknown): void {
  const { status, message } = toFailure(error);
  if (status === 401) return;
  showInfo({ title: savingStrings.errorTitle, message: `${summary} ${message}` });
}
