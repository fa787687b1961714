/** Staying signed in: honest clients never fall out, whoever replays a stolen token does, and takes the thief along. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createSmtpCarrier } from '../post/smtp-carrier.ts';
import { openServer } from '../testing/open-server.ts';
import { openTown, PATIENCE_MS, type Person, type Town } from '../testing/people.ts';
import { post } from '../testing/send.ts';

vi.setConfig({ testTimeout: PATIENCE_MS, hookTimeout: PATIENCE_MS });

const SECOND_MS = 1000;
const HOUR_MS = 3600 * SECOND_MS;
const DAY_MS = 24 * HOUR_MS;
let town: Town;
beforeAll(async () => {
  town = await openTown();
  await town.settle('ann@example.org');
});
afterAll(() => town.close());

const signIn = (more?: object): Promise<Person> => town.signIn('ann@example.org', more);
const present = (refreshToken: unknown) => town.auth('refresh', { refreshToken });
/** The next token; fails the test when there is none. */
const renew = async (refreshToken: string): Promise<string> => {
  const { status, json } = await present(refreshToken);
  expect(status).toBe(200);
  return json.refreshToken as string;
};
const isAlive = async (accessToken: string) => {
  const headers = { authorization: `Bearer ${accessToken}` };
  return (await fetch(`${town.server.url}/mp/api/user/settings`, { headers })).status === 200;
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
    const successors = await Promise.all(Array.from({ length: 30 }, () => renew(refreshToken)));
    expect(new Set(successors).size).toBe(1);
    town.wait(60 * SECOND_MS);
    expect(await renew(refreshToken)).toBe(successors[0]);
    town.wait(59 * SECOND_MS);
    expect(await renew(refreshToken)).toBe(successors[0]);
  });

  it('ends the whole session when it comes again later, though its successor was never used', async () => {
    const { refreshToken: shared } = await signIn();
    const { json } = await present(shared);
    // A repeat does not make the time longer.
    town.wait(61 * SECOND_MS);
    expect(await renew(shared)).toBe(json.refreshToken);
    town.wait(61 * SECOND_MS);
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
      town.wait(5 * 60 * SECOND_MS);
      const thief = await present(thiefs);
      if (owner.status !== 200 || thief.status !== 200) break;
      [owners, thiefs] = [owner.json.refreshToken as string, thief.json.refreshToken as string];
      town.wait(5 * 60 * SECOND_MS);
    }
    expect(generations).toBe(0);
  });

  it('is honoured for thirty seconds once its successor was used', async () => {
    const { refreshToken: first } = await signIn();
    const second = await renew(first);
    const third = await renew(second);
    town.wait(29 * SECOND_MS);
    expect(await renew(first)).toBe(second);
    expect(await renew(second)).toBe(third);
  });

  it('ends the whole session when it comes later', async () => {
    const { refreshToken: first } = await signIn();
    const second = await renew(first);
    const { json } = await present(second);
    town.wait(31 * SECOND_MS);
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
      await town.server.storage.db.selectFrom('refresh_tokens').selectAll().execute(),
      await town.server.storage.db.selectFrom('sessions').selectAll().execute(),
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
    const second = await openServer({
      storage: town.server.storage,
      carrier: createSmtpCarrier(town.office.url),
    });
    const { refreshToken } = await signIn();
    const answers = await Promise.all(
      [town.server, second, town.server, second].map((server) =>
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
    const [used, unused] = [await signIn(more), await signIn(more)];
    town.wait(ms - 5 * SECOND_MS);
    const next = await renew(used.refreshToken);
    town.wait(10 * SECOND_MS);
    expect((await present(unused.refreshToken)).status).toBe(401);
    expect(await renew(next)).toBeTruthy();
  });

  it.each([
    ['30 days in any case', {}, 10 * DAY_MS],
    ['24 hours in any case when not kept', { keepSignedIn: false }, 8 * HOUR_MS],
  ])('ends after %s', async (_name, more, third) => {
    let { refreshToken } = await signIn(more);
    for (let time = 0; time < 2; time += 1) {
      town.wait(third);
      refreshToken = await renew(refreshToken);
    }
    town.wait(third);
    expect((await present(refreshToken)).status).toBe(401);
  });

  it('ends at once when the person logs out, and only that one', async () => {
    const [here, there] = [await signIn(), await signIn()];
    const { status, text } = await town.auth('logout', { refreshToken: here.refreshToken });
    expect([status, text]).toEqual([204, '']);
    expect(await isAlive(here.accessToken)).toBe(false);
    expect((await present(here.refreshToken)).status).toBe(401);
    expect(await isAlive(there.accessToken)).toBe(true);
    expect((await town.auth('logout', { refreshToken: here.refreshToken })).status).toBe(204);
    expect((await town.auth('logout', {})).status).toBe(400);
  });
});
