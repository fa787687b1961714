/** The first screen: greeting, openers with pictures and the question for allergies, each where it can be seen at once. */
import type { Page } from '@playwright/test';
import { expect, openChat, test } from './testing/fixtures.ts';
import { delayRequests } from './testing/intercept-calls.ts';

const openers = (page: Page) => page.getByRole('list', { name: 'Suggestions' }).getByRole('button');
const input = (page: Page) => page.getByLabel('How may I help you?');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function expectDrawings(page: Page): Promise<void> {
  await expect(openers(page)).toHaveCount(4);
  for (const opener of await openers(page).all()) {
    await expect(opener).toBeInViewport({ ratio: 1 });
    await expect(opener.locator('img')).not.toHaveJSProperty('naturalWidth', 0);
  }
}

test('on a desktop the input stands in the middle, with what to ask below it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.route('**/mp/api/chat/greeting', (route) =>
    route.fulfill({
      json: { greeting: 'Hi, I am Saffron. What would you like to cook today, and for whom?' },
    }),
  );
  await openChat(page);
  const greeting = page.getByText('Hi, I am Saffron.', { exact: true });
  await expect(greeting).toHaveCSS('font-size', '32px');
  const box = await input(page).boundingBox();
  expect((box?.y ?? 0) / 900).toBeGreaterThan(0.35);
  expect((box?.y ?? 900) / 900).toBeLessThan(0.6);
  await expectDrawings(page);
  const tops = await Promise.all((await openers(page).all()).map((one) => one.boundingBox()));
  expect(new Set(tops.map((place) => place?.y)).size).toBe(1);
  for (const name of ['milk', 'sesame', 'Other food', 'Diet', 'Skip'])
    await expect(button(page, name)).toBeInViewport({ ratio: 1 });
  const words = String(await openers(page).first().textContent());
  await openers(page).first().click();
  await expect(page.getByRole('log').getByText(words, { exact: true })).toBeVisible();
  await expect.poll(async () => (await input(page).boundingBox())?.y).toBeGreaterThan(700);
});

test('the input stands there before the script is loaded, and stays', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const release = await delayRequests(page, '**/assets/**');
  await page.goto('/', { waitUntil: 'commit' });
  const middle = async () => {
    const box = await input(page).boundingBox();
    return Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2);
  };
  const before = await middle();
  release();
  await expect(openers(page)).toHaveCount(4);
  expect(Math.abs((await middle()) - before)).toBeLessThanOrEqual(2);
});

for (const [width, height] of [
  [360, 740],
  [390, 844],
] as const) {
  test(`at ${width} by ${height} the openers are two by two, and allergies one line`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openChat(page);
    await expectDrawings(page);
    const places = await Promise.all((await openers(page).all()).map((one) => one.boundingBox()));
    expect(new Set(places.map((place) => place?.y)).size).toBe(2);
    expect(new Set(places.map((place) => place?.x)).size).toBe(2);
    await expect(button(page, 'milk')).toBeInViewport({ ratio: 1 });
    const [question, chip] = [
      await page.getByRole('heading', { name: 'Any allergies?' }).boundingBox(),
      await button(page, 'milk').boundingBox(),
    ];
    const centre = (box: typeof chip) => (box?.y ?? 0) + (box?.height ?? 0) / 2;
    expect(Math.abs(centre(question) - centre(chip))).toBeLessThan(4);
  });
}
