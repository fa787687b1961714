/** Tests that signing up with another person's address reveals nothing: a confirmed one answers like an unknown one. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  type AccountsFixture,
  openAccountsFixture,
  PASSWORD,
  TEST_TIMEOUT_MS,
} from '../../testing/accounts-fixture.ts';

vi.setConfig({ testTimeout: TEST_TIMEOUT_MS, hookTimeout: TEST_TIMEOUT_MS });

const DAY_MS = 24 * 3600 * 1000;
const THIEFS = 'the password of a thief';
let fixture: AccountsFixture;
beforeAll(async () => {
  fixture = await openAccountsFixture();
});
afterAll(() => fixture.close());

/** What the calls say, without what differs with each of them anyway. */
const sayOf = async (call: string, body: object) => {
  const { status, json } = await fixture.callAuth(call, body);
  const { requestId, registrationId, ...said } = json;
  return { status, said, shape: Object.keys(json).toSorted() };
};
const login = (email: string, password = THIEFS) => sayOf('login', { email, password });

/** An address with an account, and one without: the thief has signed up with both. */
async function signUpWithBoth(name: string): Promise<[taken: string, free: string]> {
  const [taken, free] = [`${name}.taken@example.org`, `${name}.free@example.org`];
  await fixture.createPerson(taken);
  const answers = await Promise.all(
    [taken, free].map((email) => sayOf('register', { email, password: THIEFS })),
  );
  expect(answers[0]).toEqual(answers[1]);
  await fixture.mailServer.waitForEmail(taken, 1);
  await fixture.mailServer.waitForEmail(free);
  return [taken, free];
}

describe('with a password of one’s own, an address that has an account', () => {
  it('is asked to be confirmed like any other', async () => {
    const [taken, free] = await signUpWithBoth('ann');
    expect(await login(free)).toMatchObject({ status: 403, said: { code: 'email-unconfirmed' } });
    expect(await login(taken)).toEqual(await login(free));
    expect(await login(taken, 'another one')).toEqual(await login(free, 'another one'));
    expect((await login(taken, PASSWORD)).status).toBe(200);
  });

  it('is forgotten after a day like any other, and kept by another letter like any other', async () => {
    const [taken, free] = await signUpWithBoth('bob');
    fixture.advanceTime(DAY_MS / 2);
    for (const email of [taken, free]) {
      const { registrationId } = (await fixture.callAuth('login', { email, password: THIEFS }))
        .json;
      expect(registrationId).toEqual(expect.any(String));
      await fixture.callAuth('resend-confirmation', { email, registrationId });
    }
    expect((await fixture.mailServer.waitForEmail(taken, 2)).subject).toBe(
      'You already have an account',
    );
    await fixture.mailServer.waitForEmail(free, 1);
    fixture.advanceTime(DAY_MS - 60_000);
    expect(await login(taken)).toEqual(await login(free));
    expect((await login(taken)).status).toBe(403);
    fixture.advanceTime(120_000);
    expect(await login(taken)).toEqual(await login(free));
    expect((await login(taken)).status).toBe(401);
  });

  it('knows those who sign up at the same moment like any other', async () => {
    const passwords = Array.from({ length: 6 }, (_, at) => `lamp otter number ${at}`);
    const email = 'at.once@example.org';
    await Promise.all(
      passwords.map((password) => fixture.callAuth('register', { email, password })),
    );
    const answers = await Promise.all(passwords.map((password) => login(email, password)));
    expect(answers.map(({ status }) => status)).toEqual(passwords.map(() => 403));
  });

  it('answers alike before and after its owner confirms, changes and resets the password', async () => {
    const email = 'cat@example.org';
    await fixture.register(email);
    // Two letters under way at once may arrive in any order.
    const { token } = await fixture.mailServer.waitForEmail(email);
    await fixture.register(email, { password: THIEFS });
    const thiefs = await fixture.mailServer.waitForEmail(email, 1);
    const before = await login(email);
    expect(before.status).toBe(403);
    await fixture.callAuth('confirm-email', { token });
    expect(await login(email)).toEqual(before);
    expect((await fixture.callAuth('confirm-email', { token: thiefs.token })).status).toBe(400);
    const cat = await fixture.signIn(email);
    const next = 'lamp otter kite 77';
    await cat.call('POST', 'auth/change-password', {
      currentPassword: PASSWORD,
      newPassword: next,
    });
    expect(await login(email)).toEqual(before);
    await fixture.callAuth('request-password-reset', { email });
    const letters = () =>
      fixture.mailServer.findEmails(email).filter(({ link }) => link.includes('reset-'));
    await expect.poll(() => letters().length, { timeout: TEST_TIMEOUT_MS }).toBe(1);
    await fixture.callAuth('reset-password', { token: letters()[0]?.token, newPassword: PASSWORD });
    expect(await login(email)).toEqual(before);
    expect((await login(email, PASSWORD)).status).toBe(200);
  });
});
