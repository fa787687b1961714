/** Clocks that are set forward and back: nobody falls out, no letter is sent twice or waits for a time that never comes. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openServer } from '../testing/open-server.ts';
import { openTown, PATIENCE_MS, type Tokens, type Town } from '../testing/people.ts';
import { get, post } from '../testing/send.ts';

vi.setConfig({ testTimeout: PATIENCE_MS, hookTimeout: PATIENCE_MS });

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

let town: Town;
afterEach(() => town?.close());

const renew = async (tokens: Tokens) => {
  const { status, json } = await town.auth('refresh', { refreshToken: tokens.refreshToken });
  expect(status).toBe(200);
  return json as unknown as Tokens;
};
const reads = async ({ accessToken }: Tokens) => {
  const headers = { authorization: `Bearer ${accessToken}` };
  return (await get(town.server, '/mp/api/user/settings', headers)).status;
};
const waiting = () => town.server.storage.db.selectFrom('outbox').selectAll().execute();
const untilFailed = (times: number) =>
  expect
    .poll(async () => (await waiting())[0]?.attempts ?? 0, { timeout: PATIENCE_MS })
    .toBeGreaterThanOrEqual(times);

describe('a clock that jumps', () => {
  it.each([
    ['forward and back', [6 * HOUR_MS, -6 * HOUR_MS]],
    ['back and forward', [-6 * HOUR_MS, 6 * HOUR_MS]],
    ['by minutes, again and again', [9, -14, 11, -20, 25].map((minutes) => minutes * MINUTE_MS)],
  ])('%s leaves everybody signed in', async (_name, jumps) => {
    town = await openTown();
    let tokens: Tokens = await town.settle('ann@example.org');
    for (const jump of jumps) {
      town.wait(jump);
      tokens = await renew(tokens);
      expect(await reads(tokens)).toBe(200);
    }
  });

  it('back leaves a fresh access token good', async () => {
    town = await openTown();
    const ann = await town.settle('ann@example.org');
    town.wait(-HOUR_MS);
    expect(await reads(ann)).toBe(200);
  });

  it('forward while a letter is being handed over does not send it twice', async () => {
    town = await openTown();
    town.office.manners = 'silent';
    await town.register('ann@example.org');
    await untilFailed(1);
    for (let jump = 0; jump < 3; jump += 1) {
      town.wait(10 * MINUTE_MS);
      await new Promise((later) => setTimeout(later, 60));
    }
    expect(await waiting()).toMatchObject([{ attempts: 1 }]);
    await town.server.server.close();
    expect(town.office.letters).toEqual([]);
  });

  it('back does not leave a letter waiting for a time that is far away', async () => {
    town = await openTown();
    town.wait(30 * 24 * HOUR_MS);
    town.office.manners = 'busy';
    await town.register('ann@example.org');
    await untilFailed(1);
    town.office.manners = 'kind';
    town.wait(-30 * 24 * HOUR_MS);
    await town.office.letterTo('ann@example.org');
    await expect.poll(waiting, { timeout: PATIENCE_MS }).toEqual([]);
    expect(town.office.letters).toHaveLength(1);
  });

  it('back does not keep anybody waiting for a limit to end', async () => {
    const server = await openServer({ rateLimitScale: 0.2 });
    const write = () =>
      post(server, '/api/feedback', { message: 'Good soup', category: 'General Comment' });
    expect([(await write()).status, (await write()).status]).toEqual([201, 429]);
    const expires_at = Date.now() + 24 * HOUR_MS;
    await server.storage.db.updateTable('rate_limits').set({ expires_at }).execute();
    expect([(await write()).status, (await write()).status]).toEqual([201, 429]);
    await server.close();
  });
});
