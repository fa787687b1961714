/** On a phone: sending by tap and double tap with the keyboard open, and text at twice the size. */
import type { Page } from '@playwright/test';
import { expect, openChat, sendMessage, test } from './testing/fixtures.ts';

test.use({ isMobile: true, hasTouch: true });

const INPUT = 'How may I help you?';
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true });

async function middleOf(page: Page): Promise<[number, number]> {
  const box = await send(page).boundingBox();
  if (!box) throw new Error('Send is not in sight');
  return [box.x + box.width / 2, box.y + box.height / 2];
}

for (const [width, height] of [
  [360, 420],
  [412, 480],
  [740, 360],
] as const) {
  test(`one tap sends at ${width} by ${height}, and the foot line is back after typing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openChat(page);
    const input = page.getByLabel(INPUT);
    const footer = page.getByRole('contentinfo');
    await input.tap();
    await expect(footer).toBeHidden();
    await page.keyboard.type('shakshuka');
    await page.touchscreen.tap(...(await middleOf(page)));
    await expect(input).toHaveValue('');
    await expect(page.getByRole('article', { name: 'Shakshuka' })).toBeVisible();
    await input.blur();
    await expect(footer).toBeVisible();
  });
}

test('a double tap on Send sends, and stops nothing', async ({ page }) => {
  await openChat(page);
  await page.getByLabel(INPUT).tap();
  await page.keyboard.type('shakshuka');
  let answer = () => {};
  const released = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/mp/api/meal-plan', async (route) => {
    await released;
    await route.continue();
  });
  const place = await middleOf(page);
  await page.touchscreen.tap(...place);
  await page.touchscreen.tap(...place);
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
  answer();
  await expect(page.getByRole('article', { name: 'Shakshuka' })).toBeVisible();
  await expect(page.getByText('Stopped.')).toHaveCount(0);
});

test('the way to the newest lies on no words of a recipe', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openChat(page);
  await sendMessage(page, 'shakshuka');
  const scroller = page.locator('[data-scroller]');
  await scroller.evaluate((box) => box.scrollTo(0, 0));
  const jump = page.getByRole('button', { name: /newest/i });
  await expect(jump).toBeVisible();
  const [above, below] = [await scroller.boundingBox(), await jump.boundingBox()];
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
  await jump.tap();
  await expect(jump).toBeHidden();
});

test('letters twice as large leave the way in whole', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    });
  });
  await openChat(page);
  const header = await page.getByRole('banner').boundingBox();
  const button = page.getByRole('button', { name: 'Login / Sign Up' });
  const inside = await button.boundingBox();
  expect(inside?.y).toBeGreaterThanOrEqual(header?.y ?? 0);
  expect((inside?.y ?? 0) + (inside?.height ?? 0)).toBeLessThanOrEqual(header?.height ?? 0);
  expect((inside?.x ?? 0) + (inside?.width ?? 0)).toBeLessThanOrEqual(360);
  const isCut = await button.evaluate(
    ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
      scrollWidth > clientWidth || scrollHeight > clientHeight,
  );
  expect(isCut).toBe(false);
});
