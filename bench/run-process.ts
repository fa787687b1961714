/** Runs a program of ours beside a benchmark, so that it has an event loop of its own, and waits for its first word. */
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface Running {
  /** What the pattern's group held. */
  readonly said: string;
  readonly stop: () => void;
}

/** @param file beside this one, or a path from here */
export async function runProcess(
  file: string,
  firstWord: RegExp,
  variables: Record<string, string> = {},
): Promise<Running> {
  const entry = fileURLToPath(new URL(file, import.meta.url));
  const child: ChildProcess = spawn(process.execPath, [entry], {
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said = await new Promise<string>((resolve, reject) => {
    let out = '';
    child.stdout?.on('data', (chunk) => {
      out += chunk;
      const found = firstWord.exec(out);
      if (found) resolve(found[1] ?? '');
    });
    child.once('exit', () => reject(new Error(`${file} ended before it was ready`)));
  });
  return { said, stop: () => child.kill('SIGKILL') };
}
