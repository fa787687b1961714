/** Tests of signing in: one answer for every wrong try, limits on guessing per account and network, and on emails. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  type AccountsFixture,
  openAccountsFixture,
  PASSWORD,
  TEST_TIMEOUT_MS,
} from '../../testing/accounts-fixture.ts';
import type { TestResponse } from '../../testing/http-requests.ts';
import { createHasher } from './hashing.ts';

vi.setConfig({ testTimeout: TEST_TIMEOUT_MS, hookTimeout: TEST_TIMEOUT_MS });

let fixture: AccountsFixture;
const opened: AccountsFixture[] = [];
const open = async (changes: Parameters<typeof openAccountsFixture>[0] = {}) => {
  fixture = await openAccountsFixture(changes);
  opened.push(fixture);
};
afterAll(async () => {
  for (const one of opened) await one.close();
});

const login = (email: string, password: unknown, address?: string): Promise<TestResponse> =>
  fixture.callAuth('login', { email, password }, address ? { 'x-forwarded-for': address } : {});
const tally = (answers: TestResponse[]) =>
  Object.fromEntries(
    Object.entries(Object.groupBy(answers, ({ status }) => status)).map(([status, all]) => [
      status,
      all?.length,
    ]),
  );

describe('signing in', () => {
  beforeAll(async () => {
    await open();
    await fixture.createPerson('ann@example.org');
    await fixture.register('unconfirmed@example.org');
  });

  it('gives two tokens and nothing else', async () => {
    const { status, json, headers } = await login(' ANN@example.org', PASSWORD);
    expect([status, Object.keys(json).sort()]).toEqual([200, ['accessToken', 'refreshToken']]);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('set-cookie')).toBeNull();
  });

  it('says the same to whatever is wrong', async () => {
    const answers = [
      await login('ann@example.org', 'wrong'),
      await login('ann@example.org', `${PASSWORD} `),
      await login('nobody@example.org', PASSWORD),
      await login('unconfirmed@example.org', 'wrong'),
    ];
    const said = answers.map(({ status, json }) => ({ ...json, requestId: '', status }));
    expect(new Set(said.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(said[0]).toMatchObject({ status: 401, code: 'wrong-credentials' });
  });

  it('asks for the confirmation only after the right password', async () => {
    const { status, json } = await login('unconfirmed@example.org', PASSWORD);
    expect(status).toBe(403);
    expect(json.message).toContain('confirm your email');
  });

  it('takes the same word however a keyboard spells it', async () => {
    await fixture.register('accent@example.org', { password: 'cr\u00e8me br\u00fbl\u00e9e' });
    const { token } = await fixture.mailServer.waitForEmail('accent@example.org');
    await fixture.callAuth('confirm-email', { token });
    expect((await login('accent@example.org', 'cre\u0300me bru\u0302le\u0301e')).status).toBe(200);
  });

  it.each([
    ['no password', undefined],
    ['an empty password', ''],
    ['a password that is none', { $gt: '' }],
    ['too long a password', 'x'.repeat(129)],
  ])('refuses %s', async (_name, password) => {
    expect((await login('ann@example.org', password)).status).toBe(400);
  });

  it('is not overtaken by a new password', async () => {
    const slow = await openAccountsFixture({
      hasher: createHasher({ memoryCost: 65_536, timeCost: 3 }),
    });
    await slow.createPerson('slow@example.org');
    const { db } = slow.server.storage;
    await db.deleteFrom('rate_limits').execute();
    const under = slow.callAuth('login', { email: 'slow@example.org', password: PASSWORD });
    const counted = () => db.selectFrom('rate_limits').select('key').execute();
    await expect
      .poll(async () => (await counted()).length, { interval: 1, timeout: TEST_TIMEOUT_MS })
      .toBe(3);
    await db.updateTable('users').set({ password_hash: 'another' }).execute();
    expect((await under).status).toBe(401);
    await slow.close();
  });

  it('leaves no password, token or address in the log', async () => {
    await login('ann@example.org', 'my very wrong password');
    const { refreshToken, accessToken } = await fixture.signIn('ann@example.org');
    await fixture.callAuth('refresh', { refreshToken });
    const { token } = await fixture.mailServer.waitForEmail('ann@example.org');
    const log = fixture.server.logLines.join('\n');
    for (const secret of [PASSWORD, 'my very wrong', refreshToken, accessToken, token, 'ann@']) {
      expect(log).not.toContain(secret);
    }
  });
});

describe('guessing', () => {
  it('is over after five wrong tries, however many come at once', async () => {
    await open({ rateLimitScale: 1 });
    await fixture.createPerson('ann@example.org');
    const guesses = Array.from({ length: 1000 }, (_, at) =>
      login('ann@example.org', `guess ${at}`),
    );
    const answers = await Promise.all(guesses);
    expect(tally(answers)).toEqual({ 401: 5, 429: 995 });
    const right = await login('ann@example.org', PASSWORD);
    expect([right.status, right.json.code]).toEqual([429, 'too-many-requests']);
    expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('is counted the same for an address nobody has', async () => {
    await open({ rateLimitScale: 1 });
    const guesses = Array.from({ length: 8 }, () => login('nobody@example.org', 'guess'));
    expect(tally(await Promise.all(guesses))).toEqual({ 401: 5, 429: 3 });
  });

  it('does not count the right password', async () => {
    await open({ rateLimitScale: 1 });
    await fixture.createPerson('ann@example.org');
    for (let time = 0; time < 8; time += 1) await fixture.signIn('ann@example.org');
    await fixture.register('unconfirmed@example.org');
    for (let time = 0; time < 8; time += 1) {
      expect((await login('unconfirmed@example.org', PASSWORD)).status).toBe(403);
    }
  });

  it('is limited to sixty tries from one network', async () => {
    await open({ rateLimitScale: 1 });
    const guesses = Array.from({ length: 70 }, (_, at) => login(`a${at}@example.org`, 'guess'));
    expect(tally(await Promise.all(guesses))).toEqual({ 401: 60, 429: 10 });
  });

  it('from many networks shuts the account to strangers and only slows its owner', async () => {
    await open({ rateLimitScale: 1, trustedProxies: ['127.0.0.1'] });
    await fixture.register('ann@example.org');
    await fixture.callAuth('confirm-email', {
      token: (await fixture.mailServer.waitForEmail('ann@example.org')).token,
    });
    expect((await login('ann@example.org', PASSWORD, '192.0.2.1')).status).toBe(200);
    const guesses = Array.from({ length: 60 }, (_, at) =>
      login('ann@example.org', 'guess', `198.51.100.${at}`),
    );
    expect(tally(await Promise.all(guesses))).toEqual({ 401: 50, 429: 10 });
    expect((await login('ann@example.org', PASSWORD, '203.0.113.9')).status).toBe(429);
    expect((await login('ann@example.org', 'wrong', '192.0.2.1')).status).toBe(401);
    const slowed = await login('ann@example.org', PASSWORD, '192.0.2.1');
    expect(slowed.status).toBe(429);
    expect(Number(slowed.headers.get('retry-after'))).toBeLessThanOrEqual(10);
    await fixture.server.storage.db
      .updateTable('rate_limits')
      .set({ expires_at: 0 })
      .where('key', 'like', 'login-slowed%')
      .execute();
    expect((await login('ann@example.org', PASSWORD, '192.0.2.1')).status).toBe(200);
  });
});

describe('letters on demand', () => {
  it('are limited per network loudly', async () => {
    await open({ rateLimitScale: 1 });
    const tries = async (call: string, count: number) => {
      const asks = Array.from({ length: count }, (_, at) =>
        fixture.callAuth(call, { email: `${call}${at}@example.org`, password: PASSWORD }),
      );
      return tally(await Promise.all(asks));
    };
    expect(await tries('register', 7)).toEqual({ 201: 5, 429: 2 });
    expect(await tries('resend-confirmation', 12)).toEqual({ 200: 10, 429: 2 });
    expect(await tries('request-password-reset', 12)).toEqual({ 200: 10, 429: 2 });
  });

  it('are limited to three an hour per account silently', async () => {
    await open({ rateLimitScale: 1 });
    await fixture.createPerson('ann@example.org');
    for (let time = 0; time < 5; time += 1) {
      const { status } = await fixture.callAuth('request-password-reset', {
        email: 'ann@example.org',
      });
      expect(status).toBe(200);
      if (time < 3) await fixture.mailServer.waitForEmail('ann@example.org', 1 + time);
    }
    await new Promise((later) => setTimeout(later, 150));
    expect(fixture.mailServer.findEmails('ann@example.org')).toHaveLength(4);
  });

  it.each([
    ['register', 201],
    ['resend-confirmation', 200],
  ])('%s, too, is silent after three', async (call, status) => {
    await open({ rateLimitScale: 1 });
    const email = 'waits@example.org';
    if (call !== 'register') await fixture.register(email);
    const before = call === 'register' ? 0 : 1;
    for (let time = 0; time < 5; time += 1) {
      const answer = await fixture.callAuth(call, { email, password: PASSWORD });
      expect(answer.status).toBe(status);
      if (time < 3) await fixture.mailServer.waitForEmail(email, before + time);
    }
    await new Promise((later) => setTimeout(later, 150));
    expect(fixture.mailServer.findEmails(email)).toHaveLength(before + 3);
  });

  it('and their links are limited to thirty a minute', async () => {
    await open({ rateLimitScale: 1 });
    const tries = Array.from({ length: 35 }, () =>
      fixture.callAuth('confirm-email', { token: 'guess' }),
    );
    expect(tally(await Promise.all(tries))).toEqual({ 400: 30, 429: 5 });
  });
});
