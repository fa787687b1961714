/** Kept recipes as plain files, out and in: nobody's recipes are locked up here. */
import { Readable } from 'node:stream';
import type { ChatPreferences } from '@saffron/contract/chat';
import { Refusal } from '@saffron/contract/errors';
import type { FileFormat } from '@saffron/contract/recipe-files';
import { personOf } from '../auth/handlers.ts';
import type { Bind } from '../http/bind-endpoint.ts';
import type { FewAtOnce } from '../http/few-at-once.ts';
import { untilGone } from '../http/until-gone.ts';
import type { Work } from '../kitchen/work.ts';
import type { SavedRecipes } from '../recipes/saved-recipes.ts';
import type { Place } from './draft.ts';
import { importRecipes } from './import-recipes.ts';
import { attachment, fileName, KINDS, readKept } from './write-recipe.ts';
import type { Knowledge } from './written-recipe.ts';
import { nameKeeper, type PlainFile, zipFiles } from './zip-files.ts';

export interface FilesDeps {
  readonly saved: SavedRecipes;
  readonly kitchen: Knowledge;
  readonly work: Work;
  readonly fewAtOnce: FewAtOnce;
  readonly preferencesOf: (userId: string) => Promise<ChatPreferences>;
  /** The site's own address, without a trailing slash. */
  readonly publicUrl: () => string;
}

export function bindFiles(bind: Bind, deps: FilesDeps): void {
  const { saved, kitchen } = deps;
  const place = (): Place => ({ origin: deps.publicUrl() });
  const texts = Object.values(KINDS).map(({ type }) => type.replace(/;.*$/, ''));
  bind(
    'exportRecipe',
    { limit: 'read', produces: texts },
    async ({ params, query, who, reply }) => {
      const kept = await saved.findById(personOf(who).userId, params.recipeId);
      if (kept === undefined) throw new Refusal('saved-recipe-not-found');
      const recipe = readKept(kept);
      const { ending, type, write } = KINDS[query.format];
      return reply
        .header('content-disposition', attachment(`${fileName(recipe.recipeName)}.${ending}`))
        .type(type)
        .send(write(recipe, kitchen.measures, place()));
    },
  );
  bind(
    'exportRecipes',
    { limit: 'read', produces: ['application/zip'] },
    async ({ query, who, reply }) => {
      const { userId } = personOf(who);
      deps.fewAtOnce(userId, reply);
      const files = filesOf(deps, userId, query.format, place());
      return reply
        .header('content-disposition', attachment('recipes.zip'))
        .type('application/zip')
        .send(Readable.from(zipFiles(files)));
    },
  );
  bind('importRecipes', { limit: 'read' }, async ({ body, who, reply }) => {
    const { userId } = personOf(who);
    const preferences = await deps.preferencesOf(userId);
    const importer = { work: deps.work, saved, place: place(), userId, preferences };
    return importRecipes(importer, body, untilGone(reply));
  });
}

async function* filesOf(
  { saved, kitchen }: FilesDeps,
  userId: string,
  format: FileFormat,
  place: Place,
): AsyncGenerator<PlainFile> {
  const { ending, write } = KINDS[format];
  const named = nameKeeper(ending);
  for await (const kept of saved.each(userId)) {
    const recipe = readKept(kept);
    const { savedAt } = JSON.parse(kept) as { savedAt?: string };
    yield {
      name: named(fileName(recipe.recipeName)),
      text: write(recipe, kitchen.measures, place),
      at: new Date(savedAt ?? Date.now()),
    };
  }
}
