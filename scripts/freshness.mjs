/** Tells whether what was built is still what its sources say. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from './set-up.mjs';

export function filesBelow(path) {
  if (!existsSync(path)) return [];
  const entries = readdirSync(path, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}

/** @param {readonly string[]} sources files and folders, from the root @param {readonly string[]} also whatever else it depends on */
export function hashOf(sources, also = []) {
  const hash = createHash('sha256');
  for (const source of sources.map((name) => join(ROOT, name))) {
    const files = /\.\w+$/.test(source) ? [source] : filesBelow(source).sort();
    for (const file of files) hash.update(relative(ROOT, file)).update(readFileSync(file));
  }
  for (const words of also) hash.update('\0').update(words);
  return hash.digest('hex');
}

/** @param {string} name of what is built */
export function stampOf(name) {
  const stamp = join(ROOT, 'node_modules', name);
  return {
    says: (hash) => existsSync(stamp) && readFileSync(stamp, 'utf8') === hash,
    keep: (hash) => writeFileSync(stamp, hash),
  };
}
