/** One build replaced by another while somebody has the app open: the page moves on to it, and nothing they wrote is lost. */
import { rmSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test as journey, say } from './journey.ts';
import { buildAgain, openHouse, type TwoBuilds } from './two-builds.ts';

const test = journey.extend<{ house: TwoBuilds }, { later: string }>({
  later: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from this pattern.
    async ({}, use) => {
      const folder = await buildAgain();
      await use(folder);
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  house: async ({ later, allowedComplaints }, use) => {
    // Parts of the earlier build are asked for and are not there; a server that starts again is away for a moment.
    allowedComplaints.push(/404|Failed to fetch|ERR_CONNECTION/);
    const house = await openHouse(later);
    await use(house);
    await house.close();
  },
});
// All in one worker: the second build takes its time.
test.describe.configure({ mode: 'default' });
test.slow();

const INPUT = 'How may I help you?';
const UPDATED = 'Saffron has been updated. Everything you wrote is still here.';
const FEEDBACK = 'What do you think?';

const buildOf = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'saffronBuild'));

/** How many builds are kept, and whether another one is about to be. */
const keptBuilds = (page: Page) =>
  page.evaluate(async () => {
    const { active, installing, waiting } = await navigator.serviceWorker.ready;
    const stores = (await caches.keys()).length;
    return { stores, active: active?.state, next: Boolean(installing ?? waiting) };
  });

async function talk(page: Page, house: TwoBuilds): Promise<void> {
  await page.goto(house.url);
  await say(page, 'shakshuka');
  await expect(page.getByRole('heading', { name: /shakshuka/i })).toBeVisible();
  await page.getByLabel(INPUT).fill('and a sal');
}

async function expectEverythingKept(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: /shakshuka/i })).toBeVisible();
  await expect(page.getByLabel(INPUT)).toHaveValue('and a sal');
}

test('a part that went with its build brings the page of the new one', async ({ page, house }) => {
  await talk(page, house);
  await house.update();
  await page.getByRole('button', { name: FEEDBACK }).click();
  await expect(page.getByText(UPDATED)).toBeVisible();
  await expectEverythingKept(page);
  expect(await buildOf(page)).toBe('later');
  await page.getByRole('button', { name: FEEDBACK }).click();
  await expect(page.getByRole('dialog', { name: 'Help us serve you better' })).toBeVisible();
});

test('a screen that went with its build opens in the new one', async ({ page, house }) => {
  await talk(page, house);
  await house.update();
  await page.getByRole('link', { name: 'Terms' }).click();
  await expect(page.getByRole('heading', { name: 'Terms of Use' })).toBeVisible();
  await page.goBack();
  await expectEverythingKept(page);
  expect(await buildOf(page)).toBe('later');
});

test('a reply under way is waited for', async ({ page, house }) => {
  await page.goto(house.url);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/mp/api/meal-plan', async (route) => {
    await released;
    await route.continue();
  });
  await page.getByLabel(INPUT).fill('shakshuka');
  await page.getByLabel(INPUT).press('Enter');
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
  await page.getByLabel(INPUT).fill('and a sal');
  await house.update();
  await page.getByRole('button', { name: FEEDBACK }).click();
  await expect(page.getByText(/loads anew as soon as you are done here/)).toBeVisible();
  expect(await buildOf(page)).toBeUndefined();
  release();
  await expect(page.getByText(UPDATED)).toBeVisible();
  await expectEverythingKept(page);
});

test('a page that outlived its files before the app came starts over with what was typed', async ({
  page,
  house,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/**', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(house.url, { waitUntil: 'commit' });
  await page.getByLabel(INPUT).fill('a soup');
  await house.update();
  release();
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible();
  await expect(page.getByLabel(INPUT)).toHaveValue('a soup');
  expect(await buildOf(page)).toBe('later');
});

test.describe('kept for offline use', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the open page has all its parts; the next visit is the new build', async ({
    page,
    context,
    house,
    allowedComplaints,
  }) => {
    allowedComplaints.push(/ERR_INTERNET_DISCONNECTED|fetching the script/);
    await page.goto(house.url);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await talk(page, house);
    await house.update();
    await page.getByRole('button', { name: FEEDBACK }).click();
    const dialog = page.getByRole('dialog', { name: 'Help us serve you better' });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
    await expectEverythingKept(page);
    expect(await buildOf(page)).toBeUndefined();
    await page.reload();
    await expectEverythingKept(page);
    expect(await buildOf(page)).toBe('later');
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
    });
    await expect
      .poll(() => keptBuilds(page))
      .toEqual({ stores: 2, active: 'activated', next: false });
    await context.setOffline(true);
    await page.reload();
    await expectEverythingKept(page);
    expect(await buildOf(page)).toBe('later');
  });
});
