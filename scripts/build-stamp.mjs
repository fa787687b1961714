/** Hashes source files and compares the hash with that of the last build. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from './set-up.mjs';

export function listFilesBelow(path) {
  if (!existsSync(path)) return [];
  const entries = readdirSync(path, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}

/**
 * @param {readonly string[]} sources files and folders, from the root @param {readonly string[]}
 * also other values it depends on
 */
export function hashSources(sources, also = []) {
  const hash = createHash('sha256');
  for (const source of sources.map((name) => join(ROOT, name))) {
    const found = /\.\w+$/.test(source) ? [source] : listFilesBelow(source).sort();
    // What a build leaves is not what it is made from.
    const files = found.filter((file) => !relative(source, file).startsWith('dist'));
    for (const file of files) hash.update(relative(ROOT, file)).update(readFileSync(file));
  }
  for (const words of also) hash.update('\0').update(words);
  return hash.digest('hex');
}

/** @param {string} name of the build */
export function openStamp(name) {
  const stamp = join(ROOT, 'node_modules', name);
  return {
    matches: (hash) => existsSync(stamp) && readFileSync(stamp, 'utf8') === hash,
    write: (hash) => writeFileSync(stamp, hash),
  };
}
