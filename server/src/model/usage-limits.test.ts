/** Tests the limits on model use: replies a person, concurrent calls, tokens a day and circuit breaker, with notices. */
import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  createRecipeJson,
  type FakeModelProvider,
  startFakeModelProvider,
} from '../../testing/fake-model-provider.ts';
import { post } from '../../testing/http-requests.ts';
import { createModelSettings, openModelServer } from '../../testing/model-server.ts';
import type { TestServer } from '../../testing/open-server.ts';
import { ChefUnavailableError } from '../chat/chef-types.ts';
import { FALLBACK_SENTENCES } from '../chat/reply-strings.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';

const PATIENCE_MS = 30_000;
const PATH = '/api/meal-plan';
const first = { messages: [{ role: 'user', content: 'a rice dish' }] };
const later = {
  messages: [
    { role: 'user', content: 'hello' },
    { role: 'assistant', content: 'What would you like?' },
    { role: 'user', content: 'a rice dish' },
  ],
};
const openStream = (url: string, address: string, signal: AbortSignal | null = null) =>
  fetch(`${url}/mp${PATH}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', ...from(address) },
    body: JSON.stringify(first),
    signal,
  });
const from = (address: string) => ({ 'x-forwarded-for': address });
const trustedProxies = ['127.0.0.1'];

let provider: FakeModelProvider;
let server: TestServer | undefined;
beforeAll(async () => {
  provider = await startFakeModelProvider();
  provider.replyWith(createRecipeJson());
});
afterAll(() => provider.stop());
afterEach(async () => {
  await server?.close();
  server = undefined;
});

const settings = (changes = {}) =>
  createModelSettings(provider.urlFor('openai-compatible'), { ...changes });

describe('the points of a person', () => {
  it('are twenty an hour for a visitor, and then the house chef says so once', {
    timeout: PATIENCE_MS,
  }, async () => {
    server = await openModelServer(settings(), { rateLimitScale: 0.1, trustedProxies });
    const { url } = server;
    for (let time = 0; time < 2; time += 1) {
      const { status, text, json } = await post({ url }, PATH, first, from('203.0.113.1'));
      expect([status, json.chef], text).toEqual([200, 'model']);
    }
    const third = await post({ url }, PATH, later, from('203.0.113.1'));
    expect(third.json.chef).toBe('house');
    expect(third.text).toContain(FALLBACK_SENTENCES.limit);
    const fourth = await post({ url }, PATH, later, from('203.0.113.1'));
    expect([fourth.status, fourth.json.chef], fourth.text).toEqual([200, 'house']);
    expect(fourth.text).not.toContain(FALLBACK_SENTENCES.limit);
    expect((await post({ url }, PATH, first, from('203.0.113.2'))).json.chef).toBe('model');
  });

  it('are those of sixteen visitors for an IPv6 /48', { timeout: PATIENCE_MS }, async () => {
    server = await openModelServer(settings(), { rateLimitScale: 0.05, trustedProxies });
    const { url } = server;
    const chefs: unknown[] = [];
    for (let subnet = 0; subnet < 18; subnet += 1) {
      const address = from(`2001:db8:5:${subnet.toString(16)}::1`);
      chefs.push((await post({ url }, PATH, first, address)).json.chef);
    }
    expect(chefs).toEqual([...Array(16).fill('model'), 'house', 'house']);
    const beside = await post({ url }, PATH, first, from('2001:db8:6::1'));
    expect(beside.json.chef).toBe('model');
  });

  it('are sixty for somebody who is signed in, wherever they are', {
    timeout: PATIENCE_MS,
  }, async () => {
    const sessions = {
      identify: async () => ({ kind: 'person' as const, userId: 'u1', role: 'user' }),
    };
    server = await openModelServer(settings(), {
      rateLimitScale: 0.05,
      trustedProxies,
      sessions,
      readPreferences: async () => ({}),
    });
    const { url } = server;
    const chefs: unknown[] = [];
    for (let time = 0; time < 4; time += 1) {
      chefs.push((await post({ url }, PATH, first, from(`203.0.113.${time}`))).json.chef);
    }
    expect(chefs).toEqual(['model', 'model', 'model', 'house']);
  });

  it('leave the house chef a limit of its own', { timeout: PATIENCE_MS }, async () => {
    server = await openModelServer(settings(), { rateLimitScale: 0.05 });
    const { url } = server;
    const statuses: number[] = [];
    for (let time = 0; time < 4; time += 1)
      statuses.push((await post({ url }, PATH, first)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});

describe('the seats', () => {
  let slow: Server;
  const answers: (() => void)[] = [];
  const pending = async (count: number) =>
    expect.poll(() => answers.length, { timeout: PATIENCE_MS }).toBe(count);
  beforeAll(async () => {
    slow = createServer((_request, response) => {
      const text = JSON.stringify({
        choices: [{ index: 0, delta: { content: createRecipeJson() } }],
      });
      const end = JSON.stringify({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] });
      answers.push(() => {
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        response.end(`data: ${text}\n\ndata: ${end}\n\ndata: [DONE]\n\n`);
      });
    });
    await new Promise<void>((ready) => slow.listen(0, '127.0.0.1', ready));
  });
  afterEach(() => {
    answers.length = 0;
  });
  afterAll(() => new Promise<void>((done) => void slow.close(() => done())));
  const openSlow = async () => {
    const { port } = slow.address() as AddressInfo;
    const patient = { firstByteMs: PATIENCE_MS, totalMs: PATIENCE_MS };
    // One seat, and a queue of two.
    server = await openModelServer(createModelSettings(`http://127.0.0.1:${port}/v1`, patient), {
      rateLimitScale: 1 / 16,
      trustedProxies,
    });
    return server;
  };

  it('are few, the queue ends, and who comes then is told when to come again', {
    timeout: PATIENCE_MS,
  }, async () => {
    const { url } = await openSlow();
    // The head of a stream comes as soon as its place is taken, in the kitchen or in the queue.
    const streams: Response[] = [];
    for (const at of [1, 2, 3]) streams.push(await openStream(url, `203.0.113.${at}`));
    const { status, headers, json } = await post({ url }, PATH, first, from('203.0.113.4'));
    expect(status).toBe(503);
    expect(headers.get('retry-after')).toBe('5');
    expect(json.code).toBe('busy');
    for (const at of [0, 1, 2]) {
      await pending(at + 1);
      answers[at]?.();
      expect(await streams[at]?.text()).toContain('"chef":"model"');
    }
  });

  it('are left by who goes away', { timeout: PATIENCE_MS }, async () => {
    const { url } = await openSlow();
    const leaving = new AbortController();
    const gone = await openStream(url, '203.0.113.1', leaving.signal);
    await pending(1);
    const next = post({ url }, PATH, first, from('203.0.113.2'));
    leaving.abort();
    await gone.text().catch(() => {});
    await pending(2);
    answers[1]?.();
    expect((await next).json.chef).toBe('model');
  });
});

