/** Signing up on a server without a mail server: mails are written to a folder, and their links to the log. */
import { confirmEmail, createAccountData, submitSignIn, submitSignUp } from './testing/account.ts';
import { expect, test } from './testing/fixtures.ts';
import { waitForMail } from './testing/mailbox.ts';
import { startServer } from './testing/server.ts';

test('the link is in the folder and in the log', async ({ page }) => {
  const laptop = await startServer({ LOG_LEVEL: 'info' });
  try {
    const account = createAccountData();
    await page.goto(`${laptop.url}/terms`);
    await page.getByRole('button', { name: 'Login / Sign Up' }).click();
    await page.getByText('Not Registered? Sign Up').click();
    await submitSignUp(page, account);
    const { link } = await waitForMail(laptop, account.email, '/confirm-email');
    await expect.poll(() => laptop.log()).toContain(`a letter was written: ${link}`);
    await page.goto(link);
    await confirmEmail(page);
    await page.getByRole('button', { name: 'Log In', exact: true }).click();
    await submitSignIn(page, account);
    await expect(page.getByRole('button', { name: /, account$/ })).toHaveText('AB');
    // The page must not make requests after the server has stopped.
    await page.goto('about:blank');
  } finally {
    await laptop.close();
  }
});
