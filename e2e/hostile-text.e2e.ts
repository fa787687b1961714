/** Text containing HTML, scripts or control characters is shown as plain text on every screen and never runs. */
import type { Page } from '@playwright/test';
import { DISPLAY_STRINGS } from '@saffron/server/testing/hardening/hostile-strings';
import { openSignedInPage, registerAccount } from './testing/account.ts';
import { expect, openChat, sendMessage, test } from './testing/fixtures.ts';
import { saveRecipes } from './testing/saved-recipes.ts';
import { openSettings } from './testing/settings.ts';

/** On one line, like the lines of a recipe. */
const HOSTILE_STRINGS = DISPLAY_STRINGS.filter((text) => !/\p{Cc}/u.test(text));
const NAME = `"><img src=x onerror=alert(1)></title><script>alert(1)</script>`;
const HOSTILE = {
  recipeName: NAME,
  introduction: HOSTILE_STRINGS.slice(0, 40).join(' '),
  ingredients: HOSTILE_STRINGS.slice(0, 95),
  instructions: HOSTILE_STRINGS.slice(60, 155),
  tips: HOSTILE_STRINGS.slice(0, 20),
  friendly_closing: '</script><svg onload=alert(1)>',
};

/** Records side effects that only our own code may cause. */
async function recordSideEffects(page: Page, home: string): Promise<string[]> {
  const happened: string[] = [];
  page.on('dialog', (dialog) => {
    happened.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(home) && !/^(?:data|blob|about):/.test(url)) happened.push(url);
  });
  await page.exposeFunction('tellViolation', (what: string) => happened.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      const tell = Reflect.get(window, 'tellViolation') as (what: string) => void;
      tell(`${violatedDirective} ${blockedURI}`);
    });
  });
  return happened;
}

/** The texts that are not shown literally on the page. */
async function missing(page: Page, within: string, words: readonly string[]): Promise<string[]> {
  const text = (await page.locator(within).allTextContents()).join('\n');
  return words.filter((one) => !text.includes(one.trim()));
}

/** Elements that only injected text could have created. */
async function expectNoExecution(page: Page): Promise<void> {
  const alive = page
    .locator('main')
    .locator(
      'script, iframe, object, embed, form[action], [onerror], [onload], img[src*="evil"], a[href^="javascript" i], a[href^="data:"]',
    );
  await expect(alive).toHaveCount(0);
}

test('kept recipes, in the list and in the dialog', async ({ page, server }) => {
  const happened = await recordSideEffects(page, server.url);
  const account = await registerAccount(server);
  await saveRecipes(server, account, [HOSTILE]);
  await openSignedInPage(page, server, account, '/saved-recipes');
  const entry = page.getByRole('article', { name: NAME });
  await expect(entry.getByRole('heading', { name: NAME })).toBeVisible();
  await entry.getByRole('button', { name: 'View' }).click();
  await expect(page.getByRole('dialog', { name: NAME })).toBeVisible();
  const lines = [...HOSTILE.ingredients, ...HOSTILE.instructions, ...HOSTILE.tips];
  await expect.poll(() => missing(page, '[role=dialog]', lines)).toEqual([]);
  expect(happened).toEqual([]);
});

test('the shared page, with its script and without', async ({ page, browser, server }) => {
  const happened = await recordSideEffects(page, server.url);
  const answer = await page.request.post('/mp/api/shared/shared-recipes', {
    data: { recipe: HOSTILE, listed: true },
  });
  expect(answer.status()).toBe(201);
  const { url, shareId } = (await answer.json()) as { url: string; shareId: string };
  const lines = [...HOSTILE.ingredients, ...HOSTILE.instructions, NAME];
  await page.goto(new URL(url).pathname);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NAME);
  await expect(page).toHaveTitle(`${NAME} | Saffron`);
  await expect.poll(() => missing(page, 'body', lines)).toEqual([]);
  // Structured data contains the text unchanged.
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(data ?? '')).toMatchObject({ name: NAME });
  await page.goto(`/mp/api/shared/shared-recipes/${shareId}/meta`);
  await expect(page).toHaveTitle(/<script>alert\(1\)<\/script>/);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url });
  const plain = await context.newPage();
  await plain.goto(new URL(url).pathname);
  await expect.poll(() => missing(plain, 'body', lines)).toEqual([]);
  expect(await plain.locator('svg[onload], img[onerror], iframe, object, embed').count()).toBe(0);
  await context.close();
  expect(happened).toEqual([]);
});

