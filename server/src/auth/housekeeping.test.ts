/** What has run out is thrown away, and nothing else. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openTown, PATIENCE_MS, type Town } from '../testing/people.ts';
import { post } from '../testing/send.ts';
import { throwAwayExpired } from './housekeeping.ts';

vi.setConfig({ testTimeout: PATIENCE_MS, hookTimeout: PATIENCE_MS });

const DAY_MS = 24 * 3600 * 1000;
let town: Town;
beforeAll(async () => {
  town = await openTown();
});
afterAll(() => town.close());

const TABLES = ['sessions', 'refresh_tokens', 'email_tokens', 'registrations'] as const;
const counts = async () => {
  const { db } = town.server.storage;
  const all = TABLES.map((table) => db.selectFrom(table).selectAll().execute());
  return (await Promise.all(all)).map(({ length }) => length);
};

it('takes the address out of feedback after half a year, and leaves what was said', async () => {
  const { db } = town.server.storage;
  const told = { message: 'Good soup', category: 'General Comment', email: 'dan@example.org' };
  await post(town.server, '/api/feedback', told);
  const addresses = async () =>
    (await db.selectFrom('feedback').select(['message', 'email']).execute()).map(
      ({ message, email }) => [message, email],
    );
  await throwAwayExpired(db, Date.now() + 179 * DAY_MS);
  expect(await addresses()).toEqual([['Good soup', 'dan@example.org']]);
  await throwAwayExpired(db, Date.now() + 180 * DAY_MS);
  expect(await addresses()).toEqual([['Good soup', null]]);
});

it('keeps what is alive and drops the rest', async () => {
  const { db } = town.server.storage;
  await town.settle('ann@example.org');
  await town.signIn('ann@example.org', { keepSignedIn: false });
  await town.register('pending@example.org');
  await town.office.letterTo('pending@example.org');
  await throwAwayExpired(db, Date.now());
  expect(await counts()).toEqual([2, 2, 2, 1]);
  // That somebody signed up is remembered for another day.
  await throwAwayExpired(db, Date.now() + 1.5 * DAY_MS);
  expect(await counts()).toEqual([1, 1, 0, 1]);
  await throwAwayExpired(db, Date.now() + 2 * DAY_MS);
  expect(await counts()).toEqual([1, 1, 0, 0]);
  await throwAwayExpired(db, Date.now() + 15 * DAY_MS);
  expect(await counts()).toEqual([0, 0, 0, 0]);
  expect(await db.selectFrom('users').select('email').execute()).toHaveLength(1);
});
