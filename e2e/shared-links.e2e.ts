/** Shared links: listed, copied again and revoked by their creator, with an account or without. */
import type { Page } from '@playwright/test';
import { chooseMenuItem, openSignedInPage, registerAccount } from './testing/account.ts';
import { findViolations } from './testing/axe.ts';
import { expect, openChat, sendMessage, test } from './testing/fixtures.ts';

const card = (page: Page) => page.getByRole('article', { name: 'Shakshuka' });
const list = (page: Page) => page.getByRole('dialog', { name: 'Shared links' });
const MISSING = 'This recipe could not be found or may have expired.';

async function choose(page: Page, entry: string): Promise<void> {
  await card(page).getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

async function copyLink(page: Page): Promise<string> {
  await choose(page, 'Copy Link');
  await expect(page.getByText('Link copied to clipboard!')).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

async function stopSharing(page: Page): Promise<void> {
  await list(page).getByRole('button', { name: 'Stop sharing Shakshuka' }).click();
  const question = page.getByRole('dialog', { name: 'Stop sharing this recipe?' });
  await expect(question).toContainText('The link to "Shakshuka" will lead nowhere');
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('The link leads nowhere now.')).toBeVisible();
  await expect(list(page)).toContainText('You have not shared a recipe.');
}

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

test('a visitor ends a link from the share menu, also after a reload, and can share again', async ({
  page,
  allowedConsoleErrors,
}) => {
  allowedConsoleErrors.push(/status of 404/);
  await openChat(page);
  await sendMessage(page, 'Shakshuka');
  await choose(page, 'Shared links');
  await expect(list(page)).toContainText('You have not shared a recipe.');
  await page.keyboard.press('Escape');
  await expect(list(page)).toHaveCount(0);
  const first = await copyLink(page);
  expect((await page.request.get(first)).status()).toBe(200);
  await choose(page, 'Shared links');
  await stopSharing(page);
  await page.keyboard.press('Escape');
  await expect(list(page)).toHaveCount(0);
  const answer = await page.request.get(first);
  expect(answer.status()).toBe(404);
  expect(await answer.text()).toContain(MISSING);

  const second = await copyLink(page);
  expect(second).not.toBe(first);
  await page.reload();
  await choose(page, 'Shared links');
  await stopSharing(page);
  expect((await page.request.get(second)).status()).toBe(404);
});

test('somebody signed in finds their links in My Recipes on any device, copies and ends them', async ({
  page,
  browser,
  server,
}) => {
  const account = await registerAccount(server);
  await openSignedInPage(page, server, account, '/');
  await sendMessage(page, 'Shakshuka');
  const url = await copyLink(page);
  expect(await page.evaluate(() => localStorage.getItem('visitorLinks'))).toBeNull();

  const other = await browser.newContext({ baseURL: server.url });
  await other.grantPermissions(['clipboard-read', 'clipboard-write']);
  const elsewhere = await other.newPage();
  await openSignedInPage(elsewhere, server, account, '/');
  await chooseMenuItem(elsewhere, 'My Recipes');
  await elsewhere.getByRole('button', { name: 'Shared links' }).click();
  await expect(list(elsewhere)).toContainText('Shakshuka');
  await expect(list(elsewhere)).toContainText(/Shared on \d{1,2} [A-Z][a-z]+ \d{4}/);
  expect(await findViolations(elsewhere)).toEqual([]);
  await list(elsewhere).getByRole('button', { name: 'Copy link to Shakshuka' }).click();
  await expect(elsewhere.getByText('Link copied to clipboard!')).toBeVisible();
  expect(await elsewhere.evaluate(() => navigator.clipboard.readText())).toBe(url);
  await stopSharing(elsewhere);
  expect((await page.request.get(url)).status()).toBe(404);
  await other.close();
});

test('a list that cannot be read, and a link that cannot be ended, are told', async ({
  page,
  server,
  allowedConsoleErrors,
}) => {
  allowedConsoleErrors.push(/status of 503/);
  await openSignedInPage(page, server, await registerAccount(server), '/');
  await sendMessage(page, 'Shakshuka');
  const url = await copyLink(page);
  await page.route('**/shared/shared-recipes**', (route) => route.fulfill({ status: 503 }));
  await choose(page, 'Shared links');
  await expect(list(page).getByRole('alert')).toContainText('could not be loaded');
  await page.unroute('**/shared/shared-recipes**');
  await list(page).getByRole('button', { name: 'Try again' }).click();
  await expect(list(page)).toContainText('Shakshuka');
  await page.route('**/shared/shared-recipes/*', (route) => route.fulfill({ status: 503 }));
  await list(page).getByRole('button', { name: 'Stop sharing Shakshuka' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('The link could not be ended. Please try again.')).toBeVisible();
  await expect(list(page)).toContainText('Shakshuka');
  expect((await page.request.get(url)).status()).toBe(200);
});
