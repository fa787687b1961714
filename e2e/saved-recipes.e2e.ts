/** The saved recipes page: save, search, view, scale and delete, checks for today's allergies, and damaged or hostile data. */
import type { Page } from '@playwright/test';
import {
  chooseMenuItem,
  logOut,
  openSignedInPage,
  registerAccount,
  signIn,
} from './testing/account.ts';
import { findViolations } from './testing/axe.ts';
import { expect, sendMessage, test } from './testing/fixtures.ts';
import { SOUP as PLAIN_SOUP, saveRecipes } from './testing/saved-recipes.ts';

const SOUP = { ...PLAIN_SOUP, imageUrl: '/pictures/soup-of-leeks.svg' };
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4" cy="4" r="4"/></svg>';

const savedIds = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('savedRecipes') ?? '[]').length);
const heading = (page: Page) => page.getByRole('heading', { name: 'Saved Recipes', level: 1 });

test('from the chat into the list, once more only when that is wanted, and out again', async ({
  page,
  server,
}) => {
  await openSignedInPage(page, server, await registerAccount(server), '/');
  await sendMessage(page, 'Shakshuka');
  const card = page.getByRole('article', { name: 'Shakshuka' });
  await card.last().getByRole('button', { name: 'Save', exact: true }).click();
  await expect(card.getByRole('button', { name: 'Saved', exact: true })).toBeDisabled();
  expect(await savedIds(page)).toBe(1);
  const toast = page.getByRole('status').filter({ hasText: 'Shakshuka is in My Recipes now.' });
  await toast.getByRole('button', { name: 'Show me' }).click();
  await expect(page).toHaveURL(/\/saved-recipes$/);
  await page.goBack();

  await page.reload();
  await expect(card.getByRole('button', { name: 'Saved', exact: true })).toBeDisabled();
  await sendMessage(page, 'Shakshuka');
  await expect(card).toHaveCount(2);
  const question = page.getByRole('dialog', { name: 'Save again?' });
  await card.last().getByRole('button', { name: 'Save', exact: true }).click();
  await expect(question).toContainText('You already have a recipe called "Shakshuka".');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await card.last().getByRole('button', { name: 'Save', exact: true }).click();
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect(card.getByRole('button', { name: 'Saved', exact: true })).toHaveCount(2);

  await chooseMenuItem(page, 'My Recipes');
  await expect(page).toHaveURL(/\/saved-recipes$/);
  await expect(heading(page)).toBeVisible();
  const entries = page.getByRole('main').getByRole('article', { name: 'Shakshuka' });
  await expect(entries).toHaveCount(2);
  await entries.first().getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(entries).toHaveCount(2);
  await entries.first().getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  const notice = page.getByRole('dialog', { name: 'Deleted' });
  await expect(notice).toContainText('Recipe deleted successfully!');
  await notice.getByRole('button', { name: 'OK' }).click();
  await expect(entries).toHaveCount(1);
  await expect(heading(page)).toBeFocused();
  expect(await savedIds(page)).toBe(1);

  await page.goBack();
  await expect(card.last().getByRole('button', { name: 'Save', exact: true })).toBeEnabled();
});

test('View shows all of it, and the picture large', async ({ page, server }) => {
  const account = await registerAccount(server);
  await saveRecipes(server, account, [
    SOUP,
    { recipeName: 'Old one', instructions: 'Boil.\nThen eat.' },
    { recipeName: 'Nameless' },
  ]);
  await page.route('**/pictures/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }),
  );
  await openSignedInPage(page, server, account, '/saved-recipes');
  const entry = (name: string) => page.getByRole('article', { name });
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Nameless',
    'Old one',
    'Leek & potato soup',
  ]);
  await expect(entry('Nameless')).toContainText('No introduction available.');

  await entry(SOUP.recipeName).getByRole('button', { name: 'View' }).click();
  const dialog = page.getByRole('dialog', { name: SOUP.recipeName });
  await expect(dialog).toContainText(SOUP.introduction);
  await expect(dialog.getByRole('list').nth(0)).toContainText('500 g potatoes');
  await expect(dialog.locator('ol > li')).toHaveText(SOUP.instructions);
  await expect(dialog).toContainText('A little nutmeg.');
  await expect(dialog).toContainText('Eat it hot!');
  const picture = dialog.getByRole('button', { name: /^Enlarge the picture/ });
  expect(await picture.boundingBox()).toMatchObject({ width: 120, height: 120 });
  await picture.click();
  const large = page.getByRole('dialog', { name: 'Picture of Leek & potato soup' });
  await expect(large.getByRole('link', { name: 'localhost' })).toBeVisible();
  await large.getByRole('button', { name: 'Close' }).click();
  await expect(large).toBeHidden();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(entry(SOUP.recipeName).getByRole('button', { name: 'View' })).toBeFocused();

  await entry('Old one').getByRole('button', { name: 'View' }).click();
  const old = page.getByRole('dialog', { name: 'Old one' });
  await expect(old).toContainText('No ingredients found.');
  await expect(old.getByText('Boil. Then eat.')).toBeVisible();
  await expect(old.getByRole('listitem')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await entry('Nameless').getByRole('button', { name: 'View' }).click();
  await expect(page.getByRole('dialog', { name: 'Nameless' })).toContainText(
    'No instructions provided.',
  );
});

