/** Stores the preferences of a screenshot gallery scene in the browser before its first page loads. */
import type { Page } from '@playwright/test';
import type { Theme } from '../testing/theme.ts';
import type { Scene } from './scene.ts';

export async function storePreferences(
  page: Page,
  theme: Theme,
  { preferences }: Scene,
): Promise<void> {
  await page.addInitScript(
    (chosen) => {
      if (localStorage.getItem('preferences') === null)
        localStorage.setItem('preferences', JSON.stringify(chosen));
    },
    { darkMode: theme === 'dark', typewriterEffect: false, ...preferences },
  );
}
