/** Exact texts of the account drawer and the account pages: labels, busy states, success and failure messages. */
import {
  confirmEmail,
  createAccountData,
  registerAccount,
  submitSignIn,
  submitSignUp,
} from './testing/account.ts';
import { expect, test } from './testing/fixtures.ts';
import {
  delayResponses,
  emptyResponses,
  failCalls,
  restoreCalls,
} from './testing/intercept-calls.ts';
import { waitForMailLink } from './testing/mailbox.ts';

/** A refused call is logged by the browser itself. */
const REFUSED = /status of (40[013]|429|500)/;

test.beforeEach(({ allowedConsoleErrors }) => {
  allowedConsoleErrors.push(REFUSED);
});

test.describe('the drawer', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/terms');
    await page.getByRole('button', { name: 'Login / Sign Up' }).click();
  });

  test('Sign In waits for both fields, shows the password, and leads to the terms', async ({
    page,
    context,
    server,
  }) => {
    const account = await registerAccount(server);
    const drawer = page.getByRole('dialog', { name: 'Sign In' });
    const submit = drawer.getByRole('button', { name: 'Sign In', exact: true });
    const password = drawer.getByLabel('Password', { exact: true });
    await expect(submit).toBeDisabled();
    await drawer.getByLabel('Email').fill(account.email);
    await password.fill('   ');
    await expect(submit).toBeDisabled();
    await password.fill(account.password);
    await expect(password).toHaveAttribute('type', 'password');
    await drawer.getByRole('button', { name: 'Show password' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await expect(drawer.getByLabel('Keep me signed in')).toBeChecked();
    const opened = context.waitForEvent('page');
    await drawer.getByRole('link', { name: 'Terms of Use' }).click();
    await expect(await opened).toHaveURL(/\/terms$/);
    const answer = await delayResponses(page, 'auth/login');
    await submit.click();
    const busy = drawer.getByRole('button', { name: 'Signing in...' });
    await expect(busy).toHaveAttribute('aria-disabled', 'true');
    answer();
    await expect(page.getByRole('button', { name: /, account$/ })).toBeVisible();
  });

  test('Resend Confirmation? in each of its ends', async ({ page, server }) => {
    const account = await registerAccount(server, { confirmed: false });
    await submitSignIn(page, account);
    const resend = page.getByRole('button', { name: 'Resend Confirmation?' });
    await failCalls(page, 'auth/resend-confirmation');
    await resend.click();
    await expect(
      page.getByText('Failed to resend confirmation. Please try again.', { exact: true }),
    ).toBeVisible();
    await restoreCalls(page);
    await emptyResponses(page, 'auth/resend-confirmation');
    await resend.click();
    await expect(
      page.getByText(`A new confirmation email has been sent to ${account.email}`, { exact: true }),
    ).toBeVisible();
    await restoreCalls(page);
    await submitSignIn(page, account);
    const answer = await delayResponses(page, 'auth/resend-confirmation');
    await resend.click();
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
    answer();
    await expect(page.getByText(/a new confirmation email has been sent\.$/)).toBeVisible();
    await page.goto(await waitForMailLink(server, account.email, '/confirm-email', 3));
    await confirmEmail(page);
    await expect(page.getByText('Email confirmed successfully!')).toBeVisible();
  });

  test('Sign Up minds its fields, and both ways on', async ({ page, server }) => {
    await page.getByText('Not Registered? Sign Up').click();
    const drawer = page.getByRole('dialog', { name: 'Sign Up' });
    const account = createAccountData();
    await drawer.getByRole('button', { name: 'Sign Up', exact: true }).click();
    await expect(drawer.getByText('Please fill out all required fields.')).toBeVisible();
    await drawer.getByLabel('Password', { exact: true }).fill('seven77');
    await expect(
      drawer.getByText('Password must be at least 8 characters', { exact: true }),
    ).toBeVisible();
    await submitSignUp(page, { ...account, password: 'seven77' });
    await expect(
      drawer.getByText('Password must be at least 8 characters.', { exact: true }),
    ).toBeVisible();
    await submitSignUp(page, { ...account, password: 'password' });
    await expect(drawer.getByText('Sign Up Failed. Please try again.')).toBeVisible();
    await expect(drawer.getByText(/too common/)).toBeVisible();
    await drawer.getByText('Already Registered? Sign In').click();
    await page.getByText('Not Registered? Sign Up').click();
    for (const name of ['First Name', 'Last Name', 'Email', 'Password']) {
      await expect(drawer.getByLabel(name, { exact: true })).toHaveValue('');
    }
    await failCalls(page, 'auth/register');
    await submitSignUp(page, account);
    await expect(drawer.getByText('Sign Up Failed. Please try again.')).toBeVisible();
    await restoreCalls(page);
    const answer = await delayResponses(page, 'auth/register');
    await drawer.getByRole('button', { name: 'Sign Up', exact: true }).click();
    await expect(drawer.getByRole('button', { name: 'Signing up...' })).toBeVisible();
    answer();
    await page.getByRole('button', { name: 'Return to Sign In' }).click();
    await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
    await page.getByText('Not Registered? Sign Up').click();
    // The same again: nobody is told that the address is taken.
    await submitSignUp(page, account);
    await page.getByRole('button', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL(/\/meal-planner$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await waitForMailLink(server, account.email, '/confirm-email', 2);
  });

  test('Forgot Password? in each of its ends', async ({ page }) => {
    await page.getByText('Forgot/Reset password?').click();
    const drawer = page.getByRole('dialog', { name: 'Forgot Password?' });
    const send = drawer.getByRole('button', { name: 'Send', exact: true });
    const failed = drawer.getByText(
      'Could not process your request. Check your email or try again later.',
    );
    await expect(
      drawer.getByText(/an e-mail with a link to set a new password if there is an active account/),
    ).toBeVisible();
    await send.click();
    await expect(drawer.getByText('No email provided for password reset.')).toBeVisible();
    await expect(failed).toBeVisible();
    await drawer.getByLabel('Email').fill(createAccountData().email);
    await failCalls(page, 'auth/request-password-reset');
    await send.click();
    await expect(failed).toBeVisible();
    await expect(drawer.getByText('No email provided for password reset.')).toHaveCount(0);
    await restoreCalls(page);
    const answer = await delayResponses(page, 'auth/request-password-reset');
    await send.click();
    await expect(drawer.getByRole('button', { name: 'Sending...' })).toBeVisible();
    answer();
    const sent = 'If we have an account with that email, a reset link was sent.';
    await expect(drawer.getByText(sent)).toBeVisible();
    await drawer.getByRole('button', { name: 'Back to Login' }).click();
    await page.getByText('Forgot/Reset password?').click();
    await emptyResponses(page, 'auth/request-password-reset');
    await drawer.getByLabel('Email').fill(createAccountData().email);
    await send.click();
    await expect(drawer.getByText(sent)).toBeVisible();
    await expect(
      drawer.getByText('Please check your email for further instructions!'),
    ).toBeVisible();
  });
});

test('/login: an address to confirm, a server without words, and its own sentence', async ({
  page,
  server,
}) => {
  const account = await registerAccount(server, { confirmed: false });
  await page.goto('/login');
  const submit = async (password: string) => {
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
  };
  await failCalls(page, 'auth/login');
  await submit(account.password);
  await expect(page.getByText('Invalid credentials. Please try again.')).toBeVisible();
  await restoreCalls(page);
  await submit(account.password);
  await expect(
    page.getByText(
      'Please confirm your email before logging in. Check your inbox for a confirmation link or resend the email if necessary.',
    ),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Resend Email' }).click();
  await expect(page.getByText(`A confirmation link was sent to ${account.email}.`)).toBeVisible();
});

test('/signup: links back, and its failure stands for four seconds at the top', async ({
  page,
}) => {
  await page.goto('/signup');
  await page.getByRole('link', { name: 'Already have an account? Login' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.getByRole('link', { name: "Don't have an account? Sign Up" }).click();
  await failCalls(page, 'auth/register');
  await page.getByLabel('Username').fill('ada');
  await page.getByLabel('Email').fill(createAccountData().email);
  await page.getByLabel('Password', { exact: true }).fill('three brown eggs');
  await page.getByRole('button', { name: 'Sign Up', exact: true }).last().click();
  const toast = page.getByText('Registration failed. Please try again.');
  await expect(toast).toBeVisible();
  const box = await toast.boundingBox();
  expect(box?.y).toBeLessThan(200);
  await expect(toast).toHaveCount(0);
});

test('/check-email: known or unknown, sending, sent or not', async ({ page }) => {
  await page.goto('/check-email');
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();
  await expect(page.getByText('A confirmation link was sent to your email address.')).toBeVisible();
  await page.getByRole('button', { name: 'Resend Email' }).click();
  await expect(page.getByText("We don't have your email on file.")).toBeVisible();

  await page.goto('/signup');
  await page.getByLabel('Username').fill('ada');
  await page.getByLabel('Email').fill(createAccountData().email);
  await page.getByLabel('Password', { exact: true }).fill('three brown eggs');
  await page.getByRole('button', { name: 'Sign Up', exact: true }).last().click();
  const resend = page.getByRole('button', { name: 'Resend Email' });
  await failCalls(page, 'auth/resend-confirmation');
  await resend.click();
  await expect(page.getByText('Error resending email. Please try again later.')).toBeVisible();
  await restoreCalls(page);
  const answer = await delayResponses(page, 'auth/resend-confirmation');
  await resend.click();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
  answer();
  await expect(
    page.getByText('A new confirmation email has been sent to your inbox!'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL(/\/meal-planner$/);
});

test.describe('/confirm-email', () => {
  test('while it asks, when it worked, and each way on', async ({ page, context, server }) => {
    const { email } = await registerAccount(server, { confirmed: false });
    const link = await waitForMailLink(server, email, '/confirm-email');
    const answer = await delayResponses(page, 'auth/confirm-email');
    await page.goto(link);
    await confirmEmail(page);
    await expect(page.getByText('Confirming your email...')).toBeVisible();
    answer();
    await expect(page.getByText('Email confirmed successfully!')).toBeVisible();
    await page.getByRole('button', { name: 'Close Tab' }).click();
    await expect(
      page.getByText('Your browser keeps this tab open. You can close it yourself.'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Go to Home' }).click();
    await expect(page).toHaveURL(/\/meal-planner$/);
    // Once more in another tab.
    const again = await context.newPage();
    await again.goto(link);
    await confirmEmail(again);
    await expect(again.getByText('Email confirmed successfully!')).toBeVisible();
  });

  test('when the link is dead, or nobody answers', async ({ page }) => {
    await page.goto('/confirm-email?token=never-sent');
    await confirmEmail(page);
    await expect(page.getByText(/^This confirmation link is expired or invalid\./)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Close Tab' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Log In', exact: true })).toHaveCount(0);
    await failCalls(page, 'auth/confirm-email');
    await page.goto('/confirm-email?token=nobody-answers');
    await confirmEmail(page);
    await expect(page.getByText('Error confirming email.')).toBeVisible();
    await page.getByRole('button', { name: 'Go to Home' }).click();
    await expect(page).toHaveURL(/\/meal-planner$/);
  });

  test('without a token', async ({ page }) => {
    await page.goto('/confirm-email');
    await expect(page.getByText('Invalid confirmation link.')).toBeVisible();
  });
});
