/** Tests that feedback sent over HTTP is stored unchanged, with its author if signed in, and that wrong input is refused. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { post } from '../../testing/http-requests.ts';
import { startTestServer, type TestServer } from '../../testing/open-server.ts';

const PATH = '/api/feedback';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const kept = (message: string) =>
  server.storage.db
    .selectFrom('feedback')
    .selectAll()
    .where('message', '=', message)
    .executeTakeFirst();

it('keeps message, category, e-mail and time', async () => {
  const before = Date.now();
  const body = { message: "Robert'); drop table feedback;--", category: 'Bug Report' };
  const { status, json } = await post(server, PATH, { ...body, email: ' Ann@Example.org ' });
  expect(status).toBe(201);
  expect(json).toEqual({ message: expect.any(String) });
  const row = await kept(body.message);
  expect(row).toMatchObject({ category: 'Bug Report', email: 'ann@example.org', user_id: null });
  expect(row?.created_at).toBeGreaterThanOrEqual(before);
});

it('takes a dead bearer as nobody and an empty e-mail as none', async () => {
  const body = { message: 'No address', category: 'Feature Request', email: '' };
  const { status } = await post(server, PATH, body, { authorization: 'Bearer dead' });
  expect(status).toBe(201);
  expect(await kept('No address')).toMatchObject({ email: null, user_id: null });
});

it('knows who is signed in, unless the account is just gone', async () => {
  const known = await startTestServer({
    sessions: { identify: async () => ({ kind: 'person', userId: 'u1', role: 'user' }) },
  });
  const { db } = known.storage;
  const names = { username: 'ann', first_name: '', last_name: '', gender: '' };
  await db
    .insertInto('users')
    .values({
      user_id: 'u1',
      email: 'ann@example.org',
      password_hash: '',
      role: 'user',
      ...names,
      birth_month: null,
      birth_day: null,
      created_at: 1,
    })
    .execute();
  const owners = async () =>
    (await db.selectFrom('feedback').select('user_id').execute()).map(({ user_id }) => user_id);
  await post(known, PATH, { message: 'Hello', category: 'General Comment' });
  expect(await owners()).toEqual(['u1']);
  await db.deleteFrom('users').execute();
  await db.deleteFrom('feedback').execute();
  await post(known, PATH, { message: 'Hello', category: 'General Comment' });
  expect(await owners()).toEqual([null]);
  await known.close();
});

it.each([
  ['no message', { category: 'Bug Report' }],
  ['an empty message', { message: '  ', category: 'Bug Report' }],
  ['no category', { message: 'x' }],
  ['an unknown category', { message: 'x', category: 'Praise' }],
  ['a wrong e-mail', { message: 'x', category: 'Bug Report', email: 'ann' }],
])('refuses %s', async (_name, body) => {
  const { status, json } = await post(server, PATH, body);
  expect([status, json.code]).toEqual([400, 'bad-input']);
});
