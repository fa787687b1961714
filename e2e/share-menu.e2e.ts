/** The share menu of a recipe: copying its link, social networks, sharing by the device, failures, and keyboard use. */
import type { Page } from '@playwright/test';
import { expect, openChat, sendMessage, test } from './testing/fixtures.ts';

const card = (page: Page) => page.getByRole('article', { name: 'Shakshuka' });

async function openCard(page: Page): Promise<void> {
  await openChat(page);
  await sendMessage(page, 'Shakshuka');
  await expect(card(page).getByRole('button', { name: 'Share', exact: true })).toBeVisible();
}

async function share(page: Page, way: string): Promise<void> {
  await card(page).getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('menuitem', { name: way }).click();
}

/** How often a link was asked for. */
function linksMade(page: Page): () => number {
  let made = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/shared-recipes')) made += 1;
  });
  return () => made;
}

test('Copy Link copies a page that is there, and shows what was copied for three seconds', async ({
  page,
  context,
  server,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const made = linksMade(page);
  await openCard(page);
  await share(page, 'Copy Link');
  const toast = page.getByRole('status').filter({ hasText: 'Link copied to clipboard!' });
  // All at once: it does not stay for long.
  const whole = toast.filter({ hasText: 'Shakshuka' }).filter({ has: page.locator('img') });
  await expect(whole).toBeVisible();
  await expect(toast).toContainText('Paste it into a message.');
  // Under the pointer it would stay for as long as it is being read.
  await page.mouse.move(1, 1);
  await expect(toast).toBeHidden();
  const url = await page.evaluate(() => navigator.clipboard.readText());
  expect(url).toContain(`${server.url}/`);
  await share(page, 'Copy Link');
  await expect(toast).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
  expect(made()).toBe(1);
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1, name: 'Shakshuka' })).toBeVisible();
});

test('X, Facebook and Threads get the page that their crawlers can read', async ({
  page,
  context,
  server,
}) => {
  const made = linksMade(page);
  for (const site of ['x.com', 'www.facebook.com', 'www.threads.net']) {
    await context.route(`https://${site}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>elsewhere</title>' }),
    );
  }
  await openCard(page);
  const opened = async (way: string) => {
    const [popup] = await Promise.all([page.waitForEvent('popup'), share(page, way)]);
    await popup.waitForURL(/^https:/);
    const address = new URL(popup.url());
    expect(await popup.evaluate(() => window.opener)).toBeNull();
    await popup.close();
    return address;
  };
  const x = await opened('Share on X');
  expect(x.origin + x.pathname).toBe('https://x.com/intent/post');
  expect(x.searchParams.get('text')).toBe('Shakshuka');
  const link = x.searchParams.get('url') ?? '';
  expect(link).toMatch(new RegExp(`^${server.url}/mp/api/shared/shared-recipes/[\\w-]{16,}/meta$`));
  const facebook = await opened('Share on Facebook');
  expect(facebook.pathname).toBe('/sharer/sharer.php');
  expect(facebook.searchParams.get('u')).toBe(link);
  const threads = await opened('Share on Threads');
  expect(threads.pathname).toBe('/intent/post');
  expect(threads.searchParams.get('text')).toBe(`Shakshuka ${link}`);
  expect(made()).toBe(1);
  expect((await page.request.get(link)).status()).toBe(200);
});

test('a double click on an entry opens one window', async ({ page, context }) => {
  await context.route('https://x.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>elsewhere</title>' }),
  );
  await openCard(page);
  await card(page).getByRole('button', { name: 'Share', exact: true }).click();
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('menuitem', { name: 'Share on X' }).dblclick(),
  ]);
  await popup.waitForURL(/^https:/);
  expect(context.pages()).toHaveLength(2);
});

test('where the clipboard is refused the link is shown, ready to be copied', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
    Object.assign(navigator.clipboard, { write: refuse, writeText: refuse });
    document.execCommand = () => false;
  });
  await openCard(page);
  await share(page, 'Copy Link');
  const dialog = page.getByRole('dialog', { name: 'Copy this link' });
  const link = dialog.getByLabel('Link');
  await expect(link).toHaveValue(/^http/);
  await expect(link).toBeFocused();
  const selected = await link.evaluate((box: HTMLInputElement) =>
    box.value.slice(box.selectionStart ?? 0, box.selectionEnd ?? 0),
  );
  expect(selected).toBe(await link.inputValue());
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('the device is asked where it can share', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.share = async (data) => {
      document.documentElement.dataset.shared = JSON.stringify(data);
    };
  });
  await openCard(page);
  await card(page).getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByRole('menuitem').first()).toHaveText('Share with an app');
  await page.keyboard.press('Escape');
  await share(page, 'Share with an app');
  await expect(page.locator('html')).toHaveAttribute(
    'data-shared',
    /"title":"Shakshuka","url":"http/,
  );
});

test('a link that cannot be made is told, and can be made later', async ({
  page,
  context,
  allowedConsoleErrors,
}) => {
  allowedConsoleErrors.push(/status of 500/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openCard(page);
  await page.route('**/shared/shared-recipes', (route) => route.fulfill({ status: 500 }));
  await share(page, 'Copy Link');
  await expect(page.getByText('Failed to generate share link.')).toBeVisible();
  await expect(page.getByText('Failed to generate share link.')).toBeHidden();
  await page.unroute('**/shared/shared-recipes');
  await share(page, 'Copy Link');
  await expect(page.getByText('Link copied to clipboard!')).toBeVisible();
});

test('the menu is for the keyboard as well', async ({ page }) => {
  await openCard(page);
  const button = card(page).getByRole('button', { name: 'Share', exact: true });
  await button.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Copy Link' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Share via Email' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});
