/** Benchmark: CPU and memory of thousands of open chat streams, and of a few hundred fast ones. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import {
  type MeasuredProcess,
  type ProcessUsage,
  startMeasuredProcess,
  startMeasuredServer,
} from './measured-process.ts';
import { type Benchmark, formatMilliseconds, quantile, type ReportRow } from './report.ts';
import type { ClientCommand, ClientReport } from './stream-clients.ts';

const MANY = { streams: 5000, frameMs: 1000 };
const QUICK = { streams: 500, frameMs: 50 };
/** The client processes share the streams, or they would be slower than the server they measure. */
const CLIENTS = 2;
/** Streams that each client opens at once. */
const BATCH_SIZE = 25;
const WARM_UP = 400;
const PROBES = 200;
const SETTLE_MS = 4000;
const WATCH_SECONDS = 10;

interface StreamClient {
  readonly send: (command: ClientCommand) => Promise<ClientReport>;
  readonly stop: () => void;
}

function startStreamClient(url: string, name: number): StreamClient {
  const file = fileURLToPath(new URL('stream-clients.ts', import.meta.url));
  const child: ChildProcess = fork(file, [url, String(name)]);
  return {
    send: async (command) => {
      const report = once(child, 'message');
      child.send(command);
      const [message] = (await report) as [ClientReport];
      return message;
    },
    stop: () => child.kill('SIGKILL'),
  };
}

interface StreamClients {
  /** Shares the command among the client processes and adds up their reports. */
  readonly send: (command: ClientCommand) => Promise<ClientReport>;
  readonly stop: () => void;
}

function startStreamClients(url: string): StreamClients {
  const clients = Array.from({ length: CLIENTS }, (_, at) => startStreamClient(url, at + 1));
  return {
    send: async ({ open = 0, probes = 0, ...command }) => {
      const share = {
        open: open / CLIENTS,
        probes: probes / CLIENTS,
        batchSize: BATCH_SIZE,
        ...command,
      };
      const reports = await Promise.all(clients.map((client) => client.send(share)));
      return {
        open: reports.reduce((sum, one) => sum + one.open, 0),
        frames: reports.reduce((sum, one) => sum + one.frames, 0),
        failures: reports.flatMap((one) => one.failures),
        firstTextMs: reports.flatMap((one) => one.firstTextMs),
        rejectedCount: reports.reduce((sum, one) => sum + one.rejectedCount, 0),
      };
    },
    stop: () => {
      for (const client of clients) client.stop();
    },
  };
}

interface StreamSetup {
  readonly server: MeasuredProcess;
  readonly clients: StreamClients;
}

/** The product with a model that says a word every `frameMs`. */
function startServerWithModel(
  dataDir: string,
  provider: MeasuredProcess,
): Promise<MeasuredProcess> {
  return startMeasuredServer(dataDir, {
    CHEF_MODEL: 'openai-compatible:bench',
    CHEF_BASE_URL: `${provider.url}/v1`,
    CHEF_FIRST_BYTE_MS: '120000',
    CHEF_TOTAL_MS: '600000',
    CHEF_DAILY_TOKENS: '1000000000000',
  });
}

type OpenServer = (dataDir: string) => Promise<readonly MeasuredProcess[]>;

const startHouseChefServer: OpenServer = async (dataDir) => [
  await startMeasuredProcess('../server/testing/endless-stream-server.ts', [
    dataDir,
    String(MANY.frameMs),
  ]),
];
const startModelServer: OpenServer = async (dataDir) => {
  const provider = await startMeasuredProcess('fake-model-provider.ts', [
    String(QUICK.frameMs),
    'words',
  ]);
  return [await startServerWithModel(dataDir, provider), provider];
};

/** Runs `work` with clients connected to the first server that `open` starts, after a warm-up. */
async function withStreamSetup<T>(
  open: OpenServer,
  work: (setup: StreamSetup) => Promise<T>,
): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'saffron-bench-'));
  const servers = await open(dataDir);
  const server = servers[0] as MeasuredProcess;
  const clients = startStreamClients(server.url);
  try {
    await clients.send({ open: WARM_UP });
    await clients.send({ closeAll: true });
    await sleep(SETTLE_MS);
    await clients.send({});
    return await work({ server, clients });
  } finally {
    clients.stop();
    await Promise.all(servers.map((server) => server.stop()));
    rmSync(dataDir, { recursive: true, force: true });
  }
}

interface StreamSample extends Pick<ClientReport, 'failures' | 'frames' | 'rejectedCount'> {
  readonly seconds: number;
  readonly cpuMs: number;
  readonly rssMb: number;
}

