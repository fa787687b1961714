/** What a long conversation holds of the browser's memory, and whether asking and starting over lets go of it. */
import type { CDPSession, Page } from '@playwright/test';
import { startServer } from '../e2e/server.ts';
import { openBrowser, wireTo } from './browser.ts';
import type { Bench, Row } from './table.ts';
import { askOnce, conversation, keepIn } from './web-material.ts';

const MESSAGES = 1000;
const ROUNDS = 50;
const MB = 1_000_000;
const WISHES = ['shakshuka', 'lentil soup', 'butter chicken', 'apple crumble', 'something Italian'];

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
    await askAndStartOver(page, WISHES[round % WISHES.length] ?? '');
  return (await heapOf(wire)) - before;
}

const told = (bytes: number) => `${(bytes / MB).toFixed(2)} MB`;

function heapRow(full: number, empty: number): Row {
  return {
    what: `heap with ${MESSAGES} messages`,
    measured: told(full),
    floor: `${told(empty)} with none`,
    goal: 'under 12 MB',
    met: full < 12 * MB,
  };
}

export const bench: Bench = {
  name: 'Memory of the chat',
  about: `The heap after garbage collection: with a restored conversation of ${MESSAGES} messages (one in ten a recipe card), and how much ${ROUNDS} rounds of asking the house chef and starting over add, after a first ten rounds have loaded what is loaded once.`,
  async run() {
    const server = await startServer();
    const browser = await openBrowser();
    const openPage = async (count: number): Promise<readonly [Page, CDPSession]> => {
      const context = await browser.newContext();
      const messages = conversation(count, await askOnce(server));
      await keepIn(context, messages, { typewriterEffect: false });
      const page = await context.newPage();
      await page.goto(server.url, { waitUntil: 'load' });
      await page.getByRole('article').first().waitFor();
      await page.waitForTimeout(1000);
      return [page, await wireTo(page)];
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
          what: `growth over ${ROUNDS} rounds of send and reset`,
          measured: told(grown),
          goal: 'less than 1 MB',
          met: grown < MB,
        },
      ];
    } finally {
      await browser.close();
      await server.close();
    }
  },
};
