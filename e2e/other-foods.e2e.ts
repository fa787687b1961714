/** Foods beyond the nine allergens, added by hand: left out of recipes, stored in the account, known on every device. */
import type { Browser, Page } from '@playwright/test';
import {
  type Account,
  openSignedInPage,
  registerAccount,
  submitSignIn,
} from './testing/account.ts';
import { expect, openChat, sendMessage, test } from './testing/fixtures.ts';
import type { RunningServer } from './testing/server.ts';
import { openSettings, saveSettingsForm } from './testing/settings.ts';

const picker = (page: Page) => page.getByRole('region', { name: 'Any allergies?' });
const shown = (page: Page) => page.getByRole('button', { name: /^Change allergies and diet/ });
const field = (page: Page) => page.getByLabel('Another food');
const chip = (page: Page, food: string) =>
  picker(page).getByRole('button', { name: food, exact: true });

async function add(page: Page, food: string): Promise<void> {
  await field(page).fill(food);
  await field(page).press('Enter');
}

async function signInOnOtherDevice(
  browser: Browser,
  server: RunningServer,
  account: Account,
): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  await openSignedInPage(page, server, account, '/');
  return page;
}

test('a food named by hand is kept off the plate, in the account and on another device', async ({
  browser,
  page,
  server,
}) => {
  const account = await registerAccount(server);
  await openChat(page);
  await picker(page).getByRole('button', { name: 'Other food' }).click();
  await expect(field(page)).toBeFocused();
  await add(page, 'Celery');
  await expect(chip(page, 'celery')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('Kept off your plate from now on: celery.').first()).toBeVisible();
  await picker(page).getByRole('button', { name: 'Done' }).click();
  await expect(shown(page)).toContainText('No celery');

  await sendMessage(page, 'a beef stew');
  await expect(page.getByText(/allergy to celery/).first()).toBeVisible();
  await expect(page.getByText(/stalks? celery/)).toHaveCount(0);

  await page.getByRole('button', { name: 'Login / Sign Up' }).click();
  await submitSignIn(page, account);
  const question = page.getByRole('dialog', { name: 'Keep these needs in your account?' });
  await expect(question).toContainText('Here you told us: celery.');
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect(question).toBeHidden();
  await page.reload();
  await expect(shown(page)).toContainText('No celery');

  const other = await signInOnOtherDevice(browser, server, account);
  await expect(shown(other)).toContainText('No celery');
  await sendMessage(other, 'a beef stew');
  await expect(other.getByText(/allergy to celery/).first()).toBeVisible();
  await expect(other.getByText(/stalks? celery/)).toHaveCount(0);

  await shown(other).click();
  await chip(other, 'celery').click();
  // The card above speaks of it, so the chef has to hear.
  await expect(other.getByText('I am no longer allergic to celery')).toBeVisible();
  await expect(shown(other)).toHaveCount(0);
  await expect(other.getByRole('button', { name: 'Stop' })).toHaveCount(0);
  await sendMessage(other, 'a beef stew');
  await expect(other.getByText(/stalks? celery/).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /, account$/ })).toHaveText('AB');
  await expect(shown(page)).toHaveCount(0);
  await other.context().close();
});

test('what belongs to the nine is switched on as that, and what is no food is said to be none', async ({
  page,
}) => {
  await openChat(page);
  await picker(page).getByRole('button', { name: 'Other food' }).click();
  await add(page, 'prawns');
  await expect(chip(page, 'shellfish')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('“prawns” counts as shellfish: switched on.').first()).toBeVisible();
  await add(page, 'grombles');
  await expect(page.getByText(/does not know “grombles” as a food/).first()).toBeVisible();
  await expect(field(page)).toHaveValue('grombles');
});

test('the settings have it too, and take it back', async ({ page, server }) => {
  await openSignedInPage(page, server, await registerAccount(server), '/');
  await openSettings(page, 'Preferences');
  await add(page, 'kiwi');
  await expect(page.getByRole('checkbox', { name: 'kiwi' })).toBeChecked();
  await saveSettingsForm(page);
  await page.getByRole('button', { name: 'Close settings' }).click();
  await expect(shown(page)).toContainText('No kiwi');
  await page.reload();
  await openSettings(page, 'Preferences');
  await page.getByRole('checkbox', { name: 'kiwi' }).uncheck();
  await saveSettingsForm(page);
  await page.getByRole('button', { name: 'Close settings' }).click();
  await expect(shown(page)).toHaveCount(0);
});

test('a diet told in words is kept like a chosen one, and a dish that is vegan is not offered as one', async ({
  page,
}) => {
  await openChat(page);
  const next = page.getByRole('list', { name: 'Ask next' });
  await sendMessage(page, 'hummus');
  await expect(next).toBeVisible();
  await expect(next.getByText('Make it vegan')).toHaveCount(0);
  await sendMessage(page, 'a beef stew');
  await expect(next.getByText('Make it vegan')).toBeVisible();
  await sendMessage(page, 'something vegan tonight');
  await expect(shown(page)).toHaveCount(0);
  await sendMessage(page, 'im vegan');
  await expect(shown(page)).toContainText('Vegan');
});
