/** Serves the page of a shared recipe, rendered on the server with the module that the web build makes. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { compileFunction } from 'node:vm';
import {
  SHARED_PAGE_MODULE,
  type SharedPageContent,
  type SharedPageRenderer,
} from '@saffron/contract/shared-page';
import { SHARED_RECIPE_BLOCK_ID } from '@saffron/contract/social-share-urls';
import type { FastifyReply } from 'fastify';
import { createDocumentPolicy, createNonce } from '../http/content-security-policy.ts';
import { Html, html, jsonScript } from '../http/escape-html.ts';
import { renderHead, renderTitle, type SharedPage } from './page-head.ts';
import { choosePicture } from './page-picture.ts';

const TEMPLATE = 'shared.html';
/** Cached rendered pages; the longest are about a hundred kilobytes. */
const MAX_CACHED_PAGES = 50;

export interface SharedDocument {
  /** 200 with the recipe, or 404 when there is none. */
  readonly send: (reply: FastifyReply, page: SharedPage | undefined) => FastifyReply;
}

type Slots = Record<string, Html>;

/** Undefined when the web app was not built. */
export function openSharedDocument(webFolder: string): SharedDocument | undefined {
  const template = readBuilt(webFolder, TEMPLATE);
  const module = readBuilt(webFolder, SHARED_PAGE_MODULE);
  if (template === undefined || module === undefined) return undefined;
  // Template and module are read together, so that they belong to one build; the module is run on first use.
  let renderer: SharedPageRenderer | undefined;
  const renderCached = createPageCache();
  return {
    send: (reply, page) => {
      renderer ??= runModule(module, path.join(webFolder, SHARED_PAGE_MODULE));
      const nonce = createNonce();
      const slots = {
        ...createHead(page),
        page: renderCached(renderer, page),
        nonce: html`${nonce}`,
      };
      return reply
        .code(page === undefined ? 404 : 200)
        .header('cache-control', 'no-store')
        .header('content-security-policy', createDocumentPolicy(nonce))
        .type('text/html; charset=utf-8')
        .send(fillTemplate(template, slots));
    },
  };
}

function readBuilt(webFolder: string, file: string): string | undefined {
  try {
    return readFileSync(path.join(webFolder, file), 'utf8');
  } catch {
    return undefined;
  }
}

/** The module has no imports, so it also runs from a snapshot. */
function runModule(code: string, filename: string): SharedPageRenderer {
  const module = { exports: {} };
  compileFunction(code, ['module', 'exports'], { filename })(module, module.exports);
  return module.exports as SharedPageRenderer;
}

/** Caches rendered pages, as a link's recipe never changes; the caller has checked that the link is valid. */
function createPageCache(): (renderer: SharedPageRenderer, page: SharedPage | undefined) => Html {
  const cache = new Map<string, Html>();
  return ({ renderSharedPage }, page) => {
    const year = new Date().getFullYear();
    const key = `${year} ${page?.origin ?? ''} ${page?.shareId ?? ''}`;
    // React has escaped every text in it.
    const pageHtml =
      cache.get(key) ?? new Html(renderSharedPage(page && createPageContent(page), year));
    // Least recently used pages are dropped first.
    cache.delete(key);
    cache.set(key, pageHtml);
    for (const [oldest] of cache) {
      if (cache.size <= MAX_CACHED_PAGES) break;
      cache.delete(oldest);
    }
    return pageHtml;
  };
}

function createPageContent({ recipe, origin }: SharedPage): SharedPageContent {
  const picture = choosePicture(recipe);
  return { recipe, origin, picture, pictureSource: recipe.imageUrl || picture };
}

function createHead(page: SharedPage | undefined): Slots {
  if (page === undefined) return { head: html`<meta name="robots" content="noindex">` };
  const data = jsonScript('application/json', page.recipe, SHARED_RECIPE_BLOCK_ID);
  return { title: renderTitle(page), head: html`${renderHead(page)}\n${data}` };
}

const SLOT = /__CSP_NONCE__|<title>[^<]*<\/title>|<!--slot:([a-z-]+)-->/g;

/** One pass over the template alone, so that nothing inside a recipe is ever taken for a slot. */
function fillTemplate(template: string, slots: Slots): string {
  return template.replace(SLOT, (mark, name?: string) => {
    if (name !== undefined) return slots[name]?.text ?? '';
    if (mark === '__CSP_NONCE__') return slots.nonce?.text ?? '';
    return slots.title === undefined ? mark : `<title>${slots.title.text}</title>`;
  });
}
