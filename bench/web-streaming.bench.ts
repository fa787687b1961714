/** What a long reply costs while it streams into a long conversation, beside a page that only draws its growing block. */
import type { Browser, Page } from '@playwright/test';
import { startServer } from '../e2e/server.ts';
import { openBrowser, slowDown, wireTo } from './browser.ts';
import { bundle } from './bundle.ts';
import { LAST_WORD, openSlowChef, type SlowChef } from './slow-chef.ts';
import { type Bench, milliseconds, quantile, type Row } from './table.ts';
import { askOnce, barePage, conversation, type KeptMessage, keepIn } from './web-material.ts';

const MESSAGES = 200;
const ROUNDS = 3;
const SLOWING = 4;
const BARE = '/bare';

interface Sample {
  /** Milliseconds of the main thread's own time for the whole reply. */
  readonly work: number;
  readonly longest: number;
  /** From the last byte written by the server to the last word painted. */
  readonly lastWord: number;
}

interface Setting {
  readonly browser: Browser;
  readonly chef: SlowChef;
  readonly messages: readonly KeptMessage[];
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

async function streamOnce(page: Page, chef: SlowChef, slowing: number): Promise<Sample> {
  const wire = await wireTo(page);
  await wire.send('Performance.enable', { timeDomain: 'threadTicks' });
  const busy = async () => {
    const { metrics } = await wire.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  if (slowing > 1) await slowDown(page, slowing);
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
    lastWord: (seen?.lastAt ?? Number.NaN) - chef.lastByteAt(),
  };
}

async function onPage(set: Setting, path: string, slowing = 1): Promise<Sample> {
  const { browser, chef, messages } = set;
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    await keepIn(context, messages);
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

async function measure(set: Setting): Promise<Row[]> {
  const [ours, bare]: [Sample[], Sample[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    bare.push(await onPage(set, BARE));
    ours.push(await onPage(set, '/'));
  }
  const slowed = await onPage(set, '/', SLOWING);
  const slowedBare = await onPage(set, BARE, SLOWING);
  return [
    workRow(ours, bare),
    taskRow(ours, bare),
    lastWordRow('', ours, bare, 100),
    lastWordRow(`, ${SLOWING}x slowed`, [slowed], [slowedBare], 300),
  ];
}

const middle = (samples: readonly Sample[], of: keyof Sample) =>
  quantile(
    samples.map((sample) => sample[of]),
    0.5,
  );

function workRow(ours: readonly Sample[], bare: readonly Sample[]): Row {
  const [mine, floor] = [middle(ours, 'work'), middle(bare, 'work')];
  return {
    what: 'main thread for the whole reply',
    measured: `${milliseconds(mine)} (${(mine / floor).toFixed(2)} of the floor)`,
    floor: milliseconds(floor),
    goal: 'at most 1.15 of bare-with-markdown',
    met: mine / floor <= 1.15,
  };
}

function taskRow(ours: readonly Sample[], bare: readonly Sample[]): Row {
  const longest = middle(ours, 'longest');
  const told = (ms: number) => (ms === 0 ? 'none over 50 ms' : milliseconds(ms));
  return {
    what: 'longest task',
    measured: told(longest),
    floor: told(middle(bare, 'longest')),
    goal: 'none over 50 ms',
    met: longest <= 50,
  };
}

function lastWordRow(
  when: string,
  ours: readonly Sample[],
  bare: readonly Sample[],
  goal: number,
): Row {
  const late = middle(ours, 'lastWord');
  return {
    what: `last byte to last word on screen${when}`,
    measured: milliseconds(late),
    floor: milliseconds(middle(bare, 'lastWord')),
    goal: `within ${goal} ms`,
    met: late <= goal,
  };
}

export const bench: Bench = {
  name: 'Streaming',
  about: `A reply of 2,000 tokens in markdown, a token every 3 ms, into ${MESSAGES} messages with the typewriter on; ${ROUNDS} rounds in turns with a bare page that draws only the growing block, once a frame, with the same parser. The real server stands behind a small one that speaks our events for this reply alone. Main-thread time is the thread's own.`,
  async run() {
    const server = await startServer();
    const browser = await openBrowser();
    const messages = conversation(MESSAGES, await askOnce(server));
    const script = await bundle('bare-chat/bare-chat.tsx');
    const chef = await openSlowChef(server.url, {
      [BARE]: barePage(messages, `<script>${script.replaceAll('</script', '<\\/script')}</script>`),
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
