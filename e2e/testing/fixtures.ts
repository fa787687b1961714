/** Playwright fixtures (server and mail for each worker, failure on console errors), and helpers to open the chat and send. */
import { test as base, expect, type Page } from '@playwright/test';
import { startTestMailServer } from '@saffron/server/testing/test-mail-server';
import { type RunningServer, startServer } from './server.ts';

interface WorkerFixtures {
  server: RunningServer;
}
interface TestFixtures {
  /** Messages a test expects in the console, such as a refused call it provokes. */
  allowedConsoleErrors: RegExp[];
  expectQuietConsole: undefined;
}

/** The first reply of a process is slow, and must not count against the time of a test. */
async function warmUpChef({ url }: RunningServer): Promise<void> {
  const reply = await fetch(`${url}/mp/api/meal-plan`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ messages: [{ role: 'user', content: 'shakshuka' }] }),
  });
  await reply.text();
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from this pattern.
    async ({}, use) => {
      const mailServer = await startTestMailServer();
      const server = await startServer({ SMTP_URL: mailServer.url });
      await warmUpChef(server);
      await use({ ...server, mailServer });
      await server.close();
      await mailServer.close();
    },
    // Not part of the tests' own time: on a busy machine the start takes half a minute.
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  // A list of its own for each test: one shared by all would let later tests pass with what an earlier one expects.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from this pattern.
  allowedConsoleErrors: async ({}, use) => use([]),
  expectQuietConsole: [
    async ({ page, allowedConsoleErrors }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      await use(undefined);
      const unexpected = errors.filter(
        (text) => !allowedConsoleErrors.some((one) => one.test(text)),
      );
      expect(unexpected, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };

/** For tests about motion; all others run with reduced motion. */
export const WITH_MOTION = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** Opens the chat as a first-time visitor sees it. */
export async function openChat(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible();
}

/** Types a message and waits until its reply has fully arrived. */
export async function sendMessage(page: Page, text: string): Promise<void> {
  const input = page.getByLabel('How may I help you?');
  await input.fill(text);
  await input.press('Enter');
  await expect(input).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0);
}
