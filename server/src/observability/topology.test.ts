/** Tests the compose file's set-up as plain processes: PostgreSQL, two servers and nginx with its own configuration. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { builtServerArgs } from '../../../scripts/build-server.mjs';
import { PASSWORD } from '../../testing/accounts-fixture.ts';
import { get, post, send, type TestResponse } from '../../testing/http-requests.ts';
import { findNginx, type ReverseProxy, startNginx } from '../../testing/nginx.ts';
import { startTestMailServer, type TestMailServer } from '../../testing/test-mail-server.ts';
import { runStatement, startTestPostgres, type TestPostgres } from '../../testing/test-postgres.ts';

const PATIENCE_MS = 90_000;
vi.setConfig({ testTimeout: PATIENCE_MS, hookTimeout: PATIENCE_MS });

interface App {
  readonly url: string;
  readonly metricsUrl: string;
  readonly child: ChildProcess;
}

/** Where a proxy with a certificate would stand. */
const BEFORE = '127.0.0.9';
const nginx = findNginx();
let house: TestPostgres;
let mailServer: TestMailServer;
let folder: string;
const apps: App[] = [];
let proxy: ReverseProxy;
/** A model that thinks for as long as a test wants, and then fails. */
let model: Server;
const thinking = Promise.withResolvers<void>();
const at = (index: number): App => apps[index] as App;

async function startApp(name: string): Promise<App> {
  const child = spawn(process.execPath, builtServerArgs(), {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      METRICS_PORT: '0',
      DATA_DIR: path.join(folder, name),
      DATABASE_URL: house.urlFor('saffron'),
      PUBLIC_URL: 'https://cook.example',
      SMTP_URL: mailServer.url,
      TRUST_PROXY: '127.0.0.1',
      CHEF_MODEL: 'openai-compatible:slow',
      CHEF_BASE_URL: `http://127.0.0.1:${(model.address() as AddressInfo).port}/v1`,
    },
  });
  let said = '';
  const portAfter = (words: RegExp) => words.exec(said)?.[1];
  child.stdout.on('data', (chunk) => {
    said += chunk;
  });
  child.stderr.pipe(process.stderr);
  const isUp = () => said.includes('Server listening at') && said.includes('metrics are told');
  while (!isUp()) {
    if (child.exitCode !== null) throw new Error(`the server ended: ${said}`);
    await new Promise((later) => setTimeout(later, 20));
  }
  return {
    child,
    url: `http://127.0.0.1:${portAfter(/listening at http:\/\/127\.0\.0\.1:(\d+)/)}`,
    metricsUrl: `http://127.0.0.1:${portAfter(/"port":(\d+),"msg":"metrics/)}/metrics`,
  };
}

beforeAll(async () => {
  if (nginx === undefined) return;
  folder = mkdtempSync(path.join(tmpdir(), 'saffron-topology-'));
  [house, mailServer] = await Promise.all([startTestPostgres(), startTestMailServer()]);
  model = createServer(async (_request, response) => {
    await thinking.promise;
    response.writeHead(500).end();
  }).listen(0, '127.0.0.1');
  await once(model, 'listening');
  await runStatement(house.urlFor('postgres'), 'create database saffron');
  apps.push(...(await Promise.all([startApp('one'), startApp('two')])));
  proxy = await startNginx(
    nginx,
    apps.map(({ url }) => new URL(url).host),
    BEFORE,
  );
});
afterAll(async () => {
  await proxy?.close();
  for (const { child } of apps) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }
  model?.close();
  await mailServer?.close();
  await house?.close();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

const ann = { email: 'ann@example.org', password: PASSWORD };
const feedback = { message: 'Good soup', category: 'General Comment' };
const wish = { messages: [{ role: 'user', content: 'a bowl of soup' }] };

/** Through the proxy from an address of this machine, of which it has many. */
function postFrom(localAddress: string, body: object, headers = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const options = { method: 'POST', localAddress, agent: false };
    const asked = request(`${proxy.url}/mp/api/feedback`, options, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
    });
    asked.on('error', reject);
    for (const [name, value] of Object.entries({
      'content-type': 'application/json',
      ...headers,
    })) {
      asked.setHeader(name, String(value));
    }
    asked.end(JSON.stringify(body));
  });
}

