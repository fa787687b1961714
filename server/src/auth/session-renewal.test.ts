/** Tests session renewal and expiry: honest clients stay signed in, replaying a stolen token ends the session. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  type AccountsFixture,
  openAccountsFixture,
  TEST_TIMEOUT_MS,
  type TestPerson,
} from '../../testing/accounts-fixture.ts';
import { post } from '../../testing/http-requests.ts';
import { startTestServer } from '../../testing/open-server.ts';
import { createSmtpTransport } from '../mail/smtp-transport.ts';

vi.setConfig({ testTimeout: TEST_TIMEOUT_MS, hookTimeout: TEST_TIMEOUT_MS });

const SECOND_MS = 1000;
const HOUR_MS = 3600 * SECOND_MS;
const DAY_MS = 24 * HOUR_MS;
let fixture: AccountsFixture;
beforeAll(async () => {
  fixture = await openAccountsFixture();
  await fixture.createPerson('ann@example.org');
});
afterAll(() => fixture.close());

const signIn = (more?: object): Promise<TestPerson> => fixture.signIn('ann@example.org', more);
const present = (refreshToken: unknown) => fixture.callAuth('refresh', { refreshToken });
/** The next token; fails the test when there is none. */
const renew = async (refreshToken: string): Promise<string> => {
  const { status, json } = await present(refreshToken);
  expect(status).toBe(200);
  return json.refreshToken as string;
};
const isAlive = async (accessToken: string) => {
  const headers = { authorization: `Bearer ${accessToken}` };
  return (await fetch(`${fixture.server.url}/mp/api/user/settings`, { headers })).status === 200;
};

describe('a refresh token', () => {
  it('brings a new pair that works', async () => {
    const { refreshToken } = await signIn();
    const { status, json } = await present(refreshToken);
    expect(status).toBe(200);
    expect(json.refreshToken).toMatch(/^[\w-]{43}$/);
    expect(json.refreshToken).not.toBe(refreshToken);
    expect(await isAlive(json.accessToken as string)).toBe(true);
  });

  it('brings the same successor to thirty requests at once, and again for two minutes', async () => {
    const { refreshToken } = await signIn();
    await fixture.withFrozenTime(async () => {
      const successors = await Promise.all(Array.from({ length: 30 }, () => renew(refreshToken)));
      expect(new Set(successors).size).toBe(1);
      fixture.advanceTime(60 * SECOND_MS);
      expect(await renew(refreshToken)).toBe(successors[0]);
      fixture.advanceTime(59 * SECOND_MS);
      expect(await renew(refreshToken)).toBe(successors[0]);
    });
  });

  it('ends the whole session when it comes again later, though its successor was never used', async () => {
    const { refreshToken: shared } = await signIn();
    const { json } = await present(shared);
    // A repeat does not make the time longer.
    fixture.advanceTime(61 * SECOND_MS);
    expect(await renew(shared)).toBe(json.refreshToken);
    fixture.advanceTime(61 * SECOND_MS);
    expect((await present(shared)).status).toBe(401);
    expect((await present(json.refreshToken)).status).toBe(401);
    expect(await isAlive(json.accessToken as string)).toBe(false);
  });

  it('cannot be shared through twenty-five generations', async () => {
    const { refreshToken } = await signIn();
    let [owners, thiefs] = [refreshToken, refreshToken];
    let generations = 0;
    for (; generations < 25; generations += 1) {
      const owner = await present(owners);
      // The thief waits until the owner has been, which is long before the owner comes again.
      fixture.advanceTime(5 * 60 * SECOND_MS);
      const thief = await present(thiefs);
      if (owner.status !== 200 || thief.status !== 200) break;
      [owners, thiefs] = [owner.json.refreshToken as string, thief.json.refreshToken as string];
      fixture.advanceTime(5 * 60 * SECOND_MS);
    }
    expect(generations).toBe(0);
  });

  it('is honoured for thirty seconds once its successor was used', async () => {
    const { refreshToken: first } = await signIn();
    await fixture.withFrozenTime(async () => {
      const second = await renew(first);
      const third = await renew(second);
      fixture.advanceTime(29 * SECOND_MS);
      expect(await renew(first)).toBe(second);
      expect(await renew(second)).toBe(third);
    });
  });

  it('ends the whole session when it comes later', async () => {
    const { refreshToken: first } = await signIn();
    const second = await renew(first);
    const { json } = await present(second);
    fixture.advanceTime(31 * SECOND_MS);
    expect((await present(first)).status).toBe(401);
    expect((await present(json.refreshToken)).status).toBe(401);
    expect(await isAlive(json.accessToken as string)).toBe(false);
  });

  it('ends the whole session when it is older, and no other one', async () => {
    const other = await signIn();
    const { refreshToken: first } = await signIn();
    const second = await renew(first);
    const third = await renew(second);
    const fourth = await renew(third);
    expect((await present(first)).status).toBe(401);
    expect((await present(fourth)).status).toBe(401);
    expect(await renew(other.refreshToken)).toBeTruthy();
  });

  it('is kept as a digest only', async () => {
    const { refreshToken } = await signIn();
    const next = await renew(refreshToken);
    const kept = JSON.stringify([
      await fixture.server.storage.db.selectFrom('refresh_tokens').selectAll().execute(),
      await fixture.server.storage.db.selectFrom('sessions').selectAll().execute(),
    ]);
    expect(kept).not.toContain(refreshToken);
    expect(kept).not.toContain(next);
  });

  it.each([
    ['a missing', undefined, 400],
    ['an empty', '', 400],
    ['a wrong kind of', 7, 400],
    ['an endless', 'x'.repeat(2000), 400],
    ['an unknown', 'x'.repeat(43), 401],
  ])('refuses %s token', async (_name, token, status) => {
    expect((await present(token)).status).toBe(status);
  });

  it('is refused when it is an access token', async () => {
    expect((await present((await signIn()).accessToken)).status).toBe(401);
  });

  it('serves two processes as one', async () => {
    const second = await startTestServer({
      storage: fixture.server.storage,
      mailTransport: createSmtpTransport(fixture.mailServer.url),
    });
    const { refreshToken } = await signIn();
    const answers = await Promise.all(
      [fixture.server, second, fixture.server, second].map((server) =>
        post(server, '/api/auth/refresh', { refreshToken }),
      ),
    );
    expect(new Set(answers.map(({ json }) => json.refreshToken)).size).toBe(1);
    await second.server.close();
  });
});