test('who has nothing is invited to the chat', async ({ page, server }) => {
  await openSignedInPage(page, server, await registerAccount(server), '/saved-recipes');
  await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Find a recipe' }).click();
  await expect(page.getByLabel('How may I help you?')).toBeVisible();
});

test('who is signed out sees nothing', async ({ page, server }) => {
  await page.goto('/saved-recipes');
  await expect(page.getByRole('button', { name: 'Login / Sign Up' })).toBeVisible();
  await expect(page.getByRole('main')).toBeEmpty();
  const account = await registerAccount(server);
  await saveRecipes(server, account, [PLAIN_SOUP]);
  await signIn(page, account);
  await expect(page.getByRole('article', { name: SOUP.recipeName })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('article', { name: SOUP.recipeName })).toBeVisible();
  expect(await savedIds(page)).toBe(1);
  await logOut(page);
  expect(await page.evaluate(() => localStorage.getItem('savedRecipes'))).toBeNull();
  await page.goto('/saved-recipes');
  await expect(page.getByRole('main')).toBeEmpty();
});

test('two tabs show the same list', async ({ page, context, server, allowedConsoleErrors }) => {
  allowedConsoleErrors.push(/status of 404/);
  const account = await registerAccount(server);
  const bread = { recipeId: 'bread', recipeName: 'Flat bread' };
  await saveRecipes(server, account, [SOUP, bread]);
  await openSignedInPage(page, server, account, '/saved-recipes');
  const other = await context.newPage();
  await other.goto('/saved-recipes');
  const articles = (tab: Page) => tab.getByRole('main').getByRole('article');
  await expect(articles(page)).toHaveCount(2);
  await expect(articles(other)).toHaveCount(2);
  // Asked in one tab while the other is quicker.
  await page
    .getByRole('article', { name: 'Flat bread' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await other
    .getByRole('article', { name: 'Flat bread' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await other.getByRole('button', { name: 'Confirm' }).click();
  await expect(other.getByText('Recipe deleted successfully!')).toBeVisible();
  // Behind the open question the list is for the eyes alone.
  await expect(page.locator('main article')).toHaveCount(1);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Failed to delete the recipe. Please try again.')).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(articles(page)).toHaveCount(1);
});

test('failures are told and can be tried again', async ({ page, server, allowedConsoleErrors }) => {
  // The soup's picture is of no recipe that we draw.
  allowedConsoleErrors.push(/status of 50\d/, /status of 404/);
  const account = await registerAccount(server);
  await saveRecipes(server, account, [SOUP]);
  await openSignedInPage(page, server, account);
  const broken = async (method: string) =>
    page.route('**/api/recipes/saved**', (route) =>
      route.request().method() === method ? route.fulfill({ status: 500 }) : route.fallback(),
    );
  await broken('GET');
  await chooseMenuItem(page, 'My Recipes');
  await expect(page.getByText('Failed to fetch saved recipes. Please try again.')).toBeVisible();
  await page.unroute('**/api/recipes/saved**');
  await page.getByRole('button', { name: 'Try again' }).click();
  const entry = page.getByRole('article', { name: SOUP.recipeName });
  await expect(entry).toBeVisible();
  await page.route('**/api/recipes/saved/**', (route) => route.fulfill({ status: 500 }));
  await entry.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Failed to delete the recipe. Please try again.')).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(entry).toBeVisible();
});

for (const [theme, width] of [
  ['light', 360],
  ['dark', 1440],
] as const) {
  test(`many can be searched, and nothing stands in the way, ${theme} at ${width}`, async ({
    page,
    server,
  }) => {
    const account = await registerAccount(server);
    const many = Array.from({ length: 45 }, (_, at) => ({
      recipeName: `Dish ${at}`,
      introduction: at % 9 === 0 ? 'Crème fraîche makes it round.' : 'Quick and good.',
    }));
    await saveRecipes(server, account, [...many, { ...SOUP, imageUrl: '' }]);
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(
      (dark) => localStorage.setItem('preferences', JSON.stringify({ darkMode: dark })),
      theme === 'dark',
    );
    await openSignedInPage(page, server, account, '/saved-recipes');
    const articles = page.getByRole('main').getByRole('article');
    await expect(articles.first()).toContainText(SOUP.recipeName);
    expect(await articles.count()).toBeLessThan(46);
    await expect(page.getByText('46 recipes', { exact: true })).toBeVisible();
    const clean = async (within: string) =>
      expect(await findViolations(page, { within }), within).toEqual([]);
    await clean('main');
    const search = page.getByLabel('Search your recipes');
    await search.fill('creme');
    await expect(articles).toHaveCount(5);
    await expect(page.getByText('5 of 46 recipes')).toBeVisible();
    await search.fill('nothing like it');
    await expect(page.getByText('None of your recipes matches "nothing like it".')).toBeVisible();
    await page.getByRole('button', { name: 'Clear the search' }).click();
    await expect(search).toBeFocused();
    await expect(async () => {
      await articles.last().scrollIntoViewIfNeeded();
      expect(await articles.count()).toBe(46);
    }).toPass();
    await articles.first().getByRole('button', { name: 'View' }).click();
    await expect(page.getByRole('dialog', { name: SOUP.recipeName })).toBeVisible();
    await clean('[role=dialog]');
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(width);
  });
}

const BREAD = {
  recipeName: 'Brown butter bread',
  introduction: 'Crisp outside.',
  ingredients: ['500 g flour', '60 g butter'],
  instructions: ['Brown the butter.', 'Bake at 220 °C.'],
  servings: 4,
};

test('what was kept under other needs is checked for those of today', async ({ page, server }) => {
  const account = await registerAccount(server);
  await saveRecipes(server, account, [PLAIN_SOUP, BREAD], { foodAllergies: ['milk'] });
  await openSignedInPage(page, server, account, '/saved-recipes');
  const bread = page.getByRole('main').getByRole('article', { name: BREAD.recipeName });
  const soup = page.getByRole('main').getByRole('article', { name: SOUP.recipeName });
  await expect(bread).toContainText('Contains milk: butter. Check labels.');
  await expect(soup).toContainText('Nothing found against your allergies and diet. Check labels.');
  await expect(page.getByRole('main')).not.toContainText(/safe/i);

  await chooseMenuItem(page, 'Settings');
  await page.getByRole('button', { name: 'Preferences', exact: true }).click();
  const settings = page.getByRole('dialog');
  await settings.getByLabel('Gluten-Free').check();
  await settings.getByRole('button', { name: 'Save Preferences' }).click();
  await expect(page.locator('main article').first()).toContainText('Not Gluten-Free: flour.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await bread.getByRole('button', { name: 'View' }).click();
  const dialog = page.getByRole('dialog', { name: BREAD.recipeName });
  await dialog.getByText('Contains milk: butter. Not Gluten-Free: flour. Check labels.').click();
  await expect(dialog).toContainText('Checked for milk and Gluten-Free.');
});

test('a check that did not come about never looks like one that found nothing', async ({
  page,
  server,
  allowedConsoleErrors,
}) => {
  allowedConsoleErrors.push(/ERR_FAILED/);
  const account = await registerAccount(server);
  await saveRecipes(server, account, [BREAD], { foodAllergies: ['sesame'] });
  await page.route('**/kitchen/check', (route) => route.abort());
  await openSignedInPage(page, server, account, '/saved-recipes');
  const bread = page.getByRole('main').getByRole('article', { name: BREAD.recipeName });
  await expect(bread).toContainText('We could not check this recipe for you just now.');
  await bread.getByRole('button', { name: 'View' }).click();
  const dialog = page.getByRole('dialog', { name: BREAD.recipeName });
  await expect(dialog).toContainText('We could not check this recipe for you just now.');
  await page.unroute('**/kitchen/check');
  await dialog.getByRole('button', { name: 'Check again' }).click();
  await expect(dialog).toContainText('No sesame found in the 2 ingredients. Check labels.');
});

test('while nobody knows the needs, nothing is called checked', async ({
  page,
  server,
  allowedConsoleErrors,
}) => {
  allowedConsoleErrors.push(/ERR_FAILED/);
  const account = await registerAccount(server);
  await saveRecipes(server, account, [BREAD], { foodAllergies: ['milk'] });
  await page.route('**/user/settings', (route) => route.abort());
  await openSignedInPage(page, server, account, '/saved-recipes');
  await expect(page.getByText('We could not check this recipe for you just now.')).toBeVisible();
  await page.getByRole('button', { name: 'View' }).click();
  const dialog = page.getByRole('dialog', { name: BREAD.recipeName });
  await expect(dialog).toContainText('We could not check this recipe for you just now.');
  await page.unroute('**/user/settings');
  await dialog.getByRole('button', { name: 'Check again' }).click();
  await expect(dialog).toContainText('Contains milk: butter. Check labels.');
});

test('an open recipe ends where its text ends, however far it is scrolled', async ({
  page,
  server,
}) => {
  const account = await registerAccount(server);
  const instructions = Array.from({ length: 30 }, (_, at) => `Stir ${at + 1} times.`);
  await saveRecipes(server, account, [{ ...BREAD, instructions }]);
  await page.setViewportSize({ width: 360, height: 640 });
  await openSignedInPage(page, server, account, '/saved-recipes');
  await page.getByRole('button', { name: 'View' }).click();
  const dialog = page.getByRole('dialog', { name: BREAD.recipeName });
  await expect(dialog.getByText('Stir 30 times.')).toBeVisible();
  await page.mouse.move(180, 400);
  // The first takes the text to its end, the second would take the sheet itself away.
  for (const _ of ['text', 'sheet']) await page.mouse.wheel(0, 9000);
  await expect(dialog.getByText('Stir 30 times.')).toBeInViewport();
  await expect
    .poll(() => dialog.evaluate((sheet) => sheet.scrollHeight - sheet.clientHeight))
    .toBe(0);
  await expect(dialog.getByRole('heading', { name: BREAD.recipeName })).toBeInViewport();
});

test('an open recipe can be had for more people and in other measures', async ({
  page,
  server,
  allowedConsoleErrors,
}) => {
  allowedConsoleErrors.push(/ERR_FAILED/);
  const account = await registerAccount(server);
  await saveRecipes(server, account, [BREAD], { measurementUnits: 'international' });
  await openSignedInPage(page, server, account, '/saved-recipes');
  await page.getByRole('button', { name: 'View' }).click();
  const dialog = page.getByRole('dialog', { name: BREAD.recipeName });
  await dialog.getByRole('button', { name: 'One more' }).click();
  await dialog.getByRole('button', { name: 'One more' }).click();
  await expect(dialog.getByText('90 g butter')).toBeVisible();
  await dialog.getByRole('button', { name: 'US measures' }).click();
  await expect(dialog.getByText('Bake at 425 °F.')).toBeVisible();
  await page.route('**/kitchen/measure', (route) => route.abort());
  await dialog.getByRole('button', { name: 'One fewer' }).click();
  await expect(dialog).toContainText('The amounts could not be converted just now.');
  await expect(dialog.getByText('60 g butter')).toBeVisible();
  await expect(dialog.getByText('Bake at 220 °C.')).toBeVisible();
});

/** What somebody could try to have run, fetched or drawn in other people's browsers. */
const HOSTILE = [
  '<script>document.title="ran"</script>',
  '<img src=x onerror="document.title=\'ran\'">',
  '"><svg onload="document.title=\'ran\'">',
  '[tap](javascript:document.title="ran")',
  '{{constructor.constructor("document.title=1")()}}',
  '\u202Egnitaehc \uFFFD \u0007 👩‍🍳',
];

test('hostile words are only words, wherever they stand', async ({ page, server }) => {
  const account = await registerAccount(server);
  const whole = HOSTILE.join(' ');
  const bad = {
    recipeId: HOSTILE[1],
    recipeName: `Soup ${whole.replace('\u0007', '')}`.slice(0, 200),
    introduction: whole,
    ingredients: HOSTILE,
    instructions: HOSTILE,
    tips: HOSTILE,
    friendly_closing: whole,
  };
  await saveRecipes(server, account, [bad]);
  await openSignedInPage(page, server, account, '/saved-recipes');
  await page.getByRole('button', { name: 'View' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('ol > li').first()).toHaveText(HOSTILE[0] ?? '');
  await expect(dialog).toContainText(HOSTILE[4] ?? '');
  await expect(dialog.locator('img')).toHaveCount(0);
  await expect(page).toHaveTitle(/^Saved Recipes/);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Recipe deleted successfully!')).toBeVisible();
});

test('what an older store may hold is shown as far as it can be', async ({
  page,
  server,
  allowedConsoleErrors,
}) => {
  // What no part of the page can draw is reported by whoever tried.
  allowedConsoleErrors.push(/trim is not a function/);
  const pictures = [
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:image/svg+xml,<svg onload="alert(1)"/>',
    '//192.168.0.1/x.png',
    'https://10.0.0.1/x.png',
    'http://example.com/x.png',
  ];
  const old = pictures.map((imageUrl, at) => ({
    recipeId: `old-${at}`,
    recipeName: `Old ${at}`,
    imageUrl,
    ...(at === 0 ? { ingredients: 'one line', instructions: null, tips: 'a tip' } : {}),
  }));
  const worse = [{ recipeId: 'odd', recipeName: { odd: true } }, {}];
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.route('**/api/recipes/saved', (route) => route.fulfill({ json: [...old, ...worse] }));
  await openSignedInPage(page, server, await registerAccount(server), '/saved-recipes');
  await expect(page.getByText('Error displaying the recipe. Please try again.')).toBeVisible();
  for (const { recipeName } of old) {
    const entry = page.getByRole('article', { name: recipeName });
    await entry.getByRole('button', { name: 'View' }).click();
    const dialog = page.getByRole('dialog', { name: recipeName });
    await expect(dialog).toBeVisible();
    await expect(dialog.locator('img')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  expect(asked.filter((url) => !url.startsWith(server.url))).toEqual([]);
});

test('a picture that lies elsewhere is not fetched, but can be gone to', async ({
  page,
  server,
}) => {
  const account = await registerAccount(server);
  await saveRecipes(server, account, [{ ...BREAD, imageUrl: 'https://pictures.example/b.jpg' }]);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openSignedInPage(page, server, account, '/saved-recipes');
  await page.getByRole('button', { name: 'View' }).click();
  const link = page.getByRole('link', { name: 'Picture at pictures.example' });
  await expect(link).toHaveAttribute('href', 'https://pictures.example/b.jpg');
  await expect(link).toHaveAttribute('rel', /noopener/);
  expect(asked.filter((url) => url.includes('pictures.example'))).toEqual([]);
});

test('two thousand are searched without a wait', async ({ page, server }) => {
  const many = Array.from({ length: 2000 }, (_, at) => ({
    ...BREAD,
    recipeId: `r${at}`,
    recipeName: `Dish ${at}`,
    introduction: at === 1234 ? 'The crème of them all.' : 'Quick and good.',
  }));
  await page.route('**/api/recipes/saved', (route) => route.fulfill({ json: many }));
  await openSignedInPage(page, server, await registerAccount(server), '/saved-recipes');
  const articles = page.locator('main article');
  await expect(page.getByText('2000 recipes', { exact: true })).toBeVisible();
  expect(await articles.count()).toBeLessThan(100);
  await page.getByLabel('Search your recipes').pressSequentially('creme');
  await expect(articles).toHaveText([/Dish 1234/]);
});

test('what another device has thrown away is not called saved any longer', async ({
  page,
  server,
  browser,
}) => {
  const account = await registerAccount(server);
  await openSignedInPage(page, server, account, '/');
  await sendMessage(page, 'Shakshuka');
  const card = page.getByRole('article', { name: 'Shakshuka' });
  await card.getByRole('button', { name: 'Save', exact: true }).dblclick();
  await expect(card.getByRole('button', { name: 'Saved', exact: true })).toBeDisabled();

  const elsewhere = await browser.newContext({ baseURL: server.url });
  const other = await elsewhere.newPage();
  await openSignedInPage(other, server, account, '/saved-recipes');
  await expect(other.getByRole('main').getByRole('article')).toHaveCount(1);
  await other.getByRole('button', { name: 'Delete' }).click();
  await other.getByRole('button', { name: 'Confirm' }).click();
  await expect(other.getByText('Recipe deleted successfully!')).toBeVisible();
  await elsewhere.close();

  await page.reload();
  await expect(card.getByRole('button', { name: 'Save', exact: true })).toBeEnabled();
});
