/** Tests malformed and hostile HTTP (types, encodings, sizes, framing): a proper error or a closed connection. */
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { ENDPOINTS } from '@saffron/contract/endpoints';
import { MAX_BODY_BYTES } from '@saffron/contract/limits';
import { API_BASE, PAGES } from '@saffron/contract/paths';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { get, send } from '../http-requests.ts';
import { startTestServer, type TestServer } from '../open-server.ts';
import { formatRequest, type RawResponse, sendRaw } from './raw-http.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const FEEDBACK = '/mp/api/feedback';
const JSON_TYPE = 'Content-Type: application/json';
const fine = JSON.stringify({ message: 'Good soup', category: 'Bug Report' });
const say = (...pieces: (string | Buffer)[]) => sendRaw(server.url, { pieces });
const post = (headers: string[], body: string) => formatRequest('POST', FEEDBACK, headers, body);

const codeOf = ({ body }: RawResponse): unknown => {
  try {
    return (JSON.parse(body) as { code?: unknown }).code;
  } catch {
    return undefined;
  }
};

afterEach(async () => {
  expect((await get(server, '/healthz')).status).toBe(200);
  expect(server.logLines.filter((line) => /"level":[56]0/.test(line))).toEqual([]);
});

describe('content types', () => {
  it.each([
    'text/plain',
    'text/json',
    'application/xml',
    'application/jsonp',
    'application/json-patch+json',
    'application/ld+json',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'json',
    'application',
    'application/',
    '/json',
    'application/json/x',
    'text/plain; application/json',
    '*/*',
    '""',
    'application/json, text/plain',
  ])('%s is refused', async (type) => {
    const answer = await say(post([`Content-Type: ${type}`], fine));
    expect([answer.status, codeOf(answer)]).toEqual([415, 'unsupported-media-type']);
  });

  it.each([
    'application/json; charset=utf-8',
    'application/json;charset="UTF-8"',
    'APPLICATION/JSON',
  ])('%s is taken', async (type) => {
    expect((await say(post([`Content-Type: ${type}`], fine))).status).toBe(201);
  });

  it.each(['utf-16', 'utf-7', 'iso-8859-1', 'x'.repeat(2000)])(
    'a charset of %s changes nothing about how bytes are read',
    async (charset) => {
      const answer = await say(post([`${JSON_TYPE}; charset=${charset}`], '+AHs-'));
      expect(answer.status).toBe(400);
    },
  );

  it.each(['identity', 'IDENTITY'])('a body said to be %s is taken', async (encoding) => {
    const answer = await say(post([JSON_TYPE, `Content-Encoding: ${encoding}`], fine));
    expect(answer.status).toBe(201);
  });

  it.each(['gzip', 'br', 'deflate', 'zstd', 'compress, gzip', 'identity, gzip', 'x'])(
    'a body said to be %s is refused, whatever it is',
    async (encoding) => {
      for (const body of [fine, gzipSync(fine), brotliCompressSync(fine), '']) {
        const headers = { 'content-type': 'application/json', 'content-encoding': encoding };
        const answer = await send(server.url + FEEDBACK, { method: 'POST', headers, body });
        expect([answer.status, answer.json.code]).toEqual([415, 'unsupported-media-type']);
        expect(answer.headers.get('accept-encoding')).toBe('identity');
        expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      }
    },
  );
});

describe('sizes', () => {
  const ofSize = (bytes: number) => {
    const empty = JSON.stringify({ message: 'x', category: 'Bug Report', more: '' });
    return empty.replace('""', `"${'x'.repeat(bytes - empty.length)}"`);
  };

  it('64 KiB is taken and a byte more is refused', async () => {
    expect((await say(post([JSON_TYPE], ofSize(MAX_BODY_BYTES)))).status).toBe(201);
    const answer = await say(post([JSON_TYPE], ofSize(MAX_BODY_BYTES + 1)));
    expect([answer.status, codeOf(answer)]).toEqual([413, 'too-large']);
  });

  it('what is said to be huge is refused before it comes', async () => {
    const head = `POST ${FEEDBACK} HTTP/1.1\r\nHost: x\r\n${JSON_TYPE}\r\nContent-Length: 99999999999\r\n\r\n`;
    expect((await say(head)).status).toBe(413);
  });

  it('what comes in pieces is counted too', async () => {
    const head = `POST ${FEEDBACK} HTTP/1.1\r\nHost: x\r\n${JSON_TYPE}\r\nTransfer-Encoding: chunked\r\n\r\n`;
    const piece = `4000\r\n${'x'.repeat(0x4000)}\r\n`;
    expect((await say(head, piece, piece, piece, piece, piece)).status).toBe(413);
  });

  it.each([
    ['one header that is too long', [`X: ${'a'.repeat(17_000)}`]],
    ['too many headers', Array.from({ length: 3000 }, (_, at) => `X-${at}: 1`)],
    ['a long name', [`${'x'.repeat(17_000)}: 1`]],
  ])('%s', async (_name, headers) => {
    expect((await say(formatRequest('GET', '/healthz', headers))).status).toBe(431);
  });

  it('an address without an end', async () => {
    expect([414, 431]).toContain(
      (await say(formatRequest('GET', `/${'a'.repeat(20_000)}`))).status,
    );
    const long = await say(formatRequest('GET', `/mp/api/recipes/saved/${'a'.repeat(9000)}`));
    expect([400, 401]).toContain(long.status);
  });
});

