/** Tests how the web pages and their files are served: documents, 404s, nonces, security headers and caching. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { PAGES } from '@saffron/contract/paths';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { get, send } from '../../testing/http-requests.ts';
import { startTestServer, type TestServer } from '../../testing/open-server.ts';

const DOCUMENT = `<!doctype html><html lang="en"><head><title>Saffron</title>
<meta property="csp-nonce" nonce="__CSP_NONCE__"><script nonce="__CSP_NONCE__" src="/assets/a-1.js"></script>
</head><body></body></html>`;

let server: TestServer;
let folder: string;

function build(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'saffron-web-'));
  const dist = path.join(root, 'dist');
  mkdirSync(path.join(dist, 'assets'), { recursive: true });
  writeFileSync(path.join(root, 'secret.txt'), 'secret');
  writeFileSync(path.join(dist, 'index.html'), DOCUMENT);
  writeFileSync(path.join(dist, '.env'), 'secret');
  writeFileSync(path.join(dist, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(path.join(dist, 'assets', 'a-1.js'), 'console.info("hello");'.repeat(100));
  writeFileSync(path.join(dist, 'assets', 'a-1.js.map'), '{"secret":1}');
  writeFileSync(path.join(dist, 'assets', 'b-2.js'), 'plain');
  writeFileSync(path.join(dist, 'assets', 'gone-3.js'), 'plain');
  writeFileSync(path.join(dist, 'assets', 'b-2.js.br'), brotliCompressSync('packed before'));
  return dist;
}

beforeAll(async () => {
  folder = build();
  server = await startTestServer({ webFolder: folder });
});
afterAll(async () => {
  await server.close();
  rmSync(path.dirname(folder), { recursive: true, force: true });
});

const nonceOf = (text: string) => /nonce="([^"]+)"/.exec(text)?.[1] ?? 'none';

describe('pages', () => {
  const { sharedRecipe: _hasItsOwn, ...plain } = PAGES;
  it.each([...Object.values(plain), '/meal-planner/'])('%s is the document', async (page) => {
    const { status, headers, text } = await get(server, page);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(text).not.toContain('__CSP_NONCE__');
  });

  it('are the document with 404 where there is no page', async () => {
    const { status, text } = await get(server, '/no/such/page?x=1');
    expect(status).toBe(404);
    expect(text).toContain('<title>Saffron</title>');
    expect((await send(`${server.url}/no/such/page`, { method: 'POST' })).json.code).toBe(
      'not-found',
    );
  });

  it('are the document with 404 where a file was when the server started', async () => {
    rmSync(path.join(folder, 'assets', 'gone-3.js'));
    const { status, text } = await get(server, '/assets/gone-3.js');
    expect([status, text]).toEqual([404, expect.stringContaining('<title>Saffron</title>')]);
    const posted = await send(`${server.url}/assets/gone-3.js`, { method: 'POST' });
    expect(posted.json.code).toBe('method-not-allowed');
  });

  it('allow only scripts and styles with the nonce of this very answer', async () => {
    const [one, two] = [await get(server, '/'), await get(server, '/')];
    expect(nonceOf(one.text)).not.toBe(nonceOf(two.text));
    const policy = one.headers.get('content-security-policy') ?? '';
    expect(policy.split('; ')).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        `script-src 'self' 'nonce-${nonceOf(one.text)}'`,
        `style-src 'self' 'nonce-${nonceOf(one.text)}'`,
        "img-src 'self' data:",
        "connect-src 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        'trusted-types saffron',
      ]),
    );
    expect(policy).not.toMatch(/unsafe|upgrade-insecure/);
  });
});

describe('the famous personas', () => {
  it('are switched off in the document when the operator says so', async () => {
    expect((await get(server, '/')).text).not.toContain('famous-personas');
    const plain = await startTestServer({ webFolder: folder, famousPersonas: false });
    expect((await get(plain, '/')).text).toContain('<meta name="famous-personas" content="off">');
    await plain.close();
  });
});

describe('headers', () => {
  it('of a hashed file are those that a file can heed', async () => {
    const { headers } = await get(server, '/assets/a-1.js');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toBeNull();
    expect(headers.get('set-cookie')).toBeNull();
  });

  it.each(['/', '/healthz', '/mp/nothing'])('of %s are strict', async (page) => {
    const { headers } = await get(server, page);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('permissions-policy')).toContain('screen-wake-lock=(self)');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('set-cookie')).toBeNull();
    expect(headers.get('server')).toBeNull();
  });

  it('of data are those that data can heed, and of a page of the API all', async () => {
    const data = await get(server, '/mp/api/recipes/saved');
    expect(data.headers.get('x-content-type-options')).toBe('nosniff');
    expect(data.headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(data.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(data.headers.get('permissions-policy')).toBeNull();
    const page = await get(server, '/mp/api/shared/shared-recipes/none/meta');
    expect(page.headers.get('permissions-policy')).toContain('camera=()');
  });

  it('ask for https when people come by https', async () => {
    const secure = await startTestServer({ isHttps: true });
    const { headers } = await get(secure, '/healthz');
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
    await secure.close();
  });
});

describe('files', () => {
  it('with a hash in their name never change', async () => {
    const { status, headers } = await get(server, '/assets/a-1.js', {
      'accept-encoding': 'br',
    });
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('content-type')).toContain('javascript');
    expect(headers.get('content-encoding')).toBe('br');
    expect((await get(server, '/favicon.svg')).headers.get('cache-control')).toBe('no-cache');
  });

  it('are sent as the build has packed them', async () => {
    const packed = await get(server, '/assets/b-2.js', { 'accept-encoding': 'br' });
    expect([packed.text, packed.headers.get('content-encoding')]).toEqual(['packed before', 'br']);
    expect(packed.headers.get('content-type')).toContain('javascript');
    expect(packed.headers.get('cache-control')).toContain('immutable');
    const plain = await get(server, '/assets/b-2.js', { 'accept-encoding': 'identity' });
    expect(plain.text).toBe('plain');
  });

  it.each([
    '/.env',
    '/assets/b-2.js.br',
    '/assets/a-1.js.map',
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/assets\\..\\..\\secret.txt',
    '//secret.txt',
    '/assets/',
    '/index.html',
  ])('are not found at %s', async (page) => {
    const { status, text } = await get(server, page);
    expect([400, 404]).toContain(status);
    expect(text).not.toContain('secret');
  });
});

describe('without a build', () => {
  it('says so in a sentence, and the API works', async () => {
    const bare = await startTestServer({ webFolder: path.join(folder, 'missing') });
    const { status, text } = await get(bare, '/');
    expect(status).toBe(503);
    expect(text).toContain('have not been built yet');
    expect((await get(bare, '/healthz')).status).toBe(200);
    await bare.close();
  });
});
