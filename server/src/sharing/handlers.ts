/** HTTP handlers of shared recipes: creating, listing and revoking links, and serving a recipe as JSON, page and picture. */
import { createHash } from 'node:crypto';
import { Refusal } from '@saffron/contract/errors';
import { PAGES, sharedRecipePath } from '@saffron/contract/paths';
import { recipeInput } from '@saffron/contract/recipe';
import type { Cookbook } from '@saffron/kitchen/cookbook';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requirePerson } from '../auth/handlers.ts';
import type { Bind } from '../http/bind-endpoint.ts';
import { userIdOf } from '../http/identity.ts';
import type { WebDocument } from '../http/web-document.ts';
import { estimateRecipe } from '../kitchen/estimate-recipe.ts';
import type { JobRunner } from '../kitchen/job-runner.ts';
import { createPngRenderer } from '../pictures/render-png.ts';
import { addCookbookFacts } from './cookbook-facts.ts';
import { renderMetaPage, renderMissingPage } from './meta-page.ts';
import type { SharedPage } from './page-head.ts';
import { openSharedDocument } from './shared-document.ts';
import type { Shares } from './shares.ts';
import { FONT_FILES, renderSocialPicture, SOCIAL_PICTURE_SIZE } from './social-picture.ts';

export interface SharingDeps {
  readonly shares: Shares;
  readonly cookbook: Cookbook;
  readonly jobRunner: JobRunner;
  /** The site's own address, without a trailing slash. */
  readonly publicUrl: () => string;
}

const HTML_TYPE = 'text/html; charset=utf-8';
/** A link's recipe never changes; cached for an hour only, because the link may be revoked. */
const CACHE_ONE_HOUR = 'public, max-age=3600, immutable';
/** Incremented when the drawing changes. */
const PICTURE_VERSION = 1;

export function bindSharing(bind: Bind, deps: SharingDeps): void {
  const { shares, publicUrl } = deps;
  bind('shareRecipe', { limit: 'share' }, async ({ body, who }) => {
    // Refused, so that the client renews the session and gets a link of an account, which lives longer than a
    // visitor's.
    if (who.kind === 'dead') throw new Refusal('unauthorized');
    const { recipe, listed = false } = 'recipe' in body ? body : { recipe: body };
    const createdShare = await shares.add({ recipe, userId: userIdOf(who), isListed: listed });
    return { url: publicUrl() + sharedRecipePath(createdShare.shareId), ...createdShare };
  });
  bind('listShares', { limit: 'read' }, async ({ who }) => {
    const links = await shares.listByUser(requirePerson(who).userId);
    return links.map(({ createdAt, expiresAt, ...link }) => ({
      ...link,
      url: publicUrl() + sharedRecipePath(link.shareId),
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    }));
  });
  bind('revokeShare', { limit: 'read' }, async ({ params, body, who }) => {
    // Refused, so that the client renews the session and is recognised as the link's owner.
    if (who.kind === 'dead') throw new Refusal('unauthorized');
    const revoker = { userId: userIdOf(who), revocationKey: body.revocationKey };
    if (!(await shares.revoke(params.shareId, revoker))) throw new Refusal('share-not-found');
    return null;
  });
  bind('getSharedRecipe', { limit: 'read' }, async ({ params, reply }) => {
    const share = await shares.find(params.shareId);
    if (share === undefined) throw new Refusal('share-not-found');
    setRobotsHeader(reply, share);
    // The stored JSON was validated when it was saved, so it is sent without parsing it again.
    return reply.type('application/json; charset=utf-8').send(`{"recipe":${share.recipe}}`);
  });
  const produces = ['text/html'];
  bind('getShareMeta', { limit: 'read', produces }, async ({ params, request, reply }) => {
    const page = await findPage(deps, params.shareId);
    setRobotsHeader(reply, page);
    if (page !== undefined) return reply.type(HTML_TYPE).send(renderMetaPage(page));
    if (!acceptsHtml(request)) throw new Refusal('share-not-found');
    return reply.code(404).type(HTML_TYPE).send(renderMissingPage());
  });
  bindPicture(bind, deps);
}

function bindPicture(bind: Bind, deps: SharingDeps): void {
  const renderer = createPngRenderer(SOCIAL_PICTURE_SIZE.width, FONT_FILES);
  const produces = ['image/png'];
  bind('getSharePicture', { limit: 'read', produces }, async ({ params, request, reply }) => {
    const share = await deps.shares.find(params.shareId);
    if (share === undefined) throw new Refusal('share-not-found');
    setRobotsHeader(reply, share);
    const digest = createHash('sha256').update(share.recipe).digest('base64url');
    const tag = `"${PICTURE_VERSION}-${digest}"`;
    reply
      .header('cache-control', CACHE_ONE_HOUR)
      .header('etag', tag)
      // Pages of other sites may show it: that is what it is for.
      .header('cross-origin-resource-policy', 'cross-origin');
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    const draw = () => renderSocialPicture(recipeInput.parse(JSON.parse(share.recipe)));
    return sendPng(reply, await renderer.render(digest, draw));
  });
}

function sendPng(reply: FastifyReply, picture: Buffer): FastifyReply {
  return reply.type('image/png').send(picture);
}

/** The shared page comes whole, with its recipe; where the web was not built, the documents say so. */
export function serveSharedPage(
  app: FastifyInstance,
  documents: WebDocument,
  webFolder: string,
  deps: SharingDeps,
): void {
  const sharedDocument = openSharedDocument(webFolder);
  app.get<{ Params: { shareId: string } }>(
    PAGES.sharedRecipe,
    { schema: { hide: true } },
    async (request, reply) => {
      if (sharedDocument === undefined) return documents.send(reply);
      const page = await findPage(deps, request.params.shareId);
      setRobotsHeader(reply, page);
      return sharedDocument.send(reply, page);
    },
  );
}

async function findPage(deps: SharingDeps, shareId: string): Promise<SharedPage | undefined> {
  const share = await deps.shares.find(shareId);
  if (share === undefined) return undefined;
  const { createdAt, isListed } = share;
  const recipe = recipeInput.parse(JSON.parse(share.recipe));
  const origin = deps.publicUrl();
  return {
    recipe,
    enrichedRecipe: addCookbookFacts(deps.cookbook, recipe),
    nutrition: await estimateRecipe(deps.jobRunner, recipe),
    shareId,
    origin,
    createdAt,
    isListed,
  };
}

/** Search engines may index a link only if its owner asked for that. */
function setRobotsHeader(reply: FastifyReply, shared: { readonly isListed: boolean } | undefined) {
  if (!shared?.isListed) reply.header('x-robots-tag', 'noindex');
}

function acceptsHtml({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/html') ?? false;
}
