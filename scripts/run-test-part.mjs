/** Runs one part of the test suite as a child process and measures its time. */
import { spawn } from 'node:child_process';
import { createToolEnv, ROOT } from './set-up.mjs';

const WINDOWS = process.platform === 'win32';
/** Runs its arguments as a command and then writes the shell's times to the third descriptor. */
const TIMED_SHELL = '"$@"; code=$?; times >&3; exit $code';

/**
 * @typedef {object} Part @property {string} name @property {number | null} status exit code; 0 is
 * success @property {number} wallMs @property {number | undefined} cpuMs of it and all its child
 * processes; unknown on Windows
 */

/**
 * @param {string} name
 * @param {string[]} words
 * @param {{ env?: Record<string, string>, isLive?: boolean }} options `isLive`:
 * output is printed as it arrives, otherwise at the end, so that parallel parts stay readable
 * @returns {Promise<Part>}
 */
export function runTestPart(name, words, { env = {}, isLive = false } = {}) {
  const started = performance.now();
  const output = isLive ? 'inherit' : 'pipe';
  const options = {
    cwd: ROOT,
    stdio: ['ignore', output, output, 'pipe'],
    env: { ...createToolEnv(), ...colourEnv(), ...env },
    shell: WINDOWS,
  };
  const child = WINDOWS
    ? spawn(words[0], words.slice(1), options)
    : spawn('sh', ['-c', TIMED_SHELL, 'sh', ...words], options);
  const printed = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part) => printed.push(part));
  let counted = '';
  child.stdio[3]?.on('data', (part) => {
    counted += part;
  });
  return new Promise((resolve) => {
    child.once('error', (error) => printed.push(Buffer.from(`${error.message}\n`)));
    child.once('close', (code) => {
      process.stdout.write(`\n> ${words.join(' ')}\n${Buffer.concat(printed)}`);
      const wallMs = performance.now() - started;
      resolve({ name, status: code, wallMs, cpuMs: parseCpuTime(counted) });
    });
  });
}

/** Programs that write into a pipe need this for colours on a terminal. */
const colourEnv = () => (process.stdout.isTTY ? { FORCE_COLOR: '1' } : {});

/** The second line of the shell's `times`: user and system time of its children, each as `1m2.34s`. */
function parseCpuTime(counted) {
  const ofChildren = counted.split('\n')[1];
  if (ofChildren === undefined) return undefined;
  let ms = 0;
  for (const [, minutes, seconds] of ofChildren.matchAll(/(\d+)m([\d.,]+)s/g)) {
    ms += (Number(minutes) * 60 + Number(seconds.replace(',', '.'))) * 1000;
  }
  return ms;
}
