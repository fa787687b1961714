/** Runs the server as a child process, forwards signals to it and ends with it. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

const WATCH_MS = 500;

/** Our parent and its parent: under npm these are the shell of the script and npm itself. */
function ancestors() {
  try {
    const fields = readFileSync(`/proc/${process.ppid}/stat`, 'utf8').split(') ')[1];
    return `${process.ppid} ${fields?.split(' ')[1]}`;
  } catch {
    return String(process.ppid);
  }
}

/** On a signal npm ends its shell, which does not forward it: without this the server would keep running. */
function endWithNpm(child) {
  if (!process.env.npm_lifecycle_event) return;
  const before = ancestors();
  const watch = setInterval(() => {
    if (ancestors() === before) return;
    clearInterval(watch);
    child.kill('SIGTERM');
  }, WATCH_MS);
  watch.unref();
}

/** @param {string} program @param {string[]} words @param {import('node:child_process').SpawnOptions} options */
export function runChild(program, words, options) {
  const child = spawn(program, words, { stdio: 'inherit', ...options });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal));
  }
  endWithNpm(child);
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
  return child;
}