describe('a session', () => {
  it.each([
    ['14 days without use', {}, 14 * DAY_MS],
    ['12 hours without use when not kept', { keepSignedIn: false }, 12 * HOUR_MS],
  ])('ends after %s', async (_name, more, ms) => {
    await fixture.withFrozenTime(async () => {
      const [used, unused] = [await signIn(more), await signIn(more)];
      fixture.advanceTime(ms - 5 * SECOND_MS);
      const next = await renew(used.refreshToken);
      fixture.advanceTime(10 * SECOND_MS);
      expect((await present(unused.refreshToken)).status).toBe(401);
      expect(await renew(next)).toBeTruthy();
    });
  });

  it.each([
    ['30 days in any case', {}, 10 * DAY_MS],
    ['24 hours in any case when not kept', { keepSignedIn: false }, 8 * HOUR_MS],
  ])('ends after %s', async (_name, more, third) => {
    let { refreshToken } = await signIn(more);
    for (let time = 0; time < 2; time += 1) {
      fixture.advanceTime(third);
      refreshToken = await renew(refreshToken);
    }
    fixture.advanceTime(third);
    expect((await present(refreshToken)).status).toBe(401);
  });

  it('ends at once when the person logs out, and only that one', async () => {
    const [here, there] = [await signIn(), await signIn()];
    const { status, text } = await fixture.callAuth('logout', { refreshToken: here.refreshToken });
    expect([status, text]).toEqual([204, '']);
    expect(await isAlive(here.accessToken)).toBe(false);
    expect((await present(here.refreshToken)).status).toBe(401);
    expect(await isAlive(there.accessToken)).toBe(true);
    expect((await fixture.callAuth('logout', { refreshToken: here.refreshToken })).status).toBe(
      204,
    );
    expect((await fixture.callAuth('logout', {})).status).toBe(400);
  });
});
