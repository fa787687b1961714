/** HTTP handlers that export saved recipes as files and import recipes from text. */
import { Readable } from 'node:stream';
import type { ChatPreferences } from '@saffron/contract/chat';
import { Refusal } from '@saffron/contract/errors';
import type { RecipeInput } from '@saffron/contract/recipe';
import type { FileFormat } from '@saffron/contract/recipe-files';
import type { FoodKnowledge } from '@saffron/kitchen/recipe-text/line-signs';
import { requirePerson } from '../auth/handlers.ts';
import {
  createFileName,
  FORMAT_WRITERS,
  formatContentDisposition,
  parseSavedRecipe,
} from '../files/file-formats.ts';
import type { Site } from '../files/recipe-draft.ts';
import { createUniqueNames, type TextFile, zipFiles } from '../files/zip-files.ts';
import type { Bind } from '../http/bind-endpoint.ts';
import { createDisconnectSignal } from '../http/disconnect-signal.ts';
import type { LimitExports } from '../http/export-limit.ts';
import { estimateRecipe } from '../kitchen/estimate-recipe.ts';
import type { JobRunner } from '../kitchen/job-runner.ts';
import { importRecipes } from './import-recipes.ts';
import type { SavedRecipes } from './saved-recipes.ts';

export interface FilesDeps {
  readonly savedRecipes: SavedRecipes;
  readonly kitchen: FoodKnowledge;
  readonly jobRunner: JobRunner;
  readonly limitExports: LimitExports;
  readonly readPreferences: (userId: string) => Promise<ChatPreferences>;
  /** The site's own address, without a trailing slash. */
  readonly publicUrl: () => string;
}

export function bindFiles(bind: Bind, deps: FilesDeps): void {
  const { savedRecipes } = deps;
  const getSite = (): Site => ({ origin: deps.publicUrl() });
  const mediaTypes = Object.values(FORMAT_WRITERS).map(({ mediaType }) =>
    mediaType.replace(/;.*$/, ''),
  );
  bind(
    'exportRecipe',
    { limit: 'read', produces: mediaTypes },
    async ({ params, query, who, reply }) => {
      const saved = await savedRecipes.findById(requirePerson(who).userId, params.recipeId);
      if (saved === undefined) throw new Refusal('saved-recipe-not-found');
      const recipe = parseSavedRecipe(saved);
      const { extension, mediaType } = FORMAT_WRITERS[query.format];
      const text = await writeRecipe(deps, recipe, query.format, getSite());
      return reply
        .header(
          'content-disposition',
          formatContentDisposition(`${createFileName(recipe.recipeName)}.${extension}`),
        )
        .type(mediaType)
        .send(text);
    },
  );
  bind(
    'exportRecipes',
    { limit: 'read', produces: ['application/zip'] },
    async ({ query, who, reply }) => {
      const { userId } = requirePerson(who);
      deps.limitExports(userId, reply);
      const files = listFiles(deps, userId, query.format, getSite());
      return reply
        .header('content-disposition', formatContentDisposition('recipes.zip'))
        .type('application/zip')
        .send(Readable.from(zipFiles(files)));
    },
  );
  bind('importRecipes', { limit: 'read' }, async ({ body, who, reply }) => {
    const { userId } = requirePerson(who);
    const preferences = await deps.readPreferences(userId);
    const { jobRunner } = deps;
    const context = { jobRunner, savedRecipes, site: getSite(), userId, preferences };
    return importRecipes(context, body, createDisconnectSignal(reply));
  });
}

async function writeRecipe(
  { kitchen, jobRunner }: FilesDeps,
  recipe: RecipeInput,
  format: FileFormat,
  site: Site,
): Promise<string> {
  const { write, hasNutrition } = FORMAT_WRITERS[format];
  const nutrition = hasNutrition && (await estimateRecipe(jobRunner, recipe));
  return write(recipe, kitchen.measures, site, nutrition);
}

async function* listFiles(
  deps: FilesDeps,
  userId: string,
  format: FileFormat,
  site: Site,
): AsyncGenerator<TextFile> {
  const { extension } = FORMAT_WRITERS[format];
  const toUniqueName = createUniqueNames(extension);
  for await (const saved of deps.savedRecipes.iterate(userId)) {
    const recipe = parseSavedRecipe(saved);
    const { savedAt } = JSON.parse(saved) as { savedAt?: string };
    yield {
      name: toUniqueName(createFileName(recipe.recipeName)),
      text: await writeRecipe(deps, recipe, format, site),
      modifiedAt: new Date(savedAt ?? Date.now()),
    };
  }
}
