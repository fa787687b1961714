/** Finds which files use which (by import, path or file name) and how far each is from changed ones. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, extname, join, posix } from 'node:path';
import { ROOT } from './set-up.mjs';

const CODE = /\.(?:ts|tsx|mjs|cjs)$/;
/** Any quoted text that could name a file. */
const QUOTED = /['"`]([@\w./-]+)['"`]/g;

/**
 * @param {string[]} words arguments of `git` @returns {string[]} the lines of its output, none if
 * it fails
 */
export function gitLines(...words) {
  const { status, stdout } = spawnSync('git', words, { cwd: ROOT, encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter((line) => line !== '') : [];
}

/** The files of the repository, including those not committed yet. */
export const listRepositoryFiles = () =>
  gitLines('ls-files', '--cached', '--others', '--exclude-standard').filter((file) =>
    existsSync(join(ROOT, file)),
  );

/**
 * @param {string[]} files of the repository
 * @returns {(file: string) => string[]} the code that uses a file
 */
export function createImporterLookup(files) {
  const known = new Set(files);
  const texts = new Map();
  const users = new Map();
  for (const file of files.filter((name) => CODE.test(name))) {
    const text = readFileSync(join(ROOT, file), 'utf8');
    texts.set(file, text);
    for (const [, quoted] of text.matchAll(QUOTED)) {
      const used = quoted.startsWith('@saffron/')
        ? resolveWorkspaceImport(quoted, known)
        : posix.join(posix.dirname(file), quoted);
      if (known.has(used)) users.set(used, [...(users.get(used) ?? []), file]);
    }
  }
  // A text file has no importer: it is read by code that names it or its extension.
  const readers = (file) =>
    [...texts].filter(([, text]) => isMentionedIn(file, text)).map(([reader]) => reader);
  return (file) => users.get(file) ?? (CODE.test(file) ? [] : readers(file));
}

const isMentionedIn = (file, text) =>
  [basename(file), extname(file)].some((name) => name !== '' && text.includes(`'${name}'`)) ||
  text.includes(`/${basename(file)}`);

/** `@saffron/kitchen/safety/check`, resolved like the packages' `exports`. */
function resolveWorkspaceImport(quoted, known) {
  const [, room, ...rest] = quoted.split('/');
  const path = `${rest.join('/')}.ts`;
  return [`${room}/src/${path}`, `${room}/${path}`].find((file) => known.has(file));
}

/**
 * The number of import steps between each file and the nearest changed one.
 * @param {string[]} changed
 * @param {(file: string) => string[]} usersOf
 * @returns {Map<string, number>}
 */
export function importDistances(changed, usersOf) {
  const steps = new Map(changed.map((file) => [file, 0]));
  const queue = [...changed];
  for (const file of queue) {
    for (const user of usersOf(file)) {
      if (steps.has(user)) continue;
      steps.set(user, steps.get(file) + 1);
      queue.push(user);
    }
  }
  return steps;
}
