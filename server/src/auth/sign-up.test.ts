/** Signing up and confirming: nobody learns whether an address is known, and no link opens somebody else's sign-up. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTown, PASSWORD, PATIENCE_MS, type Town } from '../testing/people.ts';
import { postText } from '../testing/send.ts';

vi.setConfig({ testTimeout: PATIENCE_MS, hookTimeout: PATIENCE_MS });

const DAY_MS = 24 * 3600 * 1000;
let town: Town;
beforeAll(async () => {
  town = await openTown();
});
afterAll(() => town.close());

const login = (email: string, password = PASSWORD) => town.auth('login', { email, password });
const confirm = (token: string) => town.auth('confirm-email', { token });
const resend = (email: string, registrationId?: unknown) =>
  town.auth('resend-confirmation', { email, registrationId });
const THIEFS = 'the password of a thief';

describe('registering', () => {
  it('sends a link of our own address, which opens the account', async () => {
    const { status, json } = await town.register(' Ann@Example.org ', { firstName: ' Ann ' });
    expect([status, json]).toEqual([
      201,
      { message: expect.stringContaining('check your email'), registrationId: expect.any(String) },
    ]);
    const letter = await town.office.letterTo('ann@example.org');
    expect(letter.link).toBe(`${town.server.url}/confirm-email?token=${letter.token}`);
    expect(letter.html).toContain(letter.link);
    expect(letter.token).toMatch(/^[\w-]{43}$/);
    expect(letter.subject).toBe('Please confirm your email address');
    expect((await login('ann@example.org')).status).toBe(403);
    const confirmed = await confirm(letter.token);
    expect([confirmed.status, confirmed.json]).toEqual([
      200,
      { message: 'Email confirmed successfully!' },
    ]);
    const ann = await town.signIn('ANN@example.org');
    expect((await ann.call('GET', 'user/profile')).json.firstName).toBe('Ann');
    const exported = (await ann.call('GET', 'user/export')).json;
    expect(exported.account).toMatchObject({ username: 'ann', role: 'user' });
  });

  it('answers the same for a taken address, whose owner is told', async () => {
    await town.settle('taken@example.org');
    const fresh = await town.register('fresh@example.org');
    const taken = await town.register('taken@example.org', { password: 'another good one 7' });
    const { registrationId } = fresh.json;
    expect([taken.status, taken.json]).toEqual([
      fresh.status,
      { ...fresh.json, registrationId: expect.any(String) },
    ]);
    expect(taken.json.registrationId).not.toBe(registrationId);
    const letter = await town.office.letterTo('taken@example.org', 1);
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
    const { status, json } = await town.register('wrong@example.org', wrong);
    expect([status, json.code]).toEqual([400, 'bad-input']);
  });

  it.each([
    ['kite 12', 'password-too-short', 'Password must be at least 8 characters.'],
    ['Password123!', 'password-too-common', expect.stringContaining('too common')],
    ['a.person', 'password-too-common', expect.stringContaining('too common')],
  ])('says why %s will not do', async (password, code, message) => {
    const { status, json } = await town.register('a.person@example.org', { password });
    expect([status, json]).toMatchObject([400, { code, message, issues: [{ path: 'password' }] }]);
  });

  it('takes no fields that are not for people to set', async () => {
    const role = { role: 'admin', user_id: 'me', email_confirmed: true, created_at: 0 };
    expect((await town.register('mass@example.org', role)).status).toBe(201);
    expect((await login('mass@example.org')).status).toBe(403);
    await confirm((await town.office.letterTo('mass@example.org')).token);
    const { json } = await (await town.signIn('mass@example.org')).call('GET', 'user/export');
    expect(json.account).toMatchObject({ role: 'user', userId: expect.not.stringMatching(/^me$/) });
  });

  it('refuses a poisoned prototype and ten megabytes of password', async () => {
    const poisoned = `{"email":"p@example.org","password":"${PASSWORD}","__proto__":{"role":"admin"}}`;
    expect((await postText(town.server, '/api/auth/register', poisoned)).status).toBe(400);
    const huge = JSON.stringify({ email: 'p@example.org', password: 'x'.repeat(10_000_000) });
    for (const call of ['register', 'login']) {
      // A server that hangs up on a huge body has refused it, too.
      const status = await postText(town.server, `/api/auth/${call}`, huge).then(
        (answer) => answer.status,
        () => 413,
      );
      expect(status).toBe(413);
    }
  });
});

describe('confirming', () => {
  it('answers the same link again, and to all who click at once', async () => {
    await town.register('scan@example.org');
    const { token } = await town.office.letterTo('scan@example.org');
    const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(token)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    town.wait(DAY_MS / 2);
    expect((await confirm(token)).status).toBe(200);
  });

  it('opens only the sign-up whose link it is', async () => {
    await town.register('victim@example.org', { password: THIEFS });
    const thiefs = await town.office.letterTo('victim@example.org');
    await town.register('victim@example.org', { firstName: 'Victoria' });
    const own = await town.office.letterTo('victim@example.org', 1);
    expect((await login('victim@example.org')).status).toBe(403);
    expect((await login('victim@example.org', THIEFS)).status).toBe(403);
    expect((await confirm(own.token)).status).toBe(200);
    expect((await login('victim@example.org', THIEFS)).status).toBe(403);
    const victim = await town.signIn('victim@example.org');
    expect((await victim.call('GET', 'user/profile')).json.firstName).toBe('Victoria');
    expect((await confirm(thiefs.token)).status).toBe(400);
    expect((await confirm(own.token)).status).toBe(200);
  });

  it('opens no second account, though a letter was just being written when the first was confirmed', async () => {
    const email = 'crossing@example.org';
    await town.register(email);
    const own = await town.office.letterTo(email);
    await town.register(email, { password: THIEFS });
    const crossing = await town.office.letterTo(email, 1);
    const { db } = town.server.storage;
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
    await town.register('late@example.org');
    const { token } = await town.office.letterTo('late@example.org');
    town.wait(DAY_MS + 1000);
    const { status, json } = await confirm(token);
    expect([status, json.code]).toEqual([400, 'confirm-link-dead']);
    expect((await login('late@example.org')).status).toBe(401);
    await town.register('late@example.org');
    expect((await confirm((await town.office.letterTo('late@example.org', 1)).token)).status).toBe(
      200,
    );
  });

  it.each([
    ['an unknown token', { token: 'x'.repeat(43) }, 'confirm-link-dead'],
    ['no token', {}, 'bad-input'],
    ['an empty token', { token: ' ' }, 'bad-input'],
    ['a token that is none', { token: { $ne: '' } }, 'bad-input'],
  ])('refuses %s', async (_name, body, code) => {
    const { status, json } = await town.auth('confirm-email', body);
    expect([status, json.code]).toEqual([400, code]);
  });

  it('takes no reset token', async () => {
    await town.settle('purpose@example.org');
    await town.auth('request-password-reset', { email: 'purpose@example.org' });
    const { token } = await town.office.letterTo('purpose@example.org', 1);
    expect((await confirm(token)).status).toBe(400);
  });
});

describe('sending the link again', () => {
  it('makes the newest the only good one', async () => {
    await town.register('again@example.org');
    const first = await town.office.letterTo('again@example.org');
    expect((await resend('again@example.org')).status).toBe(200);
    const second = await town.office.letterTo('again@example.org', 1);
    expect((await confirm(first.token)).status).toBe(400);
    expect((await confirm(second.token)).status).toBe(200);
  });

  it('confirms the sign-up of whoever asks, whoever signed up last', async () => {
    const email = 'meant@example.org';
    const own = await town.register(email);
    await town.office.letterTo(email);
    const thiefs = await town.register(email, { password: THIEFS });
    await town.office.letterTo(email, 1);
    expect((await resend(email, own.json.registrationId)).status).toBe(200);
    const { token } = await town.office.letterTo(email, 2);
    // The thief asks as well, and cannot take the letter back that is on its way.
    await resend(email, thiefs.json.registrationId);
    expect((await confirm(token)).status).toBe(200);
    expect((await login(email)).status).toBe(200);
    expect((await login(email, THIEFS)).status).toBe(403);
  });

  it('a sign-in with the password that was chosen says which sign-up is meant', async () => {
    const email = 'typed@example.org';
    await town.register(email);
    await town.office.letterTo(email);
    await town.register(email, { password: THIEFS });
    await town.office.letterTo(email, 1);
    const { json } = await login(email);
    expect(json.registrationId).toEqual(expect.any(String));
    await resend(email, json.registrationId);
    expect((await confirm((await town.office.letterTo(email, 2)).token)).status).toBe(200);
    expect((await login(email)).status).toBe(200);
  });

  it('opens nobody’s sign-up when nobody can say whose is meant', async () => {
    const email = 'several@example.org';
    await town.register(email);
    await town.office.letterTo(email);
    town.wait(DAY_MS - 60_000);
    await town.register(email, { password: THIEFS });
    await town.office.letterTo(email, 1);
    const send = async (at: number, registrationId?: unknown) => {
      expect((await resend(email, registrationId)).status).toBe(200);
      return town.office.letterTo(email, at);
    };
    expect((await send(2)).link).toBe(`${town.server.url}/login`);
    // The owner's own is too old by now, which makes the other one no more theirs.
    town.wait(120_000);
    const letter = await send(3);
    expect([letter.subject, letter.token]).toEqual(['Which sign-up is yours?', '']);
    expect((await login(email, THIEFS)).status).toBe(403);
  });

  it('takes no handle of another address', async () => {
    const other = await town.register('other@example.org', { password: THIEFS });
    await town.office.letterTo('other@example.org');
    await town.register('own@example.org');
    await town.office.letterTo('own@example.org');
    const { registrationId } = other.json;
    expect((await resend('own@example.org', registrationId)).status).toBe(200);
    expect((await resend('other@example.org', registrationId)).status).toBe(200);
    await town.office.letterTo('other@example.org', 1);
    expect(town.office.lettersTo('own@example.org')).toHaveLength(1);
    expect((await resend('own@example.org', 'no handle')).status).toBe(400);
  });

  it('answers the same for every address and writes only to those who wait', async () => {
    await town.settle('settled@example.org');
    await town.register('waits@example.org');
    const emails = ['settled@example.org', 'nobody@example.org', 'waits@example.org'];
    const answers = await Promise.all(
      emails.map((email) => town.auth('resend-confirmation', { email })),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    await town.office.letterTo('waits@example.org', 1);
    expect(town.office.lettersTo('settled@example.org')).toHaveLength(1);
    expect(town.office.lettersTo('nobody@example.org')).toHaveLength(0);
    expect((await town.auth('resend-confirmation', { email: 'x' })).status).toBe(400);
  });
});
