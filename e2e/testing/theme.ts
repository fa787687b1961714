/** Sets the light or dark theme on an open page without a reload, and in the account of a signed-in user. */
import type { Page } from '@playwright/test';
import { type Account, callWithToken, fetchTokens } from './account.ts';
import { expect } from './fixtures.ts';
import type { RunningServer } from './server.ts';

export type Theme = 'light' | 'dark';
export const THEMES: readonly Theme[] = ['light', 'dark'];

/** Who the settings belong to; without it, to a visitor of this browser. */
export interface SettingsOwner {
  readonly server: RunningServer;
  readonly accessToken: string;
}

export async function createSettingsOwner(
  server: RunningServer,
  account: Account,
): Promise<SettingsOwner> {
  const { accessToken } = await fetchTokens(server, account);
  return { server, accessToken };
}

export async function saveTheme(
  { server, accessToken }: SettingsOwner,
  theme: Theme,
): Promise<void> {
  const body = { darkMode: theme === 'dark' };
  await callWithToken(server, accessToken, { method: 'PUT', path: 'user/settings', body });
}

/** @param preferences what a visitor prefers beside the theme */
export async function applyTheme(
  page: Page,
  theme: Theme,
  { owner, preferences = {} }: { owner?: SettingsOwner; preferences?: object } = {},
): Promise<void> {
  if (owner) await saveTheme(owner, theme);
  const stored = { typewriterEffect: false, ...preferences, darkMode: theme === 'dark' };
  await page.evaluate((text) => {
    localStorage.setItem('preferences', text);
    dispatchEvent(new StorageEvent('storage', { key: 'preferences' }));
  }, JSON.stringify(stored));
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
}
