/** Tests that clients that send slowly or never read the response are disconnected, and others are served meanwhile. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Chef } from '../../src/chat/chef-types.ts';
import { get, post } from '../http-requests.ts';
import { startTestServer, type TestServer } from '../open-server.ts';
import { formatRequest } from './raw-http.ts';

const PATIENCE_MS = 30_000;
vi.setConfig({ testTimeout: PATIENCE_MS, hookTimeout: PATIENCE_MS });

let server: TestServer;
let callers: Socket[] = [];
afterEach(async () => {
  for (const caller of callers) caller.destroy();
  callers = [];
  await server.close();
});

/** Short timeouts, so that tests need not wait long. */
const HURRIED = { requestMs: 1500, idleMs: 60_000, checkIntervalMs: 100 };
/** Not so short that a caller who only waits for its turn counts as idle. */
const STILL = { requestMs: 60_000, idleMs: 2500, checkIntervalMs: 1000 };
const DRIP_MS = 40;

async function call(): Promise<Socket> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.on('error', () => {});
  callers.push(socket);
  await once(socket, 'connect');
  return socket;
}

/** @returns what was answered by the time the server hung up */
async function drip(words: string, byte: string): Promise<string> {
  const socket = await call();
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  socket.write(words);
  const timer = setInterval(() => socket.write(byte), DRIP_MS);
  await once(socket, 'close');
  clearInterval(timer);
  return answer;
}

const LONG_HEAD = 'POST /mp/api/feedback HTTP/1.1\r\nHost: x\r\nX-Slow: ';
const LONG_BODY = `${LONG_HEAD}1\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{"`;

describe('callers who never finish', () => {
  it.each([
    ['headers', LONG_HEAD, 'x'],
    ['a body', LONG_BODY, 'x'],
    ['nothing', '', ''],
  ])('%s: all are shown the door, and others served meanwhile', async (_, words, byte) => {
    server = await startTestServer({ timeouts: HURRIED });
    const slow = Array.from({ length: 150 }, () => drip(words, byte));
    const others = await Promise.all(
      Array.from({ length: 30 }, (_one, at) =>
        at % 2 === 0 ? get(server, '/healthz') : post(server, '/api/chat/greeting', {}),
      ),
    );
    expect(others.map(({ status }) => status)).toEqual(others.map(() => 200));
    for (const answer of await Promise.all(slow)) {
      expect(answer === '' || /^HTTP\/1\.1 408 /.test(answer)).toBe(true);
    }
  });
});

describe('callers who never take their answer', () => {
  it('are shown the door with all that was waiting for them', async () => {
    server = await startTestServer({ timeouts: STILL });
    const socket = await call();
    socket.pause();
    // Answers are far longer than questions: soon no wire holds them.
    const question = formatRequest('GET', '/mp/api/openapi.json');
    socket.write(question.repeat(200));
    const others = await Promise.all(Array.from({ length: 20 }, () => get(server, '/healthz')));
    expect(others.map(({ status }) => status)).toEqual(others.map(() => 200));
    await expect.poll(() => isCut(socket), { timeout: PATIENCE_MS }).toBe(true);
  });

  it('are cooked for no longer: the chef stops, and their stream is over', async () => {
    let said = 0;
    const over = Promise.withResolvers<void>();
    const talkative: Chef = {
      answer: async function* (_order, signal) {
        signal.addEventListener('abort', () => over.resolve());
        for (; !signal.aborted; said += 1) {
          yield { kind: 'text', delta: `${'There is more to be said. '.repeat(400)}\n` };
          await new Promise((later) => setImmediate(later));
        }
      },
    };
    server = await startTestServer({ timeouts: STILL, chef: talkative });
    const socket = await call();
    socket.pause();
    const body = JSON.stringify({ messages: [{ role: 'user', content: 'soup' }] });
    const headers = ['Content-Type: application/json', 'Accept: text/event-stream'];
    socket.write(formatRequest('POST', '/mp/api/meal-plan', headers, body));
    await expect.poll(() => said).toBeGreaterThan(0);
    await over.promise;
    const then = said;
    expect((await get(server, '/healthz')).status).toBe(200);
    await new Promise((later) => setTimeout(later, 50));
    expect(said - then).toBeLessThanOrEqual(1);
  });
});

/** Who reads nothing learns only by writing that the line was cut. */
function isCut(socket: Socket): boolean {
  if (socket.writable) socket.write(formatRequest('GET', '/healthz'));
  return socket.destroyed;
}
