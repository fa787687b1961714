/** A session that ends by itself leaves nothing for whoever comes next, and all of it for the person who comes back. */
import type { Page } from '@playwright/test';
import { logOut, openAccount, submitSignIn } from './account.ts';
import { expect, openChat, say, test } from './journey.ts';
import { saveRecipes } from './kept.ts';

/** A refused call is logged by the browser itself. */
const REFUSED = /status of 40[013]/;
const EXPIRED = 'Session expired. Please log in again';
const WAITS = /^What you wrote and what you told us you cannot eat is put away\./;

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Sign In' });
const input = (page: Page) => page.getByLabel('How may I help you?');
const dish = (page: Page) => page.getByRole('heading', { name: /shakshuka/i });
const mustard = (page: Page) => page.getByRole('button', { name: /No mustard/ });
const peanuts = (page: Page) => page.getByRole('button', { name: /No peanuts/ });

/** Signed in through the drawer, to an account that lacks what was named here and is not to have it. */
async function enterWith(page: Page, account: Parameters<typeof submitSignIn>[1]) {
  await page.getByRole('button', { name: 'peanuts', exact: true }).click();
  await page.getByRole('button', { name: 'Login / Sign Up' }).click();
  await submitSignIn(page, account);
  const question = page.getByRole('dialog', { name: 'Keep these needs in your account?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await say(page, 'I am allergic to mustard');
  await say(page, 'shakshuka');
  await expect(dish(page)).toBeVisible();
  await expect(mustard(page)).toBeVisible();
}

/** Both tokens stay where they are, and the server takes neither any more. */
async function killTokens(page: Page): Promise<void> {
  await page.evaluate(() => {
    const token = localStorage.getItem('accessToken') ?? '';
    localStorage.setItem('accessToken', token.replace(/[^.]+$/, 'dead'));
    localStorage.setItem('refreshToken', 'dead');
  });
}

async function closeDrawer(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** All that lies in the browser in sight of the page, without what is put away. */
const stored = (page: Page) =>
  page.evaluate(() => {
    const all = [...Object.entries(localStorage), ...Object.entries(sessionStorage)];
    return JSON.stringify(all.filter(([key]) => key !== 'setAside'));
  });

async function expectNothingOf(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Login / Sign Up' })).toBeAttached();
  await expect(input(page)).toHaveValue('');
  for (const trace of [dish, mustard, peanuts]) await expect(trace(page)).toHaveCount(0);
  expect(await stored(page)).not.toMatch(/shakshuka|mustard|peanuts|half a wish/i);
}

test('dead at the start: nothing for the next person, in no tab; everything for the same', async ({
  page,
  context,
  server,
  allowedComplaints,
}) => {
  allowedComplaints.push(REFUSED);
  const account = await openAccount(server);
  await saveRecipes(server, account, []);
  await openChat(page);
  await enterWith(page, account);
  const other = await context.newPage();
  await openChat(other);
  await expect(other.getByRole('button', { name: /, account$/ })).toHaveText('AB');
  await input(other).fill('half a wish next door');
  await input(page).fill('half a wish');
  await killTokens(page);
  await page.reload();
  await expect(drawer(page).getByText(EXPIRED)).toBeVisible();
  await expect(drawer(page).getByText(WAITS)).toBeVisible();
  await closeDrawer(page);
  for (const tab of [page, other]) await expectNothingOf(tab);
  await expect(page.getByRole('region', { name: 'Any allergies?' })).toBeVisible();

  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.postData() ?? ''));
  await say(page, 'a tomato soup');
  expect(asked.join()).toContain('a tomato soup');
  expect(asked.join()).not.toMatch(/shakshuka|mustard|peanuts/i);

  await page.getByRole('button', { name: 'Login / Sign Up' }).click();
  await submitSignIn(page, account);
  await expect(dish(page)).toBeVisible();
  await expect(page.getByText('a tomato soup', { exact: true })).toBeVisible();
  await expect(input(page)).toHaveValue('half a wish');
  await expect(mustard(page)).toContainText('No peanuts');
  await expect(input(other)).toHaveValue('half a wish next door');
  expect(await page.evaluate(() => localStorage.getItem('setAside'))).toBeNull();
});

test('somebody else who signs in finds nothing, and nothing waits any longer', async ({
  page,
  server,
  allowedComplaints,
}) => {
  allowedComplaints.push(REFUSED);
  const [account, another] = [await openAccount(server), await openAccount(server)];
  await openChat(page);
  await enterWith(page, account);
  await killTokens(page);
  await page.reload();
  await expect(drawer(page).getByText(EXPIRED)).toBeVisible();
  await submitSignIn(page, another);
  await expect(page.getByRole('button', { name: /, account$/ })).toHaveText('AB');
  for (const trace of [dish, mustard]) await expect(trace(page)).toHaveCount(0);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toMatch(
    /shakshuka|mustard/i,
  );
  await logOut(page);
  await page.getByRole('button', { name: 'Login / Sign Up' }).click();
  await submitSignIn(page, account);
  await expect(page.getByRole('button', { name: /, account$/ })).toHaveText('AB');
  await expect(dish(page)).toHaveCount(0);
});

test('in the middle of things: what was just sent comes back with the person', async ({
  page,
  server,
  allowedComplaints,
}) => {
  allowedComplaints.push(REFUSED);
  const account = await openAccount(server);
  await openChat(page);
  await enterWith(page, account);
  const refuse = (path: string) =>
    page.route(path, (route) => route.fulfill({ status: 401, json: { message: 'no' } }));
  await refuse('**/mp/api/meal-plan');
  await refuse('**/mp/api/auth/refresh');
  await input(page).fill('half a wish');
  await input(page).press('Enter');
  await expect(drawer(page).getByText(EXPIRED)).toBeVisible();
  await closeDrawer(page);
  await expectNothingOf(page);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Login / Sign Up' }).click();
  await submitSignIn(page, account);
  await expect(dish(page)).toBeVisible();
  await expect(page.getByText('half a wish', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0);
});

test('what is half written does not stay when somebody logs out', async ({ page, server }) => {
  await openChat(page);
  await page.getByRole('button', { name: 'Login / Sign Up' }).click();
  await submitSignIn(page, await openAccount(server));
  await input(page).fill('half a wish');
  await logOut(page);
  await expect(input(page)).toHaveValue('');
  await page.reload();
  await expect(input(page)).toHaveValue('');
});
