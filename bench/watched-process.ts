/** Runs a server of ours or a bare one beside a benchmark and reads from the system what it has used. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface Figures {
  /** Processor time since it began, user and system. */
  readonly cpuMs: number;
  /** Of that, the thread's that answers everybody: as long as it is at one thing, all others wait. */
  readonly loopMs: number;
  readonly rssMb: number;
}

export interface Watched {
  readonly url: string;
  readonly figures: () => Promise<Figures>;
  readonly stop: () => Promise<void>;
}

const SETTINGS = {
  PORT: '0',
  LOG_LEVEL: 'warn',
  RATE_LIMIT_SCALE: '100000',
  TRUST_PROXY: 'loopback',
};
const pathOf = (place: string) => fileURLToPath(new URL(place, import.meta.url));

/** As Linux counts them: to the nanosecond, and without a word of ours in the process that is measured. */
function figuresOf(pid: number): Figures {
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

/** @param file beside this one, or a path from here */
export async function watchProcess(
  file: string,
  words: readonly string[] = [],
  variables: Record<string, string> = {},
  options: readonly string[] = [],
): Promise<Watched> {
  const child = spawn(process.execPath, [...options, pathOf(file), ...words], {
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += chunk;
      const port = /(?:listening on |ready at http:\/\/\S+:)(\d+)/.exec(said)?.[1];
      if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
    });
    child.once('exit', () => reject(new Error(`${file} ended before it was ready: ${said}`)));
  });
  return {
    url,
    figures: async () => figuresOf(child.pid ?? 0),
    stop: async () => {
      process.off('exit', end);
      const ended = once(child, 'exit');
      end();
      await ended;
    },
  };
}

/** The product as people start it, built, hardly limited, on that data. */
export function watchSaffron(
  dataDir: string,
  variables: Record<string, string> = {},
): Promise<Watched> {
  const build = pathOf('../scripts/build-server.mjs');
  const { status } = spawnSync(process.execPath, [build], { stdio: 'inherit' });
  if (status !== 0) throw new Error('the server could not be built');
  const settings = { MALLOC_ARENA_MAX: '2', ...SETTINGS, DATA_DIR: dataDir, ...variables };
  return watchProcess('../server/dist/main.cjs', [], settings, [
    '--min-semi-space-size=16',
    '--max-semi-space-size=16',
    '--snapshot-blob',
    pathOf('../server/dist/kitchen.snapshot'),
  ]);
}
