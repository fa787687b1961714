/** Tests with axe that account pages, the account drawer and the settings have no accessibility violation, in both themes. */
import type { Page } from '@playwright/test';
import { openSignedInPage, registerAccount } from './testing/account.ts';
import { findViolations } from './testing/axe.ts';
import { expect, test } from './testing/fixtures.ts';
import { openSettings } from './testing/settings.ts';
import { applyTheme, createSettingsOwner, type SettingsOwner, THEMES } from './testing/theme.ts';

// Many reports of axe in each.
test.slow();

/** Polled, as elements may still be animating. */
async function clean(page: Page, where: string, owner?: SettingsOwner): Promise<void> {
  for (const theme of THEMES) {
    await applyTheme(page, theme, { owner });
    await expect.poll(() => findViolations(page), `${where}, ${theme}`).toEqual([]);
  }
}

test('the pages', async ({ page }) => {
  for (const path of [
    '/login',
    '/signup',
    '/check-email',
    '/confirm-email',
    '/confirm-email?token=none',
    '/reset-password',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await clean(page, path);
  }
});

test('the drawer', async ({ page }) => {
  await page.goto('/terms');
  await page.getByRole('button', { name: 'Login / Sign Up' }).click();
  await clean(page, 'sign in');
  await page.getByText('Not Registered? Sign Up').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(page.getByText('Please fill out all required fields.')).toBeVisible();
  await clean(page, 'sign up, refused');
  await page.getByText('Already Registered? Sign In').click();
  await page.getByText('Forgot/Reset password?').click();
  await clean(page, 'reset');
});

test('the settings', async ({ page, server }) => {
  const account = await registerAccount(server);
  const owner = await createSettingsOwner(server, account);
  await openSignedInPage(page, server, account);
  await openSettings(page);
  for (const category of ['Profile', 'Display', 'Preferences', 'Security']) {
    await page.getByRole('button', { name: category, exact: true }).click();
    await clean(page, category, owner);
  }
});
