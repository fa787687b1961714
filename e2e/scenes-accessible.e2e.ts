/** No axe violation of WCAG 2.2 AA in any scene of the gallery, in both themes, and nothing to push sideways on a phone. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { type Account, signIn } from './account.ts';
import { cookDishes, furnish, shareOne } from './gallery/furnish.ts';
import { SCENES } from './gallery/scenes.ts';
import { expect, test as journey, openChat } from './journey.ts';

interface Furnished {
  furnished: {
    readonly shareId: string;
    readonly people: Readonly<Record<'light' | 'dark', Account>>;
  };
}

/** Once for each worker: a person with kept recipes, and a shared one. */
const test = journey.extend<object, Furnished>({
  furnished: [
    async ({ server }, use) => {
      const recipes = await cookDishes(server);
      await use({
        shareId: await shareOne(server, recipes[0]),
        people: {
          light: await furnish(server, false, recipes),
          dark: await furnish(server, true, recipes),
        },
      });
    },
    { scope: 'worker' },
  ],
});

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const THEMES = ['light', 'dark'] as const;

async function violations(page: Page): Promise<string[]> {
  const found = await new AxeBuilder({ page }).withTags(RULES).analyze();
  return found.violations.map(
    (one) => `${one.id}: ${one.nodes.map((node) => node.target).join(', ')}`,
  );
}

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

for (const theme of THEMES) {
  for (const { name, go } of SCENES) {
    test(`${name}, ${theme}`, async ({ page, furnished, allowedComplaints }) => {
      allowedComplaints.push(/.*/);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.addInitScript((darkMode) => {
        if (localStorage.getItem('preferences') === null)
          localStorage.setItem(
            'preferences',
            JSON.stringify({ darkMode, typewriterEffect: false }),
          );
      }, theme === 'dark');
      const enter = async () => {
        await openChat(page);
        await signIn(page, furnished.people[theme]);
      };
      await go({ page, signIn: enter, shareId: furnished.shareId });
      await expect.poll(() => violations(page)).toEqual([]);
      const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect(await isWide()).toBe(false);
    });
  }
}
