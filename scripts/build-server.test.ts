/** Tests that the built server, started with or without the V8 snapshot, cooks and checks and finds its files. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const PATIENCE_MS = 120_000;
/** Built before the tests begin, unless it is up to date. */
const file = (name: string) => join(ROOT, 'server', 'dist', name);
const snapshot = file('kitchen.snapshot');

let data: string;
const running: ChildProcess[] = [];
beforeAll(() => {
  data = mkdtempSync(join(tmpdir(), 'saffron-built-'));
});
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(data, { recursive: true, force: true });
});

interface Started {
  readonly url: string;
  /** Ends it as a supervisor would; gives all that it has said. */
  readonly stop: () => Promise<string>;
  readonly pid: number | undefined;
}

async function start(...words: string[]): Promise<Started> {
  const env = { ...process.env, PORT: '0', DATA_DIR: data, METRICS_PORT: '0' };
  const child = spawn(process.execPath, [...words, file('main.cjs')], { env });
  running.push(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      said += chunk;
    });
  }
  await expect.poll(() => said, { timeout: PATIENCE_MS }).toMatch(/ready at \S+\n/);
  return {
    url: /ready at (\S+)/.exec(said)?.[1] ?? '',
    pid: child.pid,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      return said;
    },
  };
}

async function ask(url: string, path: string, body: unknown) {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, json: await answer.json() };
}

const wish = {
  messages: [{ role: 'user', content: 'a lentil soup' }],
  preferences: { foodAllergies: ['milk'] },
};
const SOUND = 'seven quiet lentils';
const guest = { email: 'ann@example.org', password: 'password123' };

/** A letter and a picture: what makes them is loaded when the first one is wanted. */
async function expectLoadedLater(url: string, recipe: unknown): Promise<void> {
  const email = `${process.pid}-${Math.random()}@example.org`;
  const { status } = await ask(url, '/mp/api/auth/register', { ...guest, email, password: SOUND });
  expect(status).toBe(201);
  const letters = () => readdirSync(join(data, 'mail')).filter((name) => name.endsWith('.eml'));
  await expect.poll(() => letters().length, { timeout: PATIENCE_MS }).toBeGreaterThan(0);
  for (const name of letters()) rmSync(join(data, 'mail', name));
  const shared = await ask(url, '/mp/api/shared/shared-recipes', { recipe });
  const page = await (await fetch(shared.json.url)).text();
  const picture = /og:image" content="([^"]+)"/.exec(page)?.[1] ?? '';
  expect((await fetch(picture)).headers.get('content-type')).toBe('image/png');
}

/** Read by a worker, which begins as the server did and knows what it knows. */
async function expectLongWork(url: string): Promise<void> {
  const needs = { allergies: ['milk'], diets: [] };
  const short = await ask(url, '/mp/api/kitchen/check', { ingredients: ['50 g butter'], ...needs });
  const ingredients = Array<string>(300).fill('50 g butter, cold from the fridge, in small cubes');
  const long = await ask(url, '/mp/api/kitchen/check', { ingredients, ...needs });
  expect(long.status).toBe(200);
  expect(long.json).toMatchObject({ verdict: 'conflict', rules: short.json.rules });
  const saidBefore = Array<string>(30).fill('Nothing with milk for me, please, it makes me ill.');
  const preferences = { saidBefore };
  const reply = await ask(url, '/mp/api/meal-plan', { ...wish, preferences });
  expect(reply.json).toMatchObject({ tag: 'recipe', safety: { verdict: 'clear' } });
  expect(reply.json.safety.checkedFor.allergies).toEqual(['milk']);
}

describe.each([
  ['begun from the snapshot', ['--snapshot-blob', snapshot]],
  ['begun without it', []],
])('the built server, %s', (_how, words) => {
  it('cooks, checks, and finds what lies beside its sources', {
    timeout: PATIENCE_MS,
  }, async () => {
    const { url, pid, stop } = await start(...words);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    const { status, json } = await ask(url, '/mp/api/meal-plan', wish);
    expect(status).toBe(200);
    expect(json).toMatchObject({ tag: 'recipe', safety: { verdict: 'clear' } });
    expect(json.safety.checkedFor.allergies).toEqual(['milk']);
    // The list of passwords that are too common is such a file.
    expect((await ask(url, '/mp/api/auth/register', guest)).status).toBe(400);
    await expectLongWork(url);
    await expectLoadedLater(url, json.reply);
    // Nothing may be left of the process in which the snapshot was taken.
    const told = (await stop()).split('\n').find((line) => line.includes('"msg":"stopping"'));
    expect(JSON.parse(told ?? '{}')).toMatchObject({ pid, msg: 'stopping' });
  });
});
