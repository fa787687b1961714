/** Builds the web when its sources changed since the last build, and compresses its files. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { hashSources, listFilesBelow, openStamp } from './build-stamp.mjs';
import { createToolEnv, exitWithError, findNode24, ROOT } from './set-up.mjs';

const DIST = join(ROOT, 'web', 'dist');
const STAMP = openStamp('.saffron-build');
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

/** Compressed once with the best quality, so that no request waits for it. */
function pack(folder) {
  for (const file of listFilesBelow(folder).filter((name) => /\.(js|css|svg)$/.test(name))) {
    const content = readFileSync(file);
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
    const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params: quality }));
  }
}

/** Leaves a built web in `web/dist`; the old one stays in place until the new one is complete. */
export function ensureWebBuilt() {
  const hash = hashSources(SOURCES);
  if (STAMP.matches(hash) && existsSync(join(DIST, 'index.html'))) return;
  console.log('Building the web …');
  const next = `${DIST}-${process.pid}`;
  const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
  const words = [vite, 'build', '--outDir', next, '--emptyOutDir', '--logLevel', 'warn'];
  const { status } = spawnSync(findNode24(), words, {
    cwd: join(ROOT, 'web'),
    stdio: 'inherit',
    // Tests have it built too, and what they try is what people get.
    env: { ...createToolEnv(), NODE_ENV: 'production' },
  });
  if (status !== 0) {
    rmSync(next, { recursive: true, force: true });
    exitWithError('Building the web failed; the lines above say why.');
  }
  pack(next);
  rmSync(DIST, { recursive: true, force: true });
  renameSync(next, DIST);
  STAMP.write(hash);
}

if (process.argv[1] === import.meta.filename) ensureWebBuilt();
