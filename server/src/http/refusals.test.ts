/** Tests requests refused before a handler (bad body, type or path), the error's shape, request ids, logs and CORS. */
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { get, post, postText, send } from '../../testing/http-requests.ts';
import { startTestServer, type TestServer } from '../../testing/open-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const FEEDBACK = '/api/feedback';
const fine = { message: 'Good soup', category: 'General Comment' };

function raw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}

describe('bodies', () => {
  it.each([
    ['broken JSON', '{"message": "x"', 400, 'bad-json'],
    ['no JSON at all', 'message=x', 400, 'bad-json'],
    ['a poisoned prototype', '{"__proto__": {"a": 1}, "message": "x"}', 400, 'bad-json'],
    ['a poisoned constructor', '{"constructor": {"prototype": {}}}', 400, 'bad-json'],
    ['NUL in a known field', '{"message":"a\\u0000","category":"Bug Report"}', 400, 'bad-input'],
    ['NUL in an unknown field', '{"x":["\\u0000"]}', 400, 'bad-input'],
    ['NUL in a key', '{"a\\u0000":1}', 400, 'bad-input'],
    ['a lone surrogate', '{"message":"a\\ud83d","category":"Bug Report"}', 400, 'bad-input'],
    ['a deep array', `${'['.repeat(30_000)}${']'.repeat(30_000)}`, 400, 'bad-input'],
    [
      'a deep array with an escape',
      `${'['.repeat(9000)}"\\u0000"${']'.repeat(9000)}`,
      400,
      'bad-input',
    ],
    [
      'a deep array in an unknown field',
      `{"message":"x","category":"Bug Report","x":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
      400,
      'bad-input',
    ],
    [
      'deep objects in an unknown field',
      `{"message":"x","category":"Bug Report","x":${'{"a":'.repeat(33)}1${'}'.repeat(33)}}`,
      400,
      'bad-input',
    ],
    ['deep brackets that never end', `{"x":${'[{"a":'.repeat(5000)}`, 400, 'bad-input'],
    ['a string that never ends', '{"x":"\\', 400, 'bad-json'],
    ['a string', '"text"', 400, 'bad-input'],
    ['null', 'null', 400, 'bad-input'],
    ['65 KiB', JSON.stringify({ ...fine, more: 'x'.repeat(65 * 1024) }), 413, 'too-large'],
  ])('%s', async (_name, body, status, code) => {
    const answer = await postText(server, FEEDBACK, body);
    expect(answer.status).toBe(status);
    expect(answer.json).toEqual({
      message: expect.stringMatching(/^[A-Z].*\.$/),
      code,
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      ...(code === 'bad-input' ? { issues: expect.any(Array) } : {}),
    });
  });

  it('takes brackets in a text for text, and what is nested as deep as anything should be', async () => {
    const message = `${'['.repeat(100)}"${'{'.repeat(100)}\\`;
    const deep = JSON.parse(`${'['.repeat(30)}${']'.repeat(30)}`);
    expect((await post(server, FEEDBACK, { ...fine, message, deep })).status).toBe(201);
  });

  it('refuses bytes that are no UTF-8', async () => {
    const bytes = new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]);
    expect((await postText(server, FEEDBACK, bytes)).json.code).toBe('bad-json');
  });

  it('takes a pair of surrogates written as escapes', async () => {
    const body = '{"message":"\\ud83c\\udf5c","category":"Bug Report"}';
    expect((await postText(server, FEEDBACK, body)).status).toBe(201);
  });

  it.each([
    'application/json; charset=utf-8',
    'application/json;charset=UTF-8',
    'Application/JSON',
  ])('takes %s', async (type) => {
    expect((await post(server, FEEDBACK, fine, { 'content-type': type })).status).toBe(201);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'nonsense'])(
    'refuses %s with 415',
    async (type) => {
      const answer = await post(server, FEEDBACK, fine, { 'content-type': type });
      expect(answer.status).toBe(415);
      expect(answer.json.code).toBe('unsupported-media-type');
    },
  );

  it('refuses a body without a type with 415, and no body with 400', async () => {
    const body = new TextEncoder().encode(JSON.stringify(fine));
    const untyped = await send(`${server.url}/mp${FEEDBACK}`, { method: 'POST', body });
    expect(untyped.status).toBe(415);
    const empty = await send(`${server.url}/mp${FEEDBACK}`, { method: 'POST' });
    expect(empty.status).toBe(400);
  });

  it('names the place of what is wrong', async () => {
    const { json } = await post(server, '/api/meal-plan', {
      messages: [{ role: 'user', content: 1 }],
    });
    expect(json.issues).toEqual([{ path: 'messages.0.content', message: expect.any(String) }]);
  });
});

