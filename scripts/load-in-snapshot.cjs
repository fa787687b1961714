/** Run while the snapshot is taken: loads the built server into it, and whatever cannot be in one only when it is read. */
const { readFileSync } = require('node:fs');
const { dirname, join, resolve } = require('node:path');
const { startupSnapshot } = require('node:v8');

// While a snapshot is taken, this finds Node's own modules and nothing else.
const inside = require;
/** Modules that a snapshot cannot hold: the names of what they offer, and what of it is plain data. */
const LATER = JSON.parse(readFileSync(join(__dirname, 'later.json'), 'utf8'));
const loaded = new Map();
let requireOutside;

/** In a process that begins from the snapshot, everything is found from the file that follows it on the command line. */
function main() {
  return startupSnapshot.isBuildingSnapshot() ? __filename : resolve(process.argv[1] ?? '');
}

function outside(name) {
  requireOutside ??= process.getBuiltinModule('node:module').createRequire(main());
  return requireOutside(name);
}

/** Has the names of a module, and loads it when one of them is read for the first time. */
function standIn(name) {
  const { names, data } = LATER[name];
  const exports = { ...data };
  const get = (key) => {
    if (startupSnapshot.isBuildingSnapshot())
      throw new Error(`"${name}" is asked for ${key} at once, and cannot be in a snapshot.`);
    return outside(name)[key];
  };
  for (const key of names)
    Object.defineProperty(exports, key, { enumerable: true, get: () => get(key) });
  return exports;
}

/** A file of the bundle: the same for all who ask, whether it came with the snapshot or is loaded later. */
function loadFile(name) {
  const module = { exports: {} };
  const folder = dirname(main());
  const file = join(folder, name);
  const code = `${readFileSync(file, 'utf8')}\n//# sourceURL=${file}`;
  const run = new Function('exports', 'require', 'module', '__filename', '__dirname', code);
  // Files may ask for one another in a circle.
  loaded.set(name, module);
  run(module.exports, load, module, file, folder);
  return module;
}

function load(name) {
  const known = loaded.get(name);
  if (known !== undefined) return known.exports;
  if (name.startsWith('./')) return loadFile(name).exports;
  if (name in LATER) {
    const module = { exports: standIn(name) };
    loaded.set(name, module);
    return module.exports;
  }
  return startupSnapshot.isBuildingSnapshot() ? inside(name) : outside(name);
}

load('./begin.cjs');
