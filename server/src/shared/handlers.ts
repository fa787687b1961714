/** Sharing a recipe by link, and reading it: as JSON, as a page for crawlers, as the document of our own page. */
import { Refusal } from '@saffron/contract/errors';
import { PAGES, sharedRecipePage } from '@saffron/contract/paths';
import { sentRecipe } from '@saffron/contract/recipe';
import { SHARED_RECIPE_BLOCK_ID } from '@saffron/contract/share-links';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { userIdOf } from '../auth/sessions.ts';
import type { Bind } from '../http/bind-endpoint.ts';
import type { Documents } from '../http/documents.ts';
import { html, jsonScript } from '../http/escape-html.ts';
import { metaPage, missingPage } from './meta-page.ts';
import { recipeHead, recipeTitle, type SharedPage } from './recipe-head.ts';
import type { Shares } from './shares.ts';

export interface SharedDeps {
  readonly shares: Shares;
  /** The site's own address, without a trailing slash. */
  readonly publicUrl: () => string;
}

const HTML_TYPE = 'text/html; charset=utf-8';

export function bindShared(bind: Bind, deps: SharedDeps): void {
  const { shares, publicUrl } = deps;
  bind('shareRecipe', { limit: 'share' }, async ({ body, who }) => {
    const recipe = 'recipe' in body ? body.recipe : body;
    const shareId = await shares.add(recipe, userIdOf(who));
    return { url: publicUrl() + sharedRecipePage(shareId), shareId };
  });
  bind('getSharedRecipe', { limit: 'read' }, async ({ params, reply }) => {
    const recipe = await shares.find(params.shareId);
    if (recipe === undefined) throw new Refusal('share-not-found');
    // What was parsed on its way in is sent as it lies, neither parsed nor printed again.
    return reply.type('application/json; charset=utf-8').send(`{"recipe":${recipe}}`);
  });
  const produces = ['text/html'];
  bind('getShareMeta', { limit: 'read', produces }, async ({ params, request, reply }) => {
    const page = await findPage(deps, params.shareId);
    if (page !== undefined) return reply.type(HTML_TYPE).send(metaPage(page));
    if (!wantsHtml(request)) throw new Refusal('share-not-found');
    return reply.code(404).type(HTML_TYPE).send(missingPage());
  });
}

/** The document of the shared page carries what its head and its first sight need. */
export function serveSharedPage(
  app: FastifyInstance,
  documents: Documents,
  deps: SharedDeps,
): void {
  app.get<{ Params: { shareId: string } }>(
    PAGES.sharedRecipe,
    { schema: { hide: true } },
    async (request, reply) => {
      const page = await findPage(deps, request.params.shareId);
      if (page === undefined) {
        return documents.send(reply, { head: html`<meta name="robots" content="noindex">` });
      }
      const data = jsonScript('application/json', page.recipe, SHARED_RECIPE_BLOCK_ID);
      const head = html`${recipeHead(page)}
${data}`;
      return documents.send(reply, { title: recipeTitle(page), head });
    },
  );
}

async function findPage(deps: SharedDeps, shareId: string): Promise<SharedPage | undefined> {
  const text = await deps.shares.find(shareId);
  if (text === undefined) return undefined;
  return { recipe: sentRecipe.parse(JSON.parse(text)), shareId, origin: deps.publicUrl() };
}

function wantsHtml({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/html') ?? false;
}
