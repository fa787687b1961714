/** Tests that a page which is open while the server gets a new build moves on to it and loses no typed text. */
import { rmSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { test as base, expect, sendMessage } from './testing/fixtures.ts';
import { delayRequests } from './testing/intercept-calls.ts';
import {
  createLaterBuild,
  createServerFolder,
  startUpdatableServer,
  type UpdatableServer,
} from './testing/updatable-server.ts';

interface BuildFolders {
  readonly serverFolder: string;
  readonly laterBuild: string;
}

const test = base.extend<{ updatableServer: UpdatableServer }, { folders: BuildFolders }>({
  folders: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from this pattern.
    async ({}, use) => {
      const folders = { serverFolder: createServerFolder(), laterBuild: createLaterBuild() };
      await use(folders);
      for (const folder of Object.values(folders)) rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  updatableServer: async ({ folders, allowedConsoleErrors }, use) => {
    // Parts of the earlier build are asked for and are not there; a server that starts again is away for a moment.
    allowedConsoleErrors.push(
      /404|Failed to fetch|Unable to preload CSS|ERR_CONNECTION|ERR_INCOMPLETE|ERR_EMPTY_RESPONSE/,
    );
    const server = await startUpdatableServer(folders.serverFolder, folders.laterBuild);
    await use(server);
    await server.close();
  },
});
// All in one worker: the folders are made once.
test.describe.configure({ mode: 'default' });
test.slow();

const INPUT = 'How may I help you?';
const UPDATED = 'Saffron has been updated. Everything you wrote is still here.';
const FEEDBACK = 'What do you think?';

/** Undefined too while the page moves on. */
const buildOf = (page: Page) =>
  page.evaluate(() => Reflect.get(globalThis, 'saffronBuild')).catch(() => undefined);

/** How many builds are kept, and whether another one is about to be. */
const readServiceWorkerState = (page: Page) =>
  page.evaluate(async () => {
    const { active, installing, waiting } = await navigator.serviceWorker.ready;
    const stores = (await caches.keys()).length;
    return { stores, active: active?.state, next: Boolean(installing ?? waiting) };
  });

async function holdConversation(page: Page, updatableServer: UpdatableServer): Promise<void> {
  await page.goto(updatableServer.url);
  await sendMessage(page, 'shakshuka');
  await expect(page.getByRole('heading', { name: /shakshuka/i })).toBeVisible();
  await page.getByLabel(INPUT).fill('and a sal');
}

/** Everything that the status line has said: it says nothing for long, and a busy machine looks rarely. */
async function recordStatus(page: Page): Promise<() => Promise<string>> {
  await page.evaluate(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('[role="status"]'))
        told.push(textContent);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  return () => page.evaluate(() => Reflect.get(window, 'told').join('\n'));
}

async function expectEverythingStored(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: /shakshuka/i })).toBeVisible();
  await expect(page.getByLabel(INPUT)).toHaveValue('and a sal');
}

test('a part that went with its build brings the page of the new one', async ({
  page,
  updatableServer,
}) => {
  await holdConversation(page, updatableServer);
  await updatableServer.update();
  await page.getByRole('button', { name: FEEDBACK }).click();
  await expect(page.getByText(UPDATED)).toBeVisible();
  await expectEverythingStored(page);
  expect(await buildOf(page)).toBe('later');
  await page.getByRole('button', { name: FEEDBACK }).click();
  await expect(page.getByRole('dialog', { name: 'Help us serve you better' })).toBeVisible();
});

test('a screen that went with its build opens in the new one', async ({
  page,
  updatableServer,
}) => {
  await holdConversation(page, updatableServer);
  await updatableServer.update();
  await page.getByRole('link', { name: 'Terms' }).click();
  await expect(page.getByRole('heading', { name: 'Terms of Use' })).toBeVisible();
  await page.goBack();
  await expectEverythingStored(page);
  expect(await buildOf(page)).toBe('later');
});

