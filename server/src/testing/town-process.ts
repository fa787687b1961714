/** Server processes with accounts, for tests of several on one database and of their sudden end. */
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { TestPlace } from './test-place.ts';

export interface TownProcess {
  readonly url: string;
  readonly child: ChildProcess;
  /** What it wrote to its log so far. */
  readonly logged: () => string;
  /** Sends the signal and waits for the end. @returns the exit code, null after a kill */
  readonly end: (signal: NodeJS.Signals) => Promise<number | null>;
}

const ENTRY = fileURLToPath(new URL('town-server.ts', import.meta.url));
/** Whatever a failed test has left running. */
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** @param scale of the limits */
export function startTownProcess(
  { dataDir, databaseUrl }: Pick<TestPlace, 'dataDir' | 'databaseUrl'>,
  smtpUrl: string,
  scale: number,
): Promise<TownProcess> {
  const words = [ENTRY, dataDir, smtpUrl, String(scale)];
  if (databaseUrl !== undefined) words.push(databaseUrl);
  const child = spawn(process.execPath, words);
  running.add(child);
  const ended = new Promise<number | null>((resolve) =>
    child.once('close', (code) => {
      running.delete(child);
      resolve(code);
    }),
  );
  let said = '';
  return new Promise((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      said += chunk;
      const port = /listening on (\d+)/.exec(said)?.[1];
      if (port === undefined) return;
      const end = (signal: NodeJS.Signals) => {
        child.kill(signal);
        return ended;
      };
      resolve({ url: `http://127.0.0.1:${port}`, child, logged: () => said, end });
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    void ended.then(() => reject(new Error(`the process ended: ${said}`)));
  });
}
