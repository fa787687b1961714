/** Words that would be more than words: wherever the product shows what somebody wrote, it shows it and does nothing. */
import type { Page } from '@playwright/test';
import { SHOWN_STRINGS } from '@saffron/server/hardening/hostile-strings';
import { chooseInMenu, openAccount, signIn } from './account.ts';
import { expect, openChat, say, test } from './journey.ts';
import { saveRecipes } from './kept.ts';
import { openSettings } from './settings.ts';

/** On one line, as lines of a recipe are. */
const WORDS = SHOWN_STRINGS.filter((text) => !/\p{Cc}/u.test(text));
const NAME = `"><img src=x onerror=alert(1)></title><script>alert(1)</script>`;
const HOSTILE = {
  recipeName: NAME,
  introduction: WORDS.slice(0, 40).join(' '),
  ingredients: WORDS.slice(0, 95),
  instructions: WORDS.slice(60, 155),
  tips: WORDS.slice(0, 20),
  friendly_closing: '</script><svg onload=alert(1)>',
};

/** What happened on the page that only words of ours may make happen. */
async function watch(page: Page, home: string): Promise<string[]> {
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

/** Words that are not on the page as they were written. */
async function missing(page: Page, within: string, words: readonly string[]): Promise<string[]> {
  const text = (await page.locator(within).allTextContents()).join('\n');
  return words.filter((one) => !text.includes(one.trim()));
}

/** Elements that only words could have brought. */
async function expectNothingAlive(page: Page): Promise<void> {
  const alive = page
    .locator('main')
    .locator(
      'script, iframe, object, embed, form[action], [onerror], [onload], img[src*="evil"], a[href^="javascript" i], a[href^="data:"]',
    );
  await expect(alive).toHaveCount(0);
}

test('kept recipes, in the list and in the dialog', async ({ page, server }) => {
  const happened = await watch(page, server.url);
  const account = await openAccount(server);
  await saveRecipes(server, account, [HOSTILE]);
  await page.goto('/terms');
  await signIn(page, account);
  await chooseInMenu(page, 'My Recipes');
  const entry = page.getByRole('article', { name: NAME });
  await expect(entry.getByRole('heading', { name: NAME })).toBeVisible();
  await entry.getByRole('button', { name: 'View' }).click();
  await expect(page.getByRole('dialog', { name: NAME })).toBeVisible();
  const lines = [...HOSTILE.ingredients, ...HOSTILE.instructions, ...HOSTILE.tips];
  await expect.poll(() => missing(page, '[role=dialog]', lines)).toEqual([]);
  expect(happened).toEqual([]);
});

test('the shared page, with its script and without', async ({ page, browser, server }) => {
  const happened = await watch(page, server.url);
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
  // Data for machines reads back as what was sent.
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
  const happened = await watch(page, server.url);
  await page.route('**/mp/api/meal-plan', (route) => {
    const recipe = { ...HOSTILE, recipeId: 'h-1', conversation_response: WORDS.join('\n\n') };
    const safety = {
      verdict: 'unsure',
      findings: [],
      unknown: WORDS.slice(0, 20).map((text, index) => ({ line: text, index, text })),
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
  await say(page, NAME);
  const card = page.getByRole('article', { name: NAME });
  await expect(card).toBeVisible();
  await expect.poll(() => missing(page, 'article', HOSTILE.ingredients)).toEqual([]);
  await expect(page.getByText(NAME).first()).toBeVisible();
  await expectNothingAlive(page);
  await page.reload();
  await expect(card).toBeVisible();
  expect(happened).toEqual([]);
});

test('what the chef and the person say', async ({ page, server }) => {
  const happened = await watch(page, server.url);
  const all = WORDS.join('\n\n');
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
  await say(page, WORDS.join(' ').slice(0, 3900));
  await expect(page.getByText('Saffron', { exact: true }).first()).toBeVisible();
  await expectNothingAlive(page);
  await page.reload();
  await expectNothingAlive(page);
  expect(happened).toEqual([]);
});

test('names in the settings and in the header, and feedback', async ({ page, server }) => {
  const happened = await watch(page, server.url);
  const account = await openAccount(server);
  await page.goto('/terms');
  await signIn(page, account);
  await openSettings(page);
  await page.getByLabel('First Name').fill(NAME);
  await page.getByLabel('Last Name').fill('<svg/onload=alert(1)>\u202e');
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await page.getByRole('button', { name: 'Close settings' }).click();
  await page.reload();
  await openSettings(page);
  await expect(page.getByLabel('First Name')).toHaveValue(NAME);
  await page.getByRole('button', { name: 'Close settings' }).click();
  await page.goto('/');
  await expect(page.getByLabel('How may I help you?')).toBeVisible();
  await page.getByRole('button', { name: 'What do you think?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Help us serve you better' });
  await dialog.getByRole('textbox').first().fill(WORDS.join('\n').slice(0, 4900));
  await dialog.getByRole('button', { name: /send|submit/i }).click();
  await expect(page.getByText('Thanks for your feedback!')).toBeVisible();
  expect(happened).toEqual([]);
});
