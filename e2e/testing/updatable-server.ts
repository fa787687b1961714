/** Fakes a later web build, and starts a server that can be restarted with it while pages are open. */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import { type RunningServer, startServer } from './server.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const BUILT = join(ROOT, 'web', 'dist');

/** Each script of the later build says so on the page that runs it. */
const LATER_BUILD_SCRIPT = '\nglobalThis.saffronBuild = "later";';

const isText = (file: string) => /\.(?:js|css|html)$/.test(file);
const isCompressed = (file: string) => /\.(?:br|gz)$/.test(file);

export interface UpdatableServer extends RunningServer {
  /** The server comes back on the same port with the later build, and the earlier one is gone. */
  update(): Promise<void>;
}

/** The build as another one would be: each script has another name and another content. */
export function createLaterBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), 'saffron-later-'));
  cpSync(BUILT, folder, { recursive: true, filter: (file) => !isCompressed(file) });
  const assets = join(folder, 'assets');
  const scripts = readdirSync(assets).filter((name) => extname(name) === '.js');
  const newNames = new Map(scripts.map((name) => [name, laterName(name)]));
  for (const [name, newName] of newNames) renameSync(join(assets, name), join(assets, newName));
  const worker = join(folder, 'offline-worker.js');
  // The worker keeps each build under the number that the builder gave it.
  const number = /`([0-9a-f]{16})`/.exec(readFileSync(worker, 'utf8'))?.[1];
  if (number === undefined) throw new Error('the offline worker does not say which build it keeps');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isText)) {
    const file = join(folder, name);
    const text = readFileSync(file, 'utf8')
      .replace(/[\w.-]+\.\w+/g, (word) => newNames.get(word) ?? word)
      .replaceAll(number, 'f'.repeat(number.length));
    const isScript = extname(name) === '.js' && file !== worker;
    writeFileSync(file, isScript ? text + LATER_BUILD_SCRIPT : text);
  }
  return folder;
}

/** As long as before and with its hash changed at its end. */
function laterName(name: string): string {
  const ending = extname(name);
  const stem = basename(name, ending);
  return `${stem.slice(0, -3)}${stem.endsWith('zzz') ? 'yyy' : 'zzz'}${ending}`;
}

/** The built server in a folder of its own, with a snapshot taken there: a snapshot knows the folder of its web. */
export function createServerFolder(): string {
  const serverFolder = mkdtempSync(join(tmpdir(), 'saffron-server-'));
  const dist = join(serverFolder, 'server', 'dist');
  mkdirSync(join(serverFolder, 'server'));
  cpSync(join(ROOT, 'server', 'dist'), dist, {
    recursive: true,
    filter: (file) => !file.endsWith('.snapshot'),
  });
  for (const name of ['node_modules', 'kitchen', 'server/src', 'server/package.json'])
    symlinkSync(join(ROOT, name), join(serverFolder, name));
  const blob = ['--no-warnings', '--snapshot-blob', join(dist, 'kitchen.snapshot')];
  const snapshotOptions = [...blob, '--build-snapshot', join(dist, 'snapshot-entry.cjs')];
  const { status } = spawnSync(process.execPath, snapshotOptions, { stdio: 'inherit' });
  if (status !== 0) throw new Error('no snapshot could be taken');
  return serverFolder;
}

/** Starts with the first build; each server needs its own folder. */
export async function startUpdatableServer(
  serverFolder: string,
  laterBuild: string,
): Promise<UpdatableServer> {
  const web = join(serverFolder, 'web', 'dist');
  const replaceBy = (build: string) => {
    rmSync(web, { recursive: true, force: true });
    cpSync(build, web, { recursive: true });
  };
  replaceBy(BUILT);
  const built = join(serverFolder, 'server', 'dist');
  const snapshot = ['--snapshot-blob', join(built, 'kitchen.snapshot')];
  const server = await startServer({}, [...snapshot, join(built, 'main.cjs')]);
  return {
    ...server,
    update: async () => {
      await server.kill();
      replaceBy(laterBuild);
      await server.start();
    },
  };
}
