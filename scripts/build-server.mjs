/** Builds the server as people start it: a few files instead of a thousand, and a snapshot in which the kitchen is open. */
import { spawnSync } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { cpus } from 'node:os';
import { join, relative } from 'node:path';
import { hashOf, stampOf } from './freshness.mjs';
import { giveUp, node24, ROOT } from './set-up.mjs';

const DIST = join(ROOT, 'server', 'dist');
const MAIN = join(DIST, 'main.cjs');
const SNAPSHOT = join(DIST, 'kitchen.snapshot');
const STAMP = stampOf('.saffron-server-build');
const SOURCES = [
  'server/src',
  'contract/src',
  'kitchen',
  'scripts/build-server.mjs',
  'package-lock.json',
];

/** Packages with machine code or files of their own stay where they are. */
const STAY = ['@node-rs/argon2', '@resvg/resvg-js', 'pg-native'];

/** What lies beside a source is still found beside that source, wherever its code has gone. */
function keepPlaces(folder) {
  return {
    name: 'keep-places',
    transform(code, id) {
      if (id.includes('node_modules') || !code.includes('import.meta')) return undefined;
      const file = JSON.stringify(relative(folder, id).replaceAll('\\', '/'));
      const place = `new URL(${file}, import.meta.url)`;
      const pathOf = `process.getBuiltinModule('node:url').fileURLToPath`;
      return code
        .replaceAll('import.meta.url', `${place}.href`)
        .replaceAll('import.meta.dirname', `${pathOf}(new URL('.', ${place}))`);
    },
  };
}

/** CommonJS, because to import one of Node's own modules loads all that it could ever need. */
async function bundle(folder, ...names) {
  const { rolldown } = await import('rolldown');
  const source = (name) => join(ROOT, 'server', 'src', `${name}.ts`);
  const made = await rolldown({
    input: Object.fromEntries(names.map((name) => [name, source(name)])),
    platform: 'node',
    external: STAY,
    plugins: [keepPlaces(folder)],
    logLevel: 'warn',
  });
  const naming = { entryFileNames: '[name].cjs', chunkFileNames: '[name]-[hash].cjs' };
  await made.write({ dir: folder, format: 'cjs', comments: false, ...naming });
  await made.close();
}

async function build(folder) {
  await bundle(folder, 'main', 'start');
  // On its own: a snapshot is taken of a single file.
  await bundle(folder, 'with-kitchen');
}

function run(...words) {
  return spawnSync(node24(), words, { cwd: ROOT, stdio: 'inherit' }).status === 0;
}

/** A snapshot fits the very engine, its options and the processor it was taken with; another Node may run this script. */
function machine() {
  const version = spawnSync(node24(), ['--version'], { encoding: 'utf8' }).stdout;
  return [version, process.arch, cpus()[0]?.model ?? '', process.env.NODE_OPTIONS ?? ''];
}

/** Leaves a built server in `server/dist`; the old one stays in place until the new one is whole. */
export function ensureServerBuilt() {
  const hash = hashOf(SOURCES, [node24(), ...machine()]);
  // Where no snapshot can be taken, none is tried again until something changes.
  if (STAMP.says(hash) && existsSync(MAIN)) return;
  console.log('Building the server …');
  const next = `${DIST}-${process.pid}`;
  const snapshot = ['--snapshot-blob', join(next, 'kitchen.snapshot'), '--build-snapshot'];
  if (!run(import.meta.filename, next)) {
    rmSync(next, { recursive: true, force: true });
    giveUp('Building the server failed; the lines above say why.');
  }
  if (!run(...snapshot, join(next, 'with-kitchen.cjs'))) {
    console.log('No snapshot could be taken here; the server starts without one, only later.');
    rmSync(join(next, 'kitchen.snapshot'), { force: true });
  }
  // A server that runs from its sources may just be keeping what was made of its code there.
  rmSync(DIST, { recursive: true, force: true, maxRetries: 5 });
  renameSync(next, DIST);
  STAMP.keep(hash);
}

/** What follows `node` to start the built server. */
export function builtServer() {
  return existsSync(SNAPSHOT) ? ['--snapshot-blob', SNAPSHOT, MAIN] : [MAIN];
}

if (process.argv[1] === import.meta.filename) {
  const [, , folder] = process.argv;
  if (folder === undefined) ensureServerBuilt();
  else await build(folder);
}
