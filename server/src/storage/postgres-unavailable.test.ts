/** Tests a PostgreSQL that is stopped, crashed, late or unusable: 503 meanwhile, recovery, and clear errors at start. */
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type AccountsFixture,
  openAccountsFixture,
  type TestPerson,
} from '../../testing/accounts-fixture.ts';
import { get, post, type TestResponse } from '../../testing/http-requests.ts';
import { runStatement, startTestPostgres, type TestPostgres } from '../../testing/test-postgres.ts';
import { openStorage } from './database.ts';

const PATIENCE_MS = 60_000;
vi.setConfig({ testTimeout: PATIENCE_MS, hookTimeout: PATIENCE_MS });
const WRITERS = 10;

let house: TestPostgres;
beforeAll(async () => {
  house = await startTestPostgres(true);
});
afterAll(() => house.close());

const create = (name: string, more = '') =>
  runStatement(house.urlFor('postgres'), `create database ${name} ${more}`);

describe('PostgreSQL that goes away under load', () => {
  let fixture: AccountsFixture;
  let ann: TestPerson;
  beforeAll(async () => {
    await create('busy');
    const storage = await openStorage('', house.urlFor('busy'));
    fixture = await openAccountsFixture({ storage });
    ann = await fixture.createPerson('ann@example.org');
  });
  afterAll(() => fixture.close());

  let isOver = false;
  let others: TestResponse[] = [];
  const acknowledged = new Set<string>();
  beforeEach(() => {
    isOver = false;
    others = [];
  });
  const note = (answer: TestResponse) => {
    if (answer.status >= 300) others.push(answer);
  };
  async function write(name: string): Promise<void> {
    for (let at = 0; !isOver; at += 1) {
      const message = `${name}-${at}`;
      const written = await post(fixture.server, '/api/feedback', {
        message,
        category: 'Bug Report',
      });
      if (written.status === 201) acknowledged.add(message);
      note(written);
      note(await ann.call('GET', 'user/settings'));
    }
  }
  const until = (condition: () => boolean) =>
    expect.poll(condition, { timeout: PATIENCE_MS, interval: 5 }).toBe(true);
  const untilWritten = async (more: number) => {
    const before = acknowledged.size;
    await until(() => acknowledged.size >= before + more);
  };

  it.each(['stop', 'crash'] as const)(
    'answers 503 after a %s and goes on by itself',
    async (end) => {
      const names = Array.from({ length: WRITERS }, (_, at) => `${end}${at}`);
      const writing = Promise.all(names.map(write));
      await untilWritten(20);
      await house[end]();
      await until(() => others.length > 20);
      expect((await get(fixture.server, '/readyz')).status).toBe(503);
      expect((await get(fixture.server, '/healthz')).status).toBe(200);
      expect((await post(fixture.server, '/api/chat/greeting', {})).status).toBe(200);
      await house.start();
      await untilWritten(20);
      isOver = true;
      await writing;
      const answers = others.map(({ status, json, headers }) =>
        [status, json.code, headers.get('retry-after')].join(' '),
      );
      expect([...new Set(answers)]).toEqual(['503 storage-unavailable 5']);
      expect((await get(fixture.server, '/readyz')).status).toBe(200);
      expect((await ann.call('GET', 'user/settings')).status).toBe(200);
      const rows = await fixture.server.storage.db
        .selectFrom('feedback')
        .select('message')
        .execute();
      const kept = rows.map(({ message }) => message);
      expect(new Set(kept).size).toBe(kept.length);
      expect([...acknowledged].filter((message) => !kept.includes(message))).toEqual([]);
    },
  );

  it('says nothing of its password, and delivers letters afterwards', async () => {
    await house.stop();
    await expect
      .poll(() =>
        fixture.server.logLines.some((line) => line.includes('the outbox could not be read')),
      )
      .toBe(true);
    await house.start();
    await expect.poll(async () => (await fixture.register('bob@example.org')).status).toBe(201);
    await fixture.mailServer.waitForEmail('bob@example.org');
    expect(fixture.mailServer.findEmails('bob@example.org')).toHaveLength(1);
    expect(fixture.server.logLines.join()).not.toMatch(/pass( |%20)word/);
  });
});

describe('opening PostgreSQL', () => {
  const refusal = (url: string) =>
    openStorage('', url).then(
      () => 'it opened',
      (error: Error) => `${error.constructor.name}: ${error.message}`,
    );

  it('waits for one that is just starting', async () => {
    await create('late');
    await house.stop();
    const opening = openStorage('', house.urlFor('late'));
    await new Promise((later) => setTimeout(later, 300));
    await house.start();
    const storage = await opening;
    await storage.ping();
    await storage.close();
  });

  it('makes the tables once when many come at once', async () => {
    await create('crowded');
    const all = await Promise.all(
      Array.from({ length: 5 }, () => openStorage('', house.urlFor('crowded'))),
    );
    for (const one of all) {
      expect(await one.db.selectFrom('users').selectAll().execute()).toEqual([]);
      await one.close();
    }
  });

  it('says at once, in a sentence without the password, what is wrong', async () => {
    await create(
      'ascii',
      "template template0 encoding 'SQL_ASCII' locale 'C' locale_provider libc",
    );
    const url = house.urlFor('postgres');
    const sentences = await Promise.all([
      refusal(house.urlFor('nowhere')),
      refusal(url.replace('pass%20word', 's3cret')),
      refusal(house.urlFor('ascii')),
      refusal(`${url}?sslmode=require&connect_timeout=0`),
      refusal(`${url.replace(/:\d+\//, ':1/')}?connect_timeout=0`),
    ]);
    const { host } = new URL(url);
    const opening = (name: string, at = host) =>
      `StorageError: The PostgreSQL database ${name} at ${at} cannot be used: `;
    expect(sentences).toEqual([
      `${opening('nowhere')}database "nowhere" does not exist.`,
      `${opening('postgres')}password authentication failed for user "saffron".`,
      `${opening('ascii')}its encoding is SQL_ASCII and not UTF8.`,
      `${opening('postgres')}The server does not support SSL connections.`,
      `${opening('postgres', '127.0.0.1:1')}connect ECONNREFUSED 127.0.0.1:1.`,
    ]);
  });
});
