/** Tests the server process: how it starts, which errors stop the start, and how it shuts down. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { builtServerArgs } from '../../scripts/build-server.mjs';
import { send } from '../testing/http-requests.ts';
import { parseEventStream } from '../testing/parse-event-stream.ts';

const PATIENCE_MS = 60_000;
const SOON = { timeout: PATIENCE_MS, interval: 5 };
const SLOW_SERVER = fileURLToPath(new URL('../testing/slow-chef-server.ts', import.meta.url));

interface Run {
  readonly child: ChildProcess;
  readonly out: () => string;
  readonly err: () => string;
  readonly ended: Promise<number | null>;
}

let folder: string;
let running: Run[] = [];
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'saffron-main-'));
});
afterEach(() => {
  for (const { child } of running) child.kill('SIGKILL');
  running = [];
  rmSync(folder, { recursive: true, force: true });
});

/** @param words what follows `node` */
function run(words: string[], variables: Record<string, string> = {}): Run {
  const env = { ...process.env, DATA_DIR: folder, LOG_LEVEL: 'warn', ...variables };
  const child = spawn(process.execPath, words, { env });
  const said = { out: '', err: '' };
  child.stdout.on('data', (chunk) => {
    said.out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    said.err += chunk;
  });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const one = { child, out: () => said.out, err: () => said.err, ended };
  running.push(one);
  return one;
}

async function whenSaid(one: Run, words: RegExp): Promise<string> {
  await expect.poll(one.out, { timeout: PATIENCE_MS }).toMatch(words);
  return words.exec(one.out())?.[1] ?? '';
}

describe('starting', () => {
  it('prints the address, answers there and stops when asked', {
    timeout: PATIENCE_MS,
  }, async () => {
    const server = run(builtServerArgs(), { PORT: '0' });
    const url = await whenSaid(server, /^Saffron is ready at (\S+)$/m);
    expect((await send(`${url}/healthz`)).status).toBe(200);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(server.err()).toBe('');
  });

  it('may happen twice at once on one folder', { timeout: PATIENCE_MS }, async () => {
    const both = [run(builtServerArgs(), { PORT: '0' }), run(builtServerArgs(), { PORT: '0' })];
    for (const server of both) await whenSaid(server, /^Saffron is ready at (\S+)$/m);
    for (const server of both) server.child.kill('SIGTERM');
    expect(await Promise.all(both.map(({ ended }) => ended))).toEqual([0, 0]);
  });

  it('says that a taken port is taken', { timeout: PATIENCE_MS }, async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((ready) => other.once('listening', ready));
    const { port } = other.address() as { port: number };
    const server = run(builtServerArgs(), { PORT: String(port) });
    expect(await server.ended).toBe(1);
    expect(server.err()).toBe(
      `The port ${port} at 127.0.0.1 is already in use: stop the other program or set PORT to another number.\n`,
    );
    other.close();
  });

  it.each([
    [{ PORT: 'http' }, 'The setting PORT must be a whole number from 0 to 65535.\n'],
    [{ CHEF_MODEL: 'openai:gpt-5' }, expect.stringMatching(/^The .* wants a key: .*\.\n$/)],
    [
      { DATABASE_URL: 'postgres://ann:secret@localhost:1/x?connect_timeout=0' },
      expect.stringMatching(
        /^The PostgreSQL database x at localhost:1 cannot be used: [^\n]*\.\n$/,
      ),
    ],
    [
      { DATA_DIR: '/dev/null/x' },
      expect.stringMatching(/^The data folder .* cannot be used: .*\n$/),
    ],
  ])('refuses %o in one sentence', { timeout: PATIENCE_MS }, async (variables, sentence) => {
    const server = run(builtServerArgs(), variables as Record<string, string>);
    expect(await server.ended).toBe(1);
    expect(server.err()).toEqual(sentence);
  });
});

describe('stopping', () => {
  it('lets a stream end with a sentence and exits with 0', { timeout: PATIENCE_MS }, async () => {
    const server = run([SLOW_SERVER, folder]);
    const port = await whenSaid(server, /^listening on (\d+)$/m);
    const response = await fetch(`http://127.0.0.1:${port}/mp/api/meal-plan`, {
      method: 'POST',
      headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
      body: JSON.stringify({ messages: [{ role: 'user', content: 'rice' }] }),
    });
    server.child.kill('SIGTERM');
    const { events } = parseEventStream(await response.text());
    expect(events.map(({ event }) => event)).toEqual(['text', 'error']);
    expect(events[1]?.data).toMatchObject({ code: 'shutting-down' });
    expect(await server.ended).toBe(0);
  });

  it('finishes a text that takes long, and leaves no worker behind', {
    timeout: PATIENCE_MS,
  }, async () => {
    const server = run(builtServerArgs(), { PORT: '0' });
    const url = await whenSaid(server, /^Saffron is ready at (\S+)$/m);
    const ingredients = Array<string>(300).fill('½ cup (about 20 g) butter, finely chopped');
    const body = JSON.stringify({ ingredients, units: 'Imperial' });
    const headers = { 'content-type': 'application/json' };
    const ask = () => send(`${url}/mp/api/kitchen/measure`, { method: 'POST', headers, body });
    await ask();
    const [worker = 0, ...others] = workersOf(server.child.pid ?? 0);
    expect(others).toEqual([]);
    const before = processorTime(worker);
    const long = ask();
    // It has begun: a request that is still on its way would find the door closed.
    await expect.poll(() => processorTime(worker), SOON).toBeGreaterThan(before);
    server.child.kill('SIGTERM');
    // As a terminal does, which signals all that were started from it.
    process.kill(worker, 'SIGINT');
    expect((await long).json.ingredients).toHaveLength(300);
    expect(await server.ended).toBe(0);
    await expect.poll(() => existsSync(`/proc/${worker}`), { timeout: PATIENCE_MS }).toBe(false);
  });
});

/** In nanoseconds. */
function processorTime(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]);
}

function workersOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return children.split(' ').filter(Boolean).map(Number);
}
