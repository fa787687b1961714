/** Tests PostgreSQL on a really full disk: writes get 503, reads go on, nothing is lost, and it recovers. */
import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type AccountsFixture, openAccountsFixture } from '../../testing/accounts-fixture.ts';
import { get, post } from '../../testing/http-requests.ts';
import { runStatement, startTestPostgres, type TestPostgres } from '../../testing/test-postgres.ts';
import { openStorage } from './database.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** A fresh database takes about eight. */
const DISK = 'size=16m,mode=777';
let disk: string;
let isMounted: boolean;
let house: TestPostgres;
let fixture: AccountsFixture | undefined;
beforeEach(async () => {
  disk = mkdtempSync(path.join(tmpdir(), 'saffron-disk-'));
  isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', DISK, 'tmpfs', disk]).status === 0;
  if (isMounted) house = await startTestPostgres();
});
afterEach(async () => {
  await fixture?.close();
  fixture = undefined;
  if (isMounted) {
    await house.close();
    spawnSync('umount', ['-l', disk]);
  }
  rmSync(disk, { recursive: true, force: true });
});

/** PostgreSQL wants a place of its own, and does not run as root. */
function ownerOfPostgres(): [uid: number, gid: number] {
  const idOf = (kind: string, name: string) => Number(spawnSync('id', [kind, name]).stdout);
  const name = spawnSync('id', ['postgres']).status === 0 ? 'postgres' : 'nobody';
  return [idOf('-u', name), idOf('-g', name)];
}

/** Rows that take all the room there is, in the database's own files, as a neighbour's would. */
async function fillDisk(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query('create table filler (page text)');
  await client.query('alter table filler alter column page set storage plain');
  const insert = (rows: number) =>
    client.query(`insert into filler select repeat('x', 7000) from generate_series(1, ${rows})`);
  for (const rows of [100, 10, 1]) {
    while (
      await insert(rows).then(
        () => true,
        () => false,
      )
    );
  }
  await client.end();
}

it('refuses writes with 503 while it lasts, serves reads, and loses nothing', async (context) => {
  if (!isMounted) context.skip('a small disk can only be mounted by root');
  const place = path.join(disk, 'tables');
  mkdirSync(place);
  chmodSync(disk, 0o755);
  chownSync(place, ...ownerOfPostgres());
  await runStatement(house.urlFor('postgres'), `create tablespace small location '${place}'`);
  await runStatement(house.urlFor('postgres'), 'create database tight tablespace small');
  const url = house.urlFor('tight');
  fixture = await openAccountsFixture({ storage: await openStorage('', url) });
  const { server } = fixture;
  const ann = await fixture.createPerson('ann@example.org');
  const acknowledged: string[] = [];
  const write = async (message: string) => {
    const body = { message: message.padEnd(4900, '.'), category: 'Bug Report' };
    const answer = await post(server, '/api/feedback', body);
    if (answer.status === 201) acknowledged.push(body.message);
    return answer;
  };
  await ann.call('POST', 'recipes/save', { recipeName: 'Soup', ingredients: ['1 leek'] });
  await write('before');

  await fillDisk(url);
  const refused = [];
  // Text is pressed together: what cannot be is needed to fill the pages that are begun.
  for (let at = 0; at < 40; at += 1) {
    const noise = Array.from({ length: 300 }, () => Math.random().toString(36)).join('');
    const answer = await write(`full ${at} ${noise}`.slice(0, 4900));
    if (answer.status >= 300) refused.push(answer);
  }
  const seen = refused.map(({ status, json, headers }) =>
    [status, json.code, headers.get('retry-after')].join(' '),
  );
  expect([...new Set(seen)]).toEqual(['503 storage-unavailable 5']);
  expect((await get(server, '/readyz')).status).toBe(200);
  expect((await post(server, '/api/chat/greeting', {})).status).toBe(200);
  expect((await ann.call('GET', 'user/settings')).status).toBe(200);
  expect((await ann.call('GET', 'recipes/saved/Soup')).json).toMatchObject({ recipeName: 'Soup' });

  await runStatement(url, 'drop table filler');
  await expect.poll(async () => (await write('after')).status).toBe(201);
  const kept = await server.storage.db.selectFrom('feedback').select('message').execute();
  expect(kept.map(({ message }) => message).sort()).toEqual(acknowledged.toSorted());
});
