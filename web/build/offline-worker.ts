/** Vite plugin that writes the file list and a version of the build into the service worker. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';

export const OFFLINE_WORKER = fileURLToPath(
  new URL('../src/app/offline-worker.ts', import.meta.url),
);
const PUBLIC = fileURLToPath(new URL('../public/', import.meta.url));
/** Files that pages never request: for crawlers, and for the system the app is installed on. */
const NOT_FOR_PAGES = /^(robots\.txt|icon-.*|apple-touch-icon\.png)$/;

export function offlineWorker(): Plugin {
  return {
    name: 'offline-worker',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const worker = Object.values(bundle).find(
          (part) => part.type === 'chunk' && part.facadeModuleId === OFFLINE_WORKER,
        );
        if (worker?.type !== 'chunk') throw new Error('The offline worker was not built.');
        if (worker.imports.length > 0) throw new Error('The offline worker must import nothing.');
        worker.code = worker.code
          .replace('__BUILD_FILES__', listCachedFiles(bundle).join(' '))
          .replace('__BUILD__', computeVersion(bundle));
      },
    },
  };
}

/** All files that a page of the app may request. */
function listCachedFiles(bundle: Rolldown.OutputBundle): string[] {
  const built = Object.keys(bundle).filter((file) => /^assets\/.*\.(?:js|css|svg)$/.test(file));
  const unhashed = readdirSync(PUBLIC).filter((file) => !NOT_FOR_PAGES.test(file));
  return [...built, ...unhashed].sort().map((file) => `/${file}`);
}

function computeVersion(bundle: Rolldown.OutputBundle): string {
  const hash = createHash('sha256');
  for (const file of listCachedFiles(bundle)) hash.update(file);
  for (const part of Object.values(bundle)) {
    // Files without a hash in their name: the documents and the worker itself.
    if (/\.html$/.test(part.fileName) && part.type === 'asset') hash.update(part.source);
    if (part.type === 'chunk' && part.facadeModuleId === OFFLINE_WORKER) hash.update(part.code);
  }
  for (const file of readdirSync(PUBLIC).sort()) hash.update(readFileSync(`${PUBLIC}${file}`));
  return hash.digest('hex').slice(0, 16);
}
