/** The settings: kept across reloads, tabs and logout, password change, account deletion, and a visitor's settings. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import {
  logOut,
  openSignedInPage,
  registerAccount,
  signIn,
  submitSignIn,
} from './testing/account.ts';
import { expect, test } from './testing/fixtures.ts';
import type { RunningServer } from './testing/server.ts';
import { chooseOption, openSettings, saveSettingsForm } from './testing/settings.ts';

const REFUSED = /status of 40[013]/;

test('what is changed survives a reload, and the remembered part a logout', async ({
  page,
  server,
}) => {
  await openSignedInPage(page, server, await registerAccount(server));

  await openSettings(page);
  await page.getByLabel('First Name').fill('Grace');
  await chooseOption(page, 'Gender', 'female');
  await chooseOption(page, 'Day', '31');
  await chooseOption(page, 'Month', 'February');
  await expect(page.getByLabel('Day', { exact: true })).toHaveText('28');
  await saveSettingsForm(page, 'Save Profile');

  await page.getByRole('button', { name: 'Display', exact: true }).click();
  await page.getByLabel('Dark Mode').check();
  await chooseOption(page, 'Chat Text Size', 'large');
  await saveSettingsForm(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  await page.getByRole('button', { name: 'Preferences', exact: true }).click();
  await chooseOption(page, 'Instructor Persona', 'Julia Child');
  await chooseOption(page, 'Measurement Units', 'Imperial');
  await page.getByLabel('sesame').check();
  await expect(
    page.getByRole('group', { name: 'Food Allergies' }).getByLabel('None'),
  ).not.toBeChecked();
  await saveSettingsForm(page);

  await page.reload();
  await expect(page.getByRole('button', { name: /, account$/ })).toHaveText('GB');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await openSettings(page);
  await expect(page.getByLabel('Month', { exact: true })).toHaveText('February');
  await page.getByRole('button', { name: 'Preferences', exact: true }).click();
  await expect(page.getByLabel('Instructor Persona')).toHaveText('Julia Child');
  await expect(page.getByLabel('sesame')).toBeChecked();
  await page.getByRole('button', { name: 'Close settings' }).click();
  await expect(page.getByRole('button', { name: /, account$/ })).toBeFocused();

  await logOut(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const kept = await page.evaluate(() => localStorage.getItem('preferences') ?? '');
  expect(JSON.parse(kept)).toMatchObject({ darkMode: true, foodAllergies: ['sesame'] });
});

test('what is not saved yet outlives a reload, and nobody else finds it', async ({
  page,
  server,
}) => {
  await openSignedInPage(page, server, await registerAccount(server));
  await openSettings(page);
  await page.getByLabel('First Name').fill('Grace');
  await page.getByRole('button', { name: 'Display', exact: true }).click();
  await page.getByLabel('Dark Mode').check();

  // The settings are opened before the server has said what it holds.
  const told: (() => void)[] = [];
  await page.route('**/mp/api/user/profile', async (route) => {
    await new Promise<void>((tell) => told.push(tell));
    await route.continue();
  });
  await page.reload();
  await openSettings(page);
  await expect(page.getByLabel('First Name')).toHaveValue('');
  await expect.poll(() => told.length).toBeGreaterThan(0);
  for (const tell of told) tell();
  await expect(page.getByLabel('First Name')).toHaveValue('Grace');
  await expect(page.getByLabel('Last Name')).toHaveValue('Byron');
  await expect(page.getByText('Not saved yet', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Display', exact: true }).click();
  await expect(page.getByLabel('Dark Mode')).toBeChecked();
  await page.getByRole('button', { name: 'Close settings' }).click();

  await page.unroute('**/mp/api/user/profile');
  await page.reload();
  await logOut(page);
  expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain('settingsDrafts');
});

test('what shall not be remembered is gone after the logout', async ({ page, server }) => {
  await openSignedInPage(page, server, await registerAccount(server));
  await openSettings(page, 'Preferences');
  await page.getByLabel('peanuts').check();
  await page.getByLabel(/^Remember my preferences/).uncheck();
  await saveSettingsForm(page);
  await page.getByRole('button', { name: 'Close settings' }).click();
  await logOut(page);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('peanuts');
});

