/** Sessions: restored at the start, renewed when expired, ended by logging out or closing, in one tab and in several. */
import {
  logOut,
  openSignedInPage,
  registerAccount,
  signIn,
  submitSignIn,
} from './testing/account.ts';
import { expect, openChat, sendMessage, test } from './testing/fixtures.ts';
import { interceptOnce } from './testing/intercept-calls.ts';

/** A refused call is logged by the browser itself. */
const REFUSED = /status of 40[013]/;

test.describe('a session that has died', () => {
  test('is renewed once for all tabs that wake together', async ({
    page,
    context,
    server,
    allowedConsoleErrors,
  }) => {
    allowedConsoleErrors.push(REFUSED);
    const account = await registerAccount(server);
    await openSignedInPage(page, server, account);
    await page.evaluate(() => localStorage.setItem('accessToken', 'dead.dead.dead'));
    const refreshes: string[] = [];
    context.on('request', (request) => {
      if (request.url().endsWith('/auth/refresh')) refreshes.push(request.url());
    });
    const others = await Promise.all([1, 2, 3].map(() => context.newPage()));
    await Promise.all([page.reload(), ...others.map((tab) => tab.goto('/terms'))]);
    for (const tab of [page, ...others]) {
      await expect(tab.getByRole('button', { name: /, account$/ })).toHaveText('AB');
      await expect(tab.getByText('Session expired. Please log in again')).toHaveCount(0);
    }
    expect(refreshes).toHaveLength(1);
  });

  test('beyond renewal asks to log in again, and the conversation comes back with its person', async ({
    page,
    context,
    server,
    allowedConsoleErrors,
  }) => {
    allowedConsoleErrors.push(REFUSED);
    const account = await registerAccount(server);
    await openChat(page);
    await sendMessage(page, 'shakshuka');
    await signIn(page, account);
    await page.evaluate(() => {
      const token = localStorage.getItem('accessToken') ?? '';
      localStorage.setItem('accessToken', token.replace(/[^.]+$/, 'dead'));
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
  const { email, password } = await registerAccount(server);
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

test('not to be kept signed in ends with the browser; to be kept does not', async ({
  page,
  context,
  browser,
  server,
}) => {
  const account = await registerAccount(server);
  const again = async () => {
    const storageState = await context.storageState();
    const restarted = await browser.newContext({ baseURL: server.url, storageState });
    const tab = await restarted.newPage();
    await tab.goto('/terms');
    await expect(tab.getByRole('banner').getByRole('button')).toBeVisible();
    const name = await tab.getByRole('banner').getByRole('button').getAttribute('aria-label');
    await restarted.close();
    return name;
  };
  await page.goto('/terms');
  await page.getByRole('button', { name: 'Login / Sign Up' }).click();
  await page.getByLabel('Keep me signed in').uncheck();
  await submitSignIn(page, account);
  await expect(page.getByRole('button', { name: /, account$/ })).toHaveText('AB');
  expect(await again()).toBeNull();
  await logOut(page);
  await signIn(page, account);
  expect(await again()).toMatch(/, account$/);
});

test('logging out takes the conversation and everything else along, in every tab', async ({
  page,
  context,
  server,
}) => {
  const account = await registerAccount(server);
  await openSignedInPage(page, server, account, '/');
  await sendMessage(page, 'shakshuka');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeDisabled();
  const other = await context.newPage();
  await openChat(other);
  await expect(other.getByRole('button', { name: /, account$/ })).toHaveText('AB');
  await logOut(page);
  for (const tab of [page, other]) {
    await expect(tab.getByRole('button', { name: 'Login / Sign Up' })).toBeVisible();
    await expect(tab.getByRole('heading', { name: /shakshuka/i })).toHaveCount(0);
  }
  const stored = await page.evaluate(() => ({ ...localStorage }));
  // The next conversation begins at once; the settings were to be remembered.
  expect(['chatMessages', 'preferences', 't_active']).toEqual(
    expect.arrayContaining(Object.keys(stored)),
  );
  expect(JSON.stringify(stored)).not.toMatch(new RegExp(`shakshuka|Ada|${account.email}`, 'i'));
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

for (const [trouble, breakIt] of Object.entries({
  blocked: () => {
    for (const area of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, area, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
})) {
  test(`with a browser storage that is ${trouble} a session lasts as long as its page`, async ({
    page,
    server,
  }) => {
    await page.addInitScript(breakIt);
    await openChat(page);
    await sendMessage(page, 'shakshuka');
    await signIn(page, await registerAccount(server));
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeDisabled();
    await expect(page.getByRole('button', { name: /, account$/ })).toHaveText('AB');
    await logOut(page);
    await expect(page.getByRole('heading', { name: /shakshuka/i })).toHaveCount(0);
  });
}

test('a call refused in the middle of things renews the session once and is done', async ({
  page,
  server,
  allowedConsoleErrors,
}) => {
  allowedConsoleErrors.push(REFUSED);
  await openChat(page);
  await sendMessage(page, 'shakshuka');
  await signIn(page, await registerAccount(server));
  const calls: string[] = [];
  page.on('response', (response) => {
    const path = new URL(response.url()).pathname.replace('/mp/api/', '');
    if (/^(auth|recipes)/.test(path)) calls.push(`${path.split('/')[1]} ${response.status()}`);
  });
  // The bearer of the next call goes bad on its way, as if it had just died.
  await interceptOnce(page, 'recipes/saved/*', (route) =>
    route.continue({ headers: { ...route.request().headers(), authorization: 'Bearer dead' } }),
  );
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeDisabled();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(calls).toEqual(['saved 401', 'refresh 200', 'saved 200', 'save 201']);
});
