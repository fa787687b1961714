/** A visitor's pressed Save is carried out once they have signed in, by sign-up, login or password reset, and for nobody else. */
import type { Page } from '@playwright/test';
import {
  confirmEmail,
  createAccountData,
  logOut,
  openSignedInPage,
  registerAccount,
  signIn,
  submitSignIn,
  submitSignUp,
} from './testing/account.ts';
import { expect, openChat, sendMessage, test } from './testing/fixtures.ts';
import { followMailButton, waitForMail, waitForMailLink } from './testing/mailbox.ts';

/** A refused call is logged by the browser itself. */
const REFUSED = /status of 40[013]/;

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const saved = (page: Page) => page.getByRole('button', { name: 'Saved', exact: true });
const dish = (page: Page) => page.getByRole('heading', { name: /shakshuka/i });
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('saveWishes'));
/** What stands in the conversation, without the buttons that change. */
const said = async (page: Page) =>
  (await page.getByRole('log').innerText()).replace(/\bSaved?\b/g, '');

async function pressSave(page: Page, choice: 'Login' | 'Sign Up' | 'Cancel'): Promise<void> {
  await save(page).click();
  const prompt = page.getByRole('dialog', { name: 'Keep this recipe' });
  await prompt.getByRole('button', { name: choice, exact: true }).click();
  await expect(prompt).toHaveCount(0);
}

for (const [device, viewport] of Object.entries({
  desktop: { width: 1280, height: 800 },
  phone: { width: 360, height: 740 },
})) {
  test(`through sign-up, mail and sign-in in another tab, on a ${device}`, async ({
    page,
    context,
    server,
  }) => {
    await page.setViewportSize(viewport);
    const account = createAccountData();
    await openChat(page);
    await sendMessage(page, 'shakshuka');
    await expect(save(page)).toBeEnabled();
    const before = await said(page);
    await pressSave(page, 'Sign Up');
    await submitSignUp(page, account);
    await expect(page).toHaveURL(/\/check-email$/);
    await expect(page.getByText(/shakshuka.* waits for you/i)).toBeVisible();
    await expect(page.getByText(account.email)).toBeVisible();
    const watching = await context.newPage();
    await watching.setViewportSize(viewport);
    await openChat(watching);
    await expect(save(watching)).toBeEnabled();

    const fromMail = await context.newPage();
    await fromMail.setViewportSize(viewport);
    const letter = await waitForMail(server, account.email, '/confirm-email');
    await followMailButton(fromMail, letter, 'Confirm my email');
    await confirmEmail(fromMail);
    await fromMail.getByRole('button', { name: 'Log In', exact: true }).click();
    await submitSignIn(fromMail, account);
    await expect(fromMail).toHaveURL(/\/meal-planner$/);
    await expect(fromMail.getByText(/shakshuka.* is in My Recipes now\./i)).toBeVisible();
    await expect(saved(fromMail)).toBeDisabled();
    await expect(dish(fromMail)).toBeInViewport();
    await expect.poll(() => said(fromMail)).toBe(before);

    // The tab with the chat has heard of it, and the one that said where to look leads on.
    await expect(saved(watching)).toBeDisabled();
    await expect.poll(() => said(watching)).toBe(before);
    await expect(page).toHaveURL(/\/meal-planner$/);
    await expect(saved(page)).toBeDisabled();
    await expect.poll(() => kept(page)).toBeNull();

    await fromMail.goto('/saved-recipes');
    await expect(fromMail.getByRole('heading', { name: /shakshuka/i })).toHaveCount(1);
  });
}

test('by logging in at once, in the drawer', async ({ page, server }) => {
  const account = await registerAccount(server);
  await openChat(page);
  await sendMessage(page, 'shakshuka');
  await pressSave(page, 'Login');
  await submitSignIn(page, account);
  await expect(saved(page)).toBeDisabled();
});

