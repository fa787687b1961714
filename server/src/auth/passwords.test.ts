/** Tests changing and resetting a password and deleting an account: sessions end, links expire, nothing is left. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  type AccountsFixture,
  openAccountsFixture,
  PASSWORD,
  TEST_TIMEOUT_MS,
  type TestPerson,
  type Tokens,
} from '../../testing/accounts-fixture.ts';
import { get, post } from '../../testing/http-requests.ts';

vi.setConfig({ testTimeout: TEST_TIMEOUT_MS, hookTimeout: TEST_TIMEOUT_MS });

const MINUTE_MS = 60_000;
const NEXT = 'lamp otter kite 77';
let fixture: AccountsFixture;
beforeAll(async () => {
  fixture = await openAccountsFixture();
});
afterAll(() => fixture.close());

const login = async (email: string, password: string) =>
  (await fixture.callAuth('login', { email, password })).status;
const isAlive = async (person: TestPerson) =>
  (await person.call('GET', 'user/profile')).status === 200;
const check = (token: string) =>
  get(fixture.server, `/mp/api/auth/check-reset-token?token=${encodeURIComponent(token)}`);
const reset = (token: unknown, newPassword: unknown = NEXT) =>
  fixture.callAuth('reset-password', { token, newPassword });
/** Asks for a reset link and waits for the letter, which is the `at`th to that address. */
const askForLink = async (email: string, at = 1) => {
  const { status } = await fixture.callAuth('request-password-reset', { email });
  expect(status).toBe(200);
  return fixture.mailServer.waitForEmail(email, at);
};

