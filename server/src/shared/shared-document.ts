/** The document of a shared page: the built template with the recipe, or with the sentence that there is none. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SHARED_RECIPE_BLOCK_ID } from '@saffron/contract/share-links';
import type { FastifyReply } from 'fastify';
import { createNonce, documentPolicy } from '../http/document-policy.ts';
import { type Html, html, jsonScript } from '../http/escape-html.ts';
import { recipeHead, recipeTitle, type SharedPage } from './recipe-head.ts';
import { enlargedPicture, sheetHead, sheetParts } from './recipe-sheet.ts';

export const SHARED_TEMPLATE = 'shared.html';

export interface SharedDocument {
  /** 200 with the recipe, or 404 when there is none. */
  readonly send: (reply: FastifyReply, page: SharedPage | undefined) => FastifyReply;
}

type Slots = Record<string, Html>;

/** Undefined when the web was not built. */
export function openSharedDocument(webFolder: string): SharedDocument | undefined {
  const template = readTemplate(webFolder);
  if (template === undefined) return undefined;
  const found = cut(template, 'missing');
  const missing = cut(template, 'found');
  return {
    send: (reply, page) => {
      const nonce = createNonce();
      return reply
        .code(page === undefined ? 404 : 200)
        .header('cache-control', 'no-store')
        .header('content-security-policy', documentPolicy(nonce))
        .type('text/html; charset=utf-8')
        .send(
          fill(page === undefined ? missing : found, { ...slotsOf(page), nonce: html`${nonce}` }),
        );
    },
  };
}

function readTemplate(webFolder: string): string | undefined {
  try {
    return readFileSync(path.join(webFolder, SHARED_TEMPLATE), 'utf8');
  } catch {
    return undefined;
  }
}

/** Takes out what stands between `<!--name-->` and `<!--/name-->`, and the marks of the other part. */
function cut(template: string, name: string): string {
  const part = new RegExp(`<!--${name}-->[^]*?<!--/${name}-->`, 'g');
  return template.replace(part, '').replace(/<!--\/?(?:found|missing)-->/g, '');
}

function slotsOf(page: SharedPage | undefined): Slots {
  const year = html`${new Date().getFullYear()}`;
  if (page === undefined) return { year, head: html`<meta name="robots" content="noindex">` };
  const data = jsonScript('application/json', page.recipe, SHARED_RECIPE_BLOCK_ID);
  return {
    year,
    title: recipeTitle(page),
    head: html`${recipeHead(page)}\n${data}`,
    'recipe-head': sheetHead(page),
    'recipe-parts': sheetParts(page),
    enlarged: enlargedPicture(page),
  };
}

const SLOT = /__CSP_NONCE__|<title>[^<]*<\/title>|<!--slot:([a-z-]+)-->/g;

/** One pass over the template alone, so that nothing inside a recipe is ever taken for a slot. */
function fill(template: string, slots: Slots): string {
  return template.replace(SLOT, (mark, name?: string) => {
    if (name !== undefined) return slots[name]?.text ?? '';
    if (mark === '__CSP_NONCE__') return slots.nonce?.text ?? '';
    return slots.title === undefined ? mark : `<title>${slots.title.text}</title>`;
  });
}
