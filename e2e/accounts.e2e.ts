/** Signing up, confirming the address, signing in and logging out, in the drawer and on the account pages. */
import {
  chooseMenuItem,
  confirmEmail,
  createAccountData,
  logOut,
  registerAccount,
  submitSignIn,
  submitSignUp,
} from './testing/account.ts';
import { expect, test } from './testing/fixtures.ts';
import { followMailButton, waitForMail, waitForMailLink } from './testing/mailbox.ts';

/** A refused call is logged by the browser itself. */
const REFUSED = /status of 40[013]/;

test('from signing up in the drawer to logging out', async ({ page, server }) => {
  const { email, password } = createAccountData();
  await page.goto('/terms');
  await page.getByRole('button', { name: 'Login / Sign Up' }).click();
  await page.getByText('Not Registered? Sign Up').click();
  await submitSignUp(page, { email, password });
  await expect(
    page.getByText('Your account has been created! Please check your email to confirm.'),
  ).toBeVisible();
  await expect(
    page.getByText('We’ve sent a confirmation link to your email address.'),
  ).toBeVisible();

  const confirmations: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/confirm-email')) confirmations.push(request.url());
  });
  const letter = await waitForMail(server, email, '/confirm-email');
  expect(letter.subject).toBe('Please confirm your email address');
  await followMailButton(page, letter, 'Confirm my email');
  await expect(page.getByRole('button', { name: 'Confirm my email' })).toBeVisible();
  expect(confirmations).toEqual([]);
  await confirmEmail(page);
  await expect(page.getByText('Email confirmed successfully!')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Email confirmed successfully!')).toBeVisible();
  expect(confirmations).toHaveLength(1);

  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await submitSignIn(page, { email, password });
  await expect(page).toHaveURL(/\/meal-planner$/);
  await expect(page.getByRole('button', { name: /, account$/ })).toHaveText('AB');

  await page.reload();
  await expect(page.getByRole('button', { name: /, account$/ })).toHaveText('AB');
  await chooseMenuItem(page, 'Logout');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: /, account$/ })).toBeVisible();
  await logOut(page);
  await expect(page).toHaveURL(/\/$/);
});

test('the pages of their own: /signup, /check-email, /confirm-email, /login', async ({
  page,
  server,
}) => {
  const { email, password } = createAccountData();
  await page.goto('/login');
  await page.getByRole('link', { name: "Don't have an account? Sign Up" }).click();
  await page.getByLabel('Username').fill('ada');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign Up', exact: true }).last().click();
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await page.getByRole('button', { name: 'Resend Email' }).click();
  await expect(
    page.getByText('A new confirmation email has been sent to your inbox!'),
  ).toBeVisible();
  await page.goto(await waitForMailLink(server, email, '/confirm-email', 2));
  await confirmEmail(page);
  await expect(page.getByText('Email confirmed successfully!')).toBeVisible();
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(/\/meal-planner$/);
  await expect(page.getByRole('button', { name: /, account$/ })).toBeVisible();
});

test('a registration that is refused is told in a toast at the top', async ({
  page,
  allowedConsoleErrors,
}) => {
  allowedConsoleErrors.push(REFUSED);
  await page.goto('/signup');
  await page.getByLabel('Username').fill('ada');
  await page.getByLabel('Email').fill(createAccountData().email);
  await page.getByLabel('Password', { exact: true }).fill('password');
  await page.getByRole('button', { name: 'Sign Up', exact: true }).last().click();
  const toast = page.getByRole('status').filter({ hasText: /too common/ });
  await expect(toast).toBeVisible();
  await expect(toast).toHaveCount(0);
});

test('a wrong password, in the drawer and on the page', async ({
  page,
  server,
  allowedConsoleErrors,
}) => {
  allowedConsoleErrors.push(REFUSED);
  const { email } = await registerAccount(server);
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('Invalid credentials. Please try again.')).toBeVisible();
  await page.getByRole('button', { name: 'Login / Sign Up' }).click();
  const drawer = page.getByRole('dialog', { name: 'Sign In' });
  await drawer.getByLabel('Email').fill(email);
  await drawer.getByLabel('Password', { exact: true }).fill('wrong');
  await drawer.getByLabel('Password', { exact: true }).press('Enter');
  await expect(
    page.getByText('Unauthorized: We cannot sign you in with the provided information.'),
  ).toBeVisible();
  await expect(page.getByText('Session expired. Please log in again')).toHaveCount(0);
  await expect(page.getByText('Resend Confirmation?')).toHaveCount(0);
});

test('an unconfirmed address may have its link sent again', async ({
  page,
  server,
  allowedConsoleErrors,
}) => {
  allowedConsoleErrors.push(REFUSED);
  const { email, password } = await registerAccount(server, { confirmed: false });
  await waitForMailLink(server, email, '/confirm-email');
  await page.goto('/terms');
  await page.getByRole('button', { name: 'Login / Sign Up' }).click();
  await submitSignIn(page, { email, password });
  await expect(page.getByText('Please confirm your email first')).toBeVisible();
  await page.getByText('Resend Confirmation?').click();
  await expect(page.getByText(/new confirmation email has been sent/)).toBeVisible();
  await page.goto(await waitForMailLink(server, email, '/confirm-email', 2));
  await confirmEmail(page);
  await expect(page.getByText('Email confirmed successfully!')).toBeVisible();
});

test('the drawer by keyboard alone', async ({ page, server }) => {
  const account = await registerAccount(server);
  await page.goto('/terms');
  await page.getByRole('button', { name: 'Login / Sign Up' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Login / Sign Up' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.type(account.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(account.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /, account$/ })).toBeVisible();
});

for (const [width, share] of [
  [360, 1],
  [768, 1 / 2],
  [1440, 1 / 3],
] as const) {
  test(`the drawer comes from the right, at ${width} as wide as it should be`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/terms');
    await page.getByRole('button', { name: 'Login / Sign Up' }).click();
    const drawer = page.getByRole('dialog', { name: 'Sign In' });
    await expect
      .poll(async () => {
        const box = await drawer.boundingBox();
        return box && [Math.round(box.x), Math.round(box.width)];
      })
      .toEqual([Math.round(width * (1 - share)), Math.round(width * share)]);
  });
}
