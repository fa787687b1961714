/** Tests that however a model provider fails, the rule-based chef gives a checked reply and no call hangs. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough, Readable } from 'node:stream';
import { getLocal, type Mockttp } from 'mockttp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createRecipeJson } from '../../testing/fake-model-provider.ts';
import { post } from '../../testing/http-requests.ts';
import { createModelSettings, openModelServer } from '../../testing/model-server.ts';
import type { TestServer } from '../../testing/open-server.ts';
import { parseEventStream } from '../../testing/parse-event-stream.ts';
import { FALLBACK_SENTENCES, RESTART_AFTER_FAILURE } from '../chat/reply-strings.ts';
import type { ModelSettings } from './model-settings.ts';

const PATIENCE_MS = 30_000;
const PATH = '/api/meal-plan';
const STREAM = { accept: 'text/event-stream' };
const EVENTS = { 'content-type': 'text/event-stream' };
const SHORT = { firstByteMs: 200, totalMs: 600 };
const body = {
  messages: [{ role: 'user', content: 'a rice dish, please' }],
  preferences: { foodAllergies: ['milk'] },
};

/** Frames of the wire format of chat completions. */
const frame = (content: string, finish: string | null = null) =>
  `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta: { content }, finish_reason: finish }] })}\n\n`;
const whole = (content: string) => `${frame(content)}${frame('', 'stop')}data: [DONE]\n\n`;
const HALF = frame(createRecipeJson().slice(0, 230));
const BUTTERY = createRecipeJson({ ingredients: ['200 g rice', '50 g butter'] });

let provider: Mockttp;
let server: TestServer | undefined;
beforeEach(async () => {
  provider = getLocal();
  await provider.start();
});
afterEach(async () => {
  await server?.close();
  server = undefined;
  await provider.stop();
});

const open = async (changes: Partial<ModelSettings> = {}, baseUrl = `${provider.url}/v1`) => {
  server = await openModelServer(createModelSettings(baseUrl, { ...SHORT, ...changes }));
  return server;
};
const calls = () => provider.forAnyRequest();
const seen = async () => {
  const endpoints = await provider.getMockedEndpoints();
  return (await Promise.all(endpoints.map((one) => one.getSeenRequests()))).flat().length;
};
const drip = (chunks: readonly string[], ms: number) => {
  const stream = new PassThrough();
  let at = 0;
  const timer = setInterval(() => {
    if (stream.destroyed || at >= chunks.length) clearInterval(timer);
    else stream.write(chunks[at++]);
  }, ms);
  stream.on('close', () => clearInterval(timer));
  return stream;
};

/** A stream can be read only once. */
const streamTwice = async (make: () => Readable) => {
  for (let time = 0; time < 2; time += 1) await calls().once().thenStream(200, make(), EVENTS);
};

const FAULTS: Record<string, () => Promise<unknown>> = {
  'hangs up': () => calls().thenCloseConnection(),
  'resets the connection': () => calls().thenResetConnection(),
  'never answers': () => calls().thenTimeout(),
  'refuses the key': () => calls().thenReply(401, '{"error":{"message":"bad key"}}'),
  'wants us to wait long': () => calls().thenReply(429, '{}', { 'retry-after': '60' }),
  'wants us to wait a moment, twice': () => calls().thenReply(429, '{}', { 'retry-after': '0' }),
  fails: () => calls().thenReply(500, 'boom'),
  'answers with a page': () =>
    calls().thenReply(200, '<!DOCTYPE html><p>Hi', { 'content-type': 'text/html' }),
  'says nothing': () => calls().thenReply(200, '', EVENTS),
  'finishes without a word': () => calls().thenReply(200, whole(''), EVENTS),
  'ends in the middle': () => calls().thenReply(200, HALF, EVENTS),
  'goes silent in the middle': () => streamTwice(() => drip([HALF], 5)),
  'drips for ever': () => streamTwice(() => drip(Array(999).fill(frame(' ')), 20)),
  'talks of an error in the middle': () =>
    calls().thenReply(200, `${HALF}data: {"error":{"message":"overloaded"}}\n\n`, EVENTS),
  'sends frames that are no JSON': () => calls().thenReply(200, 'data: {oops\n\n', EVENTS),
  'breaks its JSON': () => calls().thenReply(200, whole('{"recipeName": "Rice", ]]} {{:'), EVENTS),
  'keeps to no schema': () => calls().thenReply(200, whole('{"weather":"fine"}'), EVENTS),
  'talks garbage': () => calls().thenReply(200, whole('#@%& ^^ *~* <<>> '.repeat(20)), EVENTS),
  'goes on and on': () =>
    calls().thenReply(200, frame('and then we stir it once more '.repeat(300)).repeat(9), EVENTS),
  'insists on butter': () => calls().thenReply(200, whole(BUTTERY), EVENTS),
};

