/** Tests the MCP server over HTTP with the SDK's own client: only with a living key, for the needs of its owner. */
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { MAX_API_KEYS } from '@saffron/contract/limits';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import {
  type AccountsFixture,
  openAccountsFixture,
  TEST_TIMEOUT_MS,
  type TestPerson,
} from '../../testing/accounts-fixture.ts';
import { send } from '../../testing/http-requests.ts';
import { getFullKitchen } from '../../testing/open-server.ts';

vi.setConfig({ testTimeout: 2 * TEST_TIMEOUT_MS, hookTimeout: 2 * TEST_TIMEOUT_MS });

const KEYS = 'user/api-keys';

let fixture: AccountsFixture;
let people = 0;
beforeAll(async () => {
  fixture = await openAccountsFixture({ kitchen: getFullKitchen() });
});
afterAll(() => fixture.close());

const someone = () => fixture.createPerson(`keys${people++}@example.org`);
const makeKey = async (person: TestPerson, name = 'My assistant') =>
  (await person.call('POST', KEYS, { name })).json as unknown as { keyId: string; key: string };

async function connect(key: string): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${fixture.server.url}/mp/mcp`), {
      requestInit: { headers: { authorization: `Bearer ${key}` } },
    }),
  );
  return client;
}

it('cooks for the owner of the key', async () => {
  const person = await someone();
  await person.call('PUT', 'user/settings', { foodAllergies: ['eggs'], otherFoods: ['cumin'] });
  const client = await connect((await makeKey(person)).key);
  expect((await client.listTools()).tools.length).toBeGreaterThan(10);
  const card = await client.callTool({ name: 'get_dish', arguments: { dish: 'shakshuka' } });
  expect(JSON.stringify(card)).toContain('tofu');
  expect(JSON.stringify(card)).not.toMatch(/\d tsp ground cumin|\d eggs/);
  await client.close();
});

it('wants a key that lives', async () => {
  const person = await someone();
  const { key, keyId } = await makeKey(person);
  await (await connect(key)).close();
  expect((await person.call('DELETE', `${KEYS}/${keyId}`)).status).toBe(204);
  for (const dead of [key, 'saffron_x', person.accessToken, '']) {
    await expect(connect(dead)).rejects.toThrow(/Please log in|401/);
  }
});

it('knows no other method', async () => {
  const { status } = await send(`${fixture.server.url}/mp/mcp`, { method: 'GET' });
  expect(status).toBe(405);
});

const callWith = (key: string, body: object, { url } = fixture.server) =>
  send(`${url}/mp/mcp`, {
    method: 'POST',
    headers: {
      ...(key === '' ? {} : { authorization: `Bearer ${key}` }),
      accept: 'application/json, text/event-stream',
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });

it('is told of a call that is no such call', async () => {
  const { key } = await makeKey(await someone());
  const call = { jsonrpc: '2.0', id: 1, method: 'nothing/here' };
  const { status, text } = await callWith(key, call);
  expect(status).toBe(200);
  expect(text).toContain('Method not found');
});

it('answers nobody without a key, whatever is asked', async () => {
  const call = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
  for (const dead of ['', 'saffron_x']) {
    const { status, json } = await callWith(dead, call);
    expect(status).toBe(401);
    expect(json.code).toBe('unauthorized');
  }
});

it('counts each call of a body that holds several, and what a long one weighs', async () => {
  const other = await openAccountsFixture({ kitchen: getFullKitchen(), rateLimitScale: 1 });
  const { key } = await makeKey(await other.createPerson('many@example.org'));
  const several = Array.from({ length: 25 }, (_, id) => ({ jsonrpc: '2.0', id, method: 'ping' }));
  const long = {
    jsonrpc: '2.0',
    id: 1,
    method: 'ping',
    params: { _meta: { x: 'x'.repeat(40_000) } },
  };
  const statuses: number[] = [];
  for (const body of [several, several, long, long, long])
    statuses.push((await callWith(key, body, other.server)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 429]);
  await other.close();
});

it('is listed without the key, which is stored as a hash alone', async () => {
  const person = await someone();
  const { key, keyId } = await makeKey(person, 'One');
  const { text, json } = await person.call('GET', KEYS);
  expect(json).toMatchObject([{ keyId, name: 'One' }]);
  expect(text).not.toContain(key);
  const rows = await fixture.server.storage.db.selectFrom('api_keys').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(key.slice('saffron_'.length));
});

it("is nobody else's to see or to end, and ends with the account", async () => {
  const [owner, other] = [await someone(), await someone()];
  const { keyId, key } = await makeKey(owner);
  expect((await other.call('GET', KEYS)).json).toEqual([]);
  expect((await other.call('DELETE', `${KEYS}/${keyId}`)).status).toBe(404);
  await (await connect(key)).close();
  await owner.call('DELETE', 'auth/account');
  await expect(connect(key)).rejects.toThrow(/Please log in|401/);
});

it('is one of at most so many', async () => {
  const person = await someone();
  for (let count = 0; count < MAX_API_KEYS; count += 1) await makeKey(person, `Key ${count}`);
  const { status, json } = await person.call('POST', KEYS, { name: 'One more' });
  expect(status).toBe(403);
  expect(json.code).toBe('too-many-api-keys');
});
