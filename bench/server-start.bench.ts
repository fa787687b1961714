/** How soon a started server answers and how much memory it holds when nobody asks, against a bare one. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { askOnce, median } from './http-load.ts';
import { type Bench, milliseconds } from './table.ts';
import { type Watched, watchProcess, watchSaffron } from './watched-process.ts';

const STARTS = 5;
const IDLE_MS = 5000;

/** Processor time until the first 200: what the start costs wherever it waits for others. */
async function startCost(start: () => Promise<Watched>, path: string): Promise<number> {
  const server = await start();
  const { status } = await askOnce(server.url, { path });
  const { cpuMs } = await server.figures();
  await server.stop();
  if (status !== 200) throw new Error(`${path} answered ${status}`);
  return cpuMs;
}

async function idleMemory(start: () => Promise<Watched>): Promise<number> {
  const server = await start();
  await sleep(IDLE_MS);
  const { rssMb } = await server.figures();
  await server.stop();
  return rssMb;
}

export const bench: Bench = {
  name: 'Start and idling',
  about:
    'Processor time from the beginning of the process to its first 200, the middle of several starts on a database that exists; and resident memory when nobody has asked anything. The floor is an empty `node:http` server.',
  async run() {
    const dataDir = mkdtempSync(join(tmpdir(), 'saffron-bench-'));
    const saffron = () => watchSaffron(dataDir);
    const bare = () => watchProcess('bare-server.mjs');
    try {
      await startCost(saffron, '/healthz');
      const ours: number[] = [];
      const floor: number[] = [];
      for (let start = 0; start < STARTS; start += 1) {
        ours.push(await startCost(saffron, '/healthz'));
        floor.push(await startCost(bare, '/'));
      }
      const ratio = median(ours) / median(floor);
      const idle = await idleMemory(saffron);
      const bareIdle = await idleMemory(bare);
      return [
        {
          what: 'processor time to the first 200',
          measured: `${milliseconds(median(ours))}, ${ratio.toFixed(2)} of bare`,
          floor: milliseconds(median(floor)),
          goal: 'at most 1.5 of bare',
          met: ratio <= 1.5,
        },
        {
          what: 'memory when idle',
          measured: `${idle.toFixed(0)} MB`,
          floor: `${bareIdle.toFixed(0)} MB`,
          goal: 'at most 90 MB',
          met: idle <= 90,
        },
      ];
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};