describe.skipIf(nginx === undefined)('two processes behind the proxy', () => {
  it('are one to people: signed in through one, known to the other', async () => {
    expect((await post(proxy, '/api/auth/register', ann)).status).toBe(201);
    const { token } = await mailServer.waitForEmail(ann.email);
    expect((await post(at(0), '/api/auth/confirm-email', { token })).status).toBe(200);
    const { json } = await post(at(0), '/api/auth/login', ann);
    const headers = { authorization: `Bearer ${json.accessToken}` };
    const settings = await Promise.all(
      [at(0), at(1), proxy, proxy, proxy].map((door) =>
        get(door, '/mp/api/user/settings', headers),
      ),
    );
    expect(settings.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const renewed = await post(at(1), '/api/auth/refresh', { refreshToken: json.refreshToken });
    expect(renewed.status).toBe(200);
  });

  it('share the work, and each tells its own numbers', async () => {
    for (let time = 0; time < 6; time += 1) await get(proxy, '/healthz');
    const name = 'saffron_http_requests_total{method="GET",route="/healthz",status="2xx"}';
    for (const { metricsUrl, url } of apps) {
      await expect.poll(async () => (await send(metricsUrl)).text).toContain(name);
      expect((await send(metricsUrl)).text).toContain('saffron_database_up 1');
      expect((await send(`${url}/metrics`)).text).not.toContain('saffron_database_up');
    }
  });

  it('count one client together, whatever it says about its address', async () => {
    const answers: number[] = [];
    for (let time = 0; time < 8; time += 1) {
      const forged = { 'x-forwarded-for': `203.0.113.${time}`, forwarded: `for=203.0.113.${time}` };
      answers.push(await postFrom('127.0.0.5', feedback, forged));
    }
    expect(answers).toEqual([201, 201, 201, 201, 201, 429, 429, 429]);
    expect(await postFrom('127.0.0.6', feedback)).toBe(201);
  });

  it('believe what a proxy before theirs says about an address, and nobody else', async () => {
    const answers: number[] = [];
    for (let time = 0; time < 7; time += 1) {
      const told = { 'x-forwarded-for': `198.51.100.${time}` };
      answers.push(await postFrom(BEFORE, feedback, told));
    }
    expect(answers).toEqual(Array(7).fill(201));
  });

  it('count an IPv6 network as one client, through either', async () => {
    const from = (index: number, address: string): Promise<TestResponse> =>
      post(at(index % 2), '/api/feedback', feedback, { 'x-forwarded-for': address });
    const answers = [];
    for (let time = 0; time < 7; time += 1) answers.push(await from(time, `2001:db8:7:7::${time}`));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 429, 429]);
    expect((await from(0, '2001:db8:7:8::1')).status).toBe(201);
  });

  it('stream each piece as it comes', async () => {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const headers = { accept: 'text/event-stream', 'content-type': 'application/json' };
      const options = { method: 'POST', headers, agent: false };
      const asked = request(`${proxy.url}/mp/api/meal-plan`, options, resolve);
      asked.on('error', reject);
      asked.end(JSON.stringify(wish));
    });
    const pieces: string[] = [];
    for await (const piece of answer) {
      pieces.push(String(piece));
      // Only now does the model fail: were pieces gathered up, nobody would ever get here.
      thinking.resolve();
    }
    expect(answer.headers['content-type']).toContain('text/event-stream');
    expect(pieces[0]).toBe(': still here\n\n');
    expect(pieces.join('')).toContain('event: done');
  });

  it('take no larger bodies, keep readiness to themselves, and say nothing of the proxy', async () => {
    const large = { ...feedback, message: 'x'.repeat(70_000) };
    expect((await post(proxy, '/api/feedback', large)).status).toBe(413);
    expect((await get(proxy, '/readyz')).status).toBe(404);
    expect((await get(proxy, '/healthz')).headers.get('server')).toBe('nginx');
  });

  it('go on when one is killed', async () => {
    const ended = once(at(0).child, 'exit');
    at(0).child.kill('SIGKILL');
    await ended;
    const answers: TestResponse[] = [];
    for (let time = 0; time < 10; time += 1) {
      answers.push(await get(proxy, '/healthz'));
      answers.push(await post(proxy, '/api/chat/greeting', {}));
    }
    expect([...new Set(answers.map(({ status }) => status))]).toEqual([200]);
    expect((await post(proxy, '/api/auth/login', ann)).status).toBe(200);
  });
});
