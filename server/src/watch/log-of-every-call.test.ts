/** Every call of the contract, with a mark in all that is sent: nowhere in the log or the table of events is it found again. */
import { ENDPOINTS } from '@saffron/contract/endpoints';
import { API_BASE, type CallName, callPath } from '@saffron/contract/paths';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GOOD_REQUESTS, type GoodRequest, LAST_CALLS } from '../hardening/good-requests.ts';
import { openTown, PASSWORD, PATIENCE_MS, type Person, type Town } from '../testing/people.ts';
import { send } from '../testing/send.ts';

vi.setConfig({ testTimeout: PATIENCE_MS, hookTimeout: PATIENCE_MS });

const MARK = 'qzmarkqz';
const EMAIL = `${MARK}@${MARK}.example`;
const CALLS = Object.keys(ENDPOINTS) as CallName[];

let town: Town;
let ann: Person;
beforeEach(async () => {
  town = await openTown();
  ann = await town.settle(EMAIL, { firstName: MARK, lastName: MARK, username: MARK });
});
afterEach(() => town.close());

/** The same value with the mark in every text of it; where a text must have a form, it keeps that. */
function marked(value: unknown): unknown {
  if (typeof value === 'string') {
    if (value.includes('@')) return EMAIL;
    return value.startsWith('https:') ? `${value}?${MARK}` : `${value} ${MARK}`;
  }
  if (Array.isArray(value)) return value.map(marked);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, marked(one)]));
}

const requestOf = (name: CallName): GoodRequest =>
  (GOOD_REQUESTS as Partial<Record<CallName, GoodRequest>>)[name] ?? {};

/** Whatever else a browser, a proxy or somebody curious may send along. */
const HEADERS = {
  'user-agent': MARK,
  referer: `http://${MARK}/`,
  cookie: MARK,
  origin: `http://${MARK}`,
  'accept-language': MARK,
  'x-request-id': MARK,
  'x-forwarded-for': MARK,
};

interface Manner {
  readonly bearer: string;
  readonly body: (name: CallName) => string | undefined;
  readonly type?: string;
  readonly accept?: string;
}

const fits = (name: CallName) => {
  const { body } = requestOf(name);
  return body === undefined ? undefined : JSON.stringify(marked(body));
};

function call(name: CallName, { bearer, body, type = 'application/json', accept }: Manner) {
  const { params, query } = requestOf(name);
  const path = callPath(name, marked(params) as typeof params);
  const words = new URLSearchParams({ ...(marked(query ?? {}) as object), more: MARK });
  const { method } = ENDPOINTS[name];
  const content = method === 'GET' ? undefined : body(name);
  return send(`${town.server.url}${path}?${words}`, {
    method,
    headers: {
      ...HEADERS,
      authorization: `Bearer ${bearer}`,
      ...(accept === undefined ? {} : { accept }),
      ...(content === undefined ? {} : { 'content-type': type }),
    },
    ...(content === undefined ? {} : { body: content }),
  });
}

async function everythingKept(): Promise<string> {
  const events = await town.server.storage.db.selectFrom('security_events').selectAll().execute();
  const lines = town.server.logged.filter((line) => !line.includes('Server listening at'));
  return lines.join('') + JSON.stringify(events);
}

async function expectNoTrace(): Promise<void> {
  const kept = await everythingKept();
  const secrets = [MARK, PASSWORD, ann.accessToken, ann.refreshToken, encodeURIComponent(EMAIL)];
  expect(secrets.filter((secret) => kept.toLowerCase().includes(secret.toLowerCase()))).toEqual([]);
  for (const line of town.server.logged) expect(line).not.toMatch(/127\.0\.0\.1(?!:\d)/);
}

/** All but the last call end no account. */
const inOrder = [...CALLS.filter((name) => !LAST_CALLS.includes(name)), ...LAST_CALLS];

describe('nothing of what was sent is kept', () => {
  it.each([
    ['as it should be', { body: fits }],
    ['as a stream', { body: fits, accept: 'text/event-stream' }],
    ['by somebody with a token that is none', { bearer: MARK, body: fits }],
    ['as JSON that breaks off', { body: (name: CallName) => fits(name)?.slice(0, -1) }],
    ['as other JSON', { body: () => JSON.stringify({ [MARK]: MARK }) }],
    ['as no JSON', { body: () => MARK, type: `text/${MARK}` }],
    ['as far too much', { body: () => JSON.stringify({ text: MARK.repeat(10_000) }) }],
  ] satisfies [string, Partial<Manner> & Pick<Manner, 'body'>][])(
    'of calls %s',
    async (_, manner) => {
      const statuses = new Map<CallName, number>();
      for (const name of inOrder) {
        const { status } = await call(name, { bearer: ann.accessToken, ...manner });
        statuses.set(name, status);
      }
      expect([...statuses].filter(([, status]) => status >= 500)).toEqual([]);
      await expect.poll(() => town.server.logged.join('')).toContain('auth/account');
      await expectNoTrace();
    },
  );
});

it('knows every call', () => {
  const known = [...Object.keys(GOOD_REQUESTS), ...LAST_CALLS];
  expect(CALLS.filter((name) => !known.includes(name))).toEqual([]);
  expect(API_BASE).toBe('/mp');
});

it('writes down of failed sign-ins and strangers nothing that names them', async () => {
  for (let time = 0; time < 7; time += 1) {
    await town.auth('login', { email: EMAIL, password: `${MARK}${time}` }, HEADERS);
    await town.auth('login', { email: `x${EMAIL}`, password: `${MARK}${time}` }, HEADERS);
  }
  const changed = { currentPassword: PASSWORD, newPassword: `${MARK} otter lamp` };
  expect((await ann.call('POST', 'auth/change-password', changed)).status).toBe(200);
  const events = await town.server.storage.db.selectFrom('security_events').selectAll().execute();
  expect(events.length).toBeGreaterThan(2);
  await expectNoTrace();
});
