/** Without a mail server: each letter is a file, its link a line of the log, and signing up works on a laptop. */
import { newcomer, pressConfirm, submitSignIn, submitSignUp } from './account.ts';
import { expect, test } from './journey.ts';
import { letterMailed } from './mailbox.ts';
import { startServer } from './server.ts';

test('the link is in the folder and in the log', async ({ page }) => {
  const laptop = await startServer({ LOG_LEVEL: 'info' });
  try {
    const account = newcomer();
    await page.goto(`${laptop.url}/terms`);
    await page.getByRole('button', { name: 'Login / Sign Up' }).click();
    await page.getByText('Not Registered? Sign Up').click();
    await submitSignUp(page, account);
    const { link } = await letterMailed(laptop, account.email, '/confirm-email');
    await expect.poll(() => laptop.log()).toContain(`a letter was written: ${link}`);
    await page.goto(link);
    await pressConfirm(page);
    await page.getByRole('button', { name: 'Log In', exact: true }).click();
    await submitSignIn(page, account);
    await expect(page.getByRole('button', { name: /, account$/ })).toHaveText('AB');
    // What the page still fetches must not find the door closed.
    await page.goto('about:blank');
  } finally {
    await laptop.close();
  }
});
