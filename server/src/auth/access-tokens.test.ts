/** Tests that access tokens are accepted only if signed by us, for ten minutes, and while their session is alive. */
import { createHmac, randomUUID } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  type AccountsFixture,
  openAccountsFixture,
  TEST_TIMEOUT_MS,
  type TestPerson,
} from '../../testing/accounts-fixture.ts';
import { openSecretKeys } from './secret-keys.ts';

vi.setConfig({ testTimeout: TEST_TIMEOUT_MS, hookTimeout: TEST_TIMEOUT_MS });

const MINUTE_MS = 60_000;
let fixture: AccountsFixture;
let ann: TestPerson;
beforeAll(async () => {
  fixture = await openAccountsFixture();
  ann = await fixture.createPerson('ann@example.org');
});
afterAll(() => fixture.close());

const statusWith = async (authorization: string) => {
  const headers = { authorization };
  return (await fetch(`${fixture.server.url}/mp/api/user/settings`, { headers })).status;
};
const claims = () => decodeJwt(ann.accessToken);
const header = () => ({ ...decodeProtectedHeader(ann.accessToken), alg: 'HS256' });
const ownKey = async () => {
  const row = await fixture.server.storage.db
    .selectFrom('secret_keys')
    .selectAll()
    .where('kid', '=', header().kid ?? '')
    .executeTakeFirstOrThrow();
  return Buffer.from(row.secret, 'base64url');
};
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('an access token', () => {
  it('says who it is for and for how long', () => {
    const { userId, role, sid, exp, iat } = claims();
    expect([userId, role, sid]).toEqual([expect.any(String), 'user', expect.any(String)]);
    expect((exp ?? 0) - (iat ?? 0)).toBe(600);
    expect(JSON.stringify(claims())).not.toContain('ann@');
  });

  it('is read whatever the case of its scheme', async () => {
    expect(await statusWith(`bearer ${ann.accessToken}`)).toBe(200);
  });

  it('is refused without a signature or with a foreign one', async () => {
    const { privateKey } = await generateKeyPair('ES256');
    const foreign = (head: object, key: Parameters<SignJWT['sign']>[0]) =>
      new SignJWT(claims()).setProtectedHeader({ ...header(), ...head }).sign(key);
    const secret = Buffer.alloc(32, 7);
    const [head, body, signature] = ann.accessToken.split('.') as [string, string, string];
    const promoted = part({ ...claims(), role: 'admin', userId: 'somebody' });
    const tokens = [
      new UnsecuredJWT(claims()).encode(),
      `${part({ ...header(), alg: 'none' })}.${body}.`,
      `${part({ ...header(), alg: 'None' })}.${body}.${signature}`,
      `${head}.${promoted}.${signature}`,
      `${head}.${body}.`,
      `${head}.${body}`,
      await foreign({}, secret),
      await foreign({ kid: randomUUID() }, secret),
      await foreign({ kid: "' or 1=1" }, secret),
      await foreign({ alg: 'ES256' }, privateKey),
      'a.b.c',
      'null',
      '',
      'x'.repeat(6000),
    ];
    for (const token of tokens) expect(await statusWith(`Bearer ${token}`)).toBe(401);
  });

  it('is refused when our own key signed it otherwise than we do', async () => {
    const secret = await ownKey();
    const sign = (changed: object, head: object = {}) => {
      const text = `${part({ ...header(), ...head })}.${part({ ...claims(), ...changed })}`;
      return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
    };
    expect(await statusWith(`Bearer ${sign({})}`)).toBe(200);
    expect(await statusWith(`Bearer ${sign({ exp: undefined })}`)).toBe(401);
    expect(await statusWith(`Bearer ${sign({ userId: randomUUID() })}`)).toBe(401);
    expect(await statusWith(`Bearer ${sign({ sid: randomUUID() })}`)).toBe(401);
    expect(await statusWith(`Bearer ${sign({ sid: 7 })}`)).toBe(401);
    expect(await statusWith(`Bearer ${sign({ iss: 'other' })}`)).toBe(401);
    expect(await statusWith(`Bearer ${sign({}, { typ: 'JWT' })}`)).toBe(401);
  });

  it('dies after ten minutes', async () => {
    const { accessToken } = await fixture.signIn(ann.email);
    fixture.advanceTime(9 * MINUTE_MS);
    expect(await statusWith(`Bearer ${accessToken}`)).toBe(200);
    fixture.advanceTime(MINUTE_MS);
    expect(await statusWith(`Bearer ${accessToken}`)).toBe(401);
  });

  it('outlives a change of keys', async () => {
    const { accessToken } = await fixture.signIn(ann.email);
    const { db } = fixture.server.storage;
    const later = await openSecretKeys(db, () => Date.now() + 60 * MINUTE_MS).rotate('access');
    fixture.advanceTime(6 * MINUTE_MS);
    const fresh = await fixture.signIn(ann.email);
    expect(decodeProtectedHeader(fresh.accessToken).kid).toBe(later.kid);
    expect(await statusWith(`Bearer ${accessToken}`)).toBe(200);
    expect(await statusWith(`Bearer ${fresh.accessToken}`)).toBe(200);
  });
});
