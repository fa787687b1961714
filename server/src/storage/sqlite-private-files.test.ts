/** Tests that other users of the machine cannot read the data folder, its backups or its secret key. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { builtServerArgs } from '../../../scripts/build-server.mjs';
import { StorageError } from './migrate.ts';
import { loadSecret, restrictPermissions } from './private-files.ts';

vi.setConfig({ testTimeout: 180_000 });

const PRIVATE_FILES = new URL('./private-files.ts', import.meta.url).href;
const CARETAKER = fileURLToPath(new URL('../maintenance.ts', import.meta.url));

let outer: string;
let folder: string;
let before: number;
beforeEach(() => {
  // As most machines have it, and as files are then made.
  before = process.umask(0o022);
  outer = mkdtempSync(path.join(tmpdir(), 'saffron-private-'));
  folder = path.join(outer, 'data');
});
afterEach(() => {
  process.umask(before);
  rmSync(outer, { recursive: true, force: true });
});

const modeOf = (place: string) => (statSync(place).mode & 0o777).toString(8);
/** Every file and folder of the data folder that somebody else can do anything with. */
const openToOthers = () =>
  [
    folder,
    ...readdirSync(folder, { recursive: true }).map((name) => path.join(folder, String(name))),
  ]
    .filter((place) => (statSync(place).mode & 0o077) !== 0)
    .map((place) => `${path.relative(outer, place)} ${modeOf(place)}`);

/** Starts the server, does something with it, and stops it. */
async function served(variables: object, work: (url: string) => Promise<void>): Promise<string> {
  const env = { PATH: process.env.PATH, PORT: '0', DATA_DIR: folder, ...variables };
  const child = spawn(process.execPath, builtServerArgs(), { env });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      said += chunk;
    });
  }
  const url = () => /ready at (\S+)/.exec(said)?.[1];
  while (url() === undefined && child.exitCode === null) {
    await new Promise((later) => setTimeout(later, 20));
  }
  try {
    if (child.exitCode === null) await work(url() ?? '');
  } finally {
    if (child.exitCode === null) {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    }
  }
  return said;
}

async function backUp(...words: string[]): Promise<number | null> {
  const env = { PATH: process.env.PATH, DATA_DIR: folder };
  const child = spawn(process.execPath, [CARETAKER, 'backup', ...words], { env });
  await once(child, 'exit');
  return child.exitCode;
}

async function register(url: string): Promise<void> {
  const body = JSON.stringify({ email: 'ann@example.org', password: 'kite otter lamp 9' });
  const headers = { 'content-type': 'application/json' };
  const { status } = await fetch(`${url}/mp/api/auth/register`, { method: 'POST', headers, body });
  expect(status).toBe(201);
  const mail = () => {
    try {
      return readdirSync(path.join(folder, 'mail')).length;
    } catch {
      return 0;
    }
  };
  await expect.poll(mail, { timeout: 20_000 }).toBe(1);
}

it('are made for the user of the server alone', async () => {
  await served({}, async (url) => {
    await register(url);
    expect(await backUp()).toBe(0);
    expect(openToOthers()).toEqual([]);
  });
  expect(readdirSync(folder).sort()).toEqual(
    expect.arrayContaining(['backups', 'mail', 'saffron.sqlite', 'secret.key']),
  );
  expect(openToOthers()).toEqual([]);
});

it('are closed when they were made with more', async () => {
  mkdirSync(path.join(folder, 'backups'), { recursive: true });
  writeFileSync(path.join(folder, 'backups', 'saffron-2026.sqlite'), '');
  mkdirSync(path.join(folder, 'mail'));
  writeFileSync(path.join(folder, 'mail', 'old.eml'), '');
  writeFileSync(path.join(folder, 'saffron.sqlite'), '');
  expect(openToOthers()).toHaveLength(6);
  restrictPermissions(folder);
  expect(openToOthers()).toEqual([]);
});

it('in a folder that holds something else are closed, and the folder is left to whoever shares it', async () => {
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'holiday.txt'), '');
  const foreign = path.join(outer, 'foreign');
  writeFileSync(foreign, '');
  symlinkSync(foreign, path.join(folder, 'before-link.sqlite'));
  writeFileSync(path.join(folder, 'saffron.sqlite'), '');
  restrictPermissions(folder);
  expect(modeOf(folder)).toBe('755');
  expect([modeOf(path.join(folder, 'holiday.txt')), modeOf(foreign)]).toEqual(['644', '644']);
  expect(modeOf(path.join(folder, 'saffron.sqlite'))).toBe('600');
});

it('hold a key that stays, and that is not used when it is broken', () => {
  mkdirSync(folder);
  const secret = loadSecret(folder);
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(modeOf(path.join(folder, 'secret.key'))).toBe('600');
  expect(loadSecret(folder)).toBe(secret);
  writeFileSync(path.join(folder, 'secret.key'), 'half');
  expect(() => loadSecret(folder)).toThrow(StorageError);
  expect(() => loadSecret(path.join(folder, 'none'))).toThrow(StorageError);
});

it('hold one key for processes that make it at once', async () => {
  mkdirSync(folder);
  const make = `import(${JSON.stringify(PRIVATE_FILES)}).then(({ loadSecret }) => console.log(loadSecret(process.argv[1])))`;
  const made = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const child = spawn(process.execPath, ['-e', make, folder]);
      let said = '';
      child.stdout.on('data', (chunk) => {
        said += chunk;
      });
      await once(child, 'close');
      return said;
    }),
  );
  expect(new Set(made)).toEqual(new Set([`${loadSecret(folder)}\n`]));
  expect(readdirSync(folder)).toEqual(['secret.key']);
});
