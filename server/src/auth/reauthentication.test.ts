/** Tests that exporting and deleting an account need the password or a recent sign-in. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  type AccountsFixture,
  openAccountsFixture,
  PASSWORD,
  TEST_TIMEOUT_MS,
  type TestPerson,
  type Tokens,
} from '../../testing/accounts-fixture.ts';

vi.setConfig({ testTimeout: TEST_TIMEOUT_MS, hookTimeout: TEST_TIMEOUT_MS });

const MINUTE_MS = 60_000;
let fixture: AccountsFixture;
beforeAll(async () => {
  fixture = await openAccountsFixture();
});
afterAll(() => fixture.close());

/** The session of an hour ago, with the access token that it has by now. */
async function grownOld({ refreshToken, email }: TestPerson): Promise<TestPerson> {
  const { json } = await fixture.callAuth('refresh', { refreshToken });
  return fixture.personWith(email, json as unknown as Tokens);
}
const settleLongAgo = async (email: string) => {
  const person = await fixture.createPerson(email);
  fixture.advanceTime(6 * MINUTE_MS);
  return grownOld(person);
};
const canSignIn = async (email: string) =>
  (await fixture.callAuth('login', { email, password: PASSWORD })).status === 200;

const CALLS = [
  ['deleting', 'DELETE', 'auth/account', undefined],
  ['the export', 'POST', 'user/export', {}],
] as const;

describe.each(CALLS)('%s', (what, method, path, nothing) => {
  const name = what.replace(' ', '.');

  it('needs no password within five minutes of signing in', async () => {
    const person = await fixture.createPerson(`${name}.soon@example.org`);
    fixture.advanceTime(4 * MINUTE_MS);
    expect((await person.call(method, path, nothing)).status).toBe(200);
  });

  it('needs the password after that, and does nothing without', async () => {
    const person = await settleLongAgo(`${name}.late@example.org`);
    const wanting = [
      await person.call(method, path, nothing),
      await person.call(method, path, {}),
      await person.call(method, path, { password: '' }),
    ];
    expect(wanting.map(({ status, json }) => [status, json.code])).toEqual([
      [403, 'password-needed'],
      [403, 'password-needed'],
      [400, 'bad-input'],
    ]);
    expect(wanting[0]?.json.message).toMatch(/password/);
    const wrong = await person.call(method, path, { password: 'wrong' });
    expect([wrong.status, wrong.json.code]).toEqual([400, 'wrong-current-password']);
    expect(await canSignIn(person.email)).toBe(true);
    expect((await person.call(method, path, { password: PASSWORD })).status).toBe(200);
  });

  it('looks at a password that is given, however fresh the sign-in', async () => {
    const person = await fixture.createPerson(`${name}.given@example.org`);
    expect((await person.call(method, path, { password: 'wrong' })).status).toBe(400);
    expect(await canSignIn(person.email)).toBe(true);
  });

  it('counts a wrong password like a sign-in that failed', async () => {
    const strict = await openAccountsFixture({ rateLimitScale: 1 });
    const person = await strict.createPerson('dan@example.org');
    const guesses = await Promise.all(
      Array.from({ length: 12 }, (_, at) => person.call(method, path, { password: `guess ${at}` })),
    );
    expect(guesses.filter(({ status }) => status === 400)).toHaveLength(5);
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(7);
    const login = await strict.callAuth('login', { email: person.email, password: PASSWORD });
    expect(login.status).toBe(429);
    const { db } = strict.server.storage;
    const events = await db.selectFrom('security_events').select('kind').execute();
    expect(events.filter(({ kind }) => kind === 'sign-in-failed')).toHaveLength(5);
    await strict.close();
  });
});

it('the export without a body is for a fresh sign-in alone', async () => {
  const ann = await fixture.createPerson('ann@example.org');
  expect((await ann.call('GET', 'user/export')).status).toBe(200);
  fixture.advanceTime(6 * MINUTE_MS);
  const { status, json } = await (await grownOld(ann)).call('GET', 'user/export');
  expect([status, json.code]).toEqual([403, 'password-needed']);
});
