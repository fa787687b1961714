/** Account forms and settings on a phone: errors at their field, typed text stays, the way back to a recipe is found. */
import type { Locator, Page } from '@playwright/test';
import {
  confirmEmail,
  createAccountData,
  openSignedInPage,
  registerAccount,
  submitSignUp,
} from './testing/account.ts';
import { expect, openChat, sendMessage, test } from './testing/fixtures.ts';
import { waitForMailLink } from './testing/mailbox.ts';
import { openSettings } from './testing/settings.ts';

test.use({ isMobile: true, hasTouch: true });
test.beforeEach(({ allowedConsoleErrors }) => {
  allowedConsoleErrors.push(/status of 40[013]/);
});

const ODD = 'This does not look like an e-mail address. It should read like cook@example.com.';
const button = (page: Page | Locator, name: string) =>
  page.getByRole('button', { name, exact: true });

/** Marked, in sight with its reason, and ready to be typed into again. */
async function pointedOut(field: Locator, reason: string): Promise<void> {
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(new RegExp(`^${reason}`));
  await expect(field).toBeInViewport({ ratio: 1 });
}

for (const [width, height] of [
  [390, 844],
  [360, 640],
] as const) {
  test.describe(`at ${width} by ${height}`, () => {
    test.use({ viewport: { width, height } });

    test('an address that is none is pointed out wherever one is asked for', async ({ page }) => {
      await page.goto('/signup');
      await page.getByLabel('Username').fill('tom');
      await page.getByLabel('Email').fill('tom@example');
      await page.getByLabel('Password', { exact: true }).fill('three brown eggs');
      await button(page, 'Sign Up').last().tap();
      await pointedOut(page.getByLabel('Email'), ODD);
      await page.goto('/login');
      await button(page, 'Login').tap();
      await pointedOut(page.getByLabel('Email'), 'Please fill this in.');
      await page.getByLabel('Email').fill('tom@example');
      await page.getByLabel('Password', { exact: true }).fill('three brown eggs');
      await button(page, 'Login').tap();
      await pointedOut(page.getByLabel('Email'), ODD);
      await page.goto('/terms');
      await button(page, 'Login / Sign Up').tap();
      await page.getByText('Not Registered? Sign Up').tap();
      await submitSignUp(page, { email: 'tom@example', password: 'three brown eggs' });
      const drawer = page.getByRole('dialog');
      await pointedOut(drawer.getByLabel('Email'), ODD);
      await submitSignUp(page, { email: createAccountData().email, password: 'password' });
      await pointedOut(
        drawer.getByLabel('Password', { exact: true }),
        'This password is too common',
      );
    });

    test('a look at the terms loses nothing but the password', async ({ page }) => {
      const { email } = createAccountData();
      await page.goto('/signup');
      await page.getByLabel('Username').fill('ada');
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password', { exact: true }).fill('three brown eggs');
      await page.getByRole('link', { name: 'Terms', exact: true }).tap();
      await expect(page.getByRole('heading', { name: 'Terms of Use' })).toBeVisible();
      await page.goBack();
      await expect(page.getByLabel('Username')).toHaveValue('ada');
      await expect(page.getByLabel('Email')).toHaveValue(email);
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
      await page.getByRole('link', { name: 'Already have an account? Login' }).tap();
      await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
      await expect(page.getByLabel('Email')).toHaveValue(email);
      await button(page, 'Login / Sign Up').tap();
      const drawer = page.getByRole('dialog');
      await expect(drawer.getByLabel('Email')).toHaveValue(email);
      // Spec 2.3: switching the mode clears the fields of Sign Up; closing does not.
      await page.getByText('Not Registered? Sign Up').tap();
      await drawer.getByLabel('First Name').fill('Ada');
      await page.goBack();
      await expect(drawer).toHaveCount(0);
      await button(page, 'Login / Sign Up').tap();
      await page.getByText('Not Registered? Sign Up').tap();
      await expect(drawer.getByLabel('First Name')).toHaveValue('Ada');
      await page.getByText('Already Registered? Sign In').tap();
      await page.getByText('Not Registered? Sign Up').tap();
      await expect(drawer.getByLabel('First Name')).toHaveValue('');
    });

    test('a wrong password leads to a new one without typing the address again', async ({
      page,
      server,
    }) => {
      const { email } = await registerAccount(server);
      await page.goto('/terms');
      await button(page, 'Login / Sign Up').tap();
      const drawer = page.getByRole('dialog');
      await drawer.getByLabel('Email').fill(email);
      await drawer.getByLabel('Password', { exact: true }).fill('three white eggs');
      await button(drawer, 'Sign In').tap();
      await expect(drawer.getByText(/the link below sets a new one\.$/)).toBeInViewport();
      const forgot = drawer.getByText('Forgot/Reset password?');
      await expect(forgot).toBeInViewport();
      await forgot.tap();
      await expect(drawer.getByLabel('Email')).toHaveValue(email);
    });

    test('a toast lies over no title and no way out of the drawer', async ({ page }) => {
      await openChat(page);
      await button(page, 'eggs').tap();
      await button(page, 'Clear all').tap();
      await expect(button(page, 'Undo')).toBeVisible();
      await button(page, 'Login / Sign Up').tap();
      const drawer = page.getByRole('dialog', { name: 'Sign In' });
      const field = drawer.getByLabel('Password', { exact: true });
      await expect(field).toBeInViewport({ ratio: 1 });
      const toast = await button(page, 'Undo').boundingBox();
      const links = await drawer.getByText('Not Registered? Sign Up').boundingBox();
      expect(toast?.y).toBeGreaterThan((links?.y ?? 0) + (links?.height ?? 0));
    });
  });
}

test.describe('the settings, on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('what was left unsaved is kept from where it is told', async ({ page, server }) => {
    const account = await registerAccount(server);
    await openSignedInPage(page, server, account);
    await openSettings(page, 'Display');
    await page.getByLabel('Typewriter effect').tap();
    await button(page, 'Preferences').tap();
    await expect(page.getByText('Not saved yet: Display', { exact: true })).toBeVisible();
    await page.goBack();
    await button(page, 'Save now').tap();
    await expect(page.getByText('Your changes are saved.')).toBeVisible();
    await page.reload();
    await openSettings(page, 'Display');
    await expect(page.getByLabel('Typewriter effect')).toBeChecked();
  });
});

test('an address confirmed in another browser: the first one has the way in, and keeps the recipe', async ({
  page,
  browser,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const account = createAccountData();
  await openChat(page);
  await sendMessage(page, 'shakshuka');
  await button(page, 'Save').tap();
  await button(page.getByRole('dialog', { name: 'Keep this recipe' }), 'Sign Up').tap();
  await submitSignUp(page, account);
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();
  const other = await browser.newPage();
  await other.goto(await waitForMailLink(server, account.email, '/confirm-email'));
  await confirmEmail(other);
  await expect(other.getByText('Email confirmed successfully!')).toBeVisible();
  await expect(other.getByText(/It waits in the browser you signed up with/)).toBeVisible();
  await other.close();
  await button(page, 'Already confirmed? Sign In').tap();
  const drawer = page.getByRole('dialog', { name: 'Sign In' });
  await expect(drawer.getByLabel('Email')).toHaveValue(account.email);
  await drawer.getByLabel('Password', { exact: true }).fill(account.password);
  await button(drawer, 'Sign In').tap();
  await expect(page.getByText(/shakshuka.* is in My Recipes now\./i)).toBeVisible();
  await expect(button(page, 'Saved')).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeEnabled();
});
