/** Tests signing up and confirming: no address is revealed as known, and a link opens only its own sign-up. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  type AccountsFixture,
  openAccountsFixture,
  PASSWORD,
  TEST_TIMEOUT_MS,
} from '../../testing/accounts-fixture.ts';
import { postText } from '../../testing/http-requests.ts';

vi.setConfig({ testTimeout: TEST_TIMEOUT_MS, hookTimeout: TEST_TIMEOUT_MS });

const DAY_MS = 24 * 3600 * 1000;
let fixture: AccountsFixture;
beforeAll(async () => {
  fixture = await openAccountsFixture();
});
afterAll(() => fixture.close());

const login = (email: string, password = PASSWORD) =>
  fixture.callAuth('login', { email, password });
const confirm = (token: string) => fixture.callAuth('confirm-email', { token });
const resend = (email: string, registrationId?: unknown) =>
  fixture.callAuth('resend-confirmation', { email, registrationId });
const THIEFS = 'the password of a thief';

describe('registering', () => {
  it('sends a link of our own address, which opens the account', async () => {
    const { status, json } = await fixture.register(' Ann@Example.org ', { firstName: ' Ann ' });
    expect([status, json]).toEqual([
      201,
      { message: expect.stringContaining('check your email'), registrationId: expect.any(String) },
    ]);
    const letter = await fixture.mailServer.waitForEmail('ann@example.org');
    expect(letter.link).toBe(`${fixture.server.url}/confirm-email?token=${letter.token}`);
    expect(letter.html).toContain(letter.link);
    expect(letter.token).toMatch(/^[\w-]{43}$/);
    expect(letter.subject).toBe('Please confirm your email address');
    expect((await login('ann@example.org')).status).toBe(403);
    const confirmed = await confirm(letter.token);
    expect([confirmed.status, confirmed.json]).toEqual([
      200,
      { message: 'Email confirmed successfully!' },
    ]);
    const ann = await fixture.signIn('ANN@example.org');
    expect((await ann.call('GET', 'user/profile')).json.firstName).toBe('Ann');
    const exported = (await ann.call('GET', 'user/export')).json;
    expect(exported.account).toMatchObject({ username: 'ann', role: 'user' });
  });

  it('answers the same for a taken address, whose owner is told', async () => {
    await fixture.createPerson('taken@example.org');
    const fresh = await fixture.register('fresh@example.org');
    const taken = await fixture.register('taken@example.org', { password: 'another good one 7' });
    const { registrationId } = fresh.json;
    expect([taken.status, taken.json]).toEqual([
      fresh.status,
      { ...fresh.json, registrationId: expect.any(String) },
    ]);
    expect(taken.json.registrationId).not.toBe(registrationId);
    const letter = await fixture.mailServer.waitForEmail('taken@example.org', 1);
    expect(letter.subject).toBe('You already have an account');
    expect(letter.token).toBe('');
    expect((await login('taken@example.org', 'another good one 7')).status).toBe(403);
    expect((await login('taken@example.org')).status).toBe(200);
  });

  it.each([
    ['no e-mail', { email: undefined }],
    ['a wrong e-mail', { email: 'ann' }],
    ['an e-mail with a line break', { email: 'a@example.org\r\nBcc: b@example.org' }],
    ['two e-mails', { email: 'a@example.org, b@example.org' }],
    ['an e-mail as a list', { email: ['a@example.org'] }],
    ['no password', { password: undefined }],
    ['a long password', { password: 'xy'.repeat(65) }],
    ['a password with NUL', { password: 'kite otter\u0000lamp' }],
    ['a name with a line break', { firstName: 'Ann\r\nBcc: b@example.org' }],
    ['a name with an escape character', { lastName: '\u001b[31m' }],
    ['half a surrogate pair', { username: '\ud800' }],
  ])('refuses %s', async (_name, wrong) => {
    const { status, json } = await fixture.register('wrong@example.org', wrong);
    expect([status, json.code]).toEqual([400, 'bad-input']);
  });

  it.each([
    ['kite 12', 'password-too-short', 'Password must be at least 8 characters.'],
    ['Password123!', 'password-too-common', expect.stringContaining('too common')],
    ['a.person', 'password-too-common', expect.stringContaining('too common')],
  ])('says why %s will not do', async (password, code, message) => {
    const { status, json } = await fixture.register('a.person@example.org', { password });
    expect([status, json]).toMatchObject([400, { code, message, issues: [{ path: 'password' }] }]);
  });

  it('takes no fields that are not for people to set', async () => {
    const role = { role: 'admin', user_id: 'me', email_confirmed: true, created_at: 0 };
    expect((await fixture.register('mass@example.org', role)).status).toBe(201);
    expect((await login('mass@example.org')).status).toBe(403);
    await confirm((await fixture.mailServer.waitForEmail('mass@example.org')).token);
    const { json } = await (await fixture.signIn('mass@example.org')).call('GET', 'user/export');
    expect(json.account).toMatchObject({ role: 'user', userId: expect.not.stringMatching(/^me$/) });
  });

  it('refuses a poisoned prototype and ten megabytes of password', async () => {
    const poisoned = `{"email":"p@example.org","password":"${PASSWORD}","__proto__":{"role":"admin"}}`;
    expect((await postText(fixture.server, '/api/auth/register', poisoned)).status).toBe(400);
    const huge = JSON.stringify({ email: 'p@example.org', password: 'x'.repeat(10_000_000) });
    for (const call of ['register', 'login']) {
      // A server that hangs up on a huge body has refused it, too.
      const status = await postText(fixture.server, `/api/auth/${call}`, huge).then(
        (answer) => answer.status,
        () => 413,
      );
      expect(status).toBe(413);
    }
  });
});

describe('confirming', () => {
  it('answers the same link again, and to all who click at once', async () => {
    await fixture.register('scan@example.org');
    const { token } = await fixture.mailServer.waitForEmail('scan@example.org');
    const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(token)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    fixture.advanceTime(DAY_MS / 2);
    expect((await confirm(token)).status).toBe(200);
  });

  it('opens only the sign-up whose link it is', async () => {
    await fixture.register('victim@example.org', { password: THIEFS });
    const thiefs = await fixture.mailServer.waitForEmail('victim@example.org');
    await fixture.register('victim@example.org', { firstName: 'Victoria' });
    const own = await fixture.mailServer.waitForEmail('victim@example.org', 1);
    expect((await login('victim@example.org')).status).toBe(403);
    expect((await login('victim@example.org', THIEFS)).status).toBe(403);
    expect((await confirm(own.token)).status).toBe(200);
    expect((await login('victim@example.org', THIEFS)).status).toBe(403);
    const victim = await fixture.signIn('victim@example.org');
    expect((await victim.call('GET', 'user/profile')).json.firstName).toBe('Victoria');
    expect((await confirm(thiefs.token)).status).toBe(400);
    expect((await confirm(own.token)).status).toBe(200);
  });

  it('opens no second account, though a letter was just being written when the first was confirmed', async () => {
    const email = 'crossing@example.org';
    await fixture.register(email);
    const own = await fixture.mailServer.waitForEmail(email);
    await fixture.register(email, { password: THIEFS });
    const crossing = await fixture.mailServer.waitForEmail(email, 1);
    const { db } = fixture.server.storage;
    const links = () => db.selectFrom('email_tokens').selectAll().where('purpose', '=', 'confirm');
    const before = await links().execute();
    expect((await confirm(own.token)).status).toBe(200);
    const left = await links().execute();
    const lost = before.filter(
      ({ token_hash }) => !left.some((one) => one.token_hash === token_hash),
    );
    expect(lost).toHaveLength(1);
    // As the postman leaves it who looked before and wrote after.
    await db.insertInto('email_tokens').values(lost).execute();
    const { status, json } = await confirm(crossing.token);
    expect([status, json.code]).toEqual([400, 'confirm-link-dead']);
    expect((await login(email)).status).toBe(200);
  });

  it('ends after a day, and the address is free again', async () => {
    await fixture.register('late@example.org');
    const { token } = await fixture.mailServer.waitForEmail('late@example.org');
    fixture.advanceTime(DAY_MS + 1000);
    const { status, json } = await confirm(token);
    expect([status, json.code]).toEqual([400, 'confirm-link-dead']);
    expect((await login('late@example.org')).status).toBe(401);
    await fixture.register('late@example.org');
    expect(
      (await confirm((await fixture.mailServer.waitForEmail('late@example.org', 1)).token)).status,
    ).toBe(200);
  });

  it.each([
    ['an unknown token', { token: 'x'.repeat(43) }, 'confirm-link-dead'],
    ['no token', {}, 'bad-input'],
    ['an empty token', { token: ' ' }, 'bad-input'],
    ['a token that is none', { token: { $ne: '' } }, 'bad-input'],
  ])('refuses %s', async (_name, body, code) => {
    const { status, json } = await fixture.callAuth('confirm-email', body);
    expect([status, json.code]).toEqual([400, code]);
  });

  it('takes no reset token', async () => {
    await fixture.createPerson('purpose@example.org');
    await fixture.callAuth('request-password-reset', { email: 'purpose@example.org' });
    const { token } = await fixture.mailServer.waitForEmail('purpose@example.org', 1);
    expect((await confirm(token)).status).toBe(400);
  });
});

describe('sending the link again', () => {
  it('makes the newest the only good one', async () => {
    await fixture.register('again@example.org');
    const first = await fixture.mailServer.waitForEmail('again@example.org');
    expect((await resend('again@example.org')).status).toBe(200);
    const second = await fixture.mailServer.waitForEmail('again@example.org', 1);
    expect((await confirm(first.token)).status).toBe(400);
    expect((await confirm(second.token)).status).toBe(200);
  });

  it('confirms the sign-up of whoever asks, whoever signed up last', async () => {
    const email = 'meant@example.org';
    const own = await fixture.register(email);
    await fixture.mailServer.waitForEmail(email);
    const thiefs = await fixture.register(email, { password: THIEFS });
    await fixture.mailServer.waitForEmail(email, 1);
    expect((await resend(email, own.json.registrationId)).status).toBe(200);
    const { token } = await fixture.mailServer.waitForEmail(email, 2);
    // The thief asks as well, and cannot take the letter back that is on its way.
    await resend(email, thiefs.json.registrationId);
    expect((await confirm(token)).status).toBe(200);
    expect((await login(email)).status).toBe(200);
    expect((await login(email, THIEFS)).status).toBe(403);
  });

  it('a sign-in with the password that was chosen says which sign-up is meant', async () => {
    const email = 'typed@example.org';
    await fixture.register(email);
    await fixture.mailServer.waitForEmail(email);
    await fixture.register(email, { password: THIEFS });
    await fixture.mailServer.waitForEmail(email, 1);
    const { json } = await login(email);
    expect(json.registrationId).toEqual(expect.any(String));
    await resend(email, json.registrationId);
    expect((await confirm((await fixture.mailServer.waitForEmail(email, 2)).token)).status).toBe(
      200,
    );
    expect((await login(email)).status).toBe(200);
  });

  it('opens nobody’s sign-up when nobody can say whose is meant', async () => {
    const email = 'several@example.org';
    await fixture.register(email);
    await fixture.mailServer.waitForEmail(email);
    fixture.advanceTime(DAY_MS - 60_000);
    await fixture.register(email, { password: THIEFS });
    await fixture.mailServer.waitForEmail(email, 1);
    const send = async (at: number, registrationId?: unknown) => {
      expect((await resend(email, registrationId)).status).toBe(200);
      return fixture.mailServer.waitForEmail(email, at);
    };
    expect((await send(2)).link).toBe(`${fixture.server.url}/login`);
    // The owner's own is too old by now, which makes the other one no more theirs.
    fixture.advanceTime(120_000);
    const letter = await send(3);
    expect([letter.subject, letter.token]).toEqual(['Which sign-up is yours?', '']);
    expect((await login(email, THIEFS)).status).toBe(403);
  });

  it('takes no handle of another address', async () => {
    const other = await fixture.register('other@example.org', { password: THIEFS });
    await fixture.mailServer.waitForEmail('other@example.org');
    await fixture.register('own@example.org');
    await fixture.mailServer.waitForEmail('own@example.org');
    const { registrationId } = other.json;
    expect((await resend('own@example.org', registrationId)).status).toBe(200);
    expect((await resend('other@example.org', registrationId)).status).toBe(200);
    await fixture.mailServer.waitForEmail('other@example.org', 1);
    expect(fixture.mailServer.findEmails('own@example.org')).toHaveLength(1);
    expect((await resend('own@example.org', 'no handle')).status).toBe(400);
  });

  it('answers the same for every address and writes only to those who wait', async () => {
    await fixture.createPerson('settled@example.org');
    await fixture.register('waits@example.org');
    const emails = ['settled@example.org', 'nobody@example.org', 'waits@example.org'];
    const answers = await Promise.all(
      emails.map((email) => fixture.callAuth('resend-confirmation', { email })),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    await fixture.mailServer.waitForEmail('waits@example.org', 1);
    expect(fixture.mailServer.findEmails('settled@example.org')).toHaveLength(1);
    expect(fixture.mailServer.findEmails('nobody@example.org')).toHaveLength(0);
    expect((await fixture.callAuth('resend-confirmation', { email: 'x' })).status).toBe(400);
  });
});
