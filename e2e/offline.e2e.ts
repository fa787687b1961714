/** The app offline: it opens with its conversation and saved recipes, caches no replies of the server, and can be installed. */
import type { Page } from '@playwright/test';
import { logOut, openSignedInPage, registerAccount, signIn } from './testing/account.ts';
import { expect, openChat, sendMessage, test } from './testing/fixtures.ts';
import { SOUP, saveRecipes } from './testing/saved-recipes.ts';
import { startServer } from './testing/server.ts';

test.use({ serviceWorkers: 'allow' });

const INPUT = 'How may I help you?';

/** Resolves once the app is cached for offline use, which the app does with a delay. */
async function waitForServiceWorker(page: Page): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
}

/** The saved recipes in the browser's offline copy, as text. */
const readCachedRecipes = (page: Page) =>
  page.evaluate(async () => {
    const store = await caches.open('kept-copies');
    const copies = await Promise.all((await store.keys()).map((one) => store.match(one)));
    return (await Promise.all(copies.map((one) => one?.text()))).join();
  });

test('offline, the app opens with the conversation and says that it is offline', async ({
  page,
  context,
  allowedConsoleErrors,
}) => {
  allowedConsoleErrors.push(/ERR_INTERNET_DISCONNECTED|fetching the script/);
  await openChat(page);
  await sendMessage(page, 'shakshuka');
  await expect(page.getByRole('heading', { name: /shakshuka/i })).toBeVisible();
  await waitForServiceWorker(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: /shakshuka/i })).toBeVisible();
  await expect(page.getByText(/You are offline\./)).toBeVisible();
  await page.getByLabel(INPUT).fill('and a salad');
  await page.reload();
  await expect(page.getByLabel(INPUT)).toHaveValue('and a salad');
  await page.goto('/terms');
  await expect(page.getByRole('heading', { level: 1, name: /Terms/ })).toBeVisible();
  await context.setOffline(false);
  await page.goto('/');
  await expect(page.getByLabel(INPUT)).toHaveValue('and a salad');
  await page.getByLabel(INPUT).press('Enter');
  await expect(page.getByText(/You are offline\./)).toHaveCount(0);
  await expect(page.getByText('and a salad', { exact: true })).toBeVisible();
});

test('a server that is gone does not keep the app from opening', async ({
  page,
  allowedConsoleErrors,
}) => {
  allowedConsoleErrors.push(/.*/);
  test.slow();
  const server = await startServer();
  try {
    await page.goto(server.url);
    await sendMessage(page, 'shakshuka');
    await waitForServiceWorker(page);
    await server.kill();
    await page.reload();
    await expect(page.getByRole('heading', { name: /shakshuka/i })).toBeVisible();
    await sendMessage(page, 'and a salad');
    await expect(page.getByRole('button', { name: /retry|try again/i })).toBeVisible();
  } finally {
    await server.close();
  }
});

test('what was saved can be read without a server, and is gone after logging out', async ({
  page,
  allowedConsoleErrors,
}) => {
  allowedConsoleErrors.push(/.*/);
  test.slow();
  const server = await startServer();
  try {
    await page.goto(server.url);
    await signIn(page, await registerAccount(server));
    await sendMessage(page, 'shakshuka');
    const card = page.getByRole('article', { name: 'Shakshuka' });
    await card.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(card.getByRole('button', { name: 'Saved', exact: true })).toBeDisabled();
    await waitForServiceWorker(page);
    await expect.poll(() => readCachedRecipes(page)).toContain('Shakshuka');
    await server.kill();
    await page.goto(`${server.url}/saved-recipes`);
    await expect(page.getByRole('alert')).toHaveText(/Failed to fetch saved recipes\./);
    await expect(page.getByText('as this browser last saw them')).toBeVisible();
    await page.getByRole('button', { name: 'View' }).click();
    const dialog = page.getByRole('dialog', { name: 'Shakshuka' });
    await expect(dialog.getByText(/olive oil/).first()).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await logOut(page);
    await expect.poll(() => page.evaluate(() => caches.has('kept-copies'))).toBe(false);
  } finally {
    await server.close();
  }
});

test('saved recipes opened without a network are read again as soon as there is one', async ({
  page,
  context,
  server,
  allowedConsoleErrors,
}) => {
  allowedConsoleErrors.push(/ERR_INTERNET_DISCONNECTED|fetching the script/);
  const account = await registerAccount(server);
  await openSignedInPage(page, server, account);
  await waitForServiceWorker(page);
  await page.goto('/saved-recipes');
  await expect(page.getByRole('heading', { name: 'Saved Recipes' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('alert')).toHaveText(/Failed to fetch saved recipes\./);
  await saveRecipes(server, account, [SOUP]);
  await context.setOffline(false);
  await expect(page.getByRole('article', { name: SOUP.recipeName })).toBeVisible({ timeout: 2000 });
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('while there is a network every page comes from the server, with a nonce of its own', async ({
  page,
}) => {
  const nonceHere = () =>
    page.evaluate(() => document.querySelector<HTMLElement>('script[nonce]')?.nonce);
  await openChat(page);
  await waitForServiceWorker(page);
  const nonces = [await nonceHere()];
  for (let visit = 0; visit < 2; visit += 1) {
    await page.reload();
    await expect(page.getByLabel(INPUT)).toBeVisible();
    nonces.push(await nonceHere());
  }
  expect(new Set(nonces).size).toBe(3);
});

test('what the server says to a visitor is never kept', async ({ page }) => {
  await openChat(page);
  await waitForServiceWorker(page);
  await page.reload();
  await sendMessage(page, 'shakshuka');
  const addresses = await page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(stores.map((store) => store.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(addresses).toContain('/meal-planner');
  expect(addresses.filter((path) => path.startsWith('/mp/'))).toEqual([]);
});

test('it can be installed', async ({ page, request }) => {
  await openChat(page);
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const reply = await request.get(String(href));
  expect(reply.headers()['content-type']).toContain('application/manifest+json');
  const manifest = await reply.json();
  expect(manifest).toMatchObject({ short_name: 'Saffron', display: 'standalone' });
  for (const { src, type } of manifest.icons) {
    const icon = await request.get(src);
    expect(icon.headers()['content-type']).toContain(type);
  }
});
