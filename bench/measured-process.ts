/** Builds and starts the server, or another script, as a child process; reads its CPU time and memory from Linux's /proc. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface ProcessUsage {
  /** Processor time since it began, user and system. */
  readonly cpuMs: number;
  /** Of that, the time of the main thread, which answers all requests. */
  readonly loopMs: number;
  readonly rssMb: number;
}

export interface MeasuredProcess {
  readonly url: string;
  readonly readUsage: () => Promise<ProcessUsage>;
  readonly stop: () => Promise<void>;
}

const SETTINGS = {
  PORT: '0',
  LOG_LEVEL: 'warn',
  RATE_LIMIT_SCALE: '100000',
  TRUST_PROXY: 'loopback',
};
const pathOf = (place: string) => fileURLToPath(new URL(place, import.meta.url));

/** Read from /proc, which needs no code of ours in the measured process. */
function readUsage(pid: number): ProcessUsage {
  const tasks = `/proc/${pid}/task`;
  const timeOf = (task: string) =>
    Number(readFileSync(`${tasks}/${task}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  const times = readdirSync(tasks).map(timeOf);
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return {
    cpuMs: times.reduce((sum, time) => sum + time, 0),
    loopMs: timeOf(String(pid)),
    rssMb: Number(kilobytes) / 1024,
  };
}

/** @param file path relative to this folder */
export async function startMeasuredProcess(
  file: string,
  args: readonly string[] = [],
  variables: Record<string, string> = {},
  options: readonly string[] = [],
): Promise<MeasuredProcess> {
  const child = spawn(process.execPath, [...options, pathOf(file), ...args], {
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
      const port = /(?:listening on |ready at http:\/\/\S+:)(\d+)/.exec(output)?.[1];
      if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
    });
    child.once('exit', () => reject(new Error(`${file} ended before it was ready: ${output}`)));
  });
  return {
    url,
    readUsage: async () => readUsage(child.pid ?? 0),
    stop: async () => {
      process.off('exit', kill);
      const ended = once(child, 'exit');
      kill();
      await ended;
    },
  };
}

/** Builds the product and starts it on that data as people do, with hardly any rate limit. */
export function startMeasuredServer(
  dataDir: string,
  variables: Record<string, string> = {},
): Promise<MeasuredProcess> {
  const build = pathOf('../scripts/build-server.mjs');
  const { status } = spawnSync(process.execPath, [build], { stdio: 'inherit' });
  if (status !== 0) throw new Error('the server could not be built');
  const settings = { MALLOC_ARENA_MAX: '2', ...SETTINGS, DATA_DIR: dataDir, ...variables };
  return startMeasuredProcess('../server/dist/main.cjs', [], settings, [
    '--min-semi-space-size=16',
    '--max-semi-space-size=16',
    '--snapshot-blob',
    pathOf('../server/dist/kitchen.snapshot'),
  ]);
}
