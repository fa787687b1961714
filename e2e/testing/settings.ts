/** Opens, changes and saves the settings on screen. */
import type { Page } from '@playwright/test';
import { chooseMenuItem } from './account.ts';
import { expect } from './fixtures.ts';

export async function openSettings(page: Page, category?: string): Promise<void> {
  await chooseMenuItem(page, 'Settings');
  const settings = page.getByRole('dialog', { name: 'Settings' });
  await expect(settings).toBeVisible();
  if (category) await settings.getByRole('button', { name: category, exact: true }).click();
}

export async function chooseOption(page: Page, label: string, option: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

export async function saveSettingsForm(page: Page, button = 'Save Preferences'): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
}
