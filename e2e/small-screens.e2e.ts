/** Small and enlarged screens: the header makes room while somebody reads, and at least half of the height is content. */
import type { Page } from '@playwright/test';
import { expect, openChat, sendMessage, test } from './testing/fixtures.ts';

const scroller = (page: Page) => page.locator('[data-scroller]');
const header = (page: Page) => page.getByRole('banner');

async function turnWheel(page: Page, by: number): Promise<void> {
  await scroller(page).hover();
  await page.mouse.wheel(0, by);
}

test('the header leaves while somebody reads down, and is back on the way up', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openChat(page);
  await sendMessage(page, 'shakshuka');
  await expect(header(page)).toBeInViewport({ ratio: 1 });
  await turnWheel(page, 300);
  await expect(header(page)).not.toBeInViewport();
  await turnWheel(page, -100);
  await expect(header(page)).toBeInViewport({ ratio: 1 });
  await turnWheel(page, 200);
  await expect(header(page)).not.toBeInViewport();
  // Who comes by keyboard finds it.
  await page.getByRole('button', { name: 'Login / Sign Up' }).focus();
  await expect(header(page)).toBeInViewport({ ratio: 1 });
});

for (const [what, width, height] of [
  ['a phone in landscape', 740, 360],
  ['twice the size of a small laptop', 640, 360],
  ['twice the size of a desktop', 720, 450],
  ['four times the size of a desktop', 360, 225],
  ['four times the size, as WCAG has it', 320, 256],
] as const) {
  test(`half of ${what} is content, and all else in reach`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openChat(page);
    await sendMessage(page, 'shakshuka');
    const share = () =>
      scroller(page).evaluate((box) => {
        const { top, bottom } = box.getBoundingClientRect();
        const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
        return (bottom - Math.max(top, header, 0)) / window.innerHeight;
      });
    await expect.poll(share).toBeGreaterThanOrEqual(0.5);
    await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeInViewport({
      ratio: 1,
    });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(width);
    await page.getByRole('button', { name: 'What do you think?' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('contentinfo')).toBeInViewport({ ratio: 0.9 });
  });
}

test('three needs are one shield with their number, and the suggestions keep their row', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openChat(page);
  for (const name of ['milk', 'eggs', 'peanuts'])
    await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await sendMessage(page, 'something with lentils');
  const shield = page.getByRole('button', {
    name: 'Change allergies and diet: No milk, No eggs, No peanuts',
  });
  await expect(shield.locator('[data-count="3"]')).toBeVisible();
  const [place, bar] = [
    await shield.boundingBox(),
    await page.getByLabel('How may I help you?').boundingBox(),
  ];
  expect(place?.height).toBeGreaterThanOrEqual(44);
  expect(Math.abs((place?.y ?? 0) - (bar?.y ?? 0))).toBeLessThan(12);
  await expect(
    page.getByRole('list', { name: 'Ask next' }).getByRole('button').first(),
  ).toBeInViewport({ ratio: 1 });
  await shield.click();
  await expect(page.getByRole('region', { name: 'Any allergies?' })).toBeVisible();
});
