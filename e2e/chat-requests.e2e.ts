/** Requests in the chat that are no dishes: setting timers, having steps read out, and copying a reply. */
import type { Page } from '@playwright/test';
import { expect, openChat, sendMessage, test, WITH_MOTION } from './testing/fixtures.ts';

/** The timers have a button "Stop" as well, so the reply is waited for. */
async function ask(page: Page, text: string): Promise<void> {
  const before = await page.getByRole('log').getByRole('article').count();
  const input = page.getByLabel('How may I help you?');
  await input.fill(text);
  await input.press('Enter');
  await expect(page.getByRole('log').getByRole('article')).toHaveCount(before + 2);
}

const timers = (page: Page) => page.getByRole('region', { name: 'Timers' });

test('a timer is set by asking for it, also without a network, and steps are read out', async ({
  page,
  context,
  allowedConsoleErrors,
}) => {
  allowedConsoleErrors.push(/ERR_INTERNET_DISCONNECTED/);
  await openChat(page);
  await sendMessage(page, 'Shakshuka');
  // The card is an article of its own, which has to be there before they are counted.
  await expect(page.getByRole('button', { name: 'Start cooking' })).toBeVisible();
  await ask(page, 'Set a timer for 10 minutes');
  await expect(timers(page).getByRole('timer')).toHaveText(/^(10:00|9:5\d)$/);
  await expect(page.getByRole('log')).toContainText('A timer for 10 minutes is running');
  await ask(page, 'read me step 3');
  // The conversation goes on where it was.
  await expect(page.getByRole('article').last()).toContainText(/chopped tomatoes and simmer/i);
  await context.setOffline(true);
  await ask(page, 'start a 5-minute timer for the eggs');
  await expect(timers(page).getByRole('listitem')).toHaveCount(2);
  await expect(timers(page).getByRole('listitem').filter({ hasText: 'Eggs' })).toBeVisible();
  await context.setOffline(false);
  for (const rest of [1, 0]) {
    await timers(page).getByRole('button', { name: 'Stop' }).first().click();
    await expect(timers(page).getByRole('listitem')).toHaveCount(rest);
  }
});

test('a question about a timer is for the chef', async ({ page }) => {
  await openChat(page);
  await sendMessage(page, 'Shakshuka');
  await sendMessage(page, 'how long should I set the timer for in step 1?');
  await expect(page.getByRole('log').getByRole('article').last()).toContainText(/minute/);
  await expect(timers(page)).toHaveCount(0);
});

test.describe('a reply in words', () => {
  test.use({ ...WITH_MOTION, permissions: ['clipboard-read', 'clipboard-write'] });

  test('is copied with a tap, and begins at its first line', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 560 });
    await openChat(page);
    await page.route('**/mp/api/meal-plan', (route) =>
      route.fulfill({
        json: {
          reply: `It **keeps** well.\n\n${'And more is to be said of it. '.repeat(60)}`,
          safety: undefined,
        },
      }),
    );
    await sendMessage(page, 'how long does risotto keep?');
    const reply = page.getByRole('log').getByRole('article').last();
    await expect(reply).toContainText('And more is to be said of it.');
    await expect(page.getByText('how long does risotto keep?')).toBeInViewport({ ratio: 1 });
    await expect(reply.getByText('keeps', { exact: true })).toBeInViewport({ ratio: 1 });
    await reply.getByRole('button', { name: 'Copy reply' }).click();
    await expect(page.getByText('Reply copied.')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.startsWith('It keeps well.')).toBe(true);
  });
});