describe('a reset link', () => {
  it('sets a new password once, signs everybody out and sends a notice', async () => {
    const ann = await fixture.createPerson('ann@example.org');
    const { link, token } = await askForLink('ann@example.org');
    expect(link).toBe(`${fixture.server.url}/reset-password?token=${token}`);
    for (let time = 0; time < 2; time += 1)
      expect((await check(token)).json).toEqual({ valid: true });
    const done = await reset(token);
    expect([done.status, done.json.message]).toEqual([
      200,
      'Password reset successful! You can now log in with your new password.',
    ]);
    expect(await isAlive(ann)).toBe(false);
    expect((await fixture.callAuth('refresh', { refreshToken: ann.refreshToken })).status).toBe(
      401,
    );
    expect([await login(ann.email, PASSWORD), await login(ann.email, NEXT)]).toEqual([401, 200]);
    expect((await fixture.mailServer.waitForEmail(ann.email, 2)).subject).toBe(
      'Your password was changed',
    );
    const again = await reset(token, PASSWORD);
    expect(again.status).toBe(400);
    expect(again.json.message).toContain('expired or invalid');
    expect(await login(ann.email, NEXT)).toBe(200);
  });

  it('is used by one of many at once', async () => {
    await fixture.createPerson('many@example.org');
    const { token } = await askForLink('many@example.org');
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) => reset(token, `kite lamp number ${at}`)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('is dead once a newer one was sent', async () => {
    await fixture.createPerson('newer@example.org');
    const first = await askForLink('newer@example.org');
    const second = await askForLink('newer@example.org', 2);
    expect((await check(first.token)).status).toBe(400);
    expect((await reset(first.token)).status).toBe(400);
    expect((await reset(second.token)).status).toBe(200);
  });

  it('is dead after half an hour', async () => {
    await fixture.createPerson('late@example.org');
    const { token } = await askForLink('late@example.org');
    fixture.advanceTime(29 * MINUTE_MS);
    expect((await check(token)).status).toBe(200);
    fixture.advanceTime(MINUTE_MS + 1000);
    const { status, json } = await check(token);
    expect([status, json]).toMatchObject([400, { valid: false, code: 'reset-link-dead' }]);
    expect(json.message).toContain('expired or invalid');
    expect((await reset(token)).status).toBe(400);
  });

  it('survives a poor password, of which it speaks otherwise', async () => {
    await fixture.createPerson('poor@example.org');
    const { token } = await askForLink('poor@example.org');
    for (const poor of ['short', 'password123']) {
      const { status, text } = await reset(token, poor);
      expect(status).toBe(400);
      expect(text).not.toMatch(/expired|invalid/i);
    }
    expect((await reset(token)).status).toBe(200);
  });

  it.each([
    ['an unknown one', 'x'.repeat(43), 'reset-link-dead'],
    ['none', undefined, 'bad-input'],
    ['an object', {}, 'bad-input'],
  ])('is refused when it is %s', async (_name, token, code) => {
    const { status, json } = await reset(token);
    expect([status, json.code]).toEqual([400, code]);
  });

  it('is not a confirmation link, and none is needed to ask', async () => {
    await fixture.register('pending@example.org');
    const { token } = await fixture.mailServer.waitForEmail('pending@example.org');
    expect((await reset(token)).status).toBe(400);
    expect((await check(token)).status).toBe(400);
    for (const query of ['', '?token=', '?token=one&token=two', `?token=${'x'.repeat(2000)}`]) {
      const reply = await get(fixture.server, `/mp/api/auth/check-reset-token${query}`);
      expect(reply.status).toBe(400);
      expect(reply.json).toMatchObject({ valid: false, message: expect.any(String) });
    }
  });

  it('is promised to everybody in the same words, and sent to those with an account', async () => {
    await fixture.createPerson('known@example.org');
    await fixture.register('waiting@example.org');
    await fixture.mailServer.waitForEmail('waiting@example.org');
    const emails = ['known@example.org', 'waiting@example.org', 'stranger@example.org'];
    const answers = await Promise.all(
      emails.map((email) => fixture.callAuth('request-password-reset', { email })),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    await fixture.mailServer.waitForEmail('known@example.org', 1);
    expect(fixture.mailServer.findEmails('stranger@example.org')).toHaveLength(0);
    expect(fixture.mailServer.findEmails('waiting@example.org')).toHaveLength(1);
    expect((await fixture.callAuth('request-password-reset', { email: 'no' })).status).toBe(400);
  });
});

describe('changing the password', () => {
  it('signs the other devices out, kills links under way and sends a notice', async () => {
    const here = await fixture.createPerson('bob@example.org');
    const there = await fixture.signIn('bob@example.org');
    const { token } = await askForLink('bob@example.org');
    const body = { currentPassword: PASSWORD, newPassword: NEXT };
    const { status, json } = await here.call('POST', 'auth/change-password', body);
    expect([status, json]).toEqual([
      200,
      {
        message: 'Password changed successfully!',
        accessToken: expect.any(String),
        refreshToken: expect.stringMatching(/^[\w-]{43}$/),
      },
    ]);
    expect([await isAlive(here), await isAlive(there)]).toEqual([false, false]);
    const renewed = fixture.personWith(here.email, json as unknown as Tokens);
    expect(await isAlive(renewed)).toBe(true);
    expect((await reset(token, PASSWORD)).status).toBe(400);
    expect([await login(here.email, PASSWORD), await login(here.email, NEXT)]).toEqual([401, 200]);
    expect((await fixture.mailServer.waitForEmail(here.email, 2)).subject).toBe(
      'Your password was changed',
    );
  });

  it('leaves nothing to whoever had copied the tokens, old ones and new', async () => {
    const owner = await fixture.createPerson('sue@example.org');
    const renewed = await fixture.callAuth('refresh', { refreshToken: owner.refreshToken });
    const here = fixture.personWith(owner.email, renewed.json as unknown as Tokens);
    const body = { currentPassword: PASSWORD, newPassword: NEXT };
    const { json } = await here.call('POST', 'auth/change-password', body);
    expect([await isAlive(owner), await isAlive(here)]).toEqual([false, false]);
    for (const { refreshToken } of [owner, here]) {
      expect((await fixture.callAuth('refresh', { refreshToken })).status).toBe(401);
    }
    // Nor is the new session taken along by the attempt.
    expect((await fixture.callAuth('refresh', { refreshToken: json.refreshToken })).status).toBe(
      200,
    );
  });

  it('keeps the person signed in as long as they wished', async () => {
    await fixture.createPerson('tim@example.org');
    const brief = await fixture.signIn('tim@example.org', { keepSignedIn: false });
    const body = { currentPassword: PASSWORD, newPassword: NEXT };
    const { json } = await brief.call('POST', 'auth/change-password', body);
    fixture.advanceTime(12 * 60 * MINUTE_MS + MINUTE_MS);
    expect((await fixture.callAuth('refresh', { refreshToken: json.refreshToken })).status).toBe(
      401,
    );
  });

  it('says that the current one is wrong without ending the session', async () => {
    const cat = await fixture.createPerson('cat@example.org');
    const body = { currentPassword: 'wrong', newPassword: NEXT };
    const { status, json } = await cat.call('POST', 'auth/change-password', body);
    expect([status, json.code]).toEqual([400, 'wrong-current-password']);
    expect(await isAlive(cat)).toBe(true);
  });

  it.each([
    ['too short a new one', { currentPassword: PASSWORD, newPassword: 'short' }],
    ['a common new one', { currentPassword: PASSWORD, newPassword: 'iloveyou' }],
    ['no new one', { currentPassword: PASSWORD }],
    ['no current one', { newPassword: NEXT }],
  ])('refuses %s', async (name, body) => {
    const person = await fixture.createPerson(`${name.replaceAll(' ', '.')}@example.org`);
    expect((await person.call('POST', 'auth/change-password', body)).status).toBe(400);
  });

  it('needs somebody who is signed in', async () => {
    const body = { currentPassword: PASSWORD, newPassword: NEXT };
    expect((await fixture.callAuth('change-password', body)).status).toBe(401);
  });

  it('lets a thief of a token guess five times only', async () => {
    const strict = await openAccountsFixture({ rateLimitScale: 1 });
    const person = await strict.createPerson('dan@example.org');
    const guesses = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        person.call('POST', 'auth/change-password', {
          currentPassword: `guess ${at}`,
          newPassword: NEXT,
        }),
      ),
    );
    expect(guesses.filter(({ status }) => status === 400)).toHaveLength(5);
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(15);
    await strict.close();
  });
});

