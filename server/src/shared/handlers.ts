/** Sharing a recipe by link, and reading it: as JSON, as a page for crawlers, as a picture, as a page for people. */
import { createHash } from 'node:crypto';
import { Refusal } from '@saffron/contract/errors';
import { PAGES, sharedRecipePage } from '@saffron/contract/paths';
import { sentRecipe } from '@saffron/contract/recipe';
import type { Cookbook } from '@saffron/kitchen/cookbook/cookbook';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { personOf } from '../auth/handlers.ts';
import { userIdOf } from '../auth/sessions.ts';
import type { Bind } from '../http/bind-endpoint.ts';
import type { Documents } from '../http/documents.ts';
import { openPngRenderer } from '../pictures/render-png.ts';
import { withKnown } from './known-dish.ts';
import { metaPage, missingPage } from './meta-page.ts';
import type { SharedPage } from './recipe-head.ts';
import { openSharedDocument } from './shared-document.ts';
import type { Shares } from './shares.ts';
import { LETTERING, SOCIAL_PICTURE, socialPicture } from './social-picture.ts';

export interface SharedDeps {
  readonly shares: Shares;
  readonly cookbook: Cookbook;
  /** The site's own address, without a trailing slash. */
  readonly publicUrl: () => string;
}

const HTML_TYPE = 'text/html; charset=utf-8';
/** A link's recipe never changes; an hour, because the link may be ended. */
const AN_HOUR = 'public, max-age=3600, immutable';
/** Goes up when the picture is drawn in another way. */
const DRAWN = 1;

export function bindShared(bind: Bind, deps: SharedDeps): void {
  const { shares, publicUrl } = deps;
  bind('shareRecipe', { limit: 'share' }, async ({ body, who }) => {
    // Whoever renews the session and asks again has a link that lives a year, and not a visitor's.
    if (who.kind === 'dead') throw new Refusal('unauthorized');
    const { recipe, listed = false } = 'recipe' in body ? body : { recipe: body };
    const made = await shares.add({ recipe, userId: userIdOf(who), isListed: listed });
    return { url: publicUrl() + sharedRecipePage(made.shareId), ...made };
  });
  bind('listShares', { limit: 'read' }, async ({ who }) => {
    const links = await shares.listOf(personOf(who).userId);
    return links.map(({ createdAt, expiresAt, ...link }) => ({
      ...link,
      url: publicUrl() + sharedRecipePage(link.shareId),
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    }));
  });
  bind('revokeShare', { limit: 'read' }, async ({ params, body, who }) => {
    // Whoever renews the session and asks again is known as the one who made it.
    if (who.kind === 'dead') throw new Refusal('unauthorized');
    const revoker = { userId: userIdOf(who), revocationKey: body.revocationKey };
    if (!(await shares.revoke(params.shareId, revoker))) throw new Refusal('share-not-found');
    return null;
  });
  bind('getSharedRecipe', { limit: 'read' }, async ({ params, reply }) => {
    const share = await shares.find(params.shareId);
    if (share === undefined) throw new Refusal('share-not-found');
    keepFromSearch(reply, share);
    // What was parsed on its way in is sent as it lies, neither parsed nor printed again.
    return reply.type('application/json; charset=utf-8').send(`{"recipe":${share.recipe}}`);
  });
  const produces = ['text/html'];
  bind('getShareMeta', { limit: 'read', produces }, async ({ params, request, reply }) => {
    const page = await findPage(deps, params.shareId);
    keepFromSearch(reply, page);
    if (page !== undefined) return reply.type(HTML_TYPE).send(metaPage(page));
    if (!wantsHtml(request)) throw new Refusal('share-not-found');
    return reply.code(404).type(HTML_TYPE).send(missingPage());
  });
  bindPicture(bind, deps);
}

function bindPicture(bind: Bind, deps: SharedDeps): void {
  const renderer = openPngRenderer(SOCIAL_PICTURE.width, LETTERING);
  const produces = ['image/png'];
  bind('getSharePicture', { limit: 'read', produces }, async ({ params, request, reply }) => {
    const share = await deps.shares.find(params.shareId);
    if (share === undefined) throw new Refusal('share-not-found');
    keepFromSearch(reply, share);
    const digest = createHash('sha256').update(share.recipe).digest('base64url');
    const tag = `"${DRAWN}-${digest}"`;
    reply
      .header('cache-control', AN_HOUR)
      .header('etag', tag)
      // Pages of other sites may show it: that is what it is for.
      .header('cross-origin-resource-policy', 'cross-origin');
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    const draw = () => socialPicture(sentRecipe.parse(JSON.parse(share.recipe)));
    return sendPng(reply, await renderer.render(digest, draw));
  });
}

function sendPng(reply: FastifyReply, picture: Buffer): FastifyReply {
  return reply.type('image/png').send(picture);
}

/** The shared page comes whole, with its recipe; where the web was not built, the documents say so. */
export function serveSharedPage(
  app: FastifyInstance,
  documents: Documents,
  webFolder: string,
  deps: SharedDeps,
): void {
  const sharedDocument = openSharedDocument(webFolder);
  app.get<{ Params: { shareId: string } }>(
    PAGES.sharedRecipe,
    { schema: { hide: true } },
    async (request, reply) => {
      if (sharedDocument === undefined) return documents.send(reply);
      const page = await findPage(deps, request.params.shareId);
      keepFromSearch(reply, page);
      return sharedDocument.send(reply, page);
    },
  );
}

async function findPage(deps: SharedDeps, shareId: string): Promise<SharedPage | undefined> {
  const share = await deps.shares.find(shareId);
  if (share === undefined) return undefined;
  const { createdAt, isListed } = share;
  const recipe = sentRecipe.parse(JSON.parse(share.recipe));
  const origin = deps.publicUrl();
  return { recipe, known: withKnown(deps.cookbook, recipe), shareId, origin, createdAt, isListed };
}

/** A link is for those it is given to: search engines see it only where somebody asked for that. */
function keepFromSearch(reply: FastifyReply, shared: { readonly isListed: boolean } | undefined) {
  if (!shared?.isListed) reply.header('x-robots-tag', 'noindex');
}

function wantsHtml({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/html') ?? false;
}
