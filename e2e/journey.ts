/** What every journey starts from: a running server of its worker with a real mail server, and pages that must not complain. */
import { test as base, expect, type Page } from '@playwright/test';
import { openPostOffice } from '@saffron/server/testing/post-office';
import { type RunningServer, startServer } from './server.ts';

interface WorkerThings {
  server: RunningServer;
}
interface TestThings {
  /** Messages a journey expects in the console, such as a refused call it provokes. */
  allowedComplaints: RegExp[];
  quietPage: undefined;
}

export const test = base.extend<TestThings, WorkerThings>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from this pattern.
    async ({}, use) => {
      const office = await openPostOffice();
      const server = await startServer({ SMTP_URL: office.url });
      await use({ ...server, office });
      await server.close();
      await office.close();
    },
    // Apart from the journeys' own time: on a busy machine the start takes half a minute.
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  allowedComplaints: [[], { option: true }],
  quietPage: [
    async ({ page, allowedComplaints }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      await use(undefined);
      const unexpected = complaints.filter(
        (text) => !allowedComplaints.some((one) => one.test(text)),
      );
      expect(unexpected, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };

/** The chat, as somebody sees it who has never been here. */
export async function openChat(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible();
}

/** Types a message and waits until its reply has fully arrived. */
export async function say(page: Page, text: string): Promise<void> {
  const input = page.getByLabel('How may I help you?');
  await input.fill(text);
  await input.press('Enter');
  await expect(input).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0);
}