test('through a lost password, to a shared recipe', async ({ page, context, server }) => {
  const account = await registerAccount(server);
  const reply = await fetch(`${server.url}/mp/api/shared/shared-recipes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ recipe: { recipeName: 'Leek soup', ingredients: ['1 leek'] } }),
  });
  const { url } = (await reply.json()) as { url: string };
  await page.goto(url);
  const { pathname } = new URL(page.url());
  await pressSave(page, 'Login');
  await page.getByText('Forgot/Reset password?').click();
  await page.getByLabel('Email').fill(account.email);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Please check your email for further instructions!')).toBeVisible();

  const fromMail = await context.newPage();
  await fromMail.goto(await waitForMailLink(server, account.email, '/reset-password'));
  const password = 'four brown eggs';
  await fromMail.getByLabel('New Password', { exact: true }).fill(password);
  await fromMail.getByLabel('Confirm New Password').fill(password);
  await fromMail.getByRole('button', { name: 'Submit' }).click();
  await fromMail.getByRole('button', { name: 'Go to Login' }).click();
  await fromMail.getByLabel('Email').fill(account.email);
  await fromMail.getByLabel('Password', { exact: true }).fill(password);
  await fromMail.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(fromMail).toHaveURL(pathname);
  await expect(fromMail.getByText('Leek soup is in My Recipes now.')).toBeVisible();
  await fromMail.goto('/saved-recipes');
  await expect(fromMail.getByRole('heading', { name: 'Leek soup' })).toBeVisible();
});

test('of an account that was never confirmed, to a card far up', async ({
  page,
  server,
  allowedConsoleErrors,
}) => {
  allowedConsoleErrors.push(REFUSED);
  const account = await registerAccount(server, { confirmed: false });
  await openChat(page);
  await sendMessage(page, 'shakshuka');
  await pressSave(page, 'Login');
  await submitSignIn(page, account);
  await expect(page.getByText('Please confirm your email first')).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await sendMessage(page, 'goulash');
  await expect(page.getByRole('article', { name: /goulash/i })).toBeVisible();
  await page.goto(await waitForMailLink(server, account.email, '/confirm-email'));
  await confirmEmail(page);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await submitSignIn(page, account);
  await expect(saved(page)).toHaveCount(1);
  await expect(dish(page)).toBeInViewport();
});

test('asks, when a recipe of that name is kept already', async ({ page, server }) => {
  const account = await registerAccount(server);
  await openSignedInPage(page, server, account, '/');
  await sendMessage(page, 'shakshuka');
  await save(page).click();
  await expect(saved(page)).toBeDisabled();
  await logOut(page);
  await openChat(page);
  await sendMessage(page, 'shakshuka');
  await pressSave(page, 'Login');
  await submitSignIn(page, account);
  const question = page.getByRole('dialog', { name: 'Save again?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(save(page)).toBeEnabled();
});

test('not after Cancel, nor after the drawer was closed', async ({ page, server }) => {
  const account = await registerAccount(server);
  await openChat(page);
  await sendMessage(page, 'shakshuka');
  await pressSave(page, 'Cancel');
  await pressSave(page, 'Login');
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await signIn(page, account);
  await page.goto('/saved-recipes');
  await expect(page.getByRole('heading', { name: 'Saved Recipes' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /shakshuka/i })).toHaveCount(0);
});

test('not for somebody else who signs in here later', async ({ page, server }) => {
  const other = await registerAccount(server);
  const account = createAccountData();
  await openChat(page);
  await sendMessage(page, 'shakshuka');
  await pressSave(page, 'Sign Up');
  await submitSignUp(page, account);
  await expect(page).toHaveURL(/\/check-email$/);
  await page.getByRole('button', { name: 'Home', exact: true }).click();
  await signIn(page, other);
  await expect(save(page)).toBeEnabled();
  await page.goto('/saved-recipes');
  await expect(page.getByRole('heading', { name: 'Saved Recipes' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /shakshuka/i })).toHaveCount(0);
  await logOut(page);
  await expect.poll(() => kept(page)).toBeNull();
});
