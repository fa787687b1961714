/** Tests that known and unknown email addresses cost the same queries, counters and hashes, so that timing tells nothing. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { KyselyPlugin, RootOperationNode } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  type AccountsFixture,
  openAccountsFixture,
  PASSWORD,
  TEST_TIMEOUT_MS,
} from '../../testing/accounts-fixture.ts';
import { createCheapHasher, startTestServer, type TestServer } from '../../testing/open-server.ts';
import { createSmtpTransport } from '../mail/smtp-transport.ts';
import type { Hasher } from './hashing.ts';

vi.setConfig({ testTimeout: TEST_TIMEOUT_MS, hookTimeout: TEST_TIMEOUT_MS });

/** What was done for the request that is under way. */
const underWay = new AsyncLocalStorage<string[]>();
const note = (what: string) => underWay.getStore()?.push(what);

/** Each of its calls is one of argon2. */
function createNotedHasher(): Hasher {
  const hasher = createCheapHasher();
  const noted =
    <Words extends unknown[], Result>(work: (...words: Words) => Result) =>
    (...words: Words): Result => {
      note('argon2');
      return work(...words);
    };
  return {
    hash: noted(hasher.hash),
    hashWithSameOptions: noted(hasher.hashWithSameOptions),
    verify: noted(hasher.verify),
  };
}

/** `SelectQueryNode users email`: the kind of query, and every table and column in it. */
const shapeOf = (node: RootOperationNode) =>
  [node.kind, ...JSON.stringify(node).matchAll(/"IdentifierNode","name":"(\w+)"/g)]
    .map((part) => (typeof part === 'string' ? part : part[1]))
    .join(' ');
/** Noted with its result, because a query may be put together once and asked often. */
const shapes = new WeakMap<object, string>();
const recorder: KyselyPlugin = {
  transformQuery: ({ node, queryId }) => {
    shapes.set(queryId, shapeOf(node));
    return node;
  },
  transformResult: async ({ result, queryId }) => {
    note(shapes.get(queryId) ?? 'a query nobody saw');
    return result;
  },
};

let fixture: AccountsFixture;
let watched: TestServer;
const watch = async (rateLimitScale: number) => {
  const { storage } = fixture.server;
  return startTestServer({
    storage: {
      ...storage,
      db: storage.db.withPlugin(recorder),
      withRelaxedDurability: (work) => {
        note('counter');
        return storage.withRelaxedDurability(work);
      },
    },
    mailTransport: createSmtpTransport(fixture.mailServer.url),
    hasher: createNotedHasher(),
    rateLimitScale,
  });
};
beforeAll(async () => {
  fixture = await openAccountsFixture();
  await fixture.createPerson('known@example.org');
  await fixture.register('pending@example.org');
  await fixture.mailServer.waitForEmail('pending@example.org');
  watched = await watch(1000);
});
afterAll(async () => {
  await watched.server.close();
  await fixture.close();
});

const ask = (call: string, body: object, server = watched) => {
  const done: string[] = [];
  return underWay.run(done, async () => {
    const payload = JSON.stringify(body);
    const headers = { 'content-type': 'application/json' };
    const url = `/mp/api/auth/${call}`;
    const { statusCode } = await server.server.inject({ method: 'POST', url, headers, payload });
    // What is done for the letter comes later, and for each address.
    return { status: statusCode, done: [...done] };
  });
};

/** The same answer and the same work, with as many passwords hashed as said. */
function expectSame(answers: Awaited<ReturnType<typeof ask>>[], hashes: number): void {
  const [first, ...others] = answers;
  for (const other of others) expect(other).toEqual(first);
  expect(first?.done.filter((what) => what === 'argon2')).toHaveLength(hashes);
  expect(first?.done.filter((what) => what === 'counter').length).toBeGreaterThan(0);
  expect(first?.done.filter((what) => what.includes('QueryNode')).length).toBeGreaterThan(0);
}

describe('for known, waiting and unknown addresses', () => {
  it.each([
    ['login', { password: 'wrong' }, 1],
    ['register', { password: PASSWORD }, 1],
    ['request-password-reset', {}, 0],
    ['resend-confirmation', {}, 0],
    ['resend-confirmation', { registrationId: '7b1f0c0e-2f4f-4a51-8f57-0d6c1ce0b1aa' }, 0],
  ])('%s does the same', async (call, more, hashes) => {
    const names = ['known', 'pending', 'unknown'];
    const answers = [];
    for (const name of names) {
      answers.push(await ask(call, { email: `${name}@example.org`, ...more }));
    }
    expectSame(answers, hashes);
  });

  it('signing in with what one signed up with oneself does the same', async () => {
    const password = 'a password of my own 7';
    const answers = [];
    for (const name of ['known', 'pending', 'unheard-of']) {
      const email = `${name}@example.org`;
      await ask('register', { email, password });
      answers.push(await ask('login', { email, password }));
    }
    expect(answers[0]?.status).toBe(403);
    expectSame(answers, 1);
  });
});

it('guesses are counted before any password is hashed', async () => {
  const strict = await watch(1);
  const guess = () => ask('login', { email: 'guess@example.org', password: 'x' }, strict);
  const answers = [];
  for (let time = 0; time < 7; time += 1) answers.push(await guess());
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(2);
  for (const { done } of refused) expect(done).not.toContain('argon2');
  for (const { status, done } of answers.slice(0, 5)) {
    expect(status).toBe(401);
    expect(done.indexOf('counter')).toBeLessThan(done.indexOf('argon2'));
  }
  await strict.server.close();
});
