/** Tests SQLite on a really full disk: writes get 503, reads go on, nothing is lost, and it recovers. */
import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  type AccountsFixture,
  openAccountsFixture,
  type TestPerson,
} from '../../testing/accounts-fixture.ts';
import { get, post } from '../../testing/http-requests.ts';
import { openStorage } from './database.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const LONG = Array(9).fill('x'.repeat(900));
const DISK = 'size=4m';
let folder: string;
let isMounted: boolean;
let fixture: AccountsFixture | undefined;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'saffron-disk-'));
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', DISK, 'tmpfs', folder]);
  isMounted = status === 0;
});
afterEach(async () => {
  await fixture?.close();
  fixture = undefined;
  if (isMounted) spawnSync('umount', ['-l', folder]);
  rmSync(folder, { recursive: true, force: true });
});

const filler = () => path.join(folder, 'filler');
/** To the last byte. */
function fillDisk(): void {
  const handle = openSync(filler(), 'w');
  try {
    for (const size of [65_536, 4096, 512, 1]) {
      const piece = Buffer.alloc(size);
      while (hasRoomFor(handle, piece));
    }
  } finally {
    closeSync(handle);
  }
}
function hasRoomFor(handle: number, piece: Buffer): boolean {
  try {
    return writeSync(handle, piece) === piece.length;
  } catch {
    return false;
  }
}

it('refuses writes with 503 while it lasts, serves reads, and loses nothing', async (context) => {
  if (!isMounted) context.skip('a small disk can only be mounted by root');
  fixture = await openAccountsFixture({ storage: await openStorage(folder) });
  const { server } = fixture;
  const ann = await fixture.createPerson('ann@example.org');
  const acknowledged: string[] = [];
  const write = async (message: string) => {
    const body = { message: message.padEnd(4000, '.'), category: 'Bug Report' };
    const answer = await post(server, '/api/feedback', body);
    if (answer.status === 201) acknowledged.push(body.message);
    return answer;
  };
  const save = (person: TestPerson, recipeName: string) =>
    person.call('POST', 'recipes/save', { recipeName, ingredients: LONG });
  await save(ann, 'Soup');
  await write('before');

  fillDisk();
  const refused = [];
  for (let at = 0; at < 40; at += 1) {
    const answers = [await write(`full ${at}`), await save(ann, `Full ${at}`)];
    refused.push(...answers.filter(({ status }) => status >= 300));
  }
  const seen = refused.map(({ status, json, headers }) =>
    [status, json.code, headers.get('retry-after')].join(' '),
  );
  expect([...new Set(seen)]).toEqual(['503 storage-unavailable 5']);
  expect(refused.length).toBeGreaterThan(20);
  expect((await get(server, '/readyz')).status).toBe(200);
  expect((await post(server, '/api/chat/greeting', {})).status).toBe(200);
  expect((await ann.call('GET', 'user/settings')).status).toBe(200);
  expect((await ann.call('GET', 'recipes/saved/Soup')).json).toMatchObject({ recipeName: 'Soup' });

  rmSync(filler());
  expect((await write('after')).status).toBe(201);
  expect((await save(ann, 'Stew')).status).toBe(201);
  const { db } = server.storage;
  const { rows } = await sql<object>`pragma integrity_check`.execute(db);
  expect(rows).toEqual([expect.objectContaining({ integrity_check: 'ok' })]);
  const kept = await db.selectFrom('feedback').select('message').execute();
  expect(kept.map(({ message }) => message).sort()).toEqual(acknowledged.toSorted());
});

it('stops the start with a sentence, and lets it start when there is room', async (context) => {
  if (!isMounted) context.skip('a small disk can only be mounted by root');
  fillDisk();
  await expect(openStorage(folder)).rejects.toThrow(/^The data folder .* cannot be used: .*\.$/);
  rmSync(filler());
  const storage = await openStorage(folder);
  await storage.ping();
  await storage.close();
});