describe('deleting the account', () => {
  it('leaves nothing of the person', async () => {
    const eve = await fixture.createPerson('eve@example.org', { firstName: 'Eveline' });
    await eve.call('PUT', 'user/settings', { foodAllergies: ['milk'] });
    const recipe = { recipeName: 'Soup', introduction: 'Eveline cooks', ingredients: ['1 leek'] };
    const share = await eve.call('POST', 'shared/shared-recipes', { recipe });
    expect(share.status).toBe(201);
    const feedback = { message: 'From Eveline', category: 'General Comment' };
    await eve.call('POST', 'feedback', feedback);
    await post(fixture.server, '/api/feedback', { ...feedback, message: 'Hi', email: eve.email });
    const { userId } = (await eve.call('GET', 'user/export')).json.account as { userId: string };
    const { status, json } = await eve.call('DELETE', 'auth/account');
    expect([status, json]).toEqual([200, { message: 'Your account has been deleted.' }]);
    expect(await isAlive(eve)).toBe(false);
    expect((await fixture.callAuth('refresh', { refreshToken: eve.refreshToken })).status).toBe(
      401,
    );
    expect(await login(eve.email, PASSWORD)).toBe(401);
    expect((await fixture.mailServer.waitForEmail(eve.email, 1)).subject).toBe(
      'Your account was deleted',
    );
    await expect
      .poll(() => everythingKept(), { timeout: TEST_TIMEOUT_MS })
      .not.toMatch(/eve@|eveline/i);
    expect(await everythingKept()).not.toContain(userId);
  });

  it('frees the address, and the old link does not open the new account', async () => {
    const fay = await fixture.createPerson('fay@example.org');
    const { token } = await fixture.mailServer.waitForEmail(fay.email);
    await fay.call('DELETE', 'auth/account');
    expect((await fixture.callAuth('confirm-email', { token })).status).toBe(400);
    await fixture.register(fay.email);
    const again = await fixture.mailServer.waitForEmail(fay.email, 2);
    expect((await fixture.callAuth('confirm-email', { token: again.token })).status).toBe(200);
    expect(await login(fay.email, PASSWORD)).toBe(200);
  });

  it('needs somebody who is signed in', async () => {
    const response = await fetch(`${fixture.server.url}/mp/api/auth/account`, { method: 'DELETE' });
    expect(response.status).toBe(401);
  });
});

/** Every row of every table as text. */
async function everythingKept(): Promise<string> {
  const { db } = fixture.server.storage;
  const tables = await db.introspection.getTables();
  const rows = tables.map(({ name }) =>
    db
      .selectFrom(name as 'users')
      .selectAll()
      .execute(),
  );
  return JSON.stringify(await Promise.all(rows));
}
