/** What a first visit to the chat costs on the wire, and how soon its field takes a character beside a bare page. */

import type { Page } from '@playwright/test';
import { startServer } from '../e2e/server.ts';
import { openBrowser, servePage, slowDown, wireTo } from './browser.ts';
import { type Bench, milliseconds, quantile, type Row } from './table.ts';

const ROUNDS = 41;
const KB = 1000;
const SLOWING = 4;

const BARE_PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>bare</title>
<textarea aria-label="How may I help you?"></textarea>`;

interface Weight {
  script: number;
  all: number;
  requests: number;
}

async function weigh(page: Page, url: string): Promise<Weight> {
  const wire = await wireTo(page);
  await wire.send('Network.enable');
  const types = new Map<string, string>();
  const weight: Weight = { script: 0, all: 0, requests: 0 };
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
  await slowDown(page, SLOWING);
  await page.addInitScript(typeAtOnce);
  await page.goto(url, { waitUntil: 'load' });
  const painted = await page.waitForFunction(() => window.__painted);
  return Number(await painted.jsonValue());
}

async function measure(oursUrl: string, bareUrl: string): Promise<Row[]> {
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
    const weight = await onFreshPage((page) => weigh(page, oursUrl));
    const [ours, floor]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      floor.push(await onFreshPage((page) => timeToType(page, bareUrl)));
      ours.push(await onFreshPage((page) => timeToType(page, oursUrl)));
    }
    return [...weightRows(weight), timeRow(quantile(ours, 0.5), quantile(floor, 0.5))];
  } finally {
    await browser.close();
  }
}

function weightRows({ script, all, requests }: Weight): Row[] {
  return [
    {
      what: 'JavaScript',
      measured: `${(script / KB).toFixed(1)} kB`,
      goal: 'at most 130 kB',
      met: script <= 130 * KB,
    },
    {
      what: `everything (${requests} requests)`,
      measured: `${(all / KB).toFixed(1)} kB`,
      goal: 'at most 140 kB',
      met: all <= 140 * KB,
    },
  ];
}

function timeRow(ours: number, floor: number): Row {
  return {
    what: 'until a first character is on screen, 4x slowed',
    measured: `${milliseconds(ours)} (${(ours / floor).toFixed(2)} of the floor)`,
    floor: milliseconds(floor),
    goal: 'at most 1.5 of the bare page',
    met: ours / floor <= 1.5,
  };
}

export const bench: Bench = {
  name: 'First visit',
  about:
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
