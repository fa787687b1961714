/** No axe violation of WCAG 2.2 AA in any state a visitor meets, in both themes. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, openChat, say, test } from './journey.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

async function violations(page: Page): Promise<string[]> {
  const found = await new AxeBuilder({ page }).withTags(RULES).analyze();
  return found.violations.map(
    (one) => `${one.id}: ${one.nodes.map((node) => node.target).join(', ')}`,
  );
}

/** What is still on its way in is looked at again. */
async function expectClean(page: Page): Promise<void> {
  await expect.poll(() => violations(page)).toEqual([]);
}

for (const darkMode of [false, true]) {
  test.describe(darkMode ? 'dark' : 'light', () => {
    test.beforeEach(async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.addInitScript(
        (stored) => localStorage.setItem('preferences', JSON.stringify(stored)),
        { darkMode, typewriterEffect: false, foodAllergies: ['sesame'] },
      );
    });

    test('the first minute and a card', async ({ page }) => {
      await openChat(page);
      await expectClean(page);
      await say(page, 'something Italian');
      await say(page, 'shakshuka');
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

    test('feedback, terms and pages that are not there', async ({ page, allowedComplaints }) => {
      allowedComplaints.push(/404/);
      await openChat(page);
      await page.getByRole('button', { name: 'What do you think?' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectClean(page);
      await page.goto('/terms');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectClean(page);
      await page.goto('/nowhere');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectClean(page);
    });
  });
}
