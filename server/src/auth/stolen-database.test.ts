/** Tests that a copied database signs no valid token or link, and that changing or losing the secret only signs people out. */
import { createHmac } from 'node:crypto';
import { SignJWT } from 'jose';
import { afterEach, expect, it, vi } from 'vitest';
import {
  type AccountsFixture,
  openAccountsFixture,
  PASSWORD,
  TEST_TIMEOUT_MS,
} from '../../testing/accounts-fixture.ts';
import { get, post } from '../../testing/http-requests.ts';
import { startTestServer, type TestServer } from '../../testing/open-server.ts';
import { createSmtpTransport } from '../mail/smtp-transport.ts';
import { createKeyEncryption } from './key-encryption.ts';
import { openSecretKeys } from './secret-keys.ts';

vi.setConfig({ testTimeout: TEST_TIMEOUT_MS, hookTimeout: TEST_TIMEOUT_MS });

const SECRET = 'a secret of a test, which is longer than needed';
let fixture: AccountsFixture;
const others: TestServer[] = [];
afterEach(async () => {
  for (const other of others.splice(0)) await other.server.close();
  await fixture.close();
});

const db = () => fixture.server.storage.db;
const keyRows = () => db().selectFrom('secret_keys').selectAll().execute();
const bytesOf = (kept: string) => new Uint8Array(Buffer.from(kept, 'base64url'));
const settingsWith = async (url: string, token: string) => {
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(`${url}/mp/api/user/settings`, { headers })).status;
};
/** Whether the link with that token sets a password. */
const opens = async (token: string) =>
  (await get(fixture.server, `/mp/api/auth/check-reset-token?token=${token}`)).status === 200;

/** Another process on the same database, with a secret of its own or none. */
async function beside(encryptionSecret?: string): Promise<TestServer> {
  const { storage } = fixture.server;
  const mailTransport = createSmtpTransport(fixture.mailServer.url);
  const other = await startTestServer({ storage, mailTransport, encryptionSecret, mailPollMs: 20 });
  others.push(other);
  return other;
}

/** What somebody signs who has every row: as whom, and in which session, the copy says too. */
async function forge(): Promise<string[]> {
  const session = await db().selectFrom('sessions').selectAll().executeTakeFirstOrThrow();
  const claims = { userId: session.user_id, role: 'user', sid: session.session_id };
  const rows = (await keyRows()).filter(({ purpose }) => purpose === 'access');
  return Promise.all(
    rows.map(({ kid, secret }) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256', kid, typ: 'at+jwt' })
        .setIssuer('saffron')
        .setIssuedAt()
        .setExpirationTime('10m')
        .sign(bytesOf(secret)),
    ),
  );
}

it('with its keys in it a forged token would open the account', async () => {
  fixture = await openAccountsFixture({ encryptionSecret: undefined });
  await fixture.createPerson('ann@example.org');
  const [forged = ''] = await forge();
  expect(await settingsWith(fixture.server.url, forged)).toBe(200);
});

it('a copy signs no token that is taken', async () => {
  fixture = await openAccountsFixture({ encryptionSecret: SECRET });
  const ann = await fixture.createPerson('ann@example.org');
  const forged = await forge();
  expect(forged).toHaveLength(1);
  for (const token of forged) expect(await settingsWith(fixture.server.url, token)).toBe(401);
  expect(await settingsWith(fixture.server.url, ann.accessToken)).toBe(200);
});

it('a copy makes no link of a letter that waits in it', async () => {
  fixture = await openAccountsFixture({ encryptionSecret: SECRET });
  await fixture.createPerson('ann@example.org');
  fixture.mailServer.behaviour = 'unsure';
  await post(fixture.server, '/api/auth/request-password-reset', { email: 'ann@example.org' });
  const { token } = await fixture.mailServer.waitForEmail('ann@example.org', 1);
  expect(await opens(token)).toBe(true);
  const letters = await db().selectFrom('outbox').selectAll().execute();
  expect(letters).toHaveLength(1);
  const made = (await keyRows()).flatMap(({ secret }) =>
    letters.map(({ letter_id }) =>
      createHmac('sha256', bytesOf(secret)).update(letter_id).digest('base64url'),
    ),
  );
  expect(made.length).toBeGreaterThan(0);
  for (const guess of made) expect(await opens(guess)).toBe(false);
});

