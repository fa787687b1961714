/** Benchmark: bytes transferred and time until the input accepts a key on a first visit, against a bare page. */

import type { Page } from '@playwright/test';
import { startServer } from '../e2e/testing/server.ts';
import { openBrowser, openCdpSession, servePage, throttleCpu } from './browser.ts';
import { type Benchmark, formatMilliseconds, quantile, type ReportRow } from './report.ts';

const ROUNDS = 41;
const KB = 1000;
const CPU_SLOWDOWN = 4;

const BARE_PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>bare</title>
<textarea aria-label="How may I help you?"></textarea>`;

interface TransferSize {
  script: number;
  all: number;
  requests: number;
}

async function measureTransfer(page: Page, url: string): Promise<TransferSize> {
  const wire = await openCdpSession(page);
  await wire.send('Network.enable');
  const types = new Map<string, string>();
  const weight: TransferSize = { script: 0, all: 0, requests: 0 };
  let ready = false;
  wire.on('Network.responseReceived', (event) => types.set(event.requestId, event.type));
  wire.on('Network.loadingFinished', (event) => {
    const type = types.get(event.requestId);
    // The calls of the API are left out, and so is what is fetched for later, once the page is idle.
    if (ready || type === 'Fetch' || type === 'XHR') return;
    weight.requests += 1;
    weight.all += event.encodedDataLength;
    if (type === 'Script') weight.script += event.encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.getByRole('button', { name: 'Send', exact: true }).waitFor();
  ready = true;
  return weight;
}

declare global {
  interface Window {
    /** Milliseconds from the start of the navigation until the first character was on screen. */
    __painted?: number;
  }
}

/** Runs inside the page: writes into the first field there is, as a key would, and waits for the paint. */
function typeAtOnce(): void {
  const watching = new MutationObserver(() => {
    const box = document.querySelector('textarea');
    if (!box) return;
    watching.disconnect();
    box.addEventListener('input', () =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          window.__painted = performance.now();
        };
        port2.postMessage(null);
      }),
    );
    box.focus();
    document.execCommand('insertText', false, 's');
  });
  watching.observe(document, { childList: true, subtree: true });
}

async function timeToType(page: Page, url: string): Promise<number> {
  await throttleCpu(page, CPU_SLOWDOWN);
  await page.addInitScript(typeAtOnce);
  await page.goto(url, { waitUntil: 'load' });
  const painted = await page.waitForFunction(() => window.__painted);
  return Number(await painted.jsonValue());
}

async function measure(oursUrl: string, bareUrl: string): Promise<ReportRow[]> {
  const browser = await openBrowser();
  const onFreshPage = async <T>(work: (page: Page) => Promise<T>): Promise<T> => {
    const context = await browser.newContext({ extraHTTPHeaders: { 'accept-encoding': 'gzip' } });
    try {
      return await work(await context.newPage());
    } finally {
      await context.close();
    }
  };
  try {
    const weight = await onFreshPage((page) => measureTransfer(page, oursUrl));
    const [ours, baseline]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      baseline.push(await onFreshPage((page) => timeToType(page, bareUrl)));
      ours.push(await onFreshPage((page) => timeToType(page, oursUrl)));
    }
    return [...weightRows(weight), timeRow(quantile(ours, 0.5), quantile(baseline, 0.5))];
  } finally {
    await browser.close();
  }
}

function weightRows({ script, all, requests }: TransferSize): ReportRow[] {
  return [
    {
      label: 'JavaScript',
      value: `${(script / KB).toFixed(1)} kB`,
      goal: 'at most 112 kB',
      isMet: script <= 112 * KB,
    },
    {
      label: `everything (${requests} requests)`,
      value: `${(all / KB).toFixed(1)} kB`,
      goal: 'at most 130 kB',
      isMet: all <= 130 * KB,
    },
  ];
}

function timeRow(ours: number, baseline: number): ReportRow {
  return {
    label: 'until a first character is on screen, 4x slowed',
    value: `${formatMilliseconds(ours)} (${(ours / baseline).toFixed(2)} of the floor)`,
    baseline: formatMilliseconds(baseline),
    goal: 'at most 1.5 of the bare page',
    isMet: ours / baseline <= 1.5,
  };
}

export const bench: Benchmark = {
  name: 'First visit',
  description:
    'Bytes on the wire (gzip, headers included) until the chat is ready, calls of the API left out; and, measured inside the page from the start of the navigation, when a first character is accepted and painted at 4x slowing, beside a bare page with a text area (medians, a fresh browser context each time).',
  async run() {
    const server = await startServer();
    const bare = await servePage(BARE_PAGE);
    try {
      return await measure(server.url, bare.url);
    } finally {
      bare.close();
      await server.close();
    }
  },
};
