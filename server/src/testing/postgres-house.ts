/** A real PostgreSQL for tests, which can be stopped, felled and started again; gone with whoever opened it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

export interface PostgresHouse {
  /** Of a database in it: `postgres://saffron:…@127.0.0.1:PORT/NAME` */
  readonly urlOf: (name: string) => string;
  /** Asks everybody to leave first. */
  readonly stop: () => Promise<void>;
  /** As if the machine had failed. */
  readonly crash: () => Promise<void>;
  readonly start: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const KEEPER = fileURLToPath(new URL('postgres-keeper.ts', import.meta.url));

/** @param isDurable slower, and as safe as in earnest */
export async function openPostgresHouse(isDurable = false): Promise<PostgresHouse> {
  const port = await freePort();
  const words = [KEEPER, String(port), isDurable ? 'durable' : 'hasty'];
  // In a group of its own, so that whatever ends ours leaves it the time to tidy up.
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
  const order = async (word: string) => {
    keeper.stdin.write(`${word}\n`);
    await untilDone();
  };
  await untilDone();
  return {
    urlOf: (name) => `postgres://saffron:pass%20word@127.0.0.1:${port}/${name}`,
    stop: () => order('stop'),
    crash: () => order('crash'),
    start: () => order('start'),
    close: async () => {
      const ended = once(keeper, 'exit');
      keeper.stdin.end();
      await ended;
    },
  };
}

async function freePort(): Promise<number> {
  const listener = createServer().listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as { port: number };
  listener.close();
  await once(listener, 'close');
  return port;
}

/** One statement, such as `create database`, on a connection of its own. */
export async function tellPostgres(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
