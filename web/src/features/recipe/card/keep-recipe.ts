/** Keeping a recipe (spec 4): is one of that name kept already, does the person want it twice, then save. */
import { PAGES } from '@saffron/contract/paths';
import type { SentRecipe } from '@saffron/contract/recipe';
import { call } from '../../../api/client.ts';
import { failureOf } from '../../../api/failure.ts';
import { addKeptRecipe } from '../../../person/kept-recipes.ts';
import { addSavedId } from '../../../person/saved-ids.ts';
import { showConfirm, showInfo } from '../../../ui/dialog-store.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { goTo } from '../../../ui/way.ts';
import { savingWords } from '../../../words/saving.ts';

/** The id under which it is kept now; `undefined` when it is not, which the person knows by then. */
export async function keepRecipe(recipe: SentRecipe): Promise<string | undefined> {
  const { recipeId, recipeName } = recipe;
  const found = await findNamesake(recipeName);
  if (found === 'unknown') return undefined;
  const isTheSame = recipeId !== undefined && found?.recipeId === recipeId;
  if (found && !isTheSame && !(await wantsItTwice(recipe, found.servings))) return undefined;
  const id = isTheSame ? recipeId : await store(recipe, found !== null);
  if (id !== undefined) {
    addSavedId(recipeId ?? id);
    if (!isTheSame) void addKeptRecipe({ ...recipe, recipeId: id });
    tellWhere(recipe);
  }
  return id;
}

/** Long enough to be read and gone to. */
const TOLD_MS = 6000;

/** The button says that it is kept, to the eye alone, and not where. */
function tellWhere({ recipeName, servings }: SentRecipe): void {
  showToast({
    ...{ text: savingWords.keptForYou(recipeName, servings), severity: 'success' },
    durationMs: TOLD_MS,
    action: { label: savingWords.showKept, run: () => goTo(PAGES.savedRecipes) },
  });
}

async function findNamesake(name: string): Promise<Partial<SentRecipe> | null | 'unknown'> {
  try {
    return await call('findSavedRecipe', { params: { recipeName: asPart(name) } });
  } catch (error) {
    showFailure(savingWords.checkFailed, error);
    return 'unknown';
  }
}

/** As a part of an address one or two dots would lead elsewhere; the space after them does not count. */
function asPart(name: string): string {
  return /^\.{1,2}$/.test(name) ? `${name} ` : name;
}

function wantsItTwice({ recipeName, servings }: SentRecipe, kept?: number): Promise<boolean> {
  return new Promise((answer) => {
    showConfirm({
      title: savingWords.existsTitle,
      message: savingWords.exists(recipeName, kept, servings),
      onConfirm: () => answer(true),
      onClose: () => answer(false),
    });
  });
}

/** The id under which it is kept now; `undefined` after a failure, which has been shown. */
async function store(recipe: SentRecipe, allowDuplicate: boolean): Promise<string | undefined> {
  try {
    const body = { ...recipe, allowDuplicate };
    return (await call('saveRecipe', { body })).recipeId;
  } catch (error) {
    if (failureOf(error).status === 409) {
      showInfo({ title: savingWords.conflictTitle, message: savingWords.conflict });
    } else showFailure(savingWords.failed, error);
    return undefined;
  }
}

/** A refused session has already been told by the drawer that opened; saying it twice helps nobody. */
function showFailure(words: string, error: unknown): void {
  const { status, message } = failureOf(error);
  if (status === 401) return;
  showInfo({ title: savingWords.errorTitle, message: `${words} ${message}` });
}
