/** Everything about accounts is open to everybody: no axe violation on any screen, drawer and form, in both themes. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { openAccount, signIn } from './account.ts';
import { expect, test } from './journey.ts';
import { openSettings, save } from './settings.ts';

async function violations(page: Page): Promise<string[]> {
  const found = await new AxeBuilder({ page }).analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

/** What is still on its way in is looked at again. */
async function clean(page: Page, where: string): Promise<void> {
  await expect.poll(() => violations(page), where).toEqual([]);
}

for (const theme of ['light', 'dark'] as const) {
  test.describe(theme, () => {
    test.slow();
    test.beforeEach(async ({ page }) => {
      await page.addInitScript((dark) => {
        localStorage.setItem('preferences', JSON.stringify({ darkMode: dark }));
      }, theme === 'dark');
      await page.emulateMedia({ reducedMotion: 'reduce' });
    });

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
      await page.goto('/terms');
      await signIn(page, await openAccount(server));
      await openSettings(page, 'Display');
      if (theme === 'dark') {
        await page.getByLabel('Dark Mode').check();
        await save(page);
      }
      for (const category of ['Profile', 'Display', 'Preferences', 'Security']) {
        await page.getByRole('button', { name: category, exact: true }).click();
        await clean(page, category);
      }
    });
  });
}
