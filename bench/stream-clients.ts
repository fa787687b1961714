/** A child process that opens many streams, reads them and reports what arrived. */
import { connect, type Socket } from 'node:net';

export interface ClientCommand {
  /** How many more streams to open, and at how many at once. */
  readonly open?: number;
  readonly batchSize?: number;
  /** Streams opened one after the other and left again, for the time to their first word. */
  readonly probes?: number;
  readonly closeAll?: boolean;
}

/** What has happened since the last command. */
export interface ClientReport {
  readonly open: number;
  /** What went wrong, a line each. */
  readonly failures: readonly string[];
  readonly frames: number;
  /** Of every stream that had its first word. */
  readonly firstTextMs: readonly number[];
  /** Asked again after a 503, as a browser would. */
  readonly rejectedCount: number;
}

const RETRY_MS = 500;
/** Ends the probes after this time, so that a busy machine cannot keep the benchmark running for ever. */
const MOST_PROBING_MS = 15_000;

const [target = '', name = '0', words = 'endless soup'] = process.argv.slice(2);
const { hostname, port } = new URL(target);
const TEXT_EVENT = Buffer.from('event: text\n');
const FAILURE_EVENTS = ['event: error', 'event: restart', 'event: done'].map((text) =>
  Buffer.from(text),
);

const streams = new Set<Socket>();
let failures: string[] = [];
let frames = 0;
let firstTextMs: number[] = [];
let rejectedCount = 0;
let number = 0;

function requestOf(at: number): string {
  const body = JSON.stringify({ messages: [{ role: 'user', content: `${words} ${at}` }] });
  // Everybody comes from an address of their own, as one person is served one reply at a time.
  const address = `10.${name}.${at >> 8}.${at & 255}`;
  return `POST /mp/api/meal-plan HTTP/1.1\r\nhost: ${hostname}\r\naccept: text/event-stream\r\ncontent-type: application/json\r\nx-forwarded-for: ${address}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
}

function countTextEvents(chunk: Buffer): number {
  let count = 0;
  for (let at = chunk.indexOf(TEXT_EVENT); at >= 0; at = chunk.indexOf(TEXT_EVENT, at + 1))
    count += 1;
  return count;
}

/** Resolves at the first text or at a failure; the stream is read until it is closed. */
function openStream(): Promise<Socket> {
  const at = number++;
  const socket = connect(Number(port), hostname);
  const start = performance.now();
  let hasSpoken = false;
  /** The end of the chunk before, in which an event may have begun. */
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
          rejectedCount += 1;
          closeStream(socket);
          setTimeout(() => resolve(openStream()), RETRY_MS);
          return;
        }
        const answer = text.toString('latin1');
        return fail(`${answer.slice(0, answer.indexOf('\r'))} ${answer.slice(-200)}`);
      }
      if (FAILURE_EVENTS.some((event) => text.includes(event)))
        return fail(text.toString('utf8', 0, 300));
      const textEvents = countTextEvents(text);
      frames += textEvents;
      // Until the first word all is kept, as the head is judged by its beginning.
      tail = hasSpoken || textEvents > 0 ? Buffer.from(text.subarray(1 - TEXT_EVENT.length)) : text;
      if (hasSpoken || textEvents === 0) return;
      hasSpoken = true;
      firstTextMs.push(performance.now() - start);
      resolve(socket);
    });
  });
}

function closeStream(socket: Socket): void {
  streams.delete(socket);
  socket.destroy();
}

async function runCommand({
  open = 0,
  batchSize = 1,
  probes = 0,
  closeAll = false,
}: ClientCommand): Promise<void> {
  for (let left = open; left > 0; left -= batchSize) {
    await Promise.all(Array.from({ length: Math.min(batchSize, left) }, openStream));
  }
  const end = performance.now() + MOST_PROBING_MS;
  for (let left = probes; left > 0 && performance.now() < end; left -= 1)
    closeStream(await openStream());
  if (closeAll) for (const socket of streams) closeStream(socket);
}

process.on('message', async (command: ClientCommand) => {
  await runCommand(command);
  process.send?.({
    open: streams.size,
    failures,
    frames,
    firstTextMs,
    rejectedCount,
  } satisfies ClientReport);
  failures = [];
  frames = 0;
  firstTextMs = [];
  rejectedCount = 0;
});
// The benchmark that started it has ended.
process.on('disconnect', () => process.exit());
