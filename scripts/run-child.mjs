/** Runs the server as a child that gets our signals and whose end is our end. */
import { spawn } from 'node:child_process';

/** @param {string} program @param {string[]} words @param {import('node:child_process').SpawnOptions} options */
export function runChild(program, words, options) {
  const child = spawn(program, words, { stdio: 'inherit', ...options });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal));
  }
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
  return child;
}
