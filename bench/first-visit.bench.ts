/** What a first visit to the chat costs on the wire, and how soon its input can be used beside a bare page. */

import { once } from 'node:events';
import { createServer } from 'node:http';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { freePort, startServer } from '../e2e/server.ts';
import type { Bench } from './table.ts';
import { milliseconds, quantile } from './table.ts';

const ARGS = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'];
const ROUNDS = 7;
const KB = 1000;
const SLOWING = 4;

const BARE_PAGE = `<!doctype html><title>bare</title><textarea aria-label="How may I help you?"></textarea>
<script>addEventListener('input', () => {})</script>`;

interface Weight {
  script: number;
  all: number;
  requests: number;
}

async function weigh(page: Page, url: string): Promise<Weight> {
  const wire: CDPSession = await page.context().newCDPSession(page);
  await wire.send('Network.enable');
  const types = new Map<string, string>();
  const weight: Weight = { script: 0, all: 0, requests: 0 };
  wire.on('Network.responseReceived', (event) => types.set(event.requestId, event.type));
  wire.on('Network.loadingFinished', (event) => {
    const type = types.get(event.requestId);
    if (type === 'Fetch' || type === 'XHR') return;
    weight.requests += 1;
    weight.all += event.encodedDataLength;
    if (type === 'Script') weight.script += event.encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Send', exact: true }).waitFor();
  return weight;
}

/** Milliseconds from navigation until the field takes text, with the processor slowed. */
async function timeToType(page: Page, url: string): Promise<number> {
  const wire = await page.context().newCDPSession(page);
  await wire.send('Emulation.setCPUThrottlingRate', { rate: SLOWING });
  const start = performance.now();
  await page.goto(url, { waitUntil: 'commit' });
  await page.getByLabel('How may I help you?').fill('soup');
  return performance.now() - start;
}

async function serveBarePage(): Promise<{ url: string; close: () => void }> {
  const server = createServer((_, reply) =>
    reply.setHeader('content-type', 'text/html').end(BARE_PAGE),
  );
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

export const bench: Bench = {
  name: 'First visit',
  about:
    'Bytes on the wire (gzip) until the chat is ready, calls of the API left out; and the time until the field takes text at 4x slowing.',
  async run() {
    const server = await startServer();
    const bare = await serveBarePage();
    const browser = await chromium.launch({
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: ARGS,
    });
    try {
      const fresh = async () =>
        (await browser.newContext({ extraHTTPHeaders: { 'accept-encoding': 'gzip' } })).newPage();
      const weight = await weigh(await fresh(), server.url);
      const ours: number[] = [];
      const floor: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        floor.push(await timeToType(await fresh(), bare.url));
        ours.push(await timeToType(await fresh(), server.url));
      }
      const ratio = quantile(ours, 0.5) / quantile(floor, 0.5);
      return [
        {
          what: 'JavaScript',
          measured: `${(weight.script / KB).toFixed(1)} kB`,
          goal: 'at most 130 kB',
          met: weight.script <= 130 * KB,
        },
        {
          what: `everything (${weight.requests} requests)`,
          measured: `${(weight.all / KB).toFixed(1)} kB`,
          goal: 'at most 140 kB',
          met: weight.all <= 140 * KB,
        },
        {
          what: 'until the field takes text, 4x slowed',
          measured: `${milliseconds(quantile(ours, 0.5))} (${ratio.toFixed(2)} of the floor)`,
          floor: milliseconds(quantile(floor, 0.5)),
          goal: 'at most 1.5 of the bare page',
          met: ratio <= 1.5,
        },
      ];
    } finally {
      await browser.close();
      bare.close();
      await server.close();
    }
  },
};
