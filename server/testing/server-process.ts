/** Starts server processes with accounts, for tests with several of them and of their sudden end. */
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { TestStorage } from './test-storage.ts';

export interface ServerProcess {
  readonly url: string;
  readonly child: ChildProcess;
  /** Its log so far. */
  readonly readLog: () => string;
  /** Sends the signal and waits for the end. @returns the exit code, null after a kill */
  readonly end: (signal: NodeJS.Signals) => Promise<number | null>;
}

const ENTRY = fileURLToPath(new URL('accounts-server.ts', import.meta.url));
/** The compile cache is reused by the next process. */
const env = {
  ...process.env,
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url)),
};
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
  const words = [ENTRY, dataDir, smtpUrl, String(scale)];
  if (databaseUrl !== undefined) words.push(databaseUrl);
  const child = spawn(process.execPath, words, { env });
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
      const port = /listening on (\d+)/.exec(output)?.[1];
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
