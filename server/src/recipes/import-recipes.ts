/** Imports recipes from a text: reads them, in a worker process if long, and saves them for the person. */
import { setImmediate } from 'node:timers/promises';
import type { ChatPreferences } from '@saffron/contract/chat';
import { REFUSALS, Refusal } from '@saffron/contract/errors';
import type { RecipeInput } from '@saffron/contract/recipe';
import type { importBody, importedRecipe, importReply } from '@saffron/contract/recipe-files';
import type { z } from 'zod';
import type { Site } from '../files/recipe-draft.ts';
import type { JobRunner } from '../kitchen/job-runner.ts';
import type { ImportReview } from '../kitchen/read-import.ts';
import type { SavedRecipes } from './saved-recipes.ts';

export interface ImportContext {
  readonly jobRunner: JobRunner;
  readonly savedRecipes: SavedRecipes;
  readonly site: Site;
  readonly userId: string;
  readonly preferences: ChatPreferences;
}

type ImportBody = z.output<typeof importBody>;
type ImportedRecipe = z.output<typeof importedRecipe>;
type ImportReply = z.output<typeof importReply>;

/** @param signal aborts when the client has disconnected */
export async function importRecipes(
  context: ImportContext,
  body: ImportBody,
  signal: AbortSignal,
): Promise<ImportReply> {
  const { site, preferences } = context;
  const { text, format, fileName } = body;
  const source = { text, format, fileName, site, preferences };
  const { items, problems } = await context.jobRunner.run('readImport', source, signal);
  const reply: ImportReply = {
    recipes: [],
    problems: problems.map((message) => ({ item: fileName ?? '', message })),
  };
  for (const one of items) {
    // Lets other requests run between two saves of a long import.
    await setImmediate();
    if ('recipe' in one) await importOne(context, body, one.recipe, one.shown, reply);
    else reply.problems.push(one);
  }
  return reply;
}

async function importOne(
  { savedRecipes, userId }: ImportContext,
  body: ImportBody,
  recipe: RecipeInput,
  shown: ImportReview,
  reply: ImportReply,
): Promise<void> {
  if (body.preview) {
    reply.recipes.push({ recipe, state: 'read', ...shown });
    return;
  }
  try {
    const { recipeId, isNew } = await savedRecipes.save(
      userId,
      recipe,
      body.allowDuplicate ?? false,
    );
    const state: ImportedRecipe['state'] = isNew ? 'saved' : 'already-saved';
    reply.recipes.push({ recipe: { ...recipe, recipeId }, recipeId, state, ...shown });
  } catch (error) {
    const code = error instanceof Refusal ? error.code : undefined;
    if (code === 'recipe-already-saved') {
      reply.recipes.push({ recipe, state: 'same-name', ...shown });
    } else if (code === 'too-many-recipes' || code === 'too-much-kept') {
      reply.problems.push({ item: recipe.recipeName, message: REFUSALS[code][1] });
    } else throw error;
  }
}