it('processes with one secret are one', async () => {
  fixture = await openAccountsFixture({ encryptionSecret: SECRET });
  const second = await beside(SECRET);
  const ann = await fixture.createPerson('ann@example.org');
  expect(await settingsWith(second.url, ann.accessToken)).toBe(200);
  const renewed = await post(second, '/api/auth/refresh', { refreshToken: ann.refreshToken });
  expect(renewed.status).toBe(200);
  const made = (await keyRows()).map(({ purpose }) => purpose);
  expect(made).toHaveLength(new Set(made).size);
});

it('keys from before there was a secret are sealed, end nobody’s session and sign nothing new', async () => {
  fixture = await openAccountsFixture({ encryptionSecret: undefined });
  const ann = await fixture.createPerson('ann@example.org');
  const before = await keyRows();
  const next = await beside(SECRET);
  const signedIn = await post(next, '/api/auth/login', {
    email: 'ann@example.org',
    password: PASSWORD,
  });
  const renewed = await post(next, '/api/auth/refresh', { refreshToken: ann.refreshToken });
  expect([signedIn.status, renewed.status]).toEqual([200, 200]);
  expect(await settingsWith(next.url, ann.accessToken)).toBe(200);
  const header = JSON.parse(
    Buffer.from(String(signedIn.json.accessToken).split('.')[0] ?? '', 'base64url').toString(),
  );
  expect(before.map(({ kid }) => kid)).not.toContain(header.kid);
  const after = await keyRows();
  const copied = new Set(before.map(({ secret }) => secret));
  const used = after.filter(({ purpose }) => purpose === 'access' || purpose === 'refresh');
  expect(used.filter(({ secret }) => copied.has(secret))).toEqual([]);
});

it.each([['another'], [undefined]])(
  'with %s secret people sign in again, nothing breaks, and the log says why',
  async (name) => {
    fixture = await openAccountsFixture({ encryptionSecret: SECRET });
    const ann = await fixture.createPerson('ann@example.org');
    const next = await beside(name && `${name} ${SECRET}`);
    expect(await settingsWith(next.url, ann.accessToken)).toBe(401);
    const refused = await post(next, '/api/auth/refresh', { refreshToken: ann.refreshToken });
    expect(refused.status).toBe(401);
    const login = { email: 'ann@example.org', password: PASSWORD };
    const { status, json } = await post(next, '/api/auth/login', login);
    expect(status).toBe(200);
    expect(await settingsWith(next.url, String(json.accessToken))).toBe(200);
    expect(next.logLines.filter((line) => line.includes('another SECRET_KEY')).length).toBe(1);
    // The old one is still there for whoever brings the secret back.
    expect(await settingsWith(fixture.server.url, ann.accessToken)).toBe(200);
  },
);

it('a secret that was set, lost and brought back leaves the accounts as they were', async () => {
  fixture = await openAccountsFixture({ encryptionSecret: undefined });
  await fixture.createPerson('ann@example.org');
  const login = { email: 'ann@example.org', password: PASSWORD };
  for (const secret of [SECRET, undefined, `other ${SECRET}`, SECRET, undefined]) {
    const next = await beside(secret);
    const { status, json } = await post(next, '/api/auth/login', login);
    expect(status).toBe(200);
    expect(await settingsWith(next.url, String(json.accessToken))).toBe(200);
  }
});

it('a key that was moved to another place opens nothing', async () => {
  fixture = await openAccountsFixture({ encryptionSecret: SECRET });
  await fixture.createPerson('ann@example.org');
  const rows = await keyRows();
  const refresh = rows.find(({ purpose }) => purpose === 'refresh');
  await db()
    .updateTable('secret_keys')
    .set({ secret: refresh?.secret ?? '' })
    .where('purpose', '=', 'access')
    .execute();
  const keys = openSecretKeys(db(), Date.now, { encryption: createKeyEncryption(SECRET) });
  const access = rows.find(({ purpose }) => purpose === 'access');
  expect(await keys.find('access', access?.kid ?? '')).toBeUndefined();
});
