/** One recipe on its way in: what was read, whether it is wished for, and what became of it. */
import type { ReplyOf, SentBodyOf } from '@saffron/contract/endpoints';
import { call } from '../../../api/client.ts';
import { failureOf } from '../../../api/failure.ts';
import { addSavedId } from '../../../person/saved-ids.ts';
import { patiently } from './patience.ts';
import type { RecipeSource } from './recipe-sources.ts';

type Imported = ReplyOf<'importRecipes'>['recipes'][number];

export interface ImportItem extends Pick<Imported, 'recipe'> {
  readonly key: string;
  /** The file it came from. */
  readonly from: string;
  readonly chosen: boolean;
  readonly state: 'read' | 'saved' | 'already-saved' | 'same-name' | 'failed';
  /** Why it was not saved. */
  readonly reason?: string;
}

/** Only looked at: nothing is kept before the person has seen it. Throws `CallError`. */
export async function readSource(
  source: RecipeSource,
  patience: Parameters<typeof patiently>[1],
): Promise<ReplyOf<'importRecipes'>> {
  const body: SentBodyOf<'importRecipes'> = { ...source, preview: true };
  return patiently(() => call('importRecipes', { body, signal: patience.signal }), patience);
}

/** What became of it; a failure is told in the item itself, so that the others go on. */
export async function saveItem(
  item: ImportItem,
  allowDuplicate: boolean,
  patience: Parameters<typeof patiently>[1],
): Promise<ImportItem> {
  const body = { ...item.recipe, allowDuplicate };
  try {
    const { recipeId } = await patiently(() => call('saveRecipe', { body }), patience);
    addSavedId(recipeId);
    return { ...item, state: 'saved', chosen: false };
  } catch (error) {
    const { status, message } = failureOf(error);
    if (status === 409) return { ...item, state: 'same-name', chosen: false };
    return { ...item, state: 'failed', reason: message };
  }
}
