/** Tests with axe (WCAG 2.2 AA) the chat, a recipe card, feedback, terms and missing pages at desktop size, in both themes. */
import type { Page } from '@playwright/test';
import { findViolations, WCAG_22_AA } from './testing/axe.ts';
import { expect, openChat, sendMessage, test } from './testing/fixtures.ts';
import { applyTheme, THEMES } from './testing/theme.ts';

const PREFERENCES = { foodAllergies: ['sesame'] };

// Many reports of axe in each.
test.slow();

/** Polled, as elements may still be animating. */
async function expectClean(page: Page): Promise<void> {
  for (const theme of THEMES) {
    await applyTheme(page, theme, { preferences: PREFERENCES });
    await expect.poll(() => findViolations(page, { tags: WCAG_22_AA }), theme).toEqual([]);
  }
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(
    (stored) => localStorage.setItem('preferences', JSON.stringify(stored)),
    PREFERENCES,
  );
});

test('the first minute and a card', async ({ page }) => {
  await openChat(page);
  await expectClean(page);
  await sendMessage(page, 'something Italian');
  await sendMessage(page, 'shakshuka');
  await expect(page.getByRole('heading', { name: /shakshuka/i })).toBeVisible();
  await expectClean(page);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByRole('menuitem', { name: 'Copy Link' })).toBeVisible();
  await expectClean(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectClean(page);
});

test('feedback, terms and pages that are not there', async ({ page, allowedConsoleErrors }) => {
  allowedConsoleErrors.push(/404/);
  await openChat(page);
  await page.getByRole('button', { name: 'What do you think?' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectClean(page);
  for (const path of ['/terms', '/nowhere']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectClean(page);
  }
});
