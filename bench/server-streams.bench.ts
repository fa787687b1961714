/** What thousands of open streams cost the server, each with a piece of a reply every second. */
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { median } from './http-load.ts';
import { type Bench, milliseconds } from './table.ts';
import { type Watched, watchProcess, watchSaffron } from './watched-process.ts';

const STREAMS = 5000;
/** Opened at once; a crowd does not come in one moment either. */
const WAVE = 100;
const FRAME_MS = 1000;
const SETTLE_MS = 8000;
const WATCH_SECONDS = 10;

interface Crowd {
  open: number;
  failed: number;
  pieces: number;
}

const agent = new Agent({ keepAlive: false, maxSockets: STREAMS + 10 });

/** Resolves when the first piece is here; the stream then goes on for as long as the server lives. */
function openStream(url: string, at: number, crowd: Crowd): Promise<void> {
  return new Promise((resolve) => {
    const fail = () => {
      crowd.failed += 1;
      resolve();
    };
    const asked = request(
      `${url}/mp/api/meal-plan`,
      {
        agent,
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'text/event-stream',
          // Everybody comes from an address of their own, as one person is served one reply at a time.
          'x-forwarded-for': `10.2.${at >> 8}.${at & 255}`,
        },
      },
      (response) => {
        if (response.statusCode !== 200) return fail();
        crowd.open += 1;
        response.on('data', () => {
          crowd.pieces += 1;
          resolve();
        });
        response.on('error', () => {});
      },
    );
    asked.on('error', fail);
    asked.end(JSON.stringify({ messages: [{ role: 'user', content: `stay ${at}` }] }));
  });
}

async function gather(server: Watched): Promise<Crowd> {
  const crowd: Crowd = { open: 0, failed: 0, pieces: 0 };
  for (let from = 0; from < STREAMS; from += WAVE) {
    const wave = Array.from({ length: WAVE }, (_, at) => openStream(server.url, from + at, crowd));
    await Promise.all(wave);
  }
  await sleep(SETTLE_MS);
  return crowd;
}

export const bench: Bench = {
  name: 'Open streams',
  about: `${STREAMS.toLocaleString('en')} visitors, each with a streamed reply of a model open that says a sentence every second, for ${WATCH_SECONDS} s; memory counts both ends that the server holds, the visitor's and the model's.`,
  async run() {
    const dataDir = mkdtempSync(join(tmpdir(), 'saffron-bench-'));
    const provider = await watchProcess('model-provider.ts', [String(FRAME_MS)]);
    const saffron = await watchSaffron(dataDir, {
      CHEF_MODEL: 'openai-compatible:bench',
      CHEF_BASE_URL: `${provider.url}/v1`,
      CHEF_FIRST_BYTE_MS: '120000',
      CHEF_TOTAL_MS: '600000',
      CHEF_DAILY_TOKENS: '1000000000000',
    });
    try {
      const warm: Crowd = { open: 0, failed: 0, pieces: 0 };
      await openStream(saffron.url, STREAMS + 1, warm);
      await sleep(SETTLE_MS);
      const before = await saffron.figures();
      const crowd = await gather(saffron);
      const { pieces } = crowd;
      const memory: number[] = [];
      const begun = await saffron.figures();
      for (let second = 0; second < WATCH_SECONDS; second += 1) {
        await sleep(1000);
        memory.push((await saffron.figures()).rssMb);
      }
      const ended = await saffron.figures();
      const each = ((median(memory) - before.rssMb) * 1024) / STREAMS;
      const said = crowd.pieces - pieces;
      return [
        {
          what: 'streams that did not open or ended early',
          measured: `${crowd.failed} of ${STREAMS}`,
          goal: 'none',
          met: crowd.failed === 0,
        },
        {
          what: 'memory of a stream',
          measured: `${each.toFixed(0)} kB`,
          floor: `${before.rssMb.toFixed(0)} MB with one open`,
          goal: 'under 30 kB',
          met: each < 30,
        },
        {
          what: 'processor time of a frame',
          measured: `${milliseconds((ended.cpuMs - begun.cpuMs) / said)}, ${said.toLocaleString('en')} frames`,
          goal: 'under 0.20 ms, or a second has none left',
          met: (ended.cpuMs - begun.cpuMs) / said < 0.2,
        },
      ];
    } finally {
      await Promise.all([saffron.stop(), provider.stop()]);
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};
