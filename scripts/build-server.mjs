/** Bundles the server into a few files and takes a V8 start-up snapshot with the kitchen loaded. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cpus } from 'node:os';
import { join, relative } from 'node:path';
import { hashSources, openStamp } from './build-stamp.mjs';
import { exitWithError, findNode24, ROOT } from './set-up.mjs';

const DIST = join(ROOT, 'server', 'dist');
const MAIN = join(DIST, 'main.cjs');
const SNAPSHOT = join(DIST, 'kitchen.snapshot');
const STAMP = openStamp('.saffron-server-build');
const SOURCES = [
  'server/src',
  'contract/src',
  'kitchen',
  'scripts/build-server.mjs',
  'scripts/load-in-snapshot.cjs',
  'package-lock.json',
];

/** Packages with native code or files of their own are not bundled. */
const EXTERNAL_PACKAGES = ['@node-rs/argon2', '@resvg/resvg-js', 'pg-native'];

/** Makes bundled code find files next to its source, wherever the bundle is. */
function keepFilePaths(folder) {
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

/** A single non-ASCII character would double the memory of the whole source text. */
const asciiOnly = {
  name: 'ascii-only',
  generateBundle(_, files) {
    for (const file of Object.values(files))
      if (file.type === 'chunk') file.code = withoutWide(file.code);
  },
};

/** CommonJS, because importing a Node module as ESM loads everything it might need. */
async function bundle(folder) {
  const { rolldown } = await import('rolldown');
  const source = (name) => join(ROOT, 'server', 'src', `${name}.ts`);
  const made = await rolldown({
    input: { main: source('main'), start: source('start'), begin: source('snapshot-entry') },
    platform: 'node',
    external: EXTERNAL_PACKAGES,
    plugins: [keepFilePaths(folder), asciiOnly],
    logLevel: 'warn',
  });
  const naming = { entryFileNames: '[name].cjs', chunkFileNames: '[name]-[hash].cjs' };
  // Code in a snapshot cannot import; it can require.
  const written = { dynamicImportInCjs: false, comments: false };
  await made.write({ dir: folder, format: 'cjs', ...written, ...naming });
  await made.close();
}

/** Modules that a snapshot cannot hold, as they have state outside the engine. */
const LAZY_MODULES = [
  ...['http', 'https', 'http2', 'tls', 'cluster'].flatMap((name) => [name, `node:${name}`]),
  ...['node:sqlite', '@node-rs/argon2'],
];
/** Exports that are read at load time and are plain data. */
const DATA = new Set(['STATUS_CODES', 'METHODS']);

/** Lists a module's exports, from which `load-in-snapshot.cjs` makes its lazy stand-in. */
function namesIn(offered) {
  const keys = Object.keys(offered);
  return {
    names: keys.filter((key) => !DATA.has(key)),
    data: Object.fromEntries(keys.filter((key) => DATA.has(key)).map((key) => [key, offered[key]])),
  };
}

function describeLazyModules() {
  const require = createRequire(join(ROOT, 'server', 'src', 'main.ts'));
  return Object.fromEntries(LAZY_MODULES.map((name) => [name, namesIn(require(name))]));
}

async function build(folder) {
  await bundle(folder);
  writeFileSync(join(folder, 'later.json'), JSON.stringify(describeLazyModules()));
  copyFileSync(
    join(import.meta.dirname, 'load-in-snapshot.cjs'),
    join(folder, 'snapshot-entry.cjs'),
  );
}

function run(...words) {
  return spawnSync(findNode24(), words, { cwd: ROOT, stdio: 'inherit' }).status === 0;
}

/**
 * A snapshot only fits the engine, options and processor it was taken with; another Node may run
 * this script.
 */
function describeMachine() {
  const version = spawnSync(findNode24(), ['--version'], { encoding: 'utf8' }).stdout;
  return [version, process.arch, cpus()[0]?.model ?? '', process.env.NODE_OPTIONS ?? ''];
}

/** Leaves a built server in `server/dist`; the old one stays in place until the new one is complete. */
export function ensureServerBuilt() {
  const hash = hashSources(SOURCES, [findNode24(), ...describeMachine()]);
  // If no snapshot could be taken, it is not tried again until something changes.
  if (STAMP.matches(hash) && existsSync(MAIN)) return;
  console.log('Building the server …');
  if (!run('--no-warnings', join(ROOT, 'kitchen', 'train-reader.ts')))
    exitWithError('The reader of messages could not be trained; the lines above say why.');
  const next = `${DIST}-${process.pid}`;
  // Node warns of modules that are not verified in snapshots; `build-server.test.ts` tests them.
  const snapshot = ['--no-warnings', '--snapshot-blob', join(next, 'kitchen.snapshot')];
  if (!run(import.meta.filename, next)) {
    rmSync(next, { recursive: true, force: true });
    exitWithError('Building the server failed; the lines above say why.');
  }
  if (!run(...snapshot, '--build-snapshot', join(next, 'snapshot-entry.cjs'))) {
    console.log('No snapshot could be taken here; the server starts without one, only later.');
    rmSync(join(next, 'kitchen.snapshot'), { force: true });
  }
  // A server running from its sources may be writing its compile cache there.
  rmSync(DIST, { recursive: true, force: true, maxRetries: 5 });
  renameSync(next, DIST);
  STAMP.write(hash);
}

/**
 * The size of the young generation, in megabytes. Each collection of it scans every string of the
 * snapshot, so it starts larger than the default; and by default it would grow to four times as
 * much.
 */
const HEAP_OPTIONS = ['--min-semi-space-size=16', '--max-semi-space-size=16'];

/** The arguments of `node` that start the built server. */
export function builtServerArgs() {
  return [
    ...HEAP_OPTIONS,
    ...(existsSync(SNAPSHOT) ? ['--snapshot-blob', SNAPSHOT, MAIN] : [MAIN]),
  ];
}

if (process.argv[1] === import.meta.filename) {
  const [, , folder] = process.argv;
  if (folder === undefined) ensureServerBuilt();
  else await build(folder);
}
