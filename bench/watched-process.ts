/** Runs a server of ours or a bare one beside a benchmark and asks it for its processor time and memory. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface Figures {
  /** Processor time since it began, user and system. */
  readonly cpuMs: number;
  readonly rssMb: number;
}

export interface Watched {
  readonly url: string;
  readonly figures: () => Promise<Figures>;
  readonly stop: () => Promise<void>;
}

const REPORTER = new URL('report-figures.ts', import.meta.url).href;
const SETTINGS = {
  PORT: '0',
  LOG_LEVEL: 'warn',
  RATE_LIMIT_SCALE: '100000',
  TRUST_PROXY: 'loopback',
};

/** @param file beside this one, or a path from here */
export async function watchProcess(
  file: string,
  words: readonly string[] = [],
  variables: Record<string, string> = {},
): Promise<Watched> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), words, {
    execArgv: ['--import', REPORTER],
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (chunk) => {
      said += chunk;
      const port = /(?:listening on |ready at http:\/\/\S+:)(\d+)/.exec(said)?.[1];
      if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
    });
    child.once('exit', () => reject(new Error(`${file} ended before it was ready: ${said}`)));
  });
  return {
    url,
    figures: async () => {
      const told = once(child, 'message');
      child.send('figures');
      const [figures] = (await told) as [Figures];
      return figures;
    },
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** The product as people run it, hardly limited, on that data. */
export function watchSaffron(
  dataDir: string,
  variables: Record<string, string> = {},
): Promise<Watched> {
  return watchProcess('../server/src/main.ts', [], {
    ...SETTINGS,
    DATA_DIR: dataDir,
    ...variables,
  });
}
