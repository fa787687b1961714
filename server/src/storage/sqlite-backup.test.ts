/** Tests backup and restore of SQLite: a database in use is copied, lost, and restored as it was at the copy. */
import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { get, post } from '../../testing/http-requests.ts';
import { runMaintenance } from '../../testing/run-maintenance.ts';
import { type ServerProcess, startServerProcess } from '../../testing/server-process.ts';
import { createTestStorage, type TestStorage } from '../../testing/test-storage.ts';
import { backUp, restore } from './backup.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations.ts';
import { DATABASE_FILE } from './sqlite.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let place: TestStorage;
const servers: ServerProcess[] = [];
beforeEach(async () => {
  place = await createTestStorage();
});
afterEach(async () => {
  await Promise.all(servers.splice(0).map(({ end }) => end('SIGKILL')));
  await place.clear();
});

const start = async () => {
  const server = await startServerProcess(place, 'smtp://127.0.0.1:1', 10_000);
  servers.push(server);
  return server;
};
const write = async (server: ServerProcess, message: string) => {
  const answer = await post(server, '/api/feedback', { message, category: 'Bug Report' });
  expect(answer.status).toBe(201);
};
const file = () => path.join(place.dataDir, DATABASE_FILE);
const fill = async (...messages: string[]) => {
  const storage = await place.open();
  const rows = messages.map((message) => ({
    feedback_id: message,
    category: 'Bug Report',
    message,
    email: null,
    user_id: null,
    created_at: 1,
  }));
  await storage.db.insertInto('feedback').values(rows).execute();
  await storage.close();
};
const messagesIn = (database: string) => {
  const open = new DatabaseSync(database, { readOnly: true });
  const rows = open.prepare('select message from feedback order by message').all();
  open.close();
  return rows.map(({ message }) => message);
};

it('a running server is backed up, loses what came later, and has everything back', async () => {
  const server = await start();
  for (const message of ['a', 'b']) await write(server, message);
  // Somebody writes all the while; what the copy holds of that is whole.
  const target = path.join(place.dataDir, 'elsewhere', 'copy.sqlite');
  const writing = Promise.all(Array.from({ length: 20 }, (_, at) => write(server, `later ${at}`)));
  const copied = await runMaintenance(place, 'backup', target);
  await writing;
  expect([copied.code, copied.stderr]).toEqual([0, '']);
  expect(copied.stdout).toMatch(
    /^Backed up \d+ rows in \d+ tables \(\d+ KiB, checked\) to .*copy.sqlite\.\n$/,
  );
  const atTheCopy = messagesIn(target);
  expect(atTheCopy).toEqual(expect.arrayContaining(['a', 'b']));
  expect(messagesIn(file())).toHaveLength(22);

  const refused = await runMaintenance(place, 'restore', target);
  expect([refused.code, refused.stderr]).toEqual([
    1,
    `A server is using the data folder ${place.dataDir}: stop it first, then try again.\n`,
  ]);
  expect((await get(server, '/readyz')).status).toBe(200);
  await write(server, 'still there');
  expect(await server.end('SIGTERM')).toBe(0);

  const restored = await runMaintenance(place, 'restore', target);
  expect([restored.code, restored.stderr]).toEqual([0, '']);
  const kept = /kept as (.*)\.\n$/.exec(restored.stdout)?.[1] ?? '';
  expect(messagesIn(kept)).toHaveLength(23);
  const next = await start();
  expect((await get(next, '/readyz')).status).toBe(200);
  expect(messagesIn(file())).toEqual(atTheCopy);
  await write(next, 'goes on');
});

describe('a backup', () => {
  it('has a place and a name of its own', async () => {
    await fill('a');
    const { file: copy } = backUp(place.dataDir);
    expect(path.relative(place.dataDir, copy)).toMatch(/^backups\/saffron-\d{4}-.*Z\.sqlite$/);
    expect(messagesIn(copy)).toEqual(['a']);
    expect(statSync(copy).mode & 0o777).toBe(0o600);
    expect(() => backUp(place.dataDir, copy)).toThrow(`The file ${copy} is already there.`);
    expect(readdirSync(path.dirname(copy))).toHaveLength(1);
  });

  it('is not made of nothing, or of what is broken', async () => {
    expect(() => backUp(place.dataDir)).toThrow(/^There is no database at .*saffron.sqlite\.$/);
    await fill('a');
    const database = new DatabaseSync(file());
    database.exec(`pragma foreign_keys = off;
      insert into user_settings (user_id, key, value) values ('nobody', 'darkMode', 'true')`);
    database.close();
    expect(() => backUp(place.dataDir)).toThrow('The database has a fault: user_settings');
    expect(readdirSync(path.join(place.dataDir, 'backups'))).toEqual([]);
  });
});

describe('restoring', () => {
  const copy = () => path.join(place.dataDir, 'copy.sqlite');

  it('needs a database of ours that is not newer than the code', async () => {
    await fill('a');
    writeFileSync(copy(), 'a recipe for soup, not a database');
    expect(() => restore(place.dataDir, copy())).toThrow(
      /cannot be copied: file is not a database/,
    );
    new DatabaseSync(`${copy()}2`).exec('create table soup (name text)');
    expect(() => restore(place.dataDir, `${copy()}2`)).toThrow(/is no database of Saffron\.$/);
    const newer = await createTestStorage();
    const storage = await newer.open();
    await migrate(storage.db, async () => {}, {
      ...MIGRATIONS,
      '900-next': { up: async () => {} },
    });
    await storage.close();
    const from = path.join(newer.dataDir, DATABASE_FILE);
    expect(() => restore(place.dataDir, from)).toThrow(/newer version of Saffron.*900-next/);
    await newer.clear();
    expect(messagesIn(file())).toEqual(['a']);
    expect(readdirSync(place.dataDir).filter((name) => /^(re|.*part)/.test(name))).toEqual([]);
  });

  it('works where there is nothing yet, and where all is broken', async () => {
    await fill('a', 'b');
    backUp(place.dataDir, copy());
    rmSync(file());
    expect(restore(place.dataDir, copy()).replaced).toBeUndefined();
    expect(messagesIn(file())).toEqual(['a', 'b']);
    writeFileSync(file(), 'x'.repeat(5000));
    const { replaced = '' } = restore(place.dataDir, copy());
    expect(messagesIn(file())).toEqual(['a', 'b']);
    expect(existsSync(replaced)).toBe(true);
  });
});
