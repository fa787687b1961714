/** Creates accounts for browser tests over HTTP, signs in and out over HTTP or on screen, and makes API calls with a token. */
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { waitForMailLink } from './mailbox.ts';
import type { RunningServer } from './server.ts';

export interface Account {
  readonly email: string;
  readonly password: string;
}

let accountCount = 0;

export function createAccountData(): Account {
  accountCount += 1;
  return {
    email: `cook${process.pid}x${accountCount}@example.com`,
    password: 'three brown eggs',
  };
}

/** What a journey takes for granted: a machine that is busy with others is asked again. */
export async function postJson(
  server: RunningServer,
  path: string,
  body: object,
): Promise<Response> {
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
      { timeout: 60_000, intervals: [1000] },
    )
    .toBeLessThan(300);
  return reply;
}

/** Creates an account by sign-up, confirmed by default. */
export async function registerAccount(
  server: RunningServer,
  { confirmed = true } = {},
): Promise<Account> {
  const account = createAccountData();
  await postJson(server, 'auth/register', { firstName: 'Ada', lastName: 'Byron', ...account });
  if (!confirmed) return account;
  const link = await waitForMailLink(server, account.email, '/confirm-email');
  const token = new URL(link).searchParams.get('token') ?? '';
  await postJson(server, 'auth/confirm-email', { token });
  return account;
}

interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

export async function fetchTokens(server: RunningServer, account: Account): Promise<Tokens> {
  const reply = await postJson(server, 'auth/login', { ...account });
  return (await reply.json()) as Tokens;
}

interface AuthorisedCall {
  readonly method: string;
  readonly path: string;
  readonly body: object;
}

/** Calls the API with an access token. */
export async function callWithToken(
  server: RunningServer,
  accessToken: string,
  { method, path, body }: AuthorisedCall,
): Promise<void> {
  const reply = await fetch(`${server.url}/mp/api/${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
    body: JSON.stringify(body),
  });
  expect(reply.ok, `${method} ${path} answered ${reply.status}`).toBe(true);
}

/** Opens a page with the tokens already stored in the browser. */
export async function openSignedInPage(
  page: Page,
  server: RunningServer,
  account: Account,
  path = '/terms',
): Promise<void> {
  const script = await page.addInitScript(
    ({ accessToken, refreshToken }) => {
      localStorage.setItem('accessToken', accessToken);
      localStorage.setItem('refreshToken', refreshToken);
    },
    await fetchTokens(server, account),
  );
  await page.goto(`${server.url}${path}`);
  // Later pages find what this one leaves in the browser, and nothing after a logout.
  await script.dispose();
  await expect(page.getByRole('button', { name: /, account$/ })).toBeVisible();
}

/** What the link of the mail leads to takes a tap: looking alone confirms nothing. */
export async function confirmEmail(page: Page): Promise<void> {
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

/** Through the drawer, from wherever the page is: for journeys about signing in, and about what was there before it. */
export async function signIn(page: Page, account: Account): Promise<void> {
  await page.getByRole('button', { name: 'Login / Sign Up' }).click();
  await submitSignIn(page, account);
  await expect(page.getByRole('button', { name: /, account$/ })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

export async function chooseMenuItem(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: /, account$/ }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

export async function logOut(page: Page): Promise<void> {
  await chooseMenuItem(page, 'Logout');
  await expect(page.getByText('Are you sure you want to log out?')).toBeVisible();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('button', { name: 'Login / Sign Up' })).toBeVisible();
  // A redirect to the first page closes a drawer that is being opened.
  await expect(page).toHaveURL((url) => url.pathname === '/');
}
