/** The settings as journeys use them. */
import type { Page } from '@playwright/test';
import { chooseInMenu } from './account.ts';
import { expect } from './journey.ts';

export async function openSettings(page: Page, category?: string): Promise<void> {
  await chooseInMenu(page, 'Settings');
  const settings = page.getByRole('dialog', { name: 'Settings' });
  await expect(settings).toBeVisible();
  if (category) await settings.getByRole('button', { name: category, exact: true }).click();
}

export async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

export async function save(page: Page, button = 'Save Preferences'): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
}
