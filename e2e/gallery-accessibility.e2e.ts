/** Tests every scene of the screenshot gallery with axe (WCAG 2.2 AA) in both themes, and that none is wider than a phone. */
import type { Page } from '@playwright/test';
import type { GalleryUser, Scene } from './gallery/scene.ts';
import { SCENES } from './gallery/scenes.ts';
import { type GalleryData, seedGallery } from './gallery/seed-gallery.ts';
import { storePreferences } from './gallery/store-preferences.ts';
import { openSignedInPage } from './testing/account.ts';
import { COLOUR_RULES, findViolations, WCAG_22_AA } from './testing/axe.ts';
import { expect, test as journey } from './testing/fixtures.ts';
import {
  applyTheme,
  createSettingsOwner,
  type SettingsOwner,
  saveTheme,
  THEMES,
  type Theme,
} from './testing/theme.ts';

/** Once for each worker. */
const test = journey.extend<object, { furnished: GalleryData }>({
  furnished: [
    async ({ server }, use) => {
      const furnished = await seedGallery(server);
      await use(furnished);
      await furnished.modelServer.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

// Two reports of axe for each scene, and up to three scenes on a page.
test.slow();
test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

/** Scenes with the same steps differ in the preferences and share one page. */
const SCENES_BY_STEPS = [...Map.groupBy(SCENES, ({ arrange }) => arrange).values()];

const AXE_OPTIONS = { light: { tags: WCAG_22_AA }, dark: { rules: COLOUR_RULES } };

async function expectAccessible(page: Page, { name }: Scene, theme: Theme): Promise<void> {
  const where = `${name}, ${theme}`;
  await expect.poll(() => findViolations(page, AXE_OPTIONS[theme]), where).toEqual([]);
  const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(await isWide(), `${where}: wider than the screen`).toBe(false);
}

async function showScene(page: Page, scene: Scene, { theme, owner }: ThemeContext): Promise<void> {
  if (scene.isServerPage) {
    await page.evaluate(
      (stored) => localStorage.setItem('preferences', stored),
      JSON.stringify({ ...scene.preferences, darkMode: theme === 'dark' }),
    );
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  } else {
    await applyTheme(page, theme, { owner, preferences: scene.preferences });
  }
}

interface ThemeContext {
  readonly theme: Theme;
  readonly owner?: SettingsOwner;
}

for (const scenes of SCENES_BY_STEPS) {
  const [first, ...others] = scenes;
  if (!first) continue;
  test(
    scenes.map(({ name }) => name).join(', '),
    async ({ page, server, furnished, allowedConsoleErrors }) => {
      allowedConsoleErrors.push(/.*/);
      let owner: SettingsOwner | undefined;
      const signIn = async (guest: GalleryUser = 'regular') => {
        const account = furnished.accounts[guest];
        owner = await createSettingsOwner(server, account);
        await saveTheme(owner, 'light');
        await openSignedInPage(page, server, account, '/');
      };
      await storePreferences(page, 'light', first);
      await first.arrange({ ...furnished, page, signIn });
      await expectAccessible(page, first, 'light');
      await showScene(page, first, { theme: 'dark', owner });
      await expectAccessible(page, first, 'dark');
      for (const scene of others) {
        for (const theme of THEMES) {
          await showScene(page, scene, { theme, owner });
          await expectAccessible(page, scene, theme);
        }
      }
    },
  );
}