describe('the tokens of a day', () => {
  it('run out, and the house chef says so', { timeout: PATIENCE_MS }, async () => {
    server = await openModelServer(settings({ dailyTokens: 10_000 }));
    const { url } = server;
    expect((await post({ url }, PATH, first)).json.chef).toBe('model');
    const next = await post({ url }, PATH, first);
    expect(next.json.chef).toBe('house');
    expect(next.text).toContain(FALLBACK_SENTENCES.ceiling);
  });
});

describe('the breaker', () => {
  afterEach(() => {
    vi.useRealTimers();
  });
  const settled = () => new Promise((done) => setImmediate(done));
  const fail = async (breaker: ReturnType<typeof createCircuitBreaker>, error: unknown) => {
    breaker.start()(error);
    await settled();
  };

  it('opens after five failures in a row, and tries one call after a rest', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const breaker = createCircuitBreaker(1000);
    for (let time = 0; time < 5; time += 1)
      await fail(breaker, new ChefUnavailableError('unreachable'));
    expect(() => breaker.start()).toThrow(ChefUnavailableError);
    vi.setSystemTime(Date.now() + 1001);
    const end = breaker.start();
    expect(() => breaker.start()).toThrow(ChefUnavailableError);
    end();
    await settled();
    await fail(breaker, undefined);
    expect(() => breaker.start()).not.toThrow();
  });

  it('counts no nonsense, no ceiling and nobody who left', async () => {
    const breaker = createCircuitBreaker(1000);
    for (let time = 0; time < 4; time += 1) await fail(breaker, new ChefUnavailableError('slow'));
    await fail(breaker, new Error('cut short'));
    await fail(breaker, new ChefUnavailableError('ceiling'));
    expect(() => breaker.start()).not.toThrow();
    await fail(breaker, new ChefUnavailableError('slow'));
    expect(() => breaker.start()).toThrow(ChefUnavailableError);
  });
});
