/** What thousands of open streams cost the server, each with a piece of a reply every second; and a few hundred quick ones. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Call, Told } from './stream-crowd.ts';
import { type Bench, milliseconds, quantile, type Row } from './table.ts';
import { type Figures, type Watched, watchProcess, watchSaffron } from './watched-process.ts';

const MANY = { streams: 5000, frameMs: 1000 };
const QUICK = { streams: 500, frameMs: 50 };
/** Readers share the work between them, or they would be slower than what they measure. */
const READERS = 2;
/** Opened at once by each; a crowd does not come in one moment either. */
const WAVE = 25;
const WARM_UP = 400;
const PROBES = 200;
const SETTLE_MS = 4000;
const WATCH_SECONDS = 10;

interface Reader {
  readonly ask: (call: Call) => Promise<Told>;
  readonly stop: () => void;
}

function startReader(url: string, name: number): Reader {
  const file = fileURLToPath(new URL('stream-crowd.ts', import.meta.url));
  const child: ChildProcess = fork(file, [url, String(name)]);
  return {
    ask: async (call) => {
      const told = once(child, 'message');
      child.send(call);
      const [answer] = (await told) as [Told];
      return answer;
    },
    stop: () => child.kill('SIGKILL'),
  };
}

interface Crowd {
  /** Shares the call among the readers and adds up what they tell. */
  readonly ask: (call: Call) => Promise<Told>;
  readonly stop: () => void;
}

function gatherCrowd(url: string): Crowd {
  const readers = Array.from({ length: READERS }, (_, at) => startReader(url, at + 1));
  return {
    ask: async ({ open = 0, probe = 0, ...call }) => {
      const share = { open: open / READERS, probe: probe / READERS, wave: WAVE, ...call };
      const told = await Promise.all(readers.map((reader) => reader.ask(share)));
      return {
        open: told.reduce((sum, one) => sum + one.open, 0),
        frames: told.reduce((sum, one) => sum + one.frames, 0),
        failures: told.flatMap((one) => one.failures),
        firstMs: told.flatMap((one) => one.firstMs),
        turnedAway: told.reduce((sum, one) => sum + one.turnedAway, 0),
      };
    },
    stop: () => {
      for (const reader of readers) reader.stop();
    },
  };
}

interface Place {
  readonly saffron: Watched;
  readonly crowd: Crowd;
}

/** The product with a model that says a word every `frameMs`. */
function watchWithModel(dataDir: string, provider: Watched): Promise<Watched> {
  return watchSaffron(dataDir, {
    CHEF_MODEL: 'openai-compatible:bench',
    CHEF_BASE_URL: `${provider.url}/v1`,
    CHEF_FIRST_BYTE_MS: '120000',
    CHEF_TOTAL_MS: '600000',
    CHEF_DAILY_TOKENS: '1000000000000',
  });
}

type OpenServer = (dataDir: string) => Promise<readonly Watched[]>;

const ownChef: OpenServer = async (dataDir) => [
  await watchProcess('../server/src/testing/dripping-server.ts', [dataDir, String(MANY.frameMs)]),
];
const modelChef: OpenServer = async (dataDir) => {
  const provider = await watchProcess('model-provider.ts', [String(QUICK.frameMs), 'words']);
  return [await watchWithModel(dataDir, provider), provider];
};

/** Readers before the server that `open` gives first, warmed up. */
async function inPlace<T>(open: OpenServer, work: (place: Place) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'saffron-bench-'));
  const servers = await open(dataDir);
  const saffron = servers[0] as Watched;
  const crowd = gatherCrowd(saffron.url);
  try {
    await crowd.ask({ open: WARM_UP });
    await crowd.ask({ leave: true });
    await sleep(SETTLE_MS);
    await crowd.ask({});
    return await work({ saffron, crowd });
  } finally {
    crowd.stop();
    await Promise.all(servers.map((server) => server.stop()));
    rmSync(dataDir, { recursive: true, force: true });
  }
}

interface Watching extends Pick<Told, 'failures' | 'frames' | 'turnedAway'> {
  readonly seconds: number;
  readonly cpuMs: number;
  readonly rssMb: number;
}

