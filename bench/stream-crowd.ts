/** A crowd of readers in a process of its own: opens streams by the wave, reads them all and tells what came. */
import { connect, type Socket } from 'node:net';

export interface Call {
  /** How many more streams to open, and at how many at once. */
  readonly open?: number;
  readonly wave?: number;
  /** Streams opened one after the other and left again, for the time to their first word. */
  readonly probe?: number;
  readonly leave?: true;
}

/** What has happened since the crowd was last asked. */
export interface Told {
  readonly open: number;
  /** What went wrong, a line each; empty is well. */
  readonly failures: readonly string[];
  readonly frames: number;
  /** Of every stream that had its first word. */
  readonly firstMs: readonly number[];
  /** Asked again after a 503, as a browser would. */
  readonly turnedAway: number;
}

const AGAIN_MS = 500;
/** A machine that is busy with something else must not keep a benchmark for ever. */
const MOST_PROBING_MS = 15_000;

const [target = '', name = '0', words = 'stay'] = process.argv.slice(2);
const { hostname, port } = new URL(target);
const WORD = Buffer.from('event: text\n');
const BAD = ['event: error', 'event: restart', 'event: done'].map((text) => Buffer.from(text));

const streams = new Set<Socket>();
let failures: string[] = [];
let frames = 0;
let firstMs: number[] = [];
let turnedAway = 0;
let number = 0;

function requestOf(at: number): string {
  const body = JSON.stringify({ messages: [{ role: 'user', content: `${words} ${at}` }] });
  // Everybody comes from an address of their own, as one person is served one reply at a time.
  const address = `10.${name}.${at >> 8}.${at & 255}`;
  return `POST /mp/api/meal-plan HTTP/1.1\r\nhost: ${hostname}\r\naccept: text/event-stream\r\ncontent-type: application/json\r\nx-forwarded-for: ${address}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
}

function countWords(chunk: Buffer): number {
  let count = 0;
  for (let at = chunk.indexOf(WORD); at >= 0; at = chunk.indexOf(WORD, at + 1)) count += 1;
  return count;
}

/** Resolves with the first word, or with what came instead of it; the stream is read until somebody leaves it. */
function openStream(): Promise<Socket> {
  const at = number++;
  const socket = connect(Number(port), hostname);
  const start = performance.now();
  let hasSpoken = false;
  /** The end of what came before, in which a word may have begun. */
  let tail: Buffer = Buffer.alloc(0);
  return new Promise((resolve) => {
    const fail = (why: string) => {
      if (streams.delete(socket)) failures.push(why);
      socket.destroy();
      resolve(socket);
    };
    streams.add(socket);
    socket.on('connect', () => socket.write(requestOf(at)));
    socket.on('error', (error) => fail(error.message));
    socket.on('close', () => fail('ended early'));
    socket.on('data', (chunk) => {
      const text = tail.length > 0 ? Buffer.concat([tail, chunk]) : chunk;
      if (socket.destroyed) return;
      if (!hasSpoken && !/^HTTP\/1\.1 200/.test(text.toString('latin1', 0, 12))) {
        if (text.toString('latin1', 0, 12).endsWith(' 503')) {
          turnedAway += 1;
          leave(socket);
          setTimeout(() => resolve(openStream()), AGAIN_MS);
          return;
        }
        const said = text.toString('latin1');
        return fail(`${said.slice(0, said.indexOf('\r'))} ${said.slice(-200)}`);
      }
      if (BAD.some((event) => text.includes(event))) return fail(text.toString('utf8', 0, 300));
      const spoken = countWords(text);
      frames += spoken;
      // Until the first word all is kept, as the head is judged by its beginning.
      tail = hasSpoken || spoken > 0 ? Buffer.from(text.subarray(1 - WORD.length)) : text;
      if (hasSpoken || spoken === 0) return;
      hasSpoken = true;
      firstMs.push(performance.now() - start);
      resolve(socket);
    });
  });
}

function leave(socket: Socket): void {
  streams.delete(socket);
  socket.destroy();
}

async function follow({ open = 0, wave = 1, probe = 0, leave: leaves }: Call): Promise<void> {
  for (let left = open; left > 0; left -= wave) {
    await Promise.all(Array.from({ length: Math.min(wave, left) }, openStream));
  }
  const end = performance.now() + MOST_PROBING_MS;
  for (let left = probe; left > 0 && performance.now() < end; left -= 1) leave(await openStream());
  if (leaves) for (const socket of streams) leave(socket);
}

process.on('message', async (call: Call) => {
  await follow(call);
  process.send?.({ open: streams.size, failures, frames, firstMs, turnedAway } satisfies Told);
  failures = [];
  frames = 0;
  firstMs = [];
  turnedAway = 0;
});
// Whoever started it is gone.
process.on('disconnect', () => process.exit());
