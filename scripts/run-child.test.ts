/** Tests that a server started through npm ends when npm does, also when npm is killed. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const RUN_CHILD = join(import.meta.dirname, 'run-child.mjs');
/** Says its process number, then waits to be stopped. */
const CHILD = 'console.log(process.pid); setInterval(() => {}, 1000)';
const PARENT = `import(${JSON.stringify(RUN_CHILD)}).then(({ runChild }) =>
  runChild(process.execPath, ['-e', ${JSON.stringify(CHILD)}], {}))`;

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

test.each(['SIGTERM', 'SIGKILL'] as const)(
  'the child is gone after %s to the shell of the script',
  async (signal) => {
    // A second command keeps the shell from becoming the first.
    const shell = spawn('sh', ['-c', '"$0" -e "$1"; :', process.execPath, PARENT], {
      env: { ...process.env, npm_lifecycle_event: 'start' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [said] = await once(shell.stdout, 'data');
    const pid = Number(String(said).trim());
    expect(isRunning(pid)).toBe(true);
    shell.kill(signal);
    await expect.poll(() => isRunning(pid), { timeout: 4000 }).toBe(false);
  },
);
