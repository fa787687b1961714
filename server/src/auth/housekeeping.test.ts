/** Tests that expired sessions, links and sign-ups are deleted, and addresses erased from old feedback. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import {
  type AccountsFixture,
  openAccountsFixture,
  TEST_TIMEOUT_MS,
} from '../../testing/accounts-fixture.ts';
import { post } from '../../testing/http-requests.ts';
import { deleteExpired } from './housekeeping.ts';

vi.setConfig({ testTimeout: TEST_TIMEOUT_MS, hookTimeout: TEST_TIMEOUT_MS });

const DAY_MS = 24 * 3600 * 1000;
let fixture: AccountsFixture;
beforeAll(async () => {
  fixture = await openAccountsFixture();
});
afterAll(() => fixture.close());

const TABLES = ['sessions', 'refresh_tokens', 'email_tokens', 'registrations'] as const;
const counts = async () => {
  const { db } = fixture.server.storage;
  const all = TABLES.map((table) => db.selectFrom(table).selectAll().execute());
  return (await Promise.all(all)).map(({ length }) => length);
};

it('takes the address out of feedback after half a year, and leaves what was said', async () => {
  const { db } = fixture.server.storage;
  const told = { message: 'Good soup', category: 'General Comment', email: 'dan@example.org' };
  await post(fixture.server, '/api/feedback', told);
  const addresses = async () =>
    (await db.selectFrom('feedback').select(['message', 'email']).execute()).map(
      ({ message, email }) => [message, email],
    );
  await deleteExpired(db, Date.now() + 179 * DAY_MS);
  expect(await addresses()).toEqual([['Good soup', 'dan@example.org']]);
  await deleteExpired(db, Date.now() + 180 * DAY_MS);
  expect(await addresses()).toEqual([['Good soup', null]]);
});

it('keeps what is alive and drops the rest', async () => {
  const { db } = fixture.server.storage;
  await fixture.createPerson('ann@example.org');
  await fixture.signIn('ann@example.org', { keepSignedIn: false });
  await fixture.register('pending@example.org');
  await fixture.mailServer.waitForEmail('pending@example.org');
  await deleteExpired(db, Date.now());
  expect(await counts()).toEqual([2, 2, 2, 1]);
  // That somebody signed up is remembered for another day.
  await deleteExpired(db, Date.now() + 1.5 * DAY_MS);
  expect(await counts()).toEqual([1, 1, 0, 1]);
  await deleteExpired(db, Date.now() + 2 * DAY_MS);
  expect(await counts()).toEqual([1, 1, 0, 0]);
  await deleteExpired(db, Date.now() + 15 * DAY_MS);
  expect(await counts()).toEqual([0, 0, 0, 0]);
  expect(await db.selectFrom('users').select('email').execute()).toHaveLength(1);
});
