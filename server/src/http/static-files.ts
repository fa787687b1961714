/** Serves the built files of the web app, and no other files. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { DOCUMENT_ONLY_HEADERS } from './security-headers.ts';

const YEAR_SECONDS = 365 * 24 * 3600;
/** Pages have their own routes; source maps, compressed files and hidden files are not served. */
const NOT_SERVED = /(?:^|\/)(?:index|shared)\.html$|\.(?:map|br|gz)$|(?:^|\/)\./;

/** File names in there contain a hash of the content. */
const ASSETS = 'assets';

/** A service worker has the policy it was served with; this one fetches our files for the page. */
const OFFLINE_WORKER = 'offline-worker.js';
const WORKER_POLICY = "default-src 'none'; connect-src 'self'";

export async function serveStaticFiles(app: FastifyInstance, webFolder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: path.resolve(webFolder),
    serve: false,
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      // Names under assets/ contain a hash of the content.
      const isHashed = path.relative(webFolder, file).split(path.sep)[0] === 'assets';
      const hashed = `public, max-age=${YEAR_SECONDS}, immutable`;
      reply.header('cache-control', isHashed ? hashed : 'no-cache');
      if (isHashed) for (const name of DOCUMENT_ONLY_HEADERS) reply.removeHeader(name);
      if (path.basename(file).startsWith(OFFLINE_WORKER)) {
        reply.header('content-security-policy', WORKER_POLICY);
      }
    },
  });
  serveFiles(app, listFiles(webFolder));
}

/** One route for all of `assets`: a hundred routes would be a third of what the start of a process takes. */
function serveFiles(app: FastifyInstance, files: readonly string[]): void {
  const hidden = { schema: { hide: true } };
  const assets = new Set(files.filter((file) => path.posix.dirname(file) === ASSETS));
  for (const file of files.filter((one) => !assets.has(one)))
    app.get(`/${file}`, hidden, (_request, reply) => reply.sendFile(file));
  if (assets.size === 0) return;
  app.get<{ Params: { file: string } }>(`/${ASSETS}/:file`, hidden, ({ params }, reply) => {
    const file = `${ASSETS}/${params.file}`;
    return assets.has(file) ? reply.sendFile(file) : reply.callNotFound();
  });
}

/** Listed once at the start: what is not on the list is not found, so there is no path to wander along. */
function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !NOT_SERVED.test(file));
}
