/** Starts the built server on a free port with an empty data folder. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { makeDataFolder } from '@saffron/server/testing/data-folder';
import type { TestMailServer } from '@saffron/server/testing/test-mail-server';
import { builtServerArgs } from '../../scripts/build-server.mjs';

export interface RunningServer {
  readonly url: string;
  readonly dataDir: string;
  /** Where its letters go; without one they become files in the data folder. */
  readonly mailServer?: TestMailServer;
  /** What it has logged so far. */
  log(): string;
  /** Ends it like a pulled plug. */
  kill(): Promise<void>;
  /** Brings it back on the same port with the same data. */
  start(): Promise<void>;
  close(): Promise<void>;
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

async function waitUntilHealthy(url: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 1200; tries += 1) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    const ok = await fetch(`${url}/healthz`).then(
      (reply) => reply.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('the server did not answer in a minute');
}

/** @param words arguments of `node`; by default those of the built server */
export async function startServer(
  settings: Record<string, string> = {},
  words: readonly string[] = builtServerArgs(),
): Promise<RunningServer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await startAt(await freePort(), settings, words);
    } catch (error) {
      // Another process may have taken the port.
      if (tries === 3) throw error;
    }
  }
}

async function startAt(
  port: number,
  settings: Record<string, string>,
  words: readonly string[],
): Promise<RunningServer> {
  const url = `http://localhost:${port}`;
  const dataDir = makeDataFolder('saffron-e2e-');
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    RATE_LIMIT_SCALE: '1000',
    LOG_LEVEL: 'warn',
    ...settings,
  };
  let child: ChildProcess;
  let logged = '';
  const start = async () => {
    child = spawn(process.execPath, words, { env, stdio: ['ignore', 'pipe', 'inherit'] });
    child.stdout?.on('data', (chunk) => {
      logged += chunk;
    });
    await waitUntilHealthy(url, child);
  };
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  const close = async () => {
    await kill();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await start();
  } catch (error) {
    await close();
    throw error;
  }
  return {
    url,
    dataDir,
    log: () => logged,
    kill,
    start,
    close,
  };
}
