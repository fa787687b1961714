/** The theme of the device: what somebody without a choice gets, and a choice that an account keeps. */
import type { Page } from '@playwright/test';
import { openSignedInPage, registerAccount } from './testing/account.ts';
import { expect, openChat, test } from './testing/fixtures.ts';
import { openSettings, saveSettingsForm } from './testing/settings.ts';

const expectTheme = (page: Page, theme: 'dark' | 'light') =>
  expect(page.locator('html')).toHaveAttribute('data-theme', theme);

test('without a choice the page is as the device is, and changes with it', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openChat(page);
  await expectTheme(page, 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expectTheme(page, 'light');
});

test('a chosen theme stays, and the theme of the device can be chosen again', async ({
  page,
  server,
}) => {
  const account = await registerAccount(server);
  await page.emulateMedia({ colorScheme: 'dark' });
  await openSignedInPage(page, server, account, '/');
  await openSettings(page, 'Display');
  await expect(page.getByLabel('System theme')).toBeChecked();
  await expect(page.getByLabel('Dark Mode')).toBeChecked();
  await page.getByLabel('Dark Mode').uncheck();
  await expect(page.getByLabel('System theme')).not.toBeChecked();
  await saveSettingsForm(page);
  await expectTheme(page, 'light');
  await page.reload();
  await expectTheme(page, 'light');
  await openSettings(page, 'Display');
  await page.getByLabel('System theme').check();
  await saveSettingsForm(page);
  await expectTheme(page, 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expectTheme(page, 'light');
});
