/** Benchmark: typing in the chat: key to paint against a bare page, main-thread time as it grows, and the longest task. */
import type { Browser, Page } from '@playwright/test';
import { startServer } from '../e2e/testing/server.ts';
import { openBrowser, openCdpSession, servePage } from './browser.ts';
import { type Benchmark, formatMilliseconds, quantile, type ReportRow } from './report.ts';
import {
  createBaselinePage,
  createConversation,
  fetchReply,
  type StoredMessage,
  storeConversation,
} from './web-conversations.ts';

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

async function typeKeys(page: Page, times: number): Promise<void> {
  for (let key = 0; key < times; key += 1) {
    await page.keyboard.press('abcdefgh '[key % 9] ?? 'a');
    await page.waitForTimeout(GAP_MS);
  }
}

async function typeOn(page: Page): Promise<Sample> {
  const wire = await openCdpSession(page);
  // Thread time, so that other programs on the processor do not count.
  await wire.send('Performance.enable', { timeDomain: 'threadTicks' });
  const busy = async () => {
    const { metrics } = await wire.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  await page.getByLabel('How may I help you?').focus();
  await typeKeys(page, WARM_UP);
  // What loading left behind is cleared away now and not between the keys.
  await wire.send('HeapProfiler.collectGarbage');
  await page.waitForTimeout(SETTLE_MS);
  await page.evaluate(watchKeys);
  const before = await busy();
  await typeKeys(page, KEYS);
  const perKey = ((await busy()) - before) / KEYS;
  const seen = await page.evaluate(() => window.__keys);
  return { perKey, paints: seen?.paints ?? [], longTasks: seen?.longTasks ?? [] };
}

async function onPage<T>(
  browser: Browser,
  url: string,
  messages: readonly StoredMessage[],
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    await storeConversation(context, messages);
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

interface SamplePair {
  readonly ours: Sample[];
  readonly baseline: Sample[];
}

async function measure(
  url: string,
  browser: Browser,
  messages: StoredMessage[],
): Promise<SamplePair> {
  const bare = await servePage(createBaselinePage(messages));
  const both: SamplePair = { ours: [], baseline: [] };
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      both.baseline.push(await onPage(browser, bare.url, messages, typeOn));
      both.ours.push(await onPage(browser, url, messages, typeOn));
    }
  } finally {
    bare.close();
  }
  return both;
}

/** The median of the rounds, so that one disturbed round does not count. */
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

function paintRow(count: number, { ours, baseline }: SamplePair): ReportRow {
  const ratio = p95(ours) / p95(baseline);
  return {
    label: `key to paint, 95th percentile, ${count} messages`,
    value: `${formatMilliseconds(p95(ours))} (${ratio.toFixed(2)} of the floor)`,
    baseline: formatMilliseconds(p95(baseline)),
    goal: 'at most 1.25 of the bare page',
    isMet: ratio <= 1.25,
  };
}

function workRow(count: number, { ours, baseline }: SamplePair, few: SamplePair): ReportRow {
  const ratio = perKey(ours) / perKey(few.ours);
  return {
    label: `main thread a key, ${count} messages`,
    value: `${formatMilliseconds(perKey(ours))} (${ratio.toFixed(2)} of ${SIZES[0]} messages)`,
    baseline: formatMilliseconds(perKey(baseline)),
    goal: `at most 1.3 of ${SIZES[0]} messages`,
    isMet: ratio <= 1.3,
  };
}

function taskRow(all: readonly SamplePair[]): ReportRow {
  const longest = (samples: readonly Sample[]) =>
    Math.max(0, ...samples.flatMap(({ longTasks }) => longTasks));
  const ours = longest(all.flatMap((both) => both.ours));
  const format = (ms: number) =>
    ms === 0 ? `none over ${LONG_TASK_MS} ms` : formatMilliseconds(ms);
  return {
    label: 'longest task while typing',
    value: format(ours),
    baseline: format(longest(all.flatMap((both) => both.baseline))),
    goal: 'none over 50 ms',
    isMet: ours <= LONG_TASK_MS,
  };
}

export const bench: Benchmark = {
  name: 'Typing',
  description: `${KEYS} real keys into the composer under a restored conversation (one message in ten a recipe card), ${ROUNDS} rounds in turns with a bare page: the same messages as text nodes and a plain text area. Main-thread time is the thread's own, so that a busy machine does not count.`,
  async run() {
    const server = await startServer();
    const browser = await openBrowser();
    try {
      const card = await fetchReply(server);
      const all: SamplePair[] = [];
      for (const count of SIZES)
        all.push(await measure(server.url, browser, createConversation(count, card)));
      const few = all[0] as SamplePair;
      const rows = SIZES.flatMap((count, at) => {
        const both = all[at] as SamplePair;
        return [paintRow(count, both), workRow(count, both, few)];
      });
      return [...rows, taskRow(all)];
    } finally {
      await browser.close();
      await server.close();
    }
  },
};
