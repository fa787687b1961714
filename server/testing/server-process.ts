/** Starts processes of the built server with accounts, for tests with several of them and of their sudden end. */
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { builtServerArgs } from '../../scripts/build-server.mjs';
import type { TestStorage } from './test-storage.ts';

export interface ServerProcess {
  readonly url: string;
  readonly child: ChildProcess;
  /** Its log so far. */
  readonly readLog: () => string;
  /** Sends the signal and waits for the end. @returns the exit code, null after a kill */
  readonly end: (signal: NodeJS.Signals) => Promise<number | null>;
}

const WEAK_HASHES = fileURLToPath(new URL('weak-hashes.ts', import.meta.url));

/** Ends processes that a failed test has left running. */
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** @param scale of the limits */
export function startServerProcess(
  { dataDir, databaseUrl }: Pick<TestStorage, 'dataDir' | 'databaseUrl'>,
  smtpUrl: string,
  scale: number,
): Promise<ServerProcess> {
  const settings = {
    PORT: '0',
    DATA_DIR: dataDir,
    SMTP_URL: smtpUrl,
    RATE_LIMIT_SCALE: String(scale),
    LOG_LEVEL: 'warn',
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  };
  const words = ['--require', WEAK_HASHES, ...builtServerArgs()];
  const child = spawn(process.execPath, words, { env: { ...process.env, ...settings } });
  running.add(child);
  const ended = new Promise<number | null>((resolve) =>
    child.once('close', (code) => {
      running.delete(child);
      resolve(code);
    }),
  );
  let output = '';
  return new Promise((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      output += chunk;
      const port = /ready at http:\/\/localhost:(\d+)/.exec(output)?.[1];
      if (port === undefined) return;
      const end = (signal: NodeJS.Signals) => {
        child.kill(signal);
        return ended;
      };
      resolve({ url: `http://127.0.0.1:${port}`, child, readLog: () => output, end });
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    void ended.then(() => reject(new Error(`the process ended: ${output}`)));
  });
}
