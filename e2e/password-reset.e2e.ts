/** Resetting a lost password: the mail with its link, the form behind it, and links that are invalid. */
import { postJson, registerAccount } from './testing/account.ts';
import { expect, test } from './testing/fixtures.ts';
import { delayResponses, failCalls, restoreCalls } from './testing/intercept-calls.ts';
import { waitForMailLink } from './testing/mailbox.ts';

/** A refused call is logged by the browser itself. */
const REFUSED = /status of (40[013]|500)/;

test('a lost password is set anew by mail, once', async ({
  page,
  server,
  allowedConsoleErrors,
}) => {
  allowedConsoleErrors.push(REFUSED);
  const account = await registerAccount(server);
  await page.goto('/terms');
  await page.getByRole('button', { name: 'Login / Sign Up' }).click();
  await page.getByText('Forgot/Reset password?').click();
  await page.getByLabel('Email').fill(account.email);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(
    page.getByText('If we have an account with that email, a reset link was sent.'),
  ).toBeVisible();
  await expect(page.getByText('Please check your email for further instructions!')).toBeVisible();

  const link = await waitForMailLink(server, account.email, '/reset-password');
  await page.goto(link);
  const password = 'four brown eggs';
  await page.getByLabel('New Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm New Password').fill('five brown eggs');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('New password and confirmation do not match.')).toBeVisible();
  await page.getByLabel('Confirm New Password').fill(password);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(
    page.getByText('Password reset successful! You can now log in with your new password.'),
  ).toBeVisible();
  await expect(page.getByLabel('New Password', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Go to Login' }).click();
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(/\/meal-planner$/);

  await page.goto(link);
  await expect(page.getByText(/expired or invalid/)).toBeVisible();
  await expect(page.getByText('Please try again')).toBeVisible();
});

test('/reset-password minds its fields and says how things stand', async ({
  page,
  context,
  server,
  allowedConsoleErrors,
}) => {
  allowedConsoleErrors.push(REFUSED);
  const account = await registerAccount(server);
  await postJson(server, 'auth/request-password-reset', { email: account.email });
  const link = await waitForMailLink(server, account.email, '/reset-password');
  const validated = await delayResponses(page, 'auth/check-reset-token*');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Reset Your Password' })).toBeVisible();
  await expect(page.getByText('Validating your reset link...')).toBeVisible();
  validated();
  const [password, confirmation] = [
    page.getByLabel('New Password', { exact: true }),
    page.getByLabel('Confirm New Password'),
  ];
  const submit = page.getByRole('button', { name: 'Submit' });
  await submit.click();
  await expect(page.getByText('Please enter your new password and confirm it.')).toBeVisible();
  await password.fill('short');
  await confirmation.fill('short');
  await submit.click();
  await expect(page.getByText('Password must be at least 8 characters.')).toBeVisible();
  await password.fill('four brown eggs');
  await confirmation.fill('four brown eggs');
  await failCalls(page, 'auth/reset-password');
  await submit.click();
  await expect(page.getByText('Failed to reset password.')).toBeVisible();
  await restoreCalls(page);

  // The same link was used in another tab meanwhile.
  const other = await context.newPage();
  await other.goto(link);
  await other.getByLabel('New Password', { exact: true }).fill('five brown eggs');
  await other.getByLabel('Confirm New Password').fill('five brown eggs');
  const answer = await delayResponses(other, 'auth/reset-password');
  await other.getByRole('button', { name: 'Submit' }).click();
  await expect(other.getByRole('button', { name: 'Resetting...' })).toBeVisible();
  answer();
  await expect(
    other.getByText('Password reset successful! You can now log in with your new password.'),
  ).toBeVisible();
  await expect(other.getByRole('button', { name: 'Close Tab' })).toBeVisible();
  await submit.click();
  await expect(
    page.getByText(
      'Your reset link is expired or invalid. Please close this window and request a new link.',
    ),
  ).toBeVisible();
});

test('a link that is none says so at once, and leads to a new one', async ({
  page,
  allowedConsoleErrors,
}) => {
  allowedConsoleErrors.push(REFUSED);
  await page.goto('/reset-password');
  await expect(page.getByText('Invalid or expired link.')).toBeVisible();
  await expect(page.getByText('Please try again')).toBeVisible();
  await failCalls(page, 'auth/check-reset-token*');
  await page.goto('/reset-password?token=nobody-answers');
  await expect(page.getByText('Invalid or expired link.')).toBeVisible();
  await restoreCalls(page);
  await page.goto('/reset-password?token=never-sent');
  await expect(page.getByText(/^This reset link is expired or invalid\./)).toBeVisible();
  await page.getByRole('button', { name: 'Request a new link' }).click();
  await expect(page.getByRole('dialog', { name: 'Forgot Password?' })).toBeVisible();
});
