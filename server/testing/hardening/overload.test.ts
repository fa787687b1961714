/** Tests overload: some calls are refused with a retry time, health checks answer, small crowds are served, it recovers. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { builtServerArgs } from '../../../scripts/build-server.mjs';

const PATIENCE_MS = 60_000;
vi.setConfig({ testTimeout: PATIENCE_MS, hookTimeout: PATIENCE_MS });

const STANDSTILL_MS = 1500;
const CROWD = 600;
const RUSH_MS = 4000;
const NORMAL_AGAIN_MS = 10_000;

let folder: string;
let child: ChildProcess;
let url: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'saffron-overload-'));
  // Hardly limited, or the limits would keep the work away before there is too much of it.
  const more = { PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent', RATE_LIMIT_SCALE: '100000' };
  child = spawn(process.execPath, builtServerArgs(), { env: { PATH: process.env.PATH, ...more } });
  url = await new Promise((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (chunk) => {
      said += chunk;
      const port = /ready at http:\/\/\S+:(\d+)/.exec(said)?.[1];
      if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
    });
    child.once('exit', () => reject(new Error(`the server ended: ${said}`)));
  });
});
afterAll(() => {
  child?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const agent = new Agent({ keepAlive: true });

/** The code and retry time of a refused call. */
const told = new Set<string>();

function ask(method: string, where: string, body?: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = body === undefined ? {} : { 'content-type': 'application/json' };
    const asked = request(url + where, { agent, method, headers }, (answer) => {
      let text = '';
      answer.on('data', (chunk) => {
        text += chunk;
      });
      answer.on('end', () => {
        const { statusCode = 0 } = answer;
        if (statusCode === 503)
          told.add(`${JSON.parse(text).code} ${answer.headers['retry-after']}`);
        resolve(statusCode);
      });
      answer.on('error', reject);
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

/** As long as a list may be, of lines that take some reading. */
const HEAVY = JSON.stringify({
  ingredients: Array.from(
    { length: 300 },
    (_, at) => `${at + 1} tbsp finely chopped fresh herbs, such as parsley or dill (about 20 g)`,
  ),
  allergies: ['milk', 'peanuts', 'sesame'],
  diets: ['Vegan', 'Gluten-Free'],
});

it('serves a lone call after the whole machine has stood still', async () => {
  child.kill('SIGSTOP');
  await new Promise((done) => setTimeout(done, STANDSTILL_MS));
  child.kill('SIGCONT');
  expect(await ask('GET', '/healthz')).toBe(200);
  const body = JSON.stringify({ email: 'ann@cook.example', password: 'kite otter lamp 9' });
  expect(await ask('POST', '/mp/api/auth/login', body)).toBe(401);
});

it('serves a crowd of thirty, however slow', async () => {
  const all = Array.from({ length: 30 }, () => ask('POST', '/mp/api/kitchen/check', HEAVY));
  expect(new Set(await Promise.all(all))).toEqual(new Set([200]));
});

it('answers 200, 429 or 503 and nothing else, and is back to normal in ten seconds', async () => {
  const end = Date.now() + RUSH_MS;
  const statuses = new Set<number>();
  const health: number[] = [];
  const rush = Array.from({ length: CROWD }, async () => {
    while (Date.now() < end) statuses.add(await ask('POST', '/mp/api/kitchen/check', HEAVY));
  });
  const watch = (async () => {
    while (Date.now() < end) health.push(await ask('GET', '/healthz'));
  })();
  await Promise.all([...rush, watch]);
  const over = Date.now();
  expect([...statuses].filter((status) => ![200, 429, 503].includes(status))).toEqual([]);
  expect(statuses).toContain(200);
  expect(statuses).toContain(503);
  expect([...told]).toEqual(['busy 5']);
  expect(health.length).toBeGreaterThan(0);
  expect([...new Set(health)]).toEqual([200]);
  const greet = () => ask('POST', '/mp/api/chat/greeting', '{}');
  await expect.poll(greet, { timeout: NORMAL_AGAIN_MS }).toBe(200);
  expect(Date.now() - over).toBeLessThan(NORMAL_AGAIN_MS);
  expect(await ask('POST', '/mp/api/kitchen/check', HEAVY)).toBe(200);
});
