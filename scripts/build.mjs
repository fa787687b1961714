/** Builds the web, and the server as people start it, when their sources have changed since the last build. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { ensureServerBuilt } from './build-server.mjs';
import { filesBelow, hashOf, stampOf } from './freshness.mjs';
import { ensureInstalled, giveUp, node24, pathFirst, ROOT } from './set-up.mjs';

const DIST = join(ROOT, 'web', 'dist');
const STAMP = stampOf('.saffron-build');
const SOURCES = [
  'web/src',
  'web/public',
  'web/build',
  'web/index.html',
  'web/shared.html',
  'web/vite.config.ts',
  'contract/src',
  'kitchen/src',
  'kitchen/pantry',
  'package-lock.json',
];

/** Packed once and as small as can be, so that no request waits for it. */
function pack(folder) {
  for (const file of filesBelow(folder).filter((name) => /\.(js|css|svg)$/.test(name))) {
    const content = readFileSync(file);
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
    const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params: quality }));
  }
}

/** Leaves a built web in `web/dist`; the old one stays in place until the new one is whole. */
export function ensureBuilt() {
  const hash = hashOf(SOURCES);
  if (STAMP.says(hash) && existsSync(join(DIST, 'index.html'))) return;
  console.log('Building the web …');
  const next = `${DIST}-${process.pid}`;
  const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
  const words = [vite, 'build', '--outDir', next, '--emptyOutDir', '--logLevel', 'warn'];
  const { status } = spawnSync(node24(), words, {
    cwd: join(ROOT, 'web'),
    stdio: 'inherit',
    env: pathFirst(),
  });
  if (status !== 0) {
    rmSync(next, { recursive: true, force: true });
    giveUp('Building the web failed; the lines above say why.');
  }
  pack(next);
  rmSync(DIST, { recursive: true, force: true });
  renameSync(next, DIST);
  STAMP.keep(hash);
}

if (process.argv[1] === import.meta.filename || process.argv[1]?.endsWith('build.mjs')) {
  ensureInstalled({ tools: false });
  ensureBuilt();
  ensureServerBuilt();
}
