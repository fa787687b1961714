/** Serves the built files of the web and nothing else of the disk. */
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { DOCUMENT_ONLY } from './security-headers.ts';

const YEAR_SECONDS = 365 * 24 * 3600;
/** Listed once at the start: what is not on the list has no route, so there is no path to wander along. */
const NOT_SERVED = [
  '**/{index,shared}.html',
  '**/*.map',
  '**/*.br',
  '**/*.gz',
  '**/.*',
  '**/.*/**',
];

/** A worker keeps to the policy it was served with; this one fetches our files in the page's stead. */
const OFFLINE_WORKER = 'offline-worker.js';
const WORKER_POLICY = "default-src 'none'; connect-src 'self'";

export async function serveStaticFiles(app: FastifyInstance, webFolder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: path.resolve(webFolder),
    wildcard: false,
    globIgnore: NOT_SERVED,
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    schemaHide: true,
    setHeaders: (reply, file) => {
      // Names under assets/ carry a hash of what is in them.
      const isHashed = path.relative(webFolder, file).split(path.sep)[0] === 'assets';
      const hashed = `public, max-age=${YEAR_SECONDS}, immutable`;
      reply.header('cache-control', isHashed ? hashed : 'no-cache');
      if (isHashed) for (const name of DOCUMENT_ONLY) reply.raw.removeHeader(name);
      if (path.basename(file).startsWith(OFFLINE_WORKER)) {
        reply.raw.setHeader('content-security-policy', WORKER_POLICY);
      }
    },
  });
}
