/** Starts a script in a child process and waits for its first matching output. */
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface ChildRun {
  /** The text matched by the pattern's group. */
  readonly firstOutput: string;
  readonly stop: () => void;
}

/** @param file path relative to this folder */
export async function runProcess(
  file: string,
  firstWord: RegExp,
  variables: Record<string, string> = {},
): Promise<ChildRun> {
  const entry = fileURLToPath(new URL(file, import.meta.url));
  const child: ChildProcess = spawn(process.execPath, [entry], {
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const firstOutput = await new Promise<string>((resolve, reject) => {
    let out = '';
    child.stdout?.on('data', (chunk) => {
      out += chunk;
      const found = firstWord.exec(out);
      if (found) resolve(found[1] ?? '');
    });
    child.once('exit', () => reject(new Error(`${file} ended before it was ready`)));
  });
  return { firstOutput, stop: () => child.kill('SIGKILL') };
}
