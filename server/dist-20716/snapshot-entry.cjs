/** Entry of the V8 start-up snapshot: loads the built server into it and defers modules that a snapshot cannot hold. */
const { readFileSync } = require('node:fs');
const { dirname, join, resolve } = require('node:path');
const { startupSnapshot } = require('node:v8');

// While a snapshot is taken, this finds built-in modules only.
const requireInside = require;
/** Modules that a snapshot cannot hold: the names of their exports, and those that are plain data. */
const LAZY_MODULES = JSON.parse(readFileSync(join(__dirname, 'later.json'), 'utf8'));
const loaded = new Map();
let requireOutside;

/** In a process started from the snapshot, modules are resolved from the file on the command line. */
function main() {
  return startupSnapshot.isBuildingSnapshot() ? __filename : resolve(process.argv[1] ?? '');
}

function requireFromDisk(name) {
  requireOutside ??= process.getBuiltinModule('node:module').createRequire(main());
  return requireOutside(name);
}

/** Has the exports of a module, and loads it when one of them is first read. */
function createLazyExports(name) {
  const { names, data } = LAZY_MODULES[name];
  const exports = { ...data };
  const get = (key) => {
    if (startupSnapshot.isBuildingSnapshot())
      throw new Error(`"${name}" is asked for ${key} at once, and cannot be in a snapshot.`);
    return requireFromDisk(name)[key];
  };
  for (const key of names)
    Object.defineProperty(exports, key, { enumerable: true, get: () => get(key) });
  return exports;
}

/** Loads a file of the bundle once, whether it is in the snapshot or read later. */
function loadFile(name) {
  const module = { exports: {} };
  const folder = dirname(main());
  const file = join(folder, name);
  const code = `${readFileSync(file, 'utf8')}\n//# sourceURL=${file}`;
  const run = new Function('exports', 'require', 'module', '__filename', '__dirname', code);
  // Files may require one another in a cycle.
  loaded.set(name, module);
  run(module.exports, load, module, file, folder);
  return module;
}

function load(name) {
  const known = loaded.get(name);
  if (known !== undefined) return known.exports;
  if (name.startsWith('./')) return loadFile(name).exports;
  if (name in LAZY_MODULES) {
    const module = { exports: createLazyExports(name) };
    loaded.set(name, module);
    return module.exports;
  }
  return startupSnapshot.isBuildingSnapshot() ? requireInside(name) : requireFromDisk(name);
}

load('./begin.cjs');
