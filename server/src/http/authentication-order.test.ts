/** Tests that endpoints for signed-in people answer 401 before they validate or reveal anything. */
import { request } from 'node:http';
import { ENDPOINTS, type Endpoint } from '@saffron/contract/endpoints';
import { API_BASE } from '@saffron/contract/paths';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type AccountsFixture,
  openAccountsFixture,
  type TestPerson,
} from '../../testing/accounts-fixture.ts';
import { send } from '../../testing/http-requests.ts';

let fixture: AccountsFixture;
let left: TestPerson;
beforeAll(async () => {
  fixture = await openAccountsFixture();
  left = await fixture.createPerson('left@example.org');
  await fixture.callAuth('logout', { refreshToken: left.refreshToken });
});
afterAll(() => fixture.close());

const needing = Object.entries<Endpoint>(ENDPOINTS).filter(([, { auth }]) => auth === 'bearer');
const BEARERS: [string, () => Record<string, string>][] = [
  ['without a bearer', () => ({})],
  ['with one that is none', () => ({ authorization: 'Bearer none' })],
  ['with one that has ended', () => ({ authorization: `Bearer ${left.accessToken}` })],
];
const JSON_TYPE = { 'content-type': 'application/json' };
const WRONG: Record<string, RequestInit> = {
  'nothing at all': {},
  'an empty object': { headers: JSON_TYPE, body: '{}' },
  'a wrong kind of everything': { headers: JSON_TYPE, body: '[7]' },
  'broken JSON': { headers: JSON_TYPE, body: '{"password": ' },
  'no JSON': { headers: { 'content-type': 'text/plain' }, body: 'hello' },
  'too much': { headers: JSON_TYPE, body: JSON.stringify({ text: 'x'.repeat(70_000) }) },
};

it('there are such calls', () => expect(needing.length).toBeGreaterThan(10));

describe.each(BEARERS)('%s', (_how, bearer) => {
  it.each(needing)('%s answers 401 first', async (_name, { method, path }) => {
    const addresses = ['x', 'x'.repeat(300)].map((value) => path.replace(/:\w+/g, value));
    const answers: [string, number, unknown][] = [];
    for (const [what, init] of Object.entries(WRONG)) {
      if (method === 'GET' && init.body !== undefined) continue;
      for (const address of addresses) {
        const { status, json: body } = await send(
          `${fixture.server.url}${API_BASE}${address}?format=7`,
          {
            ...init,
            method,
            headers: { ...init.headers, ...bearer() },
          },
        );
        answers.push([what, status, body.code]);
      }
    }
    for (const [what, status, code] of answers) {
      expect([what, status, code]).toEqual([what, 401, 'unauthorized']);
    }
  });
});

it('nor does whoever was let in, once the session has ended while their body was on its way', async () => {
  const ann = await fixture.createPerson('ann@example.org');
  const sent = request(`${fixture.server.url}${API_BASE}/api/user/settings`, {
    method: 'PUT',
    headers: { ...JSON_TYPE, authorization: `Bearer ${ann.accessToken}` },
  });
  const status = new Promise((resolve, reject) => {
    sent.on('response', (response) => resolve(response.resume().statusCode)).on('error', reject);
  });
  const arrived = new Promise((taken) => fixture.server.server.server.once('request', taken));
  sent.write('{"darkMode":');
  await arrived;
  await fixture.callAuth('logout', { refreshToken: ann.refreshToken });
  sent.end('true}');
  expect(await status).toBe(401);
});
