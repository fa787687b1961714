/** People with an account, for journeys that begin where signing up ends. */
import type { Page } from '@playwright/test';
import { expect } from './journey.ts';
import { linkMailed } from './mailbox.ts';
import type { RunningServer } from './server.ts';

export interface Account {
  readonly email: string;
  readonly password: string;
}

let people = 0;

export function newcomer(): Account {
  people += 1;
  return {
    email: `cook${process.pid}x${people}@example.com`,
    password: 'three brown eggs',
  };
}

/** What a journey takes for granted: a machine that is busy with others is asked again. */
export async function post(server: RunningServer, path: string, body: object): Promise<Response> {
  // What was polled for is there, which the types cannot see.
  let reply = undefined as unknown as Response;
  await expect
    .poll(
      async () => {
        reply = await fetch(`${server.url}/mp/api/${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
        return reply.status;
      },
      { timeout: 30_000, intervals: [1000] },
    )
    .toBeLessThan(300);
  return reply;
}

/** Signed up, and confirmed unless told otherwise. */
export async function openAccount(
  server: RunningServer,
  { confirmed = true } = {},
): Promise<Account> {
  const account = newcomer();
  await post(server, 'auth/register', { firstName: 'Ada', lastName: 'Byron', ...account });
  if (!confirmed) return account;
  const link = await linkMailed(server, account.email, '/confirm-email');
  const token = new URL(link).searchParams.get('token') ?? '';
  await post(server, 'auth/confirm-email', { token });
  return account;
}

/** What the link of the mail leads to takes a tap: looking alone confirms nothing. */
export async function pressConfirm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Confirm my email' }).click();
}

/** Fills in Sign Up in the open drawer and sends it. */
export async function submitSignUp(page: Page, { email, password }: Account): Promise<void> {
  const drawer = page.getByRole('dialog', { name: 'Sign Up' });
  await drawer.getByLabel('First Name').fill('Ada');
  await drawer.getByLabel('Last Name').fill('Byron');
  await drawer.getByLabel('Email').fill(email);
  await drawer.getByLabel('Password', { exact: true }).fill(password);
  await drawer.getByRole('button', { name: 'Sign Up', exact: true }).click();
}

/** Fills in the open drawer and sends it. */
export async function submitSignIn(page: Page, { email, password }: Account): Promise<void> {
  const drawer = page.getByRole('dialog', { name: 'Sign In' });
  await drawer.getByLabel('Email').fill(email);
  await drawer.getByLabel('Password', { exact: true }).fill(password);
  await drawer.getByRole('button', { name: 'Sign In', exact: true }).click();
}

/** Through the drawer, from wherever the page is. */
export async function signIn(page: Page, account: Account): Promise<void> {
  await page.getByRole('button', { name: 'Login / Sign Up' }).click();
  await submitSignIn(page, account);
  await expect(page.getByRole('button', { name: /, account$/ })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

export async function chooseInMenu(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: /, account$/ }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

export async function logOut(page: Page): Promise<void> {
  await chooseInMenu(page, 'Logout');
  await expect(page.getByText('Are you sure you want to log out?')).toBeVisible();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('button', { name: 'Login / Sign Up' })).toBeVisible();
  // Whoever is sent on to the first page while they open the drawer sees it close.
  await expect(page).toHaveURL((url) => url.pathname === '/');
}
