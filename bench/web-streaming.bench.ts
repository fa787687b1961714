/** Benchmark: main-thread time of a long reply streamed into a long conversation, against the baseline chat. */
import type { Browser, Page } from '@playwright/test';
import { startServer } from '../e2e/testing/server.ts';
import { openBrowser, openCdpSession, throttleCpu } from './browser.ts';
import { bundleScript } from './bundle.ts';
import { type Benchmark, formatMilliseconds, quantile, type ReportRow } from './report.ts';
import { LAST_WORD, type SlowChatProxy, startSlowChatProxy } from './slow-chat-proxy.ts';
import {
  createBaselinePage,
  createConversation,
  fetchReply,
  type StoredMessage,
  storeConversation,
} from './web-conversations.ts';

const MESSAGES = 200;
const ROUNDS = 3;
const CPU_SLOWDOWN = 4;
const BASELINE_PAGE = '/bare';

interface Sample {
  /** Milliseconds of the main thread's own time for the whole reply. */
  readonly work: number;
  readonly longest: number;
  /** From the last byte written by the server to the last word painted. */
  readonly lastWordMs: number;
}

interface Setting {
  readonly browser: Browser;
  readonly chef: SlowChatProxy;
  readonly messages: readonly StoredMessage[];
}

declare global {
  interface Window {
    __reply?: { longest: number; lastAt: number | undefined };
  }
}

/** Runs inside the page: looks at the newest row once a frame, in ours and in the floor alike. */
function watchReply(lastWord: string): void {
  const seen: NonNullable<Window['__reply']> = { longest: 0, lastAt: undefined };
  window.__reply = seen;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration);
  }).observe({ type: 'longtask' });
  const rows = document.getElementsByTagName('main')[0];
  const look = () => {
    const all = rows?.querySelectorAll('[data-row]');
    if (!all?.[all.length - 1]?.textContent?.trimEnd().endsWith(lastWord)) {
      requestAnimationFrame(look);
      return;
    }
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      seen.lastAt = performance.timeOrigin + performance.now();
    };
    port2.postMessage(null);
  };
  requestAnimationFrame(look);
}

async function streamOnce(page: Page, chef: SlowChatProxy, slowing: number): Promise<Sample> {
  const wire = await openCdpSession(page);
  await wire.send('Performance.enable', { timeDomain: 'threadTicks' });
  const busy = async () => {
    const { metrics } = await wire.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  if (slowing > 1) await throttleCpu(page, slowing);
  await page.getByLabel('How may I help you?').fill('a soup');
  await page.evaluate(watchReply, LAST_WORD);
  const before = await busy();
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => window.__reply?.lastAt, undefined, { polling: 500 });
  await page.waitForTimeout(300);
  const work = (await busy()) - before;
  const seen = await page.evaluate(() => window.__reply);
  return {
    work,
    longest: seen?.longest ?? 0,
    lastWordMs: (seen?.lastAt ?? Number.NaN) - chef.lastByteAt(),
  };
}

async function onPage(set: Setting, path: string, slowing = 1): Promise<Sample> {
  const { browser, chef, messages } = set;
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    await storeConversation(context, messages);
    const page = await context.newPage();
    await page.goto(`${chef.url}${path}`, { waitUntil: 'load' });
    await page
      .locator('[data-row]')
      .nth(MESSAGES - 1)
      .waitFor({ state: 'attached' });
    await page.waitForTimeout(500);
    await page.getByLabel('How may I help you?').focus();
    return await streamOnce(page, chef, slowing);
  } finally {
    await context.close();
  }
}

async function measure(set: Setting): Promise<ReportRow[]> {
  const [ours, bare]: [Sample[], Sample[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    bare.push(await onPage(set, BASELINE_PAGE));
    ours.push(await onPage(set, '/'));
  }
  const slowed = await onPage(set, '/', CPU_SLOWDOWN);
  const slowedBare = await onPage(set, BASELINE_PAGE, CPU_SLOWDOWN);
  return [
    workRow(ours, bare),
    taskRow(ours, bare),
    lastWordRow('', ours, bare, 100),
    lastWordRow(`, ${CPU_SLOWDOWN}x slowed`, [slowed], [slowedBare], 300),
  ];
}

const middle = (samples: readonly Sample[], of: keyof Sample) =>
  quantile(
    samples.map((sample) => sample[of]),
    0.5,
  );

function workRow(ours: readonly Sample[], bare: readonly Sample[]): ReportRow {
  const [mine, baseline] = [middle(ours, 'work'), middle(bare, 'work')];
  return {
    label: 'main thread for the whole reply',
    value: `${formatMilliseconds(mine)} (${(mine / baseline).toFixed(2)} of the floor)`,
    baseline: formatMilliseconds(baseline),
    goal: 'at most 1.15 of bare-with-markdown',
    isMet: mine / baseline <= 1.15,
  };
}

function taskRow(ours: readonly Sample[], bare: readonly Sample[]): ReportRow {
  const longest = middle(ours, 'longest');
  const format = (ms: number) => (ms === 0 ? 'none over 50 ms' : formatMilliseconds(ms));
  return {
    label: 'longest task',
    value: format(longest),
    baseline: format(middle(bare, 'longest')),
    goal: 'none over 50 ms',
    isMet: longest <= 50,
  };
}

function lastWordRow(
  when: string,
  ours: readonly Sample[],
  bare: readonly Sample[],
  goal: number,
): ReportRow {
  const late = middle(ours, 'lastWordMs');
  return {
    label: `last byte to last word on screen${when}`,
    value: formatMilliseconds(late),
    baseline: formatMilliseconds(middle(bare, 'lastWordMs')),
    goal: `within ${goal} ms`,
    isMet: late <= goal,
  };
}

export const bench: Benchmark = {
  name: 'Streaming',
  description: `A reply of 2,000 tokens in markdown, a token every 3 ms, into ${MESSAGES} messages with the typewriter on; ${ROUNDS} rounds in turns with a bare page that draws only the growing block, once a frame, with the same parser. The real server stands behind a small one that speaks our events for this reply alone. Main-thread time is the thread's own.`,
  async run() {
    const server = await startServer();
    const browser = await openBrowser();
    const messages = createConversation(MESSAGES, await fetchReply(server));
    const script = await bundleScript('baseline-chat.tsx');
    const chef = await startSlowChatProxy(server.url, {
      [BASELINE_PAGE]: createBaselinePage(
        messages,
        `<script>${script.replaceAll('</script', '<\\/script')}</script>`,
      ),
    });
    try {
      return await measure({ browser, chef, messages });
    } finally {
      chef.close();
      await browser.close();
      await server.close();
    }
  },
};
