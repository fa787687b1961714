/** What the person of a scene prefers, put into the browser before the first page. */
import type { Page } from '@playwright/test';
import type { Theme } from './furnish.ts';
import type { Scene } from './stage.ts';

export async function prefer(page: Page, theme: Theme, { preferences }: Scene): Promise<void> {
  await page.addInitScript(
    (chosen) => {
      if (localStorage.getItem('preferences') === null)
        localStorage.setItem('preferences', JSON.stringify(chosen));
    },
    { darkMode: theme === 'dark', typewriterEffect: false, ...preferences },
  );
}
