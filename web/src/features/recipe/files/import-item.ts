/** One recipe being imported: reading it from a source and saving it. */
import type { BodyInputOf, ReplyOf } from '@saffron/contract/endpoints';
import { call } from '../../../api/client.ts';
import { toFailure } from '../../../api/failure.ts';
import { addSavedId } from '../../../user/saved-ids.ts';
import { retryAfterRateLimit } from './rate-limit-retry.ts';
import type { RecipeSource } from './recipe-sources.ts';

type ImportReplyItem = ReplyOf<'importRecipes'>['recipes'][number];

export interface ImportItem extends Pick<ImportReplyItem, 'recipe'> {
  readonly key: string;
  /** Name of the file it came from. */
  readonly source: string;
  readonly isSelected: boolean;
  readonly state: 'read' | 'saved' | 'already-saved' | 'same-name' | 'failed';
  /** Why it was not saved. */
  readonly reason?: string;
}

/** Reads recipes without saving them: the user reviews them first. Throws `CallError`. */
export async function readSource(
  source: RecipeSource,
  retryOptions: Parameters<typeof retryAfterRateLimit>[1],
): Promise<ReplyOf<'importRecipes'>> {
  const body: BodyInputOf<'importRecipes'> = { ...source, preview: true };
  return retryAfterRateLimit(
    () => call('importRecipes', { body, signal: retryOptions.signal }),
    retryOptions,
  );
}

/** Returns the item with its new state; a failure is part of it, so that the others are saved nevertheless. */
export async function saveItem(
  item: ImportItem,
  allowDuplicate: boolean,
  retryOptions: Parameters<typeof retryAfterRateLimit>[1],
): Promise<ImportItem> {
  const body = { ...item.recipe, allowDuplicate };
  try {
    const { recipeId } = await retryAfterRateLimit(
      () => call('saveRecipe', { body }),
      retryOptions,
    );
    addSavedId(recipeId);
    return { ...item, state: 'saved', isSelected: false };
  } catch (error) {
    const { status, message } = toFailure(error);
    if (status === 409) return { ...item, state: 'same-name', isSelected: false };
    return { ...item, state: 'failed', reason: message };
  }
}
