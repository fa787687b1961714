/** Answers requests without a route: a JSON error under the API, the web document elsewhere, and 405 for a wrong method. */
import { Refusal } from '@saffron/contract/errors';
import { API_BASE } from '@saffron/contract/paths';
import type { FastifyInstance, HTTPMethods } from 'fastify';
import { sendRefusal } from './refusals.ts';
import type { WebDocument } from './web-document.ts';

const METHODS: readonly HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'];

/** Path without query. */
function pathOf(url: string): string {
  return url.split(/[?#]/, 1)[0] ?? '';
}

function isApi(path: string): boolean {
  return path === API_BASE || path.startsWith(`${API_BASE}/`);
}

/** Must be registered before the routes it covers. */
export function registerNotFound(app: FastifyInstance, documents: WebDocument): void {
  const known: { method: string; pattern: RegExp }[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    const literal = url.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const pattern = new RegExp(`^${literal.replace(/:\w+/g, '[^/]+')}$`);
    for (const one of [method].flat()) known.push({ method: one, pattern });
  });
  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request.url);
    const bound = known.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
    const allowed = METHODS.filter((method) => bound.includes(method));
    // If the method is known for this URL, it is of a file that no longer exists.
    if (allowed.length > 0 && !bound.includes(request.method)) {
      reply.header('allow', [...allowed, 'OPTIONS'].join(', '));
      if (request.method === 'OPTIONS') return reply.code(204).send();
      return sendRefusal(new Refusal('method-not-allowed'), request, reply);
    }
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    if (isPage && !isApi(path)) return documents.send(reply, { status: 404 });
    return sendRefusal(new Refusal('not-found'), request, reply);
  });
}
