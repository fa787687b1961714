/** Benchmark: browser memory of a long conversation, and whether it is released when the chat is started over. */
import type { CDPSession, Page } from '@playwright/test';
import { startServer } from '../e2e/testing/server.ts';
import { openBrowser, openCdpSession } from './browser.ts';
import type { Benchmark, ReportRow } from './report.ts';
import { createConversation, fetchReply, storeConversation } from './web-conversations.ts';

const MESSAGES = 1000;
const ROUNDS = 50;
const MB = 1_000_000;
const PROMPTS = [
  'shakshuka',
  'lentil soup',
  'butter chicken',
  'apple crumble',
  'something Italian',
];

/** Bytes of the heap that something still holds. */
async function heapOf(wire: CDPSession): Promise<number> {
  for (let time = 0; time < 3; time += 1) await wire.send('HeapProfiler.collectGarbage');
  const { usedSize } = await wire.send('Runtime.getHeapUsage');
  return usedSize;
}

async function askAndStartOver(page: Page, wish: string): Promise<void> {
  const box = page.getByLabel('How may I help you?');
  await box.fill(wish);
  await box.press('Enter');
  await page.getByRole('button', { name: 'Send', exact: true }).waitFor();
  await page.getByRole('article').nth(2).waitFor();
  await page.getByRole('button', { name: 'Reset' }).click();
  await page.getByText(/Let's start over!/).waitFor();
}

async function growth(page: Page, wire: CDPSession, rounds: number): Promise<number> {
  const before = await heapOf(wire);
  for (let round = 0; round < rounds; round += 1)
    await askAndStartOver(page, PROMPTS[round % PROMPTS.length] ?? '');
  return (await heapOf(wire)) - before;
}

const describeGrowth = (bytes: number) => `${(bytes / MB).toFixed(2)} MB`;

function heapRow(full: number, empty: number): ReportRow {
  return {
    label: `heap with ${MESSAGES} messages`,
    value: describeGrowth(full),
    baseline: `${describeGrowth(empty)} with none`,
    goal: 'under 12 MB',
    isMet: full < 12 * MB,
  };
}

export const bench: Benchmark = {
  name: 'Memory of the chat',
  description: `The heap after garbage collection: with a restored conversation of ${MESSAGES} messages (one in ten a recipe card), and how much ${ROUNDS} rounds of asking the house chef and starting over add, after a first ten rounds have loaded what is loaded once.`,
  async run() {
    const server = await startServer();
    const browser = await openBrowser();
    const openPage = async (count: number): Promise<readonly [Page, CDPSession]> => {
      const context = await browser.newContext();
      const messages = createConversation(count, await fetchReply(server));
      await storeConversation(context, messages, { typewriterEffect: false });
      const page = await context.newPage();
      await page.goto(server.url, { waitUntil: 'load' });
      await page.getByRole('article').first().waitFor();
      await page.waitForTimeout(1000);
      return [page, await openCdpSession(page)];
    };
    try {
      const [, full] = await openPage(MESSAGES);
      const fullHeap = await heapOf(full);
      const [page, wire] = await openPage(1);
      const emptyHeap = await heapOf(wire);
      await growth(page, wire, 10);
      const grown = await growth(page, wire, ROUNDS);
      return [
        heapRow(fullHeap, emptyHeap),
        {
          label: `growth over ${ROUNDS} rounds of send and reset`,
          value: describeGrowth(grown),
          goal: 'less than 1 MB',
          isMet: grown < MB,
        },
      ];
    } finally {
      await browser.close();
      await server.close();
    }
  },
};
