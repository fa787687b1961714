/** Tests two server processes on one database: sessions, limits and emails are shared, and no lock error reaches a client. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD } from '../../testing/accounts-fixture.ts';
import { post, send } from '../../testing/http-requests.ts';
import { type ServerProcess, startServerProcess } from '../../testing/server-process.ts';
import { startTestMailServer, type TestMailServer } from '../../testing/test-mail-server.ts';
import { createTestStorage, type TestStorage } from '../../testing/test-storage.ts';

const PATIENCE_MS = 40_000;
/** Ten times the limits: 50 failures per account and network. */
const SCALE = 10;

let place: TestStorage;
let mailServer: TestMailServer;
let servers: ServerProcess[];

beforeAll(async () => {
  // Without tables, so that both want to make them.
  place = await createTestStorage('template0');
  mailServer = await startTestMailServer();
  const start = () => startServerProcess(place, mailServer.url, SCALE);
  servers = await Promise.all([start(), start()]);
}, PATIENCE_MS);
afterAll(async () => {
  await Promise.all(servers.map(({ end }) => end('SIGKILL')));
  await mailServer.close();
  await place.clear();
});

/** Asks the two in turn, all at once. */
const askBoth = (count: number, call: string, body: (at: number) => object) =>
  Promise.all(
    Array.from({ length: count }, (_, at) =>
      post(servers[at % 2] ?? { url: '' }, `/api/auth/${call}`, body(at)),
    ),
  );
const ann = { email: 'ann@example.org', password: PASSWORD };

describe('two processes', () => {
  it('send each letter once', { timeout: PATIENCE_MS }, async () => {
    const emails = [ann.email, ...Array.from({ length: 19 }, (_, at) => `a${at}@example.org`)];
    const answers = await askBoth(20, 'register', (at) => ({ ...ann, email: emails[at] }));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
    for (const email of emails) await mailServer.waitForEmail(email);
    await new Promise((later) => setTimeout(later, 300));
    expect(mailServer.emails).toHaveLength(20);
  });

  it('confirm, sign in and renew as one', { timeout: PATIENCE_MS }, async () => {
    const { token } = await mailServer.waitForEmail(ann.email);
    const confirmed = await askBoth(10, 'confirm-email', () => ({ token }));
    expect(confirmed.map(({ status }) => status)).toEqual(Array(10).fill(200));
    const [signedIn] = await askBoth(1, 'login', () => ann);
    const { refreshToken } = signedIn?.json ?? {};
    const renewed = await askBoth(30, 'refresh', () => ({ refreshToken }));
    expect(renewed.map(({ status }) => status)).toEqual(Array(30).fill(200));
    expect(new Set(renewed.map(({ json }) => json.refreshToken)).size).toBe(1);
    const headers = { authorization: `Bearer ${renewed[0]?.json.accessToken}` };
    for (const { url } of servers) {
      expect((await send(`${url}/mp/api/user/settings`, { headers })).status).toBe(200);
    }
    await askBoth(1, 'logout', () => ({ refreshToken }));
    for (const { url } of servers) {
      expect((await send(`${url}/mp/api/user/settings`, { headers })).status).toBe(401);
    }
  });

  it('count guesses together', { timeout: PATIENCE_MS }, async () => {
    const guesses = await askBoth(200, 'login', (at) => ({ ...ann, password: `guess ${at}` }));
    const count = (wanted: number) => guesses.filter(({ status }) => status === wanted).length;
    expect([count(401) + count(503), count(429)]).toEqual([50, 150]);
  });
});