async function sampleStreams(
  seconds: number,
  { server, clients }: StreamSetup,
): Promise<StreamSample> {
  await clients.send({});
  const start = performance.now();
  const begun = await server.readUsage();
  const seen: ProcessUsage[] = [];
  for (let second = 0; second < seconds; second += 1) {
    await sleep(1000);
    seen.push(await server.readUsage());
  }
  const ended = seen.at(-1) ?? begun;
  const { failures, frames, rejectedCount } = await clients.send({});
  return {
    failures,
    frames,
    rejectedCount,
    seconds: (performance.now() - start) / 1000,
    cpuMs: ended.cpuMs - begun.cpuMs,
    rssMb: quantile(
      seen.map(({ rssMb }) => rssMb),
      0.5,
    ),
  };
}

function failed(
  streams: number,
  reports: readonly Pick<ClientReport, 'failures' | 'rejectedCount'>[],
): ReportRow {
  const failures = reports.flatMap((one) => one.failures);
  const rejectedCount = reports.reduce((sum, one) => sum + one.rejectedCount, 0);
  if (failures.length > 0) console.error([...new Set(failures)].slice(0, 5).join('\n'));
  return {
    label: `${streams.toLocaleString('en')} streams: failed, ended early or spoke of an error`,
    value: `${failures.length}; ${rejectedCount} came again after a 503`,
    goal: 'none',
    isMet: failures.length === 0,
  };
}

async function measureMany(setup: StreamSetup): Promise<ReportRow[]> {
  const { streams, frameMs } = MANY;
  const { rssMb } = await setup.server.readUsage();
  const opened = await setup.clients.send({ open: streams });
  await sleep(SETTLE_MS);
  const sample = await sampleStreams(WATCH_SECONDS, setup);
  const due = (streams * sample.seconds * 1000) / frameMs;
  const each = ((sample.rssMb - rssMb) * 1024) / streams;
  const ofFrame = sample.cpuMs / sample.frames;
  return [
    failed(streams, [opened, sample]),
    {
      label: 'frames that came while they were watched',
      value: sample.frames.toLocaleString('en'),
      baseline: `${Math.round(due).toLocaleString('en')} said by the chef`,
      goal: 'at least 0.95 of what was said',
      isMet: sample.frames >= due * 0.95,
    },
    {
      label: 'memory of a stream',
      value: `${each.toFixed(0)} kB`,
      baseline: `${rssMb.toFixed(0)} MB with none open`,
      goal: 'under 30 kB',
      isMet: each < 30,
    },
    {
      label: 'processor time of a frame',
      value: formatMilliseconds(ofFrame),
      goal: 'under 0.20 ms, or a second has none left',
      isMet: ofFrame < 0.2,
    },
  ];
}

async function measureQuick(setup: StreamSetup): Promise<ReportRow[]> {
  const { streams, frameMs } = QUICK;
  const opened = await setup.clients.send({ open: streams });
  await sleep(SETTLE_MS);
  const sample = await sampleStreams(WATCH_SECONDS / 2, setup);
  const probed = await setup.clients.send({ probes: PROBES });
  const p99 = quantile(probed.firstTextMs, 0.99);
  return [
    failed(streams, [opened, sample, probed]),
    {
      label: `first word of a new stream, 99th percentile, beside ${streams} at ${1000 / frameMs} frames a second`,
      value: `${formatMilliseconds(p99)}, median ${formatMilliseconds(quantile(probed.firstTextMs, 0.5))}, of ${probed.firstTextMs.length}`,
      goal: 'under 100 ms',
      isMet: p99 < 100,
    },
    {
      label: 'processor time of a second of them',
      value: formatMilliseconds(sample.cpuMs / sample.seconds),
      baseline: `${((streams * 1000) / frameMs).toLocaleString('en')} frames of the model`,
      goal: 'under 1,000 ms',
      isMet: sample.cpuMs / sample.seconds < 1000,
    },
  ];
}

export const bench: Benchmark = {
  name: 'Open streams',
  description: `Visitors with a streamed reply open, read by ${CLIENTS} other processes: ${MANY.streams.toLocaleString('en')} of a chef in the house who says a sentence every second, for ${WATCH_SECONDS} s (a model serves 16 at once); then ${QUICK.streams} of a model with twenty frames a second, which leave the house by the sentence.`,
  async run() {
    return [
      ...(await withStreamSetup(startHouseChefServer, measureMany)),
      ...(await withStreamSetup(startModelServer, measureQuick)),
    ];
  },
};
