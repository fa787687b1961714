/** What a key costs in the chat, with a short and with a very long conversation above it, beside a bare text area. */
import type { Browser, Page } from '@playwright/test';
import { startServer } from '../e2e/server.ts';
import { openBrowser, servePage, wireTo } from './browser.ts';
import { type Bench, milliseconds, quantile, type Row } from './table.ts';
import { askOnce, barePage, conversation, type KeptMessage, keepIn } from './web-material.ts';

const SIZES = [10, 200, 1000] as const;
const ROUNDS = 3;
const KEYS = 60;
const GAP_MS = 24;
const SETTLE_MS = 700;
const WARM_UP = 10;
const LONG_TASK_MS = 50;

declare global {
  interface Window {
    __keys?: { paints: number[]; longTasks: number[] };
  }
}

/** Runs inside the page: from the key's own time stamp until the frame that shows its character is out. */
function watchKeys(): void {
  const seen: NonNullable<Window['__keys']> = { paints: [], longTasks: [] };
  window.__keys = seen;
  addEventListener(
    'keydown',
    ({ timeStamp }) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => seen.paints.push(performance.now() - timeStamp);
        port2.postMessage(null);
      }),
    { capture: true },
  );
  new PerformanceObserver((list) => {
    seen.longTasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask' });
}

interface Sample {
  readonly paints: number[];
  readonly longTasks: number[];
  /** Milliseconds of the main thread's own time. */
  readonly perKey: number;
}

async function press(page: Page, times: number): Promise<void> {
  for (let key = 0; key < times; key += 1) {
    await page.keyboard.press('abcdefgh '[key % 9] ?? 'a');
    await page.waitForTimeout(GAP_MS);
  }
}

async function typeOn(page: Page): Promise<Sample> {
  const wire = await wireTo(page);
  // The thread's own clock: what other programs take from the processor does not count.
  await wire.send('Performance.enable', { timeDomain: 'threadTicks' });
  const busy = async () => {
    const { metrics } = await wire.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  await page.getByLabel('How may I help you?').focus();
  await press(page, WARM_UP);
  // What loading left behind is cleared away now and not between the keys.
  await wire.send('HeapProfiler.collectGarbage');
  await page.waitForTimeout(SETTLE_MS);
  await page.evaluate(watchKeys);
  const before = await busy();
  await press(page, KEYS);
  const perKey = ((await busy()) - before) / KEYS;
  const seen = await page.evaluate(() => window.__keys);
  return { perKey, paints: seen?.paints ?? [], longTasks: seen?.longTasks ?? [] };
}

async function onPage<T>(
  browser: Browser,
  url: string,
  messages: readonly KeptMessage[],
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    await keepIn(context, messages);
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'load' });
    await page
      .locator('[data-row]')
      .nth(messages.length - 1)
      .waitFor({ state: 'attached' });
    await page.waitForTimeout(SETTLE_MS);
    return await work(page);
  } finally {
    await context.close();
  }
}

interface Both {
  readonly ours: Sample[];
  readonly bare: Sample[];
}

async function measure(url: string, browser: Browser, messages: KeptMessage[]): Promise<Both> {
  const bare = await servePage(barePage(messages));
  const both: Both = { ours: [], bare: [] };
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      both.bare.push(await onPage(browser, bare.url, messages, typeOn));
      both.ours.push(await onPage(browser, url, messages, typeOn));
    }
  } finally {
    bare.close();
  }
  return both;
}

/** The middle one of the rounds: a hiccup of the machine spoils one of them. */
const p95 = (samples: readonly Sample[]) =>
  quantile(
    samples.map(({ paints }) => quantile(paints, 0.95)),
    0.5,
  );
const perKey = (samples: readonly Sample[]) =>
  quantile(
    samples.map((sample) => sample.perKey),
    0.5,
  );

function paintRow(count: number, { ours, bare }: Both): Row {
  const ratio = p95(ours) / p95(bare);
  return {
    what: `key to paint, 95th percentile, ${count} messages`,
    measured: `${milliseconds(p95(ours))} (${ratio.toFixed(2)} of the floor)`,
    floor: milliseconds(p95(bare)),
    goal: 'at most 1.25 of the bare page',
    met: ratio <= 1.25,
  };
}

function workRow(count: number, { ours, bare }: Both, few: Both): Row {
  const ratio = perKey(ours) / perKey(few.ours);
  return {
    what: `main thread a key, ${count} messages`,
    measured: `${milliseconds(perKey(ours))} (${ratio.toFixed(2)} of ${SIZES[0]} messages)`,
    floor: milliseconds(perKey(bare)),
    goal: `at most 1.3 of ${SIZES[0]} messages`,
    met: ratio <= 1.3,
  };
}

function taskRow(all: readonly Both[]): Row {
  const longest = (samples: readonly Sample[]) =>
    Math.max(0, ...samples.flatMap(({ longTasks }) => longTasks));
  const ours = longest(all.flatMap((both) => both.ours));
  const told = (ms: number) => (ms === 0 ? `none over ${LONG_TASK_MS} ms` : milliseconds(ms));
  return {
    what: 'longest task while typing',
    measured: told(ours),
    floor: told(longest(all.flatMap((both) => both.bare))),
    goal: 'none over 50 ms',
    met: ours <= LONG_TASK_MS,
  };
}

export const bench: Bench = {
  name: 'Typing',
  about: `${KEYS} real keys into the composer under a restored conversation (one message in ten a recipe card), ${ROUNDS} rounds in turns with a bare page: the same messages as text nodes and a plain text area. Main-thread time is the thread's own, so that a busy machine does not count.`,
  async run() {
    const server = await startServer();
    const browser = await openBrowser();
    try {
      const card = await askOnce(server);
      const all: Both[] = [];
      for (const count of SIZES)
        all.push(await measure(server.url, browser, conversation(count, card)));
      const few = all[0] as Both;
      const rows = SIZES.flatMap((count, at) => {
        const both = all[at] as Both;
        return [paintRow(count, both), workRow(count, both, few)];
      });
      return [...rows, taskRow(all)];
    } finally {
      await browser.close();
      await server.close();
    }
  },
};