describe('framing', () => {
  const head = `POST ${FEEDBACK} HTTP/1.1\r\nHost: x\r\n${JSON_TYPE}\r\n`;
  it.each([
    ['two lengths', `${head}Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello`],
    [
      'a length and chunks',
      `${head}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    ],
    ['a negative length', `${head}Content-Length: -1\r\n\r\n`],
    ['a length with a sign', `${head}Content-Length: +5\r\n\r\nhello`],
    ['a length in hex', `${head}Content-Length: 0x5\r\n\r\nhello`],
    ['an unknown coding', `${head}Transfer-Encoding: cow\r\n\r\n`],
    ['chunked not last', `${head}Transfer-Encoding: chunked, gzip\r\n\r\n`],
    ['a chunk of no size', `${head}Transfer-Encoding: chunked\r\n\r\nzz\r\nhello\r\n0\r\n\r\n`],
    ['a chunk of endless size', `${head}Transfer-Encoding: chunked\r\n\r\nfffffffffffffffff\r\n`],
    ['a chunk that says less', `${head}Transfer-Encoding: chunked\r\n\r\n1\r\nhello\r\n0\r\n\r\n`],
    ['a space before the colon', `${head}X : y\r\n\r\n`],
    ['a folded header', `${head}X: a\r\n b\r\nContent-Length : 3\r\n\r\n`],
    ['a bare line feed', 'GET / HTTP/1.1\nHost: x\nX\n\n'],
    ['a NUL in a header', 'GET / HTTP/1.1\r\nHost: x\r\nX: a\u0000b\r\n\r\n'],
    ['a NUL in the address', 'GET /\u0000 HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['no host', 'GET / HTTP/1.1\r\n\r\n'],
    ['two hosts', 'GET /healthz HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n'],
    ['no version', 'GET /\r\n\r\n'],
    ['another version', 'GET / HTTP/9.9\r\nHost: x\r\n\r\n'],
    ['HTTP/2 without asking', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['a TLS greeting', '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003'],
    ['an invented method', 'COOK / HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['a method in small letters', 'get / HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['noise', '\u00ff\u00fe\u0000\u0001\r\n\r\n'],
  ])('%s', async (_name, text) => {
    const answer = await say(Buffer.from(text, 'latin1'));
    expect(answer.status).toBeLessThan(500);
    expect(answer.text).not.toMatch(/node:|\bat \S+ \(/);
  });

  it('a second request hidden in the first one’s body is not heard', async () => {
    const hidden = formatRequest('GET', '/mp/api/hidden');
    const outer = formatRequest('POST', FEEDBACK, [JSON_TYPE], hidden);
    const { text } = await say(outer);
    expect(text.match(/HTTP\/1\.1 /g)).toHaveLength(1);
  });

  it('requests that come all at once are answered in order', async () => {
    const one = formatRequest('GET', '/healthz');
    const other = formatRequest('GET', '/mp/api/nothing');
    const whole = (text: string) =>
      (text.match(/HTTP\/1\.1 \d/g)?.length ?? 0) >= 60 && text.endsWith('}');
    const { text } = await sendRaw(server.url, {
      pieces: [(one + other).repeat(30)],
      isDone: whole,
    });
    const statuses = [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => status);
    expect(statuses).toEqual(Array.from({ length: 60 }, (_, at) => (at % 2 ? '404' : '200')));
  });

  it('other headers than ours are only headers', async () => {
    const odd = [
      'X-HTTP-Method-Override: DELETE',
      'X-Original-URL: /mp/api/auth/account',
      'Forwarded: for=1',
    ];
    const hoping = formatRequest('GET', '/healthz', ['Expect: the-moon']);
    expect((await say(formatRequest('GET', '/healthz', odd))).status).toBe(200);
    expect((await say(hoping)).status).toBeLessThan(418);
    expect(
      (await say(formatRequest('GET', '/healthz', ['Connection: Upgrade', 'Upgrade: websocket'])))
        .status,
    ).toBe(200);
    expect(
      (await say(formatRequest('GET', '/healthz', ['Authorization: Basic Og==']))).status,
    ).toBe(200);
  });
});

describe('addresses', () => {
  it.each([
    '/mp/api/%',
    '/mp/api/%zz',
    '/mp/api/%ff',
    '/mp/api/%c0%af',
    '/mp/api/recipes/saved/%',
    '/mp/api/recipes/saved/%ed%a0%80',
    '/mp/api/shared/shared-recipes/%2e%2e%2f',
    '/mp/api/shared/shared-recipes/..%2f..%2fetc',
    '/mp/../mp/api/nothing',
    '/mp/./api',
    '/mp//api',
    '/mp/api//auth/login',
    '/mp/api/auth/login/..;/',
    '/mp/api/__proto__',
    '/mp/api/constructor',
    '/mp/api/:name',
    '/mp/api/*',
    '/mp/api?__proto__[a]=1',
    '/mp/api/auth/check-reset-token?token[]=1',
    '/mp/api/auth/check-reset-token?token=1&token=2',
    '/mp/api/auth/check-reset-token?token=%00',
    '/mp/api/auth/check-reset-token?token=%ff',
    `/mp/api/auth/check-reset-token?${'a=1&'.repeat(3000)}`,
  ])('%s is refused as JSON', async (target) => {
    const answer = await say(formatRequest('GET', target));
    expect([400, 401, 404, 405, 414]).toContain(answer.status);
    expect(typeof codeOf(answer)).toBe('string');
  });

  it.each([
    'http://evil.example/',
    'http://evil.example/healthz',
    'https://evil.example:1/mp/api/x',
  ])('GET %s goes nowhere else', async (target) => {
    const answer = await say(formatRequest('GET', target));
    expect(answer.status).toBeLessThan(500);
    expect(answer.head).not.toMatch(/^location:/im);
  });

  it.each([
    ['CONNECT', 'evil.example:443'],
    ['TRACE', '/'],
    ['TRACK', '/'],
    ['OPTIONS', '*'],
    ['PROPFIND', '/'],
    ['PATCH', FEEDBACK],
    ['QUERY', '/'],
    ['PURGE', '/'],
  ])('%s %s', async (method, target) => {
    const answer = await say(formatRequest(method, target));
    expect(answer.status).toBeLessThan(500);
    expect(answer.body).not.toContain('cook.example');
  });

  it.each([
    '///evil.example',
    '//evil.example/%2f..',
    '/\\evil.example',
    '/.env',
    '/.git/config',
    '/assets/../../package.json',
    '/assets/..%2f..%2fpackage.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/assets/..%5c..%5cpackage.json',
    '/assets/%00',
    '/assets/',
    '/index.html',
    '/package.json',
    '/server/src/main.ts',
    '/assets/x.js.map',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/....//....//etc/passwd',
    '/etc/passwd',
    '/data/saffron.sqlite',
    '/node_modules/zod/package.json',
    '/cgi-bin/',
    '/pictures/../../package.json',
    '/pictures/%2e%2e%2fpackage.json',
    '/pictures/constructor.svg',
    '/pictures/__proto__.svg',
  ])('%s gives no file away', async (target) => {
    const answer = await say(formatRequest('GET', target));
    expect([400, 404, 414, 503]).toContain(answer.status);
    expect(answer.head).not.toMatch(/^location:/im);
    expect(answer.body).not.toMatch(/"workspaces"|root:|SQLite format|createApp/);
  });
});

describe('every address', () => {
  const paths = [...new Set(Object.values(ENDPOINTS).map(({ path }) => API_BASE + path))]
    .concat(Object.values(PAGES))
    .concat('/healthz', '/readyz', '/mp/api/openapi.json')
    .map((path) => path.replace(/:\w+/g, 'x'));

  it.each(paths)('%s answers HEAD, OPTIONS and conditions', async (path) => {
    const bare = await say(formatRequest('GET', path));
    const head = await say(formatRequest('HEAD', path, ['Connection: close']));
    expect(head.body).toBe('');
    expect(head.status).toBe(bare.status);
    const options = await say(formatRequest('OPTIONS', path));
    expect([204, 404]).toContain(options.status);
    expect(options.head).not.toMatch(/access-control/i);
    const odd = [
      'Range: bytes=0-',
      'If-None-Match: *',
      'If-Modified-Since: never',
      'If-Range: "x"',
    ];
    expect([bare.status, 206, 304, 412]).toContain(
      (await say(formatRequest('GET', path, odd))).status,
    );
    const ranges = [`Range: bytes=${'0-,'.repeat(1300)}0-`];
    expect((await say(formatRequest('GET', path, ranges))).status).toBe(bare.status);
  });
});

describe('slow callers', () => {
  it('headers and bodies that never end are given up', async () => {
    const { headersTimeout, requestTimeout, keepAliveTimeout } = server.server.server;
    for (const ms of [headersTimeout, requestTimeout, keepAliveTimeout]) {
      expect(ms).toBeGreaterThan(0);
      expect(ms).toBeLessThanOrEqual(75_000);
    }
  });

  it('many who never finish leave room for the others', async () => {
    const slow = Array.from({ length: 200 }, () =>
      sendRaw(server.url, {
        pieces: ['POST /mp/api/feedback HTTP/1.1\r\nHost: x\r\nX: '],
        isDone: () => true,
      }),
    );
    const answers = await Promise.all(Array.from({ length: 20 }, () => get(server, '/healthz')));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    server.server.server.closeAllConnections();
    await Promise.all(slow);
  });

  it('a client that leaves in the middle is forgotten', async () => {
    await Promise.allSettled(
      Array.from({ length: 20 }, async () => {
        const leaving = AbortSignal.timeout(1);
        await send(`${server.url}${FEEDBACK}`, {
          method: 'POST',
          body: fine,
          headers: { 'content-type': 'application/json' },
          signal: leaving,
        });
      }),
    );
  });
});