describe.each(Object.entries(FAULTS))('a provider that %s', (_name, misbehave) => {
  it('costs the person nothing but the model, whole or streamed', {
    timeout: PATIENCE_MS,
  }, async () => {
    await misbehave();
    const { url } = await open();
    const { status, json } = await post({ url }, PATH, body);
    expect(status).toBe(200);
    expect(json).toMatchObject({ chef: 'house', safety: { checkedFor: { allergies: ['milk'] } } });
    expect(JSON.stringify(json.reply)).toMatch(/our own cookbook/);
    const { events } = parseEventStream((await post({ url }, PATH, body, STREAM)).text);
    expect(events.at(-1)).toMatchObject({ event: 'done', data: { chef: 'house' } });
    expect(JSON.stringify(events.filter(({ event }) => event === 'card'))).not.toMatch(/butter/);
    expect(server?.logLines.join('')).not.toContain('a-secret-key');
  });
});

/** A call of a tool as frames; `end` is how much of it comes. */
const callFrames = (end = Infinity): string => {
  const call = (delta: object, finish: string | null = null) =>
    `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;
  const part = (text: string, head: object = {}) =>
    call({ tool_calls: [{ index: 0, ...head, function: { ...nameOf(head), arguments: text } }] });
  const nameOf = (head: object) => ('id' in head ? { name: 'search_dishes' } : {});
  return [
    part('', { id: 'call-1', type: 'function' }),
    part('{"foods":'),
    part('["rice"]}'),
    `${call({}, 'tool_calls')}data: [DONE]\n\n`,
  ]
    .slice(0, end)
    .join('');
};

describe.each(Object.entries(FAULTS))(
  'a provider that called a tool and then %s',
  (_name, misbehave) => {
    it('costs the person nothing but the model', { timeout: PATIENCE_MS }, async () => {
      await calls().once().thenReply(200, callFrames(), EVENTS);
      await misbehave();
      const { url } = await open({ firstByteMs: 500, totalMs: 2500 });
      const { events } = parseEventStream((await post({ url }, PATH, body, STREAM)).text);
      expect(events.at(-1)).toMatchObject({
        event: 'done',
        data: { chef: 'house', safety: { checkedFor: { allergies: ['milk'] } } },
      });
      expect(JSON.stringify(events.filter(({ event }) => event !== 'restart'))).not.toContain(
        '50 g butter',
      );
      expect(await seen()).toBeGreaterThan(1);
    });
  },
);

describe('a call of a tool', () => {
  it.each([
    ['breaks off', () => calls().thenReply(200, callFrames(2), EVENTS)],
    ['goes silent', () => streamTwice(() => drip([callFrames(2)], 5))],
    [
      'is followed by an error',
      () =>
        calls().thenReply(
          200,
          `${callFrames(2)}data: {"error":{"message":"overloaded"}}\n\n`,
          EVENTS,
        ),
    ],
  ])(
    'that %s is not run: the house chef answers',
    { timeout: PATIENCE_MS },
    async (_how, misbehave) => {
      await misbehave();
      const { url } = await open();
      const { json } = await post({ url }, PATH, body);
      expect(json).toMatchObject({
        chef: 'house',
        safety: { checkedFor: { allergies: ['milk'] } },
      });
    },
  );
});

describe('a provider that is not there', () => {
  it('is done without', { timeout: PATIENCE_MS }, async () => {
    const { url } = await open({}, 'http://127.0.0.1:1/v1');
    const { json } = await post({ url }, PATH, body);
    expect(json.chef).toBe('house');
    expect(JSON.stringify(json.reply)).toContain(FALLBACK_SENTENCES.unreachable);
  });
});

describe('a provider that sends us elsewhere', () => {
  it.each([302, 307, 308])('with %s is not followed', { timeout: PATIENCE_MS }, async (status) => {
    let asked = 0;
    const elsewhere = createServer((_request, response) => {
      asked += 1;
      response.writeHead(200, EVENTS).end(whole(createRecipeJson()));
    }).listen(0, '127.0.0.1');
    await new Promise((ready) => elsewhere.once('listening', ready));
    const { port } = elsewhere.address() as AddressInfo;
    const location = `http://127.0.0.1:${port}/v1/chat/completions`;
    await calls().thenReply(status, '', { location });
    const { json } = await post(await open(), PATH, body);
    elsewhere.close();
    expect(json.chef).toBe('house');
    expect(asked).toBe(0);
  });
});

