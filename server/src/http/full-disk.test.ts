/** Tests that with a full disk writes are answered with 503, reads are served, and the server recovers. */
import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { get, post } from '../../testing/http-requests.ts';
import { startTestServer, type TestServer } from '../../testing/open-server.ts';

let server: TestServer;
afterEach(() => server.close());

it('answers writes with 503 while the disk is full, serves reads, and recovers', async () => {
  server = await startTestServer();
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
