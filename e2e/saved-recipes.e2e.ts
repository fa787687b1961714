/** Spec 2.6, 4, 6 and 8: a recipe is saved, found again, looked at and thrown away. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { type Account, chooseInMenu, logOut, openAccount, post, signIn } from './account.ts';
import { expect, openChat, say, test } from './journey.ts';
import type { RunningServer } from './server.ts';

const SOUP = {
  recipeId: 'soup-1',
  recipeName: 'Leek & potato soup',
  introduction: 'Silky, and ready in half an hour.',
  ingredients: ['2 leeks', '500 g potatoes'],
  instructions: ['Soften the leeks.', 'Simmer with the potatoes.'],
  tips: ['A little nutmeg.'],
  friendly_closing: 'Eat it hot!',
  imageUrl: '/pictures/soup-of-leeks.svg',
};

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4" cy="4" r="4"/></svg>';

async function save(server: RunningServer, account: Account, recipes: object[]): Promise<void> {
  const reply = await post(server, 'auth/login', { ...account });
  const { accessToken } = (await reply.json()) as { accessToken: string };
  for (const recipe of recipes) {
    const { status } = await fetch(`${server.url}/mp/api/recipes/save`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
      body: JSON.stringify(recipe),
    });
    expect(status).toBe(201);
  }
}

const savedIds = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('savedRecipes') ?? '[]').length);
const heading = (page: Page) => page.getByRole('heading', { name: 'Saved Recipes', level: 1 });

test('from the chat into the list, once more only when that is wanted, and out again', async ({
  page,
  server,
}) => {
  await openChat(page);
  await signIn(page, await openAccount(server));
  await say(page, 'Shakshuka');
  const card = page.getByRole('article', { name: 'Shakshuka' });
  await card.last().getByRole('button', { name: 'Save', exact: true }).click();
  await expect(card.getByRole('button', { name: 'Saved', exact: true })).toBeDisabled();
  expect(await savedIds(page)).toBe(1);

  await page.reload();
  await expect(card.getByRole('button', { name: 'Saved', exact: true })).toBeDisabled();
  await say(page, 'Shakshuka');
  await expect(card).toHaveCount(2);
  const question = page.getByRole('alertdialog', { name: 'Save again?' });
  await card.last().getByRole('button', { name: 'Save', exact: true }).click();
  await expect(question).toContainText('You already have a recipe called "Shakshuka".');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await card.last().getByRole('button', { name: 'Save', exact: true }).click();
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect(card.getByRole('button', { name: 'Saved', exact: true })).toHaveCount(2);

  await chooseInMenu(page, 'My Recipes');
  await expect(page).toHaveURL(/\/saved-recipes$/);
  await expect(heading(page)).toBeVisible();
  const entries = page.getByRole('main').getByRole('article', { name: 'Shakshuka' });
  await expect(entries).toHaveCount(2);
  await entries.first().getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(entries).toHaveCount(2);
  await entries.first().getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
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
  const account = await openAccount(server);
  await save(server, account, [
    SOUP,
    { recipeName: 'Old one', instructions: 'Boil.\nThen eat.' },
    { recipeName: 'Nameless' },
  ]);
  await page.route('**/pictures/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }),
  );
  await page.goto('/terms');
  await signIn(page, account);
  await chooseInMenu(page, 'My Recipes');
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
  await page.goto('/terms');
  await signIn(page, await openAccount(server));
  await chooseInMenu(page, 'My Recipes');
  await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Find a recipe' }).click();
  await expect(page.getByLabel('How may I help you?')).toBeVisible();
});

test('who is signed out sees nothing', async ({ page, server }) => {
  await page.goto('/saved-recipes');
  await expect(page.getByRole('button', { name: 'Login / Sign Up' })).toBeVisible();
  await expect(page.getByRole('main')).toBeEmpty();
  const account = await openAccount(server);
  await save(server, account, [SOUP]);
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

test('two tabs show the same list', async ({ page, context, server, allowedComplaints }) => {
  allowedComplaints.push(/status of 404/);
  const account = await openAccount(server);
  const bread = { recipeId: 'bread', recipeName: 'Flat bread' };
  await save(server, account, [SOUP, bread]);
  await page.goto('/saved-recipes');
  await signIn(page, account);
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

test('failures are told and can be tried again', async ({ page, server, allowedComplaints }) => {
  allowedComplaints.push(/status of 50\d/);
  const account = await openAccount(server);
  await save(server, account, [SOUP]);
  await page.goto('/terms');
  await signIn(page, account);
  const broken = async (method: string) =>
    page.route('**/api/recipes/saved**', (route) =>
      route.request().method() === method ? route.fulfill({ status: 500 }) : route.fallback(),
    );
  await broken('GET');
  await chooseInMenu(page, 'My Recipes');
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
    const account = await openAccount(server);
    const many = Array.from({ length: 45 }, (_, at) => ({
      recipeName: `Dish ${at}`,
      introduction: at % 9 === 0 ? 'Crème fraîche makes it round.' : 'Quick and good.',
    }));
    await save(server, account, [...many, { ...SOUP, imageUrl: '' }]);
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(
      (dark) => localStorage.setItem('preferences', JSON.stringify({ darkMode: dark })),
      theme === 'dark',
    );
    await page.goto('/saved-recipes');
    await signIn(page, account);
    const articles = page.getByRole('main').getByRole('article');
    await expect(articles.first()).toContainText(SOUP.recipeName);
    expect(await articles.count()).toBeLessThan(46);
    await expect(page.getByText('46 recipes', { exact: true })).toBeVisible();
    const clean = async (where: string) => {
      const { violations } = await new AxeBuilder({ page }).include(where).analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
        where,
      ).toEqual([]);
    };
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