describe('one retry', () => {
  it.each([
    ['a 500', () => calls().once().thenReply(500, 'boom')],
    ['a 429 with a short wait', () => calls().once().thenReply(429, '{}', { 'retry-after': '0' })],
    ['a connection that was cut', () => calls().once().thenResetConnection()],
  ])('helps after %s', { timeout: PATIENCE_MS }, async (_name, misbehave) => {
    await misbehave();
    await calls().thenReply(200, whole(createRecipeJson()), EVENTS);
    const { url } = await open({ firstByteMs: 5000, totalMs: 9000 });
    expect((await post({ url }, PATH, body)).json).toMatchObject({ chef: 'model', tag: 'recipe' });
    expect(await seen()).toBe(2);
  });

  it.each([
    ['a wrong key', () => calls().thenReply(401, '{}')],
    ['a long wait', () => calls().thenReply(429, '{}', { 'retry-after': '60' })],
    ['half an answer', () => calls().thenStream(200, Readable.from([HALF]), EVENTS)],
  ])('is not made after %s', { timeout: PATIENCE_MS }, async (_name, misbehave) => {
    await misbehave();
    const { url } = await open({ firstByteMs: 5000, totalMs: 9000 });
    expect((await post({ url }, PATH, body)).json.chef).toBe('house');
    expect(await seen()).toBe(1);
  });
});

describe('a card that broke off', () => {
  it('is taken back with a word on a stream', { timeout: PATIENCE_MS }, async () => {
    await calls().thenStream(200, drip([HALF], 5), EVENTS);
    const { url } = await open();
    const anybody = { messages: body.messages };
    const { events } = parseEventStream((await post({ url }, PATH, anybody, STREAM)).text);
    const names = events.map(({ event }) => event);
    expect(names[0]).toBe('card');
    expect(events).toContainEqual({ event: 'restart', data: { reason: RESTART_AFTER_FAILURE } });
  });

  it('was never seen by somebody with needs, who sees no restart', {
    timeout: PATIENCE_MS,
  }, async () => {
    await calls().thenStream(200, drip([HALF], 5), EVENTS);
    const { url } = await open();
    const { events } = parseEventStream((await post({ url }, PATH, body, STREAM)).text);
    expect(events.map(({ event }) => event)).not.toContain('restart');
    expect(events.at(-1)).toMatchObject({ event: 'done', data: { chef: 'house' } });
  });

  it('is served when only its end is missing', { timeout: PATIENCE_MS }, async () => {
    const text = createRecipeJson();
    await calls().thenStream(200, drip([frame(text.slice(0, text.indexOf('Fluff')))], 5), EVENTS);
    const { url } = await open();
    expect((await post({ url }, PATH, body)).json).toMatchObject({
      chef: 'model',
      reply: { recipeName: 'Lemon rice', tips: [] },
    });
  });
});

describe('the breaker', () => {
  it('leaves a model alone after five failures in a row', { timeout: PATIENCE_MS }, async () => {
    await calls().thenReply(401, '{}');
    const { url } = await open();
    for (let asked = 0; asked < 7; asked += 1) {
      expect((await post({ url }, PATH, body)).json.chef).toBe('house');
    }
    expect(await seen()).toBe(5);
    expect(server?.logLines.join('')).toContain('"why":"resting"');
  });
});

describe('when the browser goes away', () => {
  let slow: Server;
  const closed = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  beforeEach(async () => {
    slow = createServer((_request, response) => {
      response.writeHead(200, EVENTS).write(frame('Let me think about it for a while. '.repeat(5)));
      response.on('close', closed.resolve);
      begun.resolve();
    });
    await new Promise<void>((ready) => slow.listen(0, '127.0.0.1', ready));
  });
  afterEach(() => new Promise<void>((done) => void slow.close(() => done())));

  it('so does the call to the provider', { timeout: PATIENCE_MS }, async () => {
    const { port } = slow.address() as AddressInfo;
    const { url } = await open(
      { firstByteMs: 20_000, totalMs: 45_000 },
      `http://127.0.0.1:${port}/v1`,
    );
    const leaving = new AbortController();
    const request = fetch(`${url}/mp${PATH}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...STREAM },
      body: JSON.stringify(body),
      signal: leaving.signal,
    }).then((response) => response.text());
    await begun.promise;
    leaving.abort();
    await request.catch(() => {});
    await closed.promise;
    await expect.poll(() => server?.logLines.join('')).toContain('"outcome":"cut short"');
  });
});