describe('addresses', () => {
  it.each(['/mp/api/nothing', '/mp', '/mp/', '/mp/api/auth/unheard-of', '/mp/%ff', '/mp/api/%'])(
    '%s is a JSON refusal',
    async (path) => {
      const answer = await get(server, path);
      expect([400, 404]).toContain(answer.status);
      expect(answer.headers.get('content-type')).toContain('application/json');
      expect(answer.json).toMatchObject({
        code: expect.any(String),
        requestId: expect.any(String),
      });
    },
  );

  it('says which methods an address knows', async () => {
    const wrong = await get(server, '/mp/api/meal-plan');
    expect(wrong.status).toBe(405);
    expect(wrong.headers.get('allow')).toBe('POST, OPTIONS');
    const options = await send(`${server.url}/mp/api/meal-plan`, { method: 'OPTIONS' });
    expect(options.status).toBe(204);
    expect(options.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('answers HEAD like GET, without a body', async () => {
    const head = await send(`${server.url}/healthz`, { method: 'HEAD' });
    expect([head.status, head.text]).toEqual([200, '']);
  });

  it.each(['%', '%ff', 'a%zz%20b', '%c3%28'])('%s in a path stands for itself', async (part) => {
    const unknown = await get(server, `/mp/api/${part}?a=%ff`);
    expect([unknown.status, unknown.json.code]).toEqual([404, 'not-found']);
    expect(unknown.headers.get('content-security-policy')).toContain("default-src 'none'");
    const unnamed = await get(server, `/mp/api/recipes/saved/${part}`);
    expect([unnamed.status, unnamed.json.code]).toEqual([401, 'unauthorized']);
  });

  it('answers what is no HTTP in the same shape', async () => {
    const answer = await raw('GET / HTTP/1.1\r\nbad header\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ code: 'bad-input' });
    const length = 'POST /mp/api/feedback HTTP/1.1\r\nhost: x\r\ncontent-length: two\r\n\r\n';
    expect(await raw(length)).toMatch(/^HTTP\/1\.1 400 /);
    const huge = `GET / HTTP/1.1\r\nhost: x\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`;
    expect(await raw(huge)).toMatch(/^HTTP\/1\.1 431 /);
  });
});

describe('ids and logs', () => {
  it('makes its own request ids', async () => {
    const { json } = await get(server, '/mp/nothing', {
      'request-id': 'mine',
      'x-request-id': 'mine',
    });
    expect(json.requestId).not.toBe('mine');
  });

  it('logs how a request went and nothing of what was in it', async () => {
    await post(server, FEEDBACK, { ...fine, message: 'secret-words', email: 'ann@example.org' });
    await get(server, '/mp/api/auth/check-reset-token?token=secret-token');
    await expect
      .poll(() => server.logLines.join(''))
      .toContain('"route":"/mp/api/feedback","status":201');
    expect(server.logLines.join('')).not.toMatch(/secret|example\.org/);
  });
});

describe('other origins', () => {
  it('are let in only when listed', async () => {
    const open = await startTestServer({ corsOrigins: ['https://friend.example'] });
    const from = (origin: string) => get(open, '/healthz', { origin });
    const header = 'access-control-allow-origin';
    expect((await from('https://friend.example')).headers.get(header)).toBe(
      'https://friend.example',
    );
    expect((await from('https://foe.example')).headers.get(header)).toBeNull();
    await open.close();
  });
});