test('a second tab follows what the first one saved', async ({ page, context, server }) => {
  await openSignedInPage(page, server, await registerAccount(server));
  const other = await context.newPage();
  await other.goto('/terms');
  await expect(other.getByRole('button', { name: /, account$/ })).toHaveText('AB');
  await openSettings(page, 'Display');
  await page.getByLabel('Dark Mode').check();
  await saveSettingsForm(page);
  await other.reload();
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('the password is changed, or not, and said twice as the product does', async ({
  page,
  server,
  allowedConsoleErrors,
}) => {
  allowedConsoleErrors.push(REFUSED);
  const account = await registerAccount(server);
  await openSignedInPage(page, server, account);
  await openSettings(page, 'Security');
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  const fill = async (current: string, next: string, confirmation = next) => {
    await page.getByLabel('Current Password').fill(current);
    await page.getByLabel('New Password', { exact: true }).fill(next);
    await page.getByLabel('Confirm New Password').fill(confirmation);
    await page.getByRole('button', { name: 'Update Password' }).click();
  };
  await fill(account.password, 'four brown eggs', 'five brown eggs');
  await expect(page.getByText('New password and confirmation do not match.')).toBeVisible();
  await fill('not this one', 'four brown eggs');
  await expect(page.getByText('The current password is not right.')).toBeVisible();
  await fill(account.password, 'four brown eggs');
  await expect(page.getByText('Password changed successfully!')).toBeVisible();
  await expect(page.getByLabel('Current Password')).toHaveValue('');
  expect(alerts).toEqual([
    'Failed to delete account: The current password is not right.',
    'Your password has been changed.',
  ]);
  await page.getByRole('button', { name: 'Close settings' }).click();
  await logOut(page);
  await signIn(page, { ...account, password: 'four brown eggs' });
});

test('an account is deleted after a question, and nothing of it stays', async ({
  page,
  server,
  allowedConsoleErrors,
}) => {
  allowedConsoleErrors.push(REFUSED);
  const account = await registerAccount(server);
  await openSignedInPage(page, server, account);
  await openSettings(page, 'Preferences');
  await page.getByLabel(/^Remember my preferences/).uncheck();
  await saveSettingsForm(page);
  await page.getByRole('button', { name: 'Security', exact: true }).click();

  const said: string[] = [];
  let answer = false;
  page.on('dialog', (dialog) => {
    said.push(dialog.message());
    void (answer ? dialog.accept() : dialog.dismiss());
  });
  const remove = page.getByRole('button', { name: 'Delete Account' });
  await remove.click();
  await expect(remove).toBeEnabled();
  answer = true;
  await remove.click();
  await expect(page.getByRole('button', { name: 'Login / Sign Up' })).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  const question = 'Are you sure you want to delete your account? This cannot be undone.';
  expect(said).toEqual([question, question, 'Your account has been deleted.']);
  const stored = await page.evaluate(() => Object.keys(localStorage));
  expect(stored).not.toContain('accessToken');
  expect(stored).not.toContain('preferences');

  await page.goto('/login');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('Invalid credentials. Please try again.')).toBeVisible();
});

/** As if everybody had signed in that much earlier. */
function ageSessions({ dataDir }: RunningServer, ms: number): void {
  const database = new DatabaseSync(join(dataDir, 'saffron.sqlite'), { timeout: 5000 });
  database.exec(`update sessions set created_at = created_at - ${ms}`);
  database.close();
}

test('an hour after the sign-in, deleting the account takes the password', async ({
  page,
  server,
  allowedConsoleErrors,
}) => {
  allowedConsoleErrors.push(REFUSED);
  const account = await registerAccount(server);
  await openSignedInPage(page, server, account);
  ageSessions(server, 3600_000);
  await openSettings(page, 'Security');
  const said: string[] = [];
  page.on('dialog', (dialog) => {
    said.push(dialog.message());
    void dialog.accept();
  });
  const remove = page.getByRole('button', { name: 'Delete Account' });
  await remove.click();
  const password = page.getByLabel('Password', { exact: true });
  await expect(password).toBeFocused();
  await expect(page.getByText(/please enter your password/)).toBeVisible();
  await password.fill('not this one');
  await remove.click();
  await expect(password).toBeFocused();
  await password.fill(account.password);
  await remove.click();
  await expect(page.getByRole('button', { name: 'Login / Sign Up' })).toBeVisible();
  expect(said).toEqual([
    'Are you sure you want to delete your account? This cannot be undone.',
    'Failed to delete account: The current password is not right.',
    'Your account has been deleted.',
  ]);
});

test("a visitor's allergies are offered to the account they sign in to", async ({
  page,
  server,
}) => {
  await page.goto('/terms');
  await page.evaluate(() =>
    localStorage.setItem('preferences', '{"foodAllergies":["peanuts"],"darkMode":false}'),
  );
  await page.reload();
  await page.getByRole('button', { name: 'Login / Sign Up' }).click();
  await submitSignIn(page, await registerAccount(server));
  await expect(page.getByText(/Here you told us: peanuts\./)).toBeVisible();
  await expect(page.getByText(/Confirm: your account keeps this too/)).toBeVisible();
  await expect(page.getByText(/Cancel: it holds in this browser only\./)).toBeVisible();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await openSettings(page, 'Preferences');
  await expect(page.getByLabel('peanuts')).toBeChecked();
  await page.reload();
  await openSettings(page, 'Preferences');
  await expect(page.getByLabel('peanuts')).toBeChecked();
});

test('800 by 600 on a desktop, the whole width on a phone', async ({ page, server }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openSignedInPage(page, server, await registerAccount(server));
  await openSettings(page);
  const settings = page.getByRole('dialog', { name: 'Settings' });
  await expect.poll(async () => settings.boundingBox()).toMatchObject({ width: 800, height: 600 });
  await page.setViewportSize({ width: 360, height: 740 });
  await expect
    .poll(async () => settings.boundingBox())
    .toMatchObject({ x: 0, width: 360, height: 740 });
});
