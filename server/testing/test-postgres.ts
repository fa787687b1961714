/** Starts a real PostgreSQL for tests, which can be stopped, crashed and restarted. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

export interface TestPostgres {
  /** Of a database in it: `postgres://saffron:…@127.0.0.1:PORT/NAME` */
  readonly urlFor: (name: string) => string;
  /** Waits for connections to close first. */
  readonly stop: () => Promise<void>;
  /** Stops as if the machine had failed. */
  readonly crash: () => Promise<void>;
  readonly start: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const SUPERVISOR = fileURLToPath(new URL('postgres-supervisor.ts', import.meta.url));

/** @param isDurable slower, with real flushes to disk */
export async function startTestPostgres(isDurable = false): Promise<TestPostgres> {
  const port = await findFreePort();
  const words = [SUPERVISOR, String(port), isDurable ? 'durable' : 'hasty'];
  // In its own process group, so that a signal to ours leaves it time to clean up.
  const keeper = spawn(process.execPath, words, {
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: true,
  });
  let complaint = '';
  keeper.stderr.on('data', (chunk) => {
    complaint += chunk;
  });
  const answers = createInterface({ input: keeper.stdout })[Symbol.asyncIterator]();
  const untilDone = async () => {
    const { done } = await answers.next();
    if (done) throw new Error(`PostgreSQL could not be kept: ${complaint}`);
  };
  const sendCommand = async (word: string) => {
    keeper.stdin.write(`${word}\n`);
    await untilDone();
  };
  await untilDone();
  return {
    urlFor: (name) => `postgres://saffron:pass%20word@127.0.0.1:${port}/${name}`,
    stop: () => sendCommand('stop'),
    crash: () => sendCommand('crash'),
    start: () => sendCommand('start'),
    close: async () => {
      const ended = once(keeper, 'exit');
      keeper.stdin.end();
      await ended;
    },
  };
}

async function findFreePort(): Promise<number> {
  const listener = createServer().listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as { port: number };
  listener.close();
  await once(listener, 'close');
  return port;
}

/** One statement, such as `create database`, on a connection of its own. */
export async function runStatement(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
