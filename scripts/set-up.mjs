/** Installs the lockfile's packages and finds Node 24; runs on Node 18 and later. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const STAMP = join(ROOT, 'node_modules', '.saffron-install.json');
/** A development dependency, so its presence shows whether they are installed. */
const TOOL = join(ROOT, 'node_modules', 'vitest');
const WINDOWS = process.platform === 'win32';

/** Ends the script with one sentence for the person at the keyboard. */
export function exitWithError(sentence, code = 1) {
  console.error(sentence);
  process.exit(code);
}

function lockHash() {
  return createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex');
}

/** What is installed, by us or manually with npm; undefined when it may be older than the lockfile. */
function readInstallRecord() {
  try {
    return JSON.parse(readFileSync(STAMP, 'utf8'));
  } catch {
    return readManualInstall();
  }
}

function readManualInstall() {
  const record = join(ROOT, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return undefined;
  const current = statSync(record).mtimeMs >= statSync(join(ROOT, 'package-lock.json')).mtimeMs;
  return current ? { hash: lockHash(), tools: existsSync(TOOL) } : undefined;
}

/**
 * Installs what the lockfile names, once per lockfile; `tools` also installs the development
 * dependencies.
 */
export function ensureInstalled({ tools }) {
  const hash = lockHash();
  const before = readInstallRecord();
  if (before?.hash === hash && (before.tools || !tools)) return;
  console.log('Installing packages (this happens once) …');
  // Installed development dependencies are kept: a start after an update must not remove them.
  const withTools = tools || existsSync(TOOL);
  const words = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  if (!withTools) words.push('--omit=dev');
  const { status } = spawnSync('npm', words, { cwd: ROOT, stdio: 'inherit', shell: WINDOWS });
  if (status !== 0) exitWithError('Installing the packages failed; the lines above say why.');
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, JSON.stringify({ hash, tools: withTools }));
}

/** The Node 24 installed with the packages, or the one running this if it is new enough. */
export function findNode24() {
  const system = { linux: 'linux', win32: 'win' }[process.platform];
  const folder = join(ROOT, 'node_modules', `node-${system}-${process.arch}`, 'bin');
  const brought = join(folder, WINDOWS ? 'node.exe' : 'node');
  if (existsSync(brought)) return brought;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  return exitWithError(
    `Saffron runs on Node 24, this is Node ${process.versions.node}, and none can be installed by itself on ${process.platform} ${process.arch}: please install Node 24 and try again.`,
  );
}

/** The environment in which the installed Node and the packages' programs come first in the path. */
export function createToolEnv() {
  const bin = join(ROOT, 'node_modules', '.bin');
  const key = Object.keys(process.env).find((name) => name.toLowerCase() === 'path') ?? 'PATH';
  return { ...process.env, [key]: bin + delimiter + (process.env[key] ?? '') };
}
