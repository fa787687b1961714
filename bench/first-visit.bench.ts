/** Benchmark: bytes transferred and time until the input accepts a key on a first visit, against a bare page. */

import type { Page } from '@playwright/test';
import { startServer } from '../e2e/testing/server.ts';
import { openBrowser, openCdpSession, servePage, throttleCpu } from './browser.ts';
import { type Benchmark, formatMilliseconds, quantile, type ReportRow } from './report.ts';

const ROUNDS = 31;
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

/** @param from a page that is open before, as when somebody follows a link; by default the tab is a fresh one */
async function timeToType(page: Page, url: string, from?: string): Promise<number> {
  await throttleCpu(page, CPU_SLOWDOWN);
  if (from !== undefined) await page.goto(from, { waitUntil: 'load' });
  await page.addInitScript(typeAtOnce);
  await page.goto(url, { waitUntil: 'load' });
  const painted = await page.waitForFunction(() => window.__painted);
  return Number(await painted.jsonValue());
}

interface Addresses {
  readonly ours: string;
  readonly bare: string;
  /** The bare page under our opener policy, for which a browser starts a new process. */
  readonly isolated: string;
}

/** The same page under a name that is another site to the browser. */
const asAnotherSite = (url: string) => url.replace('//127.0.0.1:', '//localhost:');

async function measure({ ours, bare, isolated }: Addresses): Promise<ReportRow[]> {
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
    const weight = await onFreshPage((page) => measureTransfer(page, ours));
    // Ours is at `localhost`, the bare page at `127.0.0.1`: each is another site to the other.
    const visits: readonly (readonly [url: string, from?: string])[] = [
      [bare],
      [isolated],
      [ours],
      [bare, asAnotherSite(bare)],
      [ours, bare],
    ];
    const times = visits.map((): number[] => []);
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [at, [url, from]] of visits.entries())
        times[at]?.push(await onFreshPage((page) => timeToType(page, url, from)));
    const [floor = 0, policy = 0, fresh = 0, linkedFloor = 0, linked = 0] = times.map((of) =>
      quantile(of, 0.5),
    );
    return [
      ...weightRows(weight),
      timeRow(
        `until a first character is on screen, 4x slowed (a bare page under our opener policy: ${formatMilliseconds(policy)})`,
        fresh,
        floor,
      ),
      timeRow('the same, coming by a link from another site', linked, linkedFloor),
    ];
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

function timeRow(label: string, ours: number, baseline: number): ReportRow {
  return {
    label,
    value: `${formatMilliseconds(ours)} (${(ours / baseline).toFixed(2)} of the floor)`,
    baseline: formatMilliseconds(baseline),
    goal: 'at most 1.5 of the bare page',
    isMet: ours / baseline <= 1.5,
  };
}

export const bench: Benchmark = {
  name: 'First visit',
  description:
    'Bytes on the wire (gzip, headers included) until the chat is ready, calls of the API left out; and, measured inside the page from the start of the navigation, when a first character is accepted and painted at 4x slowing, beside a bare page with a text area (medians, a fresh browser context each time). A page with an opener policy (`same-origin`) gets a process of its own: in a fresh tab the bare page is spared that, and coming from another site neither is.',
  async run() {
    const server = await startServer();
    const bare = await servePage(BARE_PAGE);
    const isolated = await servePage(BARE_PAGE, { 'cross-origin-opener-policy': 'same-origin' });
    try {
      // A policy holds at an origin that can be trusted: at this name, too.
      return await measure({
        ours: server.url,
        bare: bare.url,
        isolated: asAnotherSite(isolated.url),
      });
    } finally {
      bare.close();
      isolated.close();
      await server.close();
    }
  },
};