async function watchFor(seconds: number, { saffron, crowd }: Place): Promise<Watching> {
  await crowd.ask({});
  const start = performance.now();
  const begun = await saffron.figures();
  const seen: Figures[] = [];
  for (let second = 0; second < seconds; second += 1) {
    await sleep(1000);
    seen.push(await saffron.figures());
  }
  const ended = seen.at(-1) ?? begun;
  const { failures, frames, turnedAway } = await crowd.ask({});
  return {
    failures,
    frames,
    turnedAway,
    seconds: (performance.now() - start) / 1000,
    cpuMs: ended.cpuMs - begun.cpuMs,
    rssMb: quantile(
      seen.map(({ rssMb }) => rssMb),
      0.5,
    ),
  };
}

function failed(streams: number, told: readonly Pick<Told, 'failures' | 'turnedAway'>[]): Row {
  const failures = told.flatMap((one) => one.failures);
  const turnedAway = told.reduce((sum, one) => sum + one.turnedAway, 0);
  if (failures.length > 0) console.error([...new Set(failures)].slice(0, 5).join('\n'));
  return {
    what: `${streams.toLocaleString('en')} streams: failed, ended early or spoke of an error`,
    measured: `${failures.length}; ${turnedAway} came again after a 503`,
    goal: 'none',
    met: failures.length === 0,
  };
}

async function measureMany(place: Place): Promise<Row[]> {
  const { streams, frameMs } = MANY;
  const { rssMb } = await place.saffron.figures();
  const opened = await place.crowd.ask({ open: streams });
  await sleep(SETTLE_MS);
  const watched = await watchFor(WATCH_SECONDS, place);
  const due = (streams * watched.seconds * 1000) / frameMs;
  const each = ((watched.rssMb - rssMb) * 1024) / streams;
  const ofFrame = watched.cpuMs / watched.frames;
  return [
    failed(streams, [opened, watched]),
    {
      what: 'frames that came while they were watched',
      measured: watched.frames.toLocaleString('en'),
      floor: `${Math.round(due).toLocaleString('en')} said by the chef`,
      goal: 'at least 0.95 of what was said',
      met: watched.frames >= due * 0.95,
    },
    {
      what: 'memory of a stream',
      measured: `${each.toFixed(0)} kB`,
      floor: `${rssMb.toFixed(0)} MB with none open`,
      goal: 'under 30 kB',
      met: each < 30,
    },
    {
      what: 'processor time of a frame',
      measured: milliseconds(ofFrame),
      goal: 'under 0.20 ms, or a second has none left',
      met: ofFrame < 0.2,
    },
  ];
}

async function measureQuick(place: Place): Promise<Row[]> {
  const { streams, frameMs } = QUICK;
  const opened = await place.crowd.ask({ open: streams });
  await sleep(SETTLE_MS);
  const watched = await watchFor(WATCH_SECONDS / 2, place);
  const probed = await place.crowd.ask({ probe: PROBES });
  const p99 = quantile(probed.firstMs, 0.99);
  return [
    failed(streams, [opened, watched, probed]),
    {
      what: `first word of a new stream, 99th percentile, beside ${streams} at ${1000 / frameMs} frames a second`,
      measured: `${milliseconds(p99)}, median ${milliseconds(quantile(probed.firstMs, 0.5))}, of ${probed.firstMs.length}`,
      goal: 'under 100 ms',
      met: p99 < 100,
    },
    {
      what: 'processor time of a second of them',
      measured: milliseconds(watched.cpuMs / watched.seconds),
      floor: `${((streams * 1000) / frameMs).toLocaleString('en')} frames of the model`,
      goal: 'under 1,000 ms',
      met: watched.cpuMs / watched.seconds < 1000,
    },
  ];
}

export const bench: Bench = {
  name: 'Open streams',
  about: `Visitors with a streamed reply open, read by ${READERS} other processes: ${MANY.streams.toLocaleString('en')} of a chef in the house who says a sentence every second, for ${WATCH_SECONDS} s (a model serves 16 at once); then ${QUICK.streams} of a model with twenty frames a second, which leave the house by the sentence.`,
  async run() {
    return [...(await inPlace(ownChef, measureMany)), ...(await inPlace(modelChef, measureQuick))];
  },
};
