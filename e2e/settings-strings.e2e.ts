/** Exact texts of the settings: every field with its choices and default, busy states, and failure messages. */
import type { Page } from '@playwright/test';
import { openSignedInPage, registerAccount } from './testing/account.ts';
import { expect, test } from './testing/fixtures.ts';
import {
  delayResponses,
  emptyResponses,
  failCalls,
  restoreCalls,
} from './testing/intercept-calls.ts';
import { openSettings } from './testing/settings.ts';

/** A refused call is logged by the browser itself. */
const REFUSED = /status of (400|500|503)/;

test.beforeEach(async ({ page, server, allowedConsoleErrors }) => {
  allowedConsoleErrors.push(REFUSED);
  await openSignedInPage(page, server, await registerAccount(server));
});

async function choicesOf(page: Page, label: string): Promise<string[]> {
  await page.getByLabel(label, { exact: true }).click();
  const options = await page.getByRole('option').allTextContents();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  return options;
}

const chooseCategory = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('button', { name, exact: true }).click();
const boxesOf = (page: Page, list: string) =>
  page.getByRole('group', { name: list }).locator('label').allTextContents();
const isOn = (page: Page, label: string) => page.getByLabel(label, { exact: true }).isChecked();

test('every field has its choices, and begins with its default', async ({ page }) => {
  await openSettings(page);
  const list = page.getByRole('navigation').getByRole('button');
  expect(await list.allTextContents()).toEqual(['Profile', 'Display', 'Preferences', 'Security']);
  await expect(page.getByLabel('First Name')).toHaveValue('Ada');
  await expect(page.getByLabel('Last Name')).toHaveValue('Byron');
  expect(await choicesOf(page, 'Gender')).toEqual(['Not specified', 'male', 'female', 'other']);
  expect(await choicesOf(page, 'Month')).toHaveLength(13);
  expect(await choicesOf(page, 'Day')).toHaveLength(32);
  await expect(page.getByRole('button', { name: 'Save Profile' })).toBeVisible();

  await chooseCategory(page, 'Display');
  expect([await isOn(page, 'Dark Mode'), await isOn(page, 'Typewriter effect')]).toEqual([
    false,
    false,
  ]);
  await expect(page.getByLabel('Chat Text Size')).toHaveText('medium');
  expect(await choicesOf(page, 'Chat Text Size')).toEqual(['small', 'medium', 'large']);

  await chooseCategory(page, 'Preferences');
  await expect(page.getByLabel('Remember my preferences after I sign out')).toBeChecked();
  const personas = await choicesOf(page, 'Instructor Persona');
  expect([personas[0], personas.length]).toEqual(['Friendly', 12]);
  expect(await choicesOf(page, 'Language')).toEqual(['English']);
  expect(await choicesOf(page, 'Measurement Units')).toEqual([
    'international',
    'United States',
    'Imperial',
  ]);
  expect([await isOn(page, 'Email'), await isOn(page, 'Push')]).toEqual([false, false]);
  expect(await boxesOf(page, 'Dietary Restrictions')).toEqual([
    ...['None', 'Vegetarian', 'Vegan', 'Gluten-Free', 'Keto', 'Paleo'],
  ]);
  expect(await boxesOf(page, 'Food Allergies')).toEqual([
    ...['None', 'milk', 'eggs', 'fish', 'shellfish', 'tree nuts'],
    ...['peanuts', 'wheat', 'soy', 'sesame'],
  ]);
  await expect(page.getByRole('button', { name: 'Save Preferences' })).toBeVisible();

  await chooseCategory(page, 'Security');
  for (const label of ['Current Password', 'New Password', 'Confirm New Password']) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue('');
  }
  await expect(page.getByRole('button', { name: 'Update Password' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete Account' })).toBeVisible();
});

test('a form that is being kept says so, and one that could not be keeps what was typed', async ({
  page,
}) => {
  await openSettings(page);
  await page.getByLabel('First Name').fill('Grace');
  await expect(page.getByText('Not saved yet', { exact: true })).toBeVisible();
  await failCalls(page, 'user/profile');
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await expect(
    page.getByText('Not saved yet. Please check your connection and try again.'),
  ).toBeVisible();
  await expect(page.getByLabel('First Name')).toHaveValue('Grace');
  await restoreCalls(page);
  const answer = await delayResponses(page, 'user/profile');
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible();
  answer();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
});

test('a password that is being changed, and a server without words', async ({ page }) => {
  await openSettings(page, 'Security');
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  const fill = async (current: string) => {
    await page.getByLabel('Current Password').fill(current);
    await page.getByLabel('New Password', { exact: true }).fill('four brown eggs');
    await page.getByLabel('Confirm New Password').fill('four brown eggs');
    await page.getByRole('button', { name: 'Update Password' }).click();
  };
  await emptyResponses(page, 'auth/change-password');
  await fill('not this one');
  await expect(page.getByText('Failed to change password.')).toBeVisible();
  expect(alerts).toEqual(['Failed to delete account: Failed to change password.']);
  await restoreCalls(page);
  const answer = await delayResponses(page, 'auth/change-password');
  await fill('three brown eggs');
  await expect(page.getByRole('button', { name: 'Updating...' })).toBeVisible();
  answer();
  await expect(page.getByText('Password changed successfully!')).toBeVisible();
  expect(alerts[1]).toBe('Your password has been changed.');
});

test('an account that could not be deleted stays, and says why', async ({ page }) => {
  await openSettings(page, 'Security');
  const said: string[] = [];
  page.on('dialog', (dialog) => {
    said.push(dialog.message());
    void dialog.accept();
  });
  const question = 'Are you sure you want to delete your account? This cannot be undone.';
  await page.route('**/mp/api/auth/account', (route) =>
    route.fulfill({ status: 503, json: { message: 'Not just now.', code: 'busy' } }),
  );
  await page.getByRole('button', { name: 'Delete Account' }).click();
  await expect.poll(() => said).toEqual([question, 'Failed to delete account: Not just now.']);
  await restoreCalls(page);
  const answer = await delayResponses(page, 'auth/account');
  await page.getByRole('button', { name: 'Delete Account' }).click();
  await expect(page.getByRole('button', { name: 'Deleting...' })).toBeVisible();
  answer();
  await expect(page.getByRole('button', { name: 'Login / Sign Up' })).toBeVisible();
  expect(said.slice(2)).toEqual([question, 'Your account has been deleted.']);
});
