/** Serves the HTML document of the web app, with a fresh nonce and optional title and head. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyReply } from 'fastify';
import { createDocumentPolicy, createNonce } from './content-security-policy.ts';
import type { Html } from './escape-html.ts';

const NONCE_MARK = '__CSP_NONCE__';
const NOT_BUILT =
  'The web pages of Saffron have not been built yet: run "npm run build" and start again. The API under /mp works.\n';

interface DocumentParts {
  readonly status?: number;
  /** Replaces the document's title and its description, which is then part of `head`. */
  readonly title?: Html;
  /** Added at the end of the head. */
  readonly head?: Html;
}

export interface WebDocument {
  readonly isBuilt: boolean;
  readonly send: (reply: FastifyReply, parts?: DocumentParts) => FastifyReply;
}

/** `settings` are the operator's choices that the web app must know before its first render. */
export function openWebDocument(
  webFolder: string,
  settings: { famousPersonas: boolean },
): WebDocument {
  const template = readTemplate(webFolder)?.replace(
    '</head>',
    settings.famousPersonas ? '$&' : '<meta name="famous-personas" content="off">\n$&',
  );
  return {
    isBuilt: template !== undefined,
    send: (reply, parts = {}) => {
      reply.header('cache-control', 'no-store');
      if (template === undefined) return reply.code(503).type('text/plain').send(NOT_BUILT);
      const nonce = createNonce();
      return reply
        .code(parts.status ?? 200)
        .header('content-security-policy', createDocumentPolicy(nonce))
        .type('text/html; charset=utf-8')
        .send(fillTemplate(template.replaceAll(NONCE_MARK, nonce), parts));
    },
  };
}

function readTemplate(webFolder: string): string | undefined {
  try {
    return readFileSync(path.join(webFolder, 'index.html'), 'utf8');
  } catch {
    return undefined;
  }
}

/** Replacers are functions, because "$&" in a recipe's name would mean something to `replace`. */
function fillTemplate(document: string, { title, head }: DocumentParts): string {
  const titled =
    title === undefined
      ? document
      : document
          .replace(/<title>[^<]*<\/title>/, () => `<title>${title.text}</title>`)
          .replace(/<meta name="description"[^>]*>\s*/, '');
  return head === undefined ? titled : titled.replace('</head>', () => `${head.text}\n</head>`);
}
