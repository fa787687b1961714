/** Tests that nothing sent to any endpoint appears in the log or the security events. */
import { ENDPOINTS } from '@saffron/contract/endpoints';
import { API_BASE, type ApiRouteName, apiPath } from '@saffron/contract/paths';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type AccountsFixture,
  openAccountsFixture,
  PASSWORD,
  TEST_TIMEOUT_MS,
  type TestPerson,
} from '../../testing/accounts-fixture.ts';
import {
  LAST_CALLS,
  VALID_REQUESTS,
  type ValidRequest,
} from '../../testing/hardening/valid-requests.ts';
import { send } from '../../testing/http-requests.ts';

vi.setConfig({ testTimeout: TEST_TIMEOUT_MS, hookTimeout: TEST_TIMEOUT_MS });

const MARK = 'qzmarkqz';
const EMAIL = `${MARK}@${MARK}.example`;
const CALLS = Object.keys(ENDPOINTS) as ApiRouteName[];

let fixture: AccountsFixture;
let ann: TestPerson;
beforeEach(async () => {
  fixture = await openAccountsFixture();
  ann = await fixture.createPerson(EMAIL, { firstName: MARK, lastName: MARK, username: MARK });
});
afterEach(() => fixture.close());

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

const requestOf = (name: ApiRouteName): ValidRequest =>
  (VALID_REQUESTS as Partial<Record<ApiRouteName, ValidRequest>>)[name] ?? {};

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
  readonly body: (name: ApiRouteName) => string | undefined;
  readonly type?: string;
  readonly accept?: string;
}

const fits = (name: ApiRouteName) => {
  const { body } = requestOf(name);
  return body === undefined ? undefined : JSON.stringify(marked(body));
};

function call(name: ApiRouteName, { bearer, body, type = 'application/json', accept }: Manner) {
  const { params, query } = requestOf(name);
  const path = apiPath(name, marked(params) as typeof params);
  const words = new URLSearchParams({ ...(marked(query ?? {}) as object), more: MARK });
  const { method } = ENDPOINTS[name];
  const content = method === 'GET' ? undefined : body(name);
  return send(`${fixture.server.url}${path}?${words}`, {
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
  const events = await fixture.server.storage.db
    .selectFrom('security_events')
    .selectAll()
    .execute();
  const lines = fixture.server.logLines.filter((line) => !line.includes('Server listening at'));
  return lines.join('') + JSON.stringify(events);
}

async function expectNoTrace(): Promise<void> {
  const kept = await everythingKept();
  const secrets = [MARK, PASSWORD, ann.accessToken, ann.refreshToken, encodeURIComponent(EMAIL)];
  expect(secrets.filter((secret) => kept.toLowerCase().includes(secret.toLowerCase()))).toEqual([]);
  for (const line of fixture.server.logLines) expect(line).not.toMatch(/127\.0\.0\.1(?!:\d)/);
}

/** All but the last call end no account. */
const inOrder = [...CALLS.filter((name) => !LAST_CALLS.includes(name)), ...LAST_CALLS];

describe('nothing of what was sent is kept', () => {
  it.each([
    ['as it should be', { body: fits }],
    ['as a stream', { body: fits, accept: 'text/event-stream' }],
    ['by somebody with a token that is none', { bearer: MARK, body: fits }],
    ['as JSON that breaks off', { body: (name: ApiRouteName) => fits(name)?.slice(0, -1) }],
    ['as other JSON', { body: () => JSON.stringify({ [MARK]: MARK }) }],
    ['as no JSON', { body: () => MARK, type: `text/${MARK}` }],
    ['as far too much', { body: () => JSON.stringify({ text: MARK.repeat(10_000) }) }],
  ] satisfies [string, Partial<Manner> & Pick<Manner, 'body'>][])(
    'of calls %s',
    async (_, manner) => {
      const statuses = new Map<ApiRouteName, number>();
      for (const name of inOrder) {
        const { status } = await call(name, { bearer: ann.accessToken, ...manner });
        statuses.set(name, status);
      }
      expect([...statuses].filter(([, status]) => status >= 500)).toEqual([]);
      await expect.poll(() => fixture.server.logLines.join('')).toContain('auth/account');
      await expectNoTrace();
    },
  );
});

it('knows every call', () => {
  const known = [...Object.keys(VALID_REQUESTS), ...LAST_CALLS];
  expect(CALLS.filter((name) => !known.includes(name))).toEqual([]);
  expect(API_BASE).toBe('/mp');
});

it('writes down of failed sign-ins and strangers nothing that names them', async () => {
  for (let time = 0; time < 7; time += 1) {
    await fixture.callAuth('login', { email: EMAIL, password: `${MARK}${time}` }, HEADERS);
    await fixture.callAuth('login', { email: `x${EMAIL}`, password: `${MARK}${time}` }, HEADERS);
  }
  const changed = { currentPassword: PASSWORD, newPassword: `${MARK} otter lamp` };
  expect((await ann.call('POST', 'auth/change-password', changed)).status).toBe(200);
  const events = await fixture.server.storage.db
    .selectFrom('security_events')
    .selectAll()
    .execute();
  expect(events.length).toBeGreaterThan(2);
  await expectNoTrace();
});
