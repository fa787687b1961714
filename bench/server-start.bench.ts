/** Benchmark: time from start to first answer, and idle memory, against the baseline server. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { median, sendRequest } from './http-client.ts';
import {
  type MeasuredProcess,
  startMeasuredProcess,
  startMeasuredServer,
} from './measured-process.ts';
import { type Benchmark, formatMilliseconds } from './report.ts';

const STARTS = 5;
const IDLE_MS = 5000;

/** Processor time until the first 200, which does not depend on other load as elapsed time would. */
async function startCost(start: () => Promise<MeasuredProcess>, path: string): Promise<number> {
  const server = await start();
  const { status } = await sendRequest(server.url, { path });
  const { cpuMs } = await server.readUsage();
  await server.stop();
  if (status !== 200) throw new Error(`${path} answered ${status}`);
  return cpuMs;
}

async function idleMemory(start: () => Promise<MeasuredProcess>): Promise<number> {
  const server = await start();
  await sleep(IDLE_MS);
  const { rssMb } = await server.readUsage();
  await server.stop();
  return rssMb;
}

export const bench: Benchmark = {
  name: 'Start and idling',
  description:
    'Processor time from the beginning of the process to its first 200, the middle of several starts on a database that exists; and resident memory when nobody has asked anything. The floor is an empty `node:http` server.',
  async run() {
    const dataDir = mkdtempSync(join(tmpdir(), 'saffron-bench-'));
    const server = () => startMeasuredServer(dataDir);
    const bare = () => startMeasuredProcess('baseline-server.mjs');
    try {
      await startCost(server, '/healthz');
      const ours: number[] = [];
      const baseline: number[] = [];
      for (let start = 0; start < STARTS; start += 1) {
        ours.push(await startCost(server, '/healthz'));
        baseline.push(await startCost(bare, '/'));
      }
      const ratio = median(ours) / median(baseline);
      const idle = await idleMemory(server);
      const bareIdle = await idleMemory(bare);
      return [
        {
          label: 'processor time to the first 200',
          value: `${formatMilliseconds(median(ours))}, ${ratio.toFixed(2)} of bare`,
          baseline: formatMilliseconds(median(baseline)),
          goal: 'at most 1.5 of bare',
          isMet: ratio <= 1.5,
        },
        {
          label: 'memory when idle',
          value: `${idle.toFixed(0)} MB`,
          baseline: `${bareIdle.toFixed(0)} MB`,
          goal: 'at most 90 MB',
          isMet: idle <= 90,
        },
      ];
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};
