/** Allergies survive signing in, other tabs, a cleared chat and stray keys, and nothing remains of a deleted account. */
import type { Page } from '@playwright/test';
import {
  type Account,
  chooseMenuItem,
  openSignedInPage,
  registerAccount,
} from './testing/account.ts';
import { expect, openChat, sendMessage, test } from './testing/fixtures.ts';
import { saveRecipes } from './testing/saved-recipes.ts';

const change = /No peanuts/;

/** As a visitor: an allergy in one tap, then signed in by the key. */
async function signInWithAllergy(page: Page, allergy: string, account: Account): Promise<void> {
  await page.getByRole('button', { name: allergy, exact: true }).click();
  await page.getByRole('button', { name: 'Login / Sign Up' }).click();
  const drawer = page.getByRole('dialog', { name: 'Sign In' });
  await drawer.getByLabel('Email').fill(account.email);
  await drawer.getByLabel('Password', { exact: true }).fill(account.password);
  await page.keyboard.press('Enter');
}
const question = (page: Page) =>
  page.getByRole('dialog', { name: 'Keep these needs in your account?' });
const needs = (page: Page) => page.getByRole('button', { name: change });

test('a stray Enter after signing in drops no allergy', async ({ page, server }) => {
  await openChat(page);
  await signInWithAllergy(page, 'peanuts', await registerAccount(server));
  await expect(question(page).getByRole('button', { name: 'Confirm' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.reload();
  await expect(page.getByRole('button', { name: /, account$/ })).toHaveText('AB');
  await expect(needs(page)).toBeVisible();
});

test('an allergy that is not for the account holds in this browser, until it is taken back', async ({
  page,
  server,
}) => {
  await openChat(page);
  await signInWithAllergy(page, 'peanuts', await registerAccount(server));
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(question(page)).toBeHidden();
  await expect(needs(page)).toBeVisible();
  await chooseMenuItem(page, 'My Recipes');
  await expect(page.getByRole('heading', { name: 'Saved Recipes' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.goBack();
  await expect(needs(page)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /, account$/ })).toHaveText('AB');
  await expect(needs(page)).toBeVisible();
  await needs(page).click();
  await page.getByRole('button', { name: 'peanuts', exact: true }).click();
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  // Closing goes one step back in the history, which a reload would cross.
  await expect(page.getByRole('button', { name: 'Done', exact: true })).toBeHidden();
  await page.waitForLoadState('networkidle');
  await page.reload();
  await expect(page.getByRole('button', { name: /, account$/ })).toHaveText('AB');
  await expect(needs(page)).toHaveCount(0);
});

test('a tab that was open before shows what the account says, and what is added to it', async ({
  context,
  page,
  server,
}) => {
  const account = await registerAccount(server);
  await saveRecipes(server, account, [], { foodAllergies: ['peanuts'] });
  const other = await context.newPage();
  await openChat(other);
  await openChat(page);
  await signInWithAllergy(page, 'milk', account);
  await question(page).getByRole('button', { name: 'Confirm' }).click();
  await expect(question(page)).toBeHidden();
  for (const tab of [page, other]) {
    await expect(needs(tab)).toContainText('No milk');
  }
});

test('an allergy told in words outlives a conversation that is cleared', async ({ page }) => {
  await openChat(page);
  await sendMessage(page, 'I am allergic to mustard');
  await page.getByRole('button', { name: 'Reset', exact: true }).click();
  await expect(page.getByText('I am allergic to mustard')).toHaveCount(0);
  await page.reload();
  await sendMessage(page, 'a vinaigrette for a salad');
  await expect(page.getByRole('main')).toContainText(
    /without mustard|mustard-free|free of mustard/i,
  );
  await expect(page.getByText(/tsp Dijon mustard/)).toHaveCount(0);
});

test('an allergy beyond the nine stands among the needs, and is taken back with a tap', async ({
  page,
}) => {
  await openChat(page);
  await sendMessage(page, 'I am allergic to mustard');
  const shown = page.getByRole('button', { name: /^Change allergies and diet/ });
  await expect(shown).toContainText('No mustard (told in the chat)');
  await page.getByRole('button', { name: 'Reset', exact: true }).click();
  await expect(page.getByText('I am allergic to mustard')).toHaveCount(0);
  await page.reload();
  await shown.click();
  await page.getByRole('button', { name: 'mustard (told in the chat)', exact: true }).click();
  await expect(page.getByText('I am no longer allergic to mustard')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Allergies and diet', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0);
  await sendMessage(page, 'a vinaigrette for a salad');
  await expect(page.getByText(/tsp Dijon mustard/).first()).toBeVisible();
});

test('a deleted account leaves nothing in the browser', async ({ page, server }) => {
  const account = await registerAccount(server);
  await saveRecipes(server, account, [], { darkMode: true, foodAllergies: ['peanuts'] });
  await openSignedInPage(page, server, account, '/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await chooseMenuItem(page, 'Settings');
  await page.getByRole('button', { name: 'Security', exact: true }).click();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Delete Account' }).click();
  await expect(page.getByRole('button', { name: 'Login / Sign Up' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await page.evaluate(() => localStorage.getItem('preferences'))).toBeNull();
  await expect(page.getByRole('button', { name: change })).toHaveCount(0);
});
