/** Spec 2.3, 2.6, 4 and 8: signing up, in and out, lost passwords, ended sessions, and the recipe that survives it all. */
import { chooseInMenu, logOut, newcomer, openAccount, signIn, submitSignIn } from './account.ts';
import { expect, openChat, say, test } from './journey.ts';
import { linkMailed } from './mailbox.ts';

/** A refused call is logged by the browser itself. */
const REFUSED = /status of 40[013]/;

test('from signing up in the drawer to logging out', async ({ page, server }) => {
  const { email, password } = newcomer();
  await page.goto('/terms');
  await page.getByRole('button', { name: 'Login / Sign Up' }).click();
  await page.getByText('Not Registered? Sign Up').click();
  const drawer = page.getByRole('dialog', { name: 'Sign Up' });
  await drawer.getByLabel('First Name').fill('Ada');
  await drawer.getByLabel('Last Name').fill('Byron');
  await drawer.getByLabel('Email').fill(email);
  await drawer.getByLabel('Password', { exact: true }).fill(password);
  await drawer.getByRole('button', { name: 'Sign Up', exact: true }).click();
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
  await page.goto(await linkMailed(server, email, '/confirm-email'));
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
  await chooseInMenu(page, 'Logout');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: /, account$/ })).toBeVisible();
  await logOut(page);
  await expect(page).toHaveURL(/\/$/);
});

test('the pages of their own: /signup, /check-email, /confirm-email, /login', async ({
  page,
  server,
}) => {
  const { email, password } = newcomer();
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
  await page.goto(await linkMailed(server, email, '/confirm-email', 2));
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
  allowedComplaints,
}) => {
  allowedComplaints.push(REFUSED);
  await page.goto('/signup');
  await page.getByLabel('Username').fill('ada');
  await page.getByLabel('Email').fill(newcomer().email);
  await page.getByLabel('Password', { exact: true }).fill('password');
  await page.getByRole('button', { name: 'Sign Up', exact: true }).last().click();
  const toast = page.getByRole('status').filter({ hasText: /too common/ });
  await expect(toast).toBeVisible();
  await expect(toast).toHaveCount(0, { timeout: 8000 });
});

test('a wrong password, in the drawer and on the page', async ({
  page,
  server,
  allowedComplaints,
}) => {
  allowedComplaints.push(REFUSED);
  const { email } = await openAccount(server);
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
  allowedComplaints,
}) => {
  allowedComplaints.push(REFUSED);
  const { email, password } = await openAccount(server, { confirmed: false });
  await linkMailed(server, email, '/confirm-email');
  await page.goto('/terms');
  await page.getByRole('button', { name: 'Login / Sign Up' }).click();
  await submitSignIn(page, { email, password });
  await expect(page.getByText('Please confirm your email first')).toBeVisible();
  await page.getByText('Resend Confirmation?').click();
  await expect(page.getByText(/new confirmation email has been sent/)).toBeVisible();
  await page.goto(await linkMailed(server, email, '/confirm-email', 2));
  await expect(page.getByText('Email confirmed successfully!')).toBeVisible();
});

test('a lost password is set anew by mail, once', async ({ page, server, allowedComplaints }) => {
  allowedComplaints.push(REFUSED);
  const account = await openAccount(server);
  await page.goto('/terms');
  await page.getByRole('button', { name: 'Login / Sign Up' }).click();
  await page.getByText('Forgot/Reset password?').click();
  await page.getByLabel('Email').fill(account.email);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(
    page.getByText('If we have an account with that email, a reset link was sent.'),
  ).toBeVisible();
  await expect(page.getByText('Please check your email for further instructions!')).toBeVisible();

  const link = await linkMailed(server, account.email, '/reset-password');
  await page.goto(link);
  const password = 'four brown eggs';
  await page.getByLabel('New Password').fill(password);
  await page.getByLabel('Confirm Password').fill('five brown eggs');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('New password and confirmation do not match.')).toBeVisible();
  await page.getByLabel('Confirm Password').fill(password);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(
    page.getByText('Password reset successful! You can now log in with your new password.'),
  ).toBeVisible();
  await expect(page.getByLabel('New Password')).toHaveCount(0);
  await page.getByRole('button', { name: 'Go to Login' }).click();
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(/\/meal-planner$/);

  await page.goto(link);
  await expect(page.getByText(/expired or invalid/)).toBeVisible();
  await expect(page.getByText('Please try again')).toBeVisible();
});