test('a card in the chat', async ({ page, server }) => {
  const happened = await recordSideEffects(page, server.url);
  await page.route('**/mp/api/meal-plan', (route) => {
    const recipe = {
      ...HOSTILE,
      recipeId: 'h-1',
      conversation_response: HOSTILE_STRINGS.join('\n\n'),
    };
    const safety = {
      verdict: 'unsure',
      findings: [],
      unknown: HOSTILE_STRINGS.slice(0, 20).map((text, index) => ({ line: text, index, text })),
      checkedFor: { allergies: ['milk'], diets: [] },
      rules: NAME,
    };
    const reply = { reply: recipe, tag: 'recipe', safety };
    return route.fulfill({
      contentType: 'text/event-stream',
      body: `event: done\ndata: ${JSON.stringify(reply)}\n\n`,
    });
  });
  await openChat(page);
  await sendMessage(page, NAME);
  const card = page.getByRole('article', { name: NAME });
  await expect(card).toBeVisible();
  await expect.poll(() => missing(page, 'article', HOSTILE.ingredients)).toEqual([]);
  await expect(page.getByText(NAME).first()).toBeVisible();
  await expectNoExecution(page);
  await page.reload();
  await expect(card).toBeVisible();
  expect(happened).toEqual([]);
});

test('what the chef and the person say', async ({ page, server }) => {
  const happened = await recordSideEffects(page, server.url);
  const all = HOSTILE_STRINGS.join('\n\n');
  await page.route('**/mp/api/meal-plan', (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: [
        `event: text\ndata: ${JSON.stringify({ delta: all })}\n\n`,
        `event: done\ndata: ${JSON.stringify({ reply: all })}\n\n`,
      ].join(''),
    }),
  );
  await openChat(page);
  await sendMessage(page, HOSTILE_STRINGS.join(' ').slice(0, 3900));
  await expect(page.getByText('Saffron', { exact: true }).first()).toBeVisible();
  await expectNoExecution(page);
  await page.reload();
  await expectNoExecution(page);
  expect(happened).toEqual([]);
});

test('names in the settings and in the header, and feedback', async ({ page, server }) => {
  const happened = await recordSideEffects(page, server.url);
  const account = await registerAccount(server);
  await openSignedInPage(page, server, account);
  await openSettings(page);
  await page.getByLabel('First Name').fill(NAME);
  await page.getByLabel('Last Name').fill('<svg/onload=alert(1)>\u202e');
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await page.getByRole('button', { name: 'Close settings' }).click();
  await page.reload();
  await openSettings(page);
  await expect(page.getByLabel('First Name')).toHaveValue(NAME);
  await page.getByRole('button', { name: 'Close settings' }).click();
  // Closing goes a step back in the history, which may cut off what is opened right behind it.
  await expect(() => page.goto('/')).toPass();
  await expect(page.getByLabel('How may I help you?')).toBeVisible();
  await page.getByRole('button', { name: 'What do you think?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Help us serve you better' });
  await dialog.getByRole('textbox').first().fill(HOSTILE_STRINGS.join('\n').slice(0, 4900));
  await dialog.getByRole('button', { name: /send|submit/i }).click();
  await expect(page.getByText('Thanks for your feedback!')).toBeVisible();
  expect(happened).toEqual([]);
});
