/** My Recipes: search, order, filters by time, course and needs, the reason behind "Not for me", and View's own address. */
import type { Page } from '@playwright/test';
import { openSignedInPage, registerAccount } from './testing/account.ts';
import { expect, test } from './testing/fixtures.ts';
import { SOUP, saveRecipes } from './testing/saved-recipes.ts';

const BREAD = {
  recipeId: 'bread-1',
  recipeName: 'Butter bread',
  introduction: 'With a crust.',
  ingredients: ['500 g flour', '60 g butter'],
  instructions: ['Bake it.'],
  minutes: 150,
  course: 'bread',
};
const SALAD = {
  recipeId: 'salad-1',
  recipeName: 'A green salad',
  introduction: 'Crisp.',
  ingredients: ['1 lettuce'],
  instructions: ['Toss it.'],
  minutes: 10,
  course: 'salad',
};

const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('what is wanted is found by its time, course, name and by what fits', async ({
  page,
  server,
}) => {
  const account = await registerAccount(server);
  await saveRecipes(server, account, [SOUP, BREAD, SALAD], { foodAllergies: ['milk'] });
  await openSignedInPage(page, server, account, '/saved-recipes');
  await expect(titles(page)).toHaveText(['A green salad', 'Butter bread', 'Leek & potato soup']);

  await page.getByLabel('Order').selectOption('Quickest first');
  await expect(titles(page)).toHaveText(['A green salad', 'Butter bread', 'Leek & potato soup']);
  await page.getByLabel('Order').selectOption('By name');
  await button(page, '30 minutes or less').click();
  await expect(titles(page)).toHaveText(['A green salad']);
  await expect(page.getByRole('status')).toContainText(['1 of 3 recipes']);
  await button(page, '30 minutes or less').click();
  await page.getByLabel('Course').selectOption('bread');
  await expect(titles(page)).toHaveText(['Butter bread']);
  await page.getByLabel('Course').selectOption('All courses');
  await page.getByLabel('Search your recipes').fill('leek');
  await expect(titles(page)).toHaveText(['Leek & potato soup']);
  await page.getByLabel('Search your recipes').fill('');

  const bread = page.getByRole('article', { name: 'Butter bread' });
  const reason = bread.getByText('Contains milk: butter. Check labels.');
  await expect(bread.getByText('Not for me')).toBeVisible();
  await expect(reason).toBeHidden();
  await bread.getByText('Not for me').click();
  await expect(reason).toBeVisible();
  await button(page, 'Fits me').click();
  await expect(bread).toBeHidden();
  await expect(page.getByRole('article', { name: 'A green salad' })).toBeVisible();
});

test('View has an address to open, to bookmark and to go back from', async ({ page, server }) => {
  const account = await registerAccount(server);
  await saveRecipes(server, account, [SOUP, SALAD]);
  await openSignedInPage(page, server, account, '/saved-recipes');
  const dialog = page.getByRole('dialog', { name: SOUP.recipeName });
  const soup = page.getByRole('article', { name: SOUP.recipeName });
  await soup.getByRole('button', { name: 'View' }).click();
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/\/saved-recipes\?recipe=soup-1$/);
  await page.reload();
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/\/saved-recipes\?recipe=soup-1$/);
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/saved-recipes$/);
  await expect(soup).toBeVisible();

  await page.goto('/terms');
  await page.goto('/saved-recipes?recipe=soup-1');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/saved-recipes$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/terms$/);

  await page.goto('/saved-recipes?recipe=gone');
  await expect(soup).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
