/** Tests that secret keys are replaced after 90 days, old ones still verify what they signed, and are then deleted. */
import { decodeProtectedHeader } from 'jose';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  type AccountsFixture,
  openAccountsFixture,
  PASSWORD,
  TEST_TIMEOUT_MS,
} from '../../testing/accounts-fixture.ts';
import { post } from '../../testing/http-requests.ts';
import { startTestServer, type TestServer } from '../../testing/open-server.ts';
import { createSmtpTransport } from '../mail/smtp-transport.ts';
import { rotateKeys } from './key-rotation.ts';
import { openSecretKeys } from './secret-keys.ts';

vi.setConfig({ testTimeout: TEST_TIMEOUT_MS, hookTimeout: TEST_TIMEOUT_MS });

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
let fixture: AccountsFixture;
let passed = 0;
const now = () => Date.now() + passed;
const others: TestServer[] = [];
beforeEach(async () => {
  passed = 0;
  fixture = await openAccountsFixture({ now });
});
afterEach(async () => {
  for (const other of others.splice(0)) await other.server.close();
  await fixture.close();
});

const db = () => fixture.server.storage.db;
const kidsOf = async (purpose: string) => {
  const rows = db().selectFrom('secret_keys').select('kid').where('purpose', '=', purpose);
  return (await rows.orderBy('created_at').execute()).map(({ kid }) => kid);
};
const kidOf = ({ accessToken }: { accessToken: string }) => decodeProtectedHeader(accessToken).kid;
/** What housekeeping does, as a process of its own would. */
const renew = () => rotateKeys(db(), openSecretKeys(db(), now), now());
const statusWith = async (url: string, accessToken: string) => {
  const headers = { authorization: `Bearer ${accessToken}` };
  return (await fetch(`${url}/mp/api/user/settings`, { headers })).status;
};

it('serve for ninety days, and then only answer for what they made', async () => {
  await fixture.createPerson('ann@example.org');
  const [first] = await kidsOf('access');
  passed = 90 * DAY_MS - MINUTE_MS;
  await renew();
  expect(await kidsOf('access')).toEqual([first]);
  passed += MINUTE_MS - 1000;
  const before = await fixture.signIn('ann@example.org');
  expect(kidOf(before)).toBe(first);
  passed += MINUTE_MS;
  await renew();
  const [, second, ...more] = await kidsOf('access');
  expect([second, more]).toEqual([expect.any(String), []]);
  expect(await statusWith(fixture.server.url, before.accessToken)).toBe(200);
  // A process hears of it within five minutes.
  passed += 5 * MINUTE_MS;
  expect(kidOf(await fixture.signIn('ann@example.org'))).toBe(second);
  expect(await statusWith(fixture.server.url, before.accessToken)).toBe(200);
  passed += 60 * MINUTE_MS;
  await renew();
  expect(await kidsOf('access')).toEqual([second]);
});

it('are renewed by a process that starts', async () => {
  await fixture.createPerson('ann@example.org');
  const [first] = await kidsOf('access');
  passed = 91 * DAY_MS;
  const { storage } = fixture.server;
  const mailTransport = createSmtpTransport(fixture.mailServer.url);
  others.push(await startTestServer({ storage, mailTransport, now }));
  await expect.poll(async () => (await kidsOf('access')).at(-1)).not.toBe(first);
});

it('have one successor, however many replace them at once', async () => {
  await fixture.createPerson('ann@example.org');
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
  await fixture.createPerson('ann@example.org');
  passed = 90 * DAY_MS - MINUTE_MS;
  let { refreshToken } = await fixture.signIn('ann@example.org');
  passed += 2 * MINUTE_MS;
  await renew();
  for (let time = 0; time < 2; time += 1) {
    passed += 13 * DAY_MS;
    await renew();
    const { status, json } = await fixture.callAuth('refresh', { refreshToken });
    expect(status).toBe(200);
    refreshToken = json.refreshToken as string;
  }
  expect(await kidsOf('refresh')).toHaveLength(2);
  passed += 6 * DAY_MS;
  await renew();
  expect(await kidsOf('refresh')).toHaveLength(1);
});

it('make a letter that is sent again come with the same link', async () => {
  await fixture.createPerson('first@example.org');
  passed = 90 * DAY_MS - MINUTE_MS;
  fixture.mailServer.behaviour = 'unsure';
  const ann = { email: 'ann@example.org', password: PASSWORD };
  await post(fixture.server, '/api/auth/register', ann);
  const first = await fixture.mailServer.waitForEmail(ann.email);
  passed += 2 * MINUTE_MS;
  await renew();
  expect(await kidsOf('letter')).toHaveLength(2);
  fixture.mailServer.behaviour = 'kind';
  passed += 60 * MINUTE_MS;
  const second = await fixture.mailServer.waitForEmail(ann.email, 1);
  expect(second.link).toBe(first.link);
  expect((await fixture.callAuth('confirm-email', { token: first.token })).status).toBe(200);
});
