/** No axe violation of WCAG 2.2 AA in any scene of the gallery, in both themes, and nothing to push sideways on a phone. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { signIn } from './account.ts';
import { type Furnished, furnish } from './gallery/furnish.ts';
import { prefer } from './gallery/prefer.ts';
import { SCENES } from './gallery/scenes.ts';
import type { Guest } from './gallery/stage.ts';
import { expect, test as journey, openChat } from './journey.ts';

/** Once for each worker. */
const test = journey.extend<object, { furnished: Furnished }>({
  furnished: [
    async ({ server }, use) => {
      const furnished = await furnish(server);
      await use(furnished);
      await furnished.modelHouse.close();
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
  for (const scene of SCENES) {
    test(`${scene.name}, ${theme}`, async ({ page, furnished, allowedComplaints }) => {
      allowedComplaints.push(/.*/);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await prefer(page, theme, scene);
      const enter = async (guest: Guest = 'regular') => {
        await openChat(page);
        await signIn(page, furnished.people[theme][guest]);
      };
      await scene.go({ ...furnished, page, signIn: enter });
      await expect.poll(() => violations(page)).toEqual([]);
      const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect(await isWide()).toBe(false);
    });
  }
}