test('links without a token say so at once', async ({ page }) => {
  await page.goto('/confirm-email');
  await expect(page.getByText('Invalid confirmation link.')).toBeVisible();
  await page.goto('/reset-password');
  await expect(page.getByText('Invalid or expired link.')).toBeVisible();
});

test.describe('a session that has died', () => {
  test('is renewed once for two tabs that wake together', async ({
    page,
    context,
    server,
    allowedComplaints,
  }) => {
    allowedComplaints.push(REFUSED);
    const account = await openAccount(server);
    await page.goto('/terms');
    await signIn(page, account);
    await page.evaluate(() => localStorage.setItem('accessToken', 'dead.dead.dead'));
    const refreshes: string[] = [];
    context.on('request', (request) => {
      if (request.url().endsWith('/auth/refresh')) refreshes.push(request.url());
    });
    const other = await context.newPage();
    await Promise.all([page.reload(), other.goto('/meal-planner')]);
    for (const tab of [page, other]) {
      await expect(tab.getByRole('button', { name: /, account$/ })).toHaveText('AB');
      await expect(tab.getByText('Session expired. Please log in again')).toHaveCount(0);
    }
    expect(refreshes).toHaveLength(1);
  });

  test('beyond renewal asks to log in again, and the conversation stays', async ({
    page,
    context,
    server,
    allowedComplaints,
  }) => {
    allowedComplaints.push(REFUSED);
    const account = await openAccount(server);
    await openChat(page);
    await say(page, 'shakshuka');
    await signIn(page, account);
    await page.evaluate(() => {
      localStorage.setItem('accessToken', 'dead.dead.dead');
      localStorage.setItem('refreshToken', 'dead');
    });
    await page.reload();
    await expect(page.getByText('Session expired. Please log in again')).toHaveCount(1);
    await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('refreshToken'))).toBeNull();
    // Another tab follows in, and has nothing to ask.
    const other = await context.newPage();
    await other.goto('/terms');
    await expect(other.getByRole('button', { name: 'Login / Sign Up' })).toBeVisible();
    await submitSignIn(page, account);
    await expect(page.getByRole('heading', { name: /shakshuka/i })).toBeVisible();
    await expect(other.getByRole('button', { name: /, account$/ })).toBeVisible();
    await expect(other.getByRole('dialog')).toHaveCount(0);
  });
});

test('not to be kept signed in: another tab knows nothing of it', async ({
  page,
  context,
  server,
}) => {
  const { email, password } = await openAccount(server);
  await page.goto('/terms');
  await page.getByRole('button', { name: 'Login / Sign Up' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Keep me signed in').uncheck();
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page.getByRole('button', { name: /, account$/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /, account$/ })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/terms');
  await expect(other.getByRole('button', { name: 'Login / Sign Up' })).toBeVisible();
});

test('a visitor who wants to save signs up, confirms, and finds the recipe again', async ({
  page,
  context,
  server,
}) => {
  const { email, password } = newcomer();
  await openChat(page);
  await say(page, 'shakshuka');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign Up' }).click();
  const drawer = page.getByRole('dialog', { name: 'Sign Up' });
  await drawer.getByLabel('First Name').fill('Ada');
  await drawer.getByLabel('Last Name').fill('Byron');
  await drawer.getByLabel('Email').fill(email);
  await drawer.getByLabel('Password', { exact: true }).fill(password);
  await drawer.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(page).toHaveURL(/\/check-email$/);
  await expect(page.getByText(email)).toBeVisible();

  const fromMail = await context.newPage();
  await fromMail.goto(await linkMailed(server, email, '/confirm-email'));
  await fromMail.getByRole('button', { name: 'Log In', exact: true }).click();
  await submitSignIn(fromMail, { email, password });
  await expect(fromMail).toHaveURL(/\/meal-planner$/);
  await expect(fromMail.getByRole('heading', { name: /shakshuka/i })).toBeVisible();
  await expect(fromMail.getByRole('button', { name: 'Save', exact: true })).toBeEnabled();
});

test('logging out takes the conversation and everything else along', async ({ page, server }) => {
  const account = await openAccount(server);
  await openChat(page);
  await say(page, 'shakshuka');
  await signIn(page, account);
  await logOut(page);
  await expect(page.getByRole('heading', { name: /shakshuka/i })).toHaveCount(0);
  const stored = await page.evaluate(() => JSON.stringify(localStorage));
  expect(stored).not.toContain('hakshuka');
  expect(Object.keys(JSON.parse(stored))).not.toContain('accessToken');
});

test('the drawer by keyboard alone', async ({ page, server }) => {
  const account = await openAccount(server);
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
