/** Builds the server as people start it: a few files instead of a thousand, and a snapshot in which the kitchen is open. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
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
  'scripts/load-in-snapshot.cjs',
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

function withoutWide(code) {
  return code.replace(/[\u0080-\uffff]/g, (unit) => {
    const number = unit.charCodeAt(0).toString(16).padStart(4, '0');
    return `\\u${number}`;
  });
}

/** One letter beyond ASCII would double what the whole text takes in memory. */
const asciiOnly = {
  name: 'ascii-only',
  generateBundle(_, files) {
    for (const file of Object.values(files))
      if (file.type === 'chunk') file.code = withoutWide(file.code);
  },
};

/** CommonJS, because to import one of Node's own modules loads all that it could ever need. */
async function bundle(folder) {
  const { rolldown } = await import('rolldown');
  const source = (name) => join(ROOT, 'server', 'src', `${name}.ts`);
  const made = await rolldown({
    input: { main: source('main'), start: source('start'), begin: source('with-kitchen') },
    platform: 'node',
    external: STAY,
    plugins: [keepPlaces(folder), asciiOnly],
    logLevel: 'warn',
  });
  const naming = { entryFileNames: '[name].cjs', chunkFileNames: '[name]-[hash].cjs' };
  // What is in a snapshot cannot import; it can require.
  const written = { dynamicImportInCjs: false, comments: false };
  await made.write({ dir: folder, format: 'cjs', ...written, ...naming });
  await made.close();
}

/** What a snapshot cannot hold, since half of it is outside the engine. */
const LATER = [
  ...['http', 'https', 'http2', 'tls', 'cluster'].flatMap((name) => [name, `node:${name}`]),
  ...['node:sqlite', '@node-rs/argon2'],
];
/** Read as soon as the module is there, and nothing but data. */
const DATA = new Set(['STATUS_CODES', 'METHODS']);

/** By these names `load-in-snapshot.cjs` lets a module be known before it is there. */
function namesIn(offered) {
  const keys = Object.keys(offered);
  return {
    names: keys.filter((key) => !DATA.has(key)),
    data: Object.fromEntries(keys.filter((key) => DATA.has(key)).map((key) => [key, offered[key]])),
  };
}

function describeLater() {
  const require = createRequire(join(ROOT, 'server', 'src', 'main.ts'));
  return Object.fromEntries(LATER.map((name) => [name, namesIn(require(name))]));
}

async function build(folder) {
  await bundle(folder);
  writeFileSync(join(folder, 'later.json'), JSON.stringify(describeLater()));
  copyFileSync(join(import.meta.dirname, 'load-in-snapshot.cjs'), join(folder, 'with-kitchen.cjs'));
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
  // It warns of modules of Node's own that are not yet known to do well in a snapshot; `build-server.test.ts` knows.
  const snapshot = ['--no-warnings', '--snapshot-blob', join(next, 'kitchen.snapshot')];
  if (!run(import.meta.filename, next)) {
    rmSync(next, { recursive: true, force: true });
    giveUp('Building the server failed; the lines above say why.');
  }
  if (!run(...snapshot, '--build-snapshot', join(next, 'with-kitchen.cjs'))) {
    console.log('No snapshot could be taken here; the server starts without one, only later.');
    rmSync(join(next, 'kitchen.snapshot'), { force: true });
  }
  // A server that runs from its sources may just be keeping what was made of its code there.
  rmSync(DIST, { recursive: true, force: true, maxRetries: 5 });
  renameSync(next, DIST);
  STAMP.keep(hash);
}

/**
 * Room for what is young, in megabytes. Each time it is full, the engine looks at every text of the snapshot,
 * so it begins larger than by itself; and left to itself it would grow to four times as much and stay there.
 */
const YOUNG = ['--min-semi-space-size=16', '--max-semi-space-size=16'];

/** What follows `node` to start the built server. */
export function builtServer() {
  return [...YOUNG, ...(existsSync(SNAPSHOT) ? ['--snapshot-blob', SNAPSHOT, MAIN] : [MAIN])];
}

if (process.argv[1] === import.meta.filename) {
  const [, , folder] = process.argv;
  if (folder === undefined) ensureServerBuilt();
  else await build(folder);
}
