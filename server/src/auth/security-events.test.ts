/** Tests that security events (sign-ins, stolen tokens, locks) are recorded without addresses and deleted after 90 days. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  type AccountsFixture,
  openAccountsFixture,
  PASSWORD,
  TEST_TIMEOUT_MS,
} from '../../testing/accounts-fixture.ts';
import { post } from '../../testing/http-requests.ts';
import { startTestServer } from '../../testing/open-server.ts';
import { createSmtpTransport } from '../mail/smtp-transport.ts';
import { deleteExpired } from './housekeeping.ts';

vi.setConfig({ testTimeout: TEST_TIMEOUT_MS, hookTimeout: TEST_TIMEOUT_MS });

const HOUR_MS = 3600 * 1000;
const DAY_MS = 24 * HOUR_MS;
const NEW_PASSWORD = 'lamp otter kite 7';
let fixture: AccountsFixture;
beforeAll(async () => {
  fixture = await openAccountsFixture();
});
afterAll(() => fixture.close());

const events = () =>
  fixture.server.storage.db
    .selectFrom('security_events')
    .selectAll()
    .orderBy('happened_at')
    .orderBy('kind')
    .execute();
const kindsOf = async (userId: string | null) =>
  (await events()).filter((event) => event.user_id === userId).map(({ kind }) => kind);
const idOf = async (email: string) =>
  (
    await fixture.server.storage.db
      .selectFrom('users')
      .select('user_id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
  ).user_id;

describe('events', () => {
  it('follow an account through its life', async () => {
    const ann = await fixture.createPerson('ann@example.org');
    const userId = await idOf(ann.email);
    await fixture.callAuth('login', { email: ann.email, password: 'wrong' });
    await ann.call('POST', 'auth/change-password', {
      currentPassword: PASSWORD,
      newPassword: NEW_PASSWORD,
    });
    await fixture.callAuth('request-password-reset', { email: ann.email });
    const isReset = ({ link }: { link: string }) => link.includes('reset');
    await expect.poll(() => fixture.mailServer.findEmails(ann.email).some(isReset)).toBe(true);
    const { token = '' } = fixture.mailServer.findEmails(ann.email).find(isReset) ?? {};
    await fixture.callAuth('reset-password', { token, newPassword: PASSWORD });
    expect((await kindsOf(userId)).sort()).toEqual([
      'password-changed',
      'password-reset',
      'sign-in-failed',
      'signed-in',
    ]);
    const again = await fixture.signIn(ann.email);
    const { json } = await again.call('GET', 'user/export');
    expect(json.securityEvents).toHaveLength(5);
    await fixture.callAuth('login', { email: 'gone@example.org', password: 'wrong' });
    await again.call('DELETE', 'auth/account');
    expect(await kindsOf(userId)).toEqual([]);
    expect((await kindsOf(null)).sort()).toEqual(['account-deleted', 'sign-in-failed']);
    expect((await events()).find(({ kind }) => kind === 'account-deleted')).toMatchObject({
      user_id: null,
      address_hash: null,
    });
  });

  it('notice a refresh token that comes again', async () => {
    const bob = await fixture.createPerson('bob@example.org');
    const userId = await idOf(bob.email);
    const renew = async (refreshToken: unknown) =>
      (await fixture.callAuth('refresh', { refreshToken })).json.refreshToken;
    const second = await renew(bob.refreshToken);
    await renew(await renew(second));
    expect((await fixture.callAuth('refresh', { refreshToken: bob.refreshToken })).status).toBe(
      401,
    );
    expect(await kindsOf(userId)).toEqual(['signed-in', 'refresh-token-reused']);
  });

  it('hide the address of whoever has no account, and tell two of them apart', async () => {
    const before = (await events()).length;
    for (const name of ['eve', 'eve', 'mallory']) {
      await fixture.callAuth('login', { email: `${name}@example.org`, password: 'wrong' });
    }
    const noted = (await events()).slice(before);
    expect(noted.map(({ user_id }) => user_id)).toEqual([null, null, null]);
    const hidden = noted.map(({ address_hash }) => address_hash);
    expect([hidden[0] === hidden[1], new Set(hidden).size]).toEqual([true, 2]);
    expect(JSON.stringify(await events())).not.toContain('@');
    expect(fixture.server.logLines.join('')).not.toContain('example.org');
  });

  it('note a locked account once, however often it is tried', async () => {
    const { storage } = fixture.server;
    const strict = await startTestServer({
      storage,
      mailTransport: createSmtpTransport(fixture.mailServer.url),
      rateLimitScale: 1,
    });
    const before = (await kindsOf(null)).length;
    const guess = { email: 'locked@example.org', password: 'wrong' };
    for (let time = 0; time < 9; time += 1) await post(strict, '/api/auth/login', guess);
    const added = (await kindsOf(null)).slice(before).sort();
    expect(added).toEqual([...Array(5).fill('sign-in-failed'), 'sign-in-locked']);
    await strict.server.close();
  });

  it('note a letter that was given up', async () => {
    fixture.mailServer.behaviour = 'refusing';
    await fixture.register('nobody@example.org');
    await expect.poll(() => fixture.server.logLines.join('')).toContain('did not get through');
    fixture.advanceTime(HOUR_MS);
    await expect.poll(() => kindsOf(null)).toContain('letter-given-up');
    fixture.mailServer.behaviour = 'kind';
  });

  it('are kept for ninety days', async () => {
    const { db } = fixture.server.storage;
    await deleteExpired(db, Date.now() + 89 * DAY_MS);
    expect((await events()).length).toBeGreaterThan(0);
    await deleteExpired(db, Date.now() + 91 * DAY_MS);
    expect(await events()).toEqual([]);
  });
});

it('a sign-in is refused as ever when nothing can be written down', async () => {
  const quiet = await openAccountsFixture();
  await quiet.server.storage.db.schema.dropTable('security_events').execute();
  const answer = await quiet.callAuth('login', { email: 'ann@example.org', password: 'wrong' });
  expect([answer.status, answer.json.code]).toEqual([401, 'wrong-credentials']);
  await quiet.server.storage.db.schema
    .createTable('security_events')
    .addColumn('event_id', 'text')
    .execute();
  await quiet.close();
});