test('a reply under way is waited for', async ({ page, updatableServer }) => {
  await page.goto(updatableServer.url);
  const release = await delayRequests(page, '**/mp/api/meal-plan');
  await page.getByLabel(INPUT).fill('shakshuka');
  // What asks may still have to be loaded by then, and would be gone with its build.
  const asked = page.waitForRequest('**/mp/api/meal-plan');
  await page.getByLabel(INPUT).press('Enter');
  await asked;
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
  await page.getByLabel(INPUT).fill('and a sal');
  const told = await recordStatus(page);
  await updatableServer.update();
  await page.getByRole('button', { name: FEEDBACK }).click();
  await expect.poll(told).toContain('loads anew as soon as you are done here');
  expect(await buildOf(page)).toBeUndefined();
  release();
  await expect(page.getByText(UPDATED)).toBeVisible();
  await expectEverythingStored(page);
});

test('a page that outlived its files before it had looked around moves on as well', async ({
  page,
  updatableServer,
}) => {
  const release = await delayRequests(page, '**/assets/background-work-*.js');
  const looks = page.waitForRequest('**/assets/background-work-*.js');
  await page.goto(updatableServer.url);
  await page.getByLabel(INPUT).fill('a soup');
  // All that the app needs is there by then.
  await looks;
  await updatableServer.update();
  release();
  await expect.poll(() => buildOf(page)).toBe('later');
  await expect(page.getByLabel(INPUT)).toHaveValue('a soup');
});

test('a page that outlived its files before the app came starts over with what was typed', async ({
  page,
  updatableServer,
}) => {
  const release = await delayRequests(page, '**/assets/**');
  await page.goto(updatableServer.url, { waitUntil: 'commit' });
  await page.getByLabel(INPUT).fill('a soup');
  await updatableServer.update();
  release();
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible();
  await expect(page.getByLabel(INPUT)).toHaveValue('a soup');
  expect(await buildOf(page)).toBe('later');
});

test('a page whose app came and whose chat did not moves on with what was typed', async ({
  page,
  updatableServer,
}) => {
  const release = await delayRequests(page, '**/assets/chat-*.js');
  await page.goto(updatableServer.url, { waitUntil: 'commit' });
  await page.getByLabel(INPUT).fill('a soup');
  const countScripts = () =>
    page.evaluate(
      () =>
        performance
          .getEntriesByType('resource')
          .filter(({ name, duration }) => name.endsWith('.js') && duration > 0).length,
    );
  // Its runtime, the base and the app.
  await expect.poll(countScripts).toBe(3);
  await updatableServer.update();
  release();
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible();
  await expect(page.getByLabel(INPUT)).toHaveValue('a soup');
  expect(await buildOf(page)).toBe('later');
});

test('what is typed while a page loads anew goes on where it was left', async ({
  page,
  updatableServer,
}) => {
  await page.goto(updatableServer.url);
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible();
  await page.getByLabel(INPUT).fill('a soup');
  const release = await delayRequests(page, '**/assets/**');
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByLabel(INPUT)).toHaveValue('a soup');
  await page.getByLabel(INPUT).pressSequentially(' for two');
  release();
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible();
  await expect(page.getByLabel(INPUT)).toHaveValue('a soup for two');
});

test.describe('kept for offline use', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the open page has all its parts; the next visit is the new build', async ({
    page,
    context,
    updatableServer,
    allowedConsoleErrors,
  }) => {
    allowedConsoleErrors.push(/ERR_INTERNET_DISCONNECTED|fetching the script/);
    await page.goto(updatableServer.url);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await holdConversation(page, updatableServer);
    await updatableServer.update();
    await page.getByRole('button', { name: FEEDBACK }).click();
    const dialog = page.getByRole('dialog', { name: 'Help us serve you better' });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
    await expectEverythingStored(page);
    expect(await buildOf(page)).toBeUndefined();
    await page.reload();
    await expectEverythingStored(page);
    expect(await buildOf(page)).toBe('later');
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
    });
    await expect
      .poll(() => readServiceWorkerState(page))
      .toEqual({ stores: 2, active: 'activated', next: false });
    await context.setOffline(true);
    await page.reload();
    await expectEverythingStored(page);
    expect(await buildOf(page)).toBe('later');
  });
});
