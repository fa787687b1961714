/** Keys grow old: new ones take over, what the old ones made stays good for as long as it lives, and then they go. */
import { decodeProtectedHeader } from 'jose';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSmtpCarrier } from '../post/smtp-carrier.ts';
import { type OpenServer, openServer } from '../testing/open-server.ts';
import { openTown, PASSWORD, PATIENCE_MS, type Town } from '../testing/people.ts';
import { post } from '../testing/send.ts';
import { renewKeys } from './key-ages.ts';
import { openKeys } from './keys.ts';

vi.setConfig({ testTimeout: PATIENCE_MS, hookTimeout: PATIENCE_MS });

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
let town: Town;
let passed = 0;
const now = () => Date.now() + passed;
const others: OpenServer[] = [];
beforeEach(async () => {
  passed = 0;
  town = await openTown({ now });
});
afterEach(async () => {
  for (const other of others.splice(0)) await other.server.close();
  await town.close();
});

const db = () => town.server.storage.db;
const kidsOf = async (purpose: string) => {
  const rows = db().selectFrom('secret_keys').select('kid').where('purpose', '=', purpose);
  return (await rows.orderBy('created_at').execute()).map(({ kid }) => kid);
};
const kidOf = ({ accessToken }: { accessToken: string }) => decodeProtectedHeader(accessToken).kid;
/** What housekeeping does, as a process of its own would. */
const renew = () => renewKeys(db(), openKeys(db(), now), now());
const statusWith = async (url: string, accessToken: string) => {
  const headers = { authorization: `Bearer ${accessToken}` };
  return (await fetch(`${url}/mp/api/user/settings`, { headers })).status;
};

it('serve for ninety days, and then only answer for what they made', async () => {
  await town.settle('ann@example.org');
  const [first] = await kidsOf('access');
  passed = 90 * DAY_MS - MINUTE_MS;
  await renew();
  expect(await kidsOf('access')).toEqual([first]);
  passed += MINUTE_MS - 1000;
  const before = await town.signIn('ann@example.org');
  expect(kidOf(before)).toBe(first);
  passed += MINUTE_MS;
  await renew();
  const [, second, ...more] = await kidsOf('access');
  expect([second, more]).toEqual([expect.any(String), []]);
  expect(await statusWith(town.server.url, before.accessToken)).toBe(200);
  // A process hears of it within five minutes.
  passed += 5 * MINUTE_MS;
  expect(kidOf(await town.signIn('ann@example.org'))).toBe(second);
  expect(await statusWith(town.server.url, before.accessToken)).toBe(200);
  passed += 60 * MINUTE_MS;
  await renew();
  expect(await kidsOf('access')).toEqual([second]);
});

it('are renewed by a process that starts', async () => {
  await town.settle('ann@example.org');
  const [first] = await kidsOf('access');
  passed = 91 * DAY_MS;
  const { storage } = town.server;
  const carrier = createSmtpCarrier(town.office.url);
  others.push(await openServer({ storage, carrier, now }));
  await expect.poll(async () => (await kidsOf('access')).at(-1)).not.toBe(first);
});

it('have one successor, however many replace them at once', async () => {
  await town.settle('ann@example.org');
  passed = 91 * DAY_MS;
  await Promise.all(Array.from({ length: 8 }, renew));
  // The access key that was replaced has nothing left to answer for only after an hour.
  expect(await kidsOf('access')).toHaveLength(2);
  passed += 91 * DAY_MS;
  await Promise.all(Array.from({ length: 8 }, renew));
  const kids = await kidsOf('access');
  expect(new Set(kids).size).toBe(2);
});

it('let a session that an old one began go on, for as long as it may', async () => {
  await town.settle('ann@example.org');
  passed = 90 * DAY_MS - MINUTE_MS;
  let { refreshToken } = await town.signIn('ann@example.org');
  passed += 2 * MINUTE_MS;
  await renew();
  for (let time = 0; time < 2; time += 1) {
    passed += 13 * DAY_MS;
    await renew();
    const { status, json } = await town.auth('refresh', { refreshToken });
    expect(status).toBe(200);
    refreshToken = json.refreshToken as string;
  }
  expect(await kidsOf('refresh')).toHaveLength(2);
  passed += 6 * DAY_MS;
  await renew();
  expect(await kidsOf('refresh')).toHaveLength(1);
});

it('make a letter that is sent again come with the same link', async () => {
  await town.settle('first@example.org');
  passed = 90 * DAY_MS - MINUTE_MS;
  town.office.manners = 'unsure';
  const ann = { email: 'ann@example.org', password: PASSWORD };
  await post(town.server, '/api/auth/register', ann);
  const first = await town.office.letterTo(ann.email);
  passed += 2 * MINUTE_MS;
  await renew();
  expect(await kidsOf('letter')).toHaveLength(2);
  town.office.manners = 'kind';
  passed += 60 * MINUTE_MS;
  const second = await town.office.letterTo(ann.email, 1);
  expect(second.link).toBe(first.link);
  expect((await town.auth('confirm-email', { token: first.token })).status).toBe(200);
});
