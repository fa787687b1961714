/** Tests that a clock set forward or back signs nobody out, sends no email twice and delays no email or request for long. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  type AccountsFixture,
  openAccountsFixture,
  TEST_TIMEOUT_MS,
  type Tokens,
} from '../../testing/accounts-fixture.ts';
import { get, post } from '../../testing/http-requests.ts';
import { startTestServer } from '../../testing/open-server.ts';

vi.setConfig({ testTimeout: TEST_TIMEOUT_MS, hookTimeout: TEST_TIMEOUT_MS });

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

let fixture: AccountsFixture;
afterEach(() => fixture?.close());

const renew = async (tokens: Tokens) => {
  const { status, json } = await fixture.callAuth('refresh', { refreshToken: tokens.refreshToken });
  expect(status).toBe(200);
  return json as unknown as Tokens;
};
const reads = async ({ accessToken }: Tokens) => {
  const headers = { authorization: `Bearer ${accessToken}` };
  return (await get(fixture.server, '/mp/api/user/settings', headers)).status;
};
const waiting = () => fixture.server.storage.db.selectFrom('outbox').selectAll().execute();
const untilFailed = (times: number) =>
  expect
    .poll(async () => (await waiting())[0]?.attempts ?? 0, { timeout: TEST_TIMEOUT_MS })
    .toBeGreaterThanOrEqual(times);

describe('a clock that jumps', () => {
  it.each([
    ['forward and back', [6 * HOUR_MS, -6 * HOUR_MS]],
    ['back and forward', [-6 * HOUR_MS, 6 * HOUR_MS]],
    ['by minutes, again and again', [9, -14, 11, -20, 25].map((minutes) => minutes * MINUTE_MS)],
  ])('%s leaves everybody signed in', async (_name, jumps) => {
    fixture = await openAccountsFixture();
    let tokens: Tokens = await fixture.createPerson('ann@example.org');
    for (const jump of jumps) {
      fixture.advanceTime(jump);
      tokens = await renew(tokens);
      expect(await reads(tokens)).toBe(200);
    }
  });

  it('back leaves a fresh access token good', async () => {
    fixture = await openAccountsFixture();
    const ann = await fixture.createPerson('ann@example.org');
    fixture.advanceTime(-HOUR_MS);
    expect(await reads(ann)).toBe(200);
  });

  it('forward while a letter is being handed over does not send it twice', async () => {
    fixture = await openAccountsFixture();
    fixture.mailServer.behaviour = 'silent';
    await fixture.register('ann@example.org');
    await untilFailed(1);
    for (let jump = 0; jump < 3; jump += 1) {
      fixture.advanceTime(10 * MINUTE_MS);
      await new Promise((later) => setTimeout(later, 60));
    }
    expect(await waiting()).toMatchObject([{ attempts: 1 }]);
    await fixture.server.server.close();
    expect(fixture.mailServer.emails).toEqual([]);
  });

  it('back does not leave a letter waiting for a time that is far away', async () => {
    fixture = await openAccountsFixture();
    fixture.advanceTime(30 * 24 * HOUR_MS);
    fixture.mailServer.behaviour = 'busy';
    await fixture.register('ann@example.org');
    await untilFailed(1);
    fixture.mailServer.behaviour = 'kind';
    fixture.advanceTime(-30 * 24 * HOUR_MS);
    await fixture.mailServer.waitForEmail('ann@example.org');
    await expect.poll(waiting, { timeout: TEST_TIMEOUT_MS }).toEqual([]);
    expect(fixture.mailServer.emails).toHaveLength(1);
  });

  it('back keeps the recipe saved last at the top of the list', async () => {
    fixture = await openAccountsFixture();
    const ann = await fixture.createPerson('ann@example.org');
    const save = async (recipeName: string) =>
      expect((await ann.call('POST', 'recipes/save', { recipeName })).status).toBe(201);
    await save('Soup');
    const saved_at = Date.now() + HOUR_MS;
    await fixture.server.storage.db.updateTable('saved_recipes').set({ saved_at }).execute();
    await save('Dal');
    const { json } = await ann.call('GET', 'recipes/saved');
    expect(json).toMatchObject([{ recipeName: 'Dal' }, { recipeName: 'Soup' }]);
  });

  it('back does not keep anybody waiting for a limit to end', async () => {
    const server = await startTestServer({ rateLimitScale: 0.2 });
    const write = () =>
      post(server, '/api/feedback', { message: 'Good soup', category: 'General Comment' });
    expect([(await write()).status, (await write()).status]).toEqual([201, 429]);
    const expires_at = Date.now() + 24 * HOUR_MS;
    await server.storage.db.updateTable('rate_limits').set({ expires_at }).execute();
    expect([(await write()).status, (await write()).status]).toEqual([201, 429]);
    await server.close();
  });
});
