/** When a session expires, the user's data is hidden from the next person and restored when the same user signs in again. */
import type { Page } from '@playwright/test';
import { logOut, registerAccount, submitSignIn } from './testing/account.ts';
import { expect, openChat, sendMessage, test } from './testing/fixtures.ts';
import { saveRecipes } from './testing/saved-recipes.ts';

/** A refused call is logged by the browser itself. */
const REFUSED = /status of 40[013]/;
const EXPIRED = 'Session expired. Please log in again';
const SIGNED_OUT_NOTICE = /^What you wrote and what you told us you cannot eat is put away\./;

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Sign In' });
const input = (page: Page) => page.getByLabel('How may I help you?');
const dish = (page: Page) => page.getByRole('heading', { name: /shakshuka/i });
const mustard = (page: Page) => page.getByRole('button', { name: /No mustard/ });
const peanuts = (page: Page) => page.getByRole('button', { name: /No peanuts/ });

/** Signs in through the drawer and declines to store the needs in the account. */
async function signInWithPeanutAllergy(page: Page, account: Parameters<typeof submitSignIn>[1]) {
  await page.getByRole('button', { name: 'peanuts', exact: true }).click();
  await page.getByRole('button', { name: 'Login / Sign Up' }).click();
  await submitSignIn(page, account);
  const question = page.getByRole('dialog', { name: 'Keep these needs in your account?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await sendMessage(page, 'I am allergic to mustard');
  await sendMessage(page, 'shakshuka');
  await expect(dish(page)).toBeVisible();
  await expect(mustard(page)).toBeVisible();
}

/** Both tokens stay in the browser, and the server accepts neither any more. */
async function invalidateTokens(page: Page): Promise<void> {
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

/** Everything in browser storage that the page uses, without the suspended data. */
const stored = (page: Page) =>
  page.evaluate(() => {
    const all = [...Object.entries(localStorage), ...Object.entries(sessionStorage)];
    return JSON.stringify(all.filter(([key]) => key !== 'setAside'));
  });

async function expectNoTraceOf(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Login / Sign Up' })).toBeAttached();
  await expect(input(page)).toHaveValue('');
  for (const trace of [dish, mustard, peanuts]) await expect(trace(page)).toHaveCount(0);
  expect(await stored(page)).not.toMatch(/shakshuka|mustard|peanuts|half a wish/i);
}

test('dead at the start: nothing for the next person, in no tab; everything for the same', async ({
  page,
  context,
  server,
  allowedConsoleErrors,
}) => {
  allowedConsoleErrors.push(REFUSED);
  const account = await registerAccount(server);
  await saveRecipes(server, account, []);
  await openChat(page);
  await signInWithPeanutAllergy(page, account);
  const other = await context.newPage();
  await openChat(other);
  await expect(other.getByRole('button', { name: /, account$/ })).toHaveText('AB');
  await input(other).fill('half a wish next door');
  await input(page).fill('half a wish');
  await invalidateTokens(page);
  await page.reload();
  await expect(drawer(page).getByText(EXPIRED)).toBeVisible();
  await expect(drawer(page).getByText(SIGNED_OUT_NOTICE)).toBeVisible();
  await closeDrawer(page);
  for (const tab of [page, other]) await expectNoTraceOf(tab);
  await expect(page.getByRole('region', { name: 'Any allergies?' })).toBeVisible();

  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.postData() ?? ''));
  await sendMessage(page, 'a tomato soup');
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
  allowedConsoleErrors,
}) => {
  allowedConsoleErrors.push(REFUSED);
  const [account, another] = [await registerAccount(server), await registerAccount(server)];
  await openChat(page);
  await signInWithPeanutAllergy(page, account);
  await invalidateTokens(page);
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
  allowedConsoleErrors,
}) => {
  allowedConsoleErrors.push(REFUSED);
  const account = await registerAccount(server);
  await openChat(page);
  await signInWithPeanutAllergy(page, account);
  const refuse = (path: string) =>
    page.route(path, (route) => route.fulfill({ status: 401, json: { message: 'no' } }));
  await refuse('**/mp/api/meal-plan');
  await refuse('**/mp/api/auth/refresh');
  await input(page).fill('half a wish');
  await input(page).press('Enter');
  await expect(drawer(page).getByText(EXPIRED)).toBeVisible();
  await closeDrawer(page);
  await expectNoTraceOf(page);
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
  await submitSignIn(page, await registerAccount(server));
  await input(page).fill('half a wish');
  await logOut(page);
  await expect(input(page)).toHaveValue('');
  await page.reload();
  await expect(input(page)).toHaveValue('');
});
