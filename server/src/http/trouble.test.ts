/** When the disk is full or the machine overrun: a clear 503, and what can go on goes on. */
import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { type OpenServer, openServer } from '../testing/open-server.ts';
import { get, post } from '../testing/send.ts';

let server: OpenServer;
afterEach(() => server.close());

it('answers writes with 503 while the disk is full, serves reads, and recovers', async () => {
  server = await openServer();
  const feedback = { message: 'x'.repeat(5000), category: 'Bug Report' };
  const limitPages = (pages: number) =>
    sql`pragma max_page_count = ${sql.raw(String(pages))}`.execute(server.storage.db);
  // SQLite takes a limit below its size for "not one page more".
  await limitPages(1);
  const answers = [];
  for (let sent = 0; sent < 5; sent += 1) {
    answers.push(await post(server, '/api/feedback', feedback));
  }
  const full = answers.at(-1);
  expect([full?.status, full?.json.code]).toEqual([503, 'storage-unavailable']);
  expect(full?.headers.get('retry-after')).toBe('5');
  expect((await post(server, '/api/chat/greeting', {})).status).toBe(200);
  expect((await get(server, '/readyz')).status).toBe(200);
  await limitPages(1_000_000);
  expect((await post(server, '/api/feedback', feedback)).status).toBe(201);
});

it('turns new requests away when it is overrun, but says that it lives', async () => {
  server = await openServer({ overloadMs: 0.001 });
  const blockedUntil = Date.now() + 300;
  while (Date.now() < blockedUntil);
  await expect.poll(() => server.server.isUnderPressure(), { timeout: 5000 }).toBe(true);
  const { status, json, headers } = await post(server, '/api/chat/greeting', {});
  expect([status, json.code, headers.get('retry-after')]).toEqual([503, 'busy', '5']);
  expect((await get(server, '/healthz')).status).toBe(200);
});
