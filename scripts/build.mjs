/** Builds the web when its sources have changed since the last build. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { ensureInstalled, giveUp, node24, pathFirst, ROOT } from './set-up.mjs';

const DIST = join(ROOT, 'web', 'dist');
const STAMP = join(ROOT, 'node_modules', '.saffron-build');
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

function filesBelow(path) {
  if (!existsSync(path)) return [];
  const entries = readdirSync(path, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}

function sourcesHash() {
  const hash = createHash('sha256');
  for (const source of SOURCES.map((name) => join(ROOT, name))) {
    const files = /\.\w+$/.test(source) ? [source] : filesBelow(source).sort();
    for (const file of files) hash.update(relative(ROOT, file)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

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
  const hash = sourcesHash();
  const fresh = existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash;
  if (fresh && existsSync(join(DIST, 'index.html'))) return;
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
  writeFileSync(STAMP, hash);
}

if (process.argv[1] === import.meta.filename || process.argv[1]?.endsWith('build.mjs')) {
  ensureInstalled({ tools: false });
  ensureBuilt();
}
