/** Header, footer, terms and feedback, and a visitor who shares a recipe or is asked to sign in on Save. */
import { expect, openChat, sendMessage, test } from './testing/fixtures.ts';

test('the header offers a login, the logo leads home', async ({ page }) => {
  await page.goto('/terms');
  await expect(page.getByRole('button', { name: 'Login / Sign Up' })).toBeVisible();
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/meal-planner$/);
});

test('the terms have eleven sections and leave their date open', async ({ page }) => {
  await page.goto('/terms');
  await expect(page.getByRole('heading', { level: 1, name: /terms of use/i })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(11);
  await expect(page.getByText(/Last Updated/)).toBeVisible();
  await expect(page.getByText(/previous six months/)).toBeVisible();
});

test('the footer carries the year', async ({ page }) => {
  await openChat(page);
  await expect(page.getByRole('contentinfo')).toContainText(String(new Date().getFullYear()));
});

test.describe('feedback', () => {
  test('is asked for in full, sent, thanked for and cleared', async ({ page }) => {
    await openChat(page);
    await page.getByRole('button', { name: 'What do you think?' }).click();
    const drawer = page.getByRole('dialog', { name: 'Help us serve you better' });
    await expect(drawer).toBeVisible();
    await drawer.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Please fill out all required fields.')).toBeVisible();
    await drawer.getByLabel('Pleas share your thoughts with us').fill('More soups, please.');
    await drawer.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Thanks for your feedback!')).toBeVisible();
    await expect(drawer).toHaveCount(0);
    await expect(page.getByText('Thanks for your feedback!')).toHaveCount(0);
  });

  test('that cannot be sent is kept', async ({ page, allowedConsoleErrors }) => {
    allowedConsoleErrors.push(/.*/);
    await openChat(page);
    await page.route('**/mp/api/feedback', (route) => route.abort());
    await page.getByRole('button', { name: 'What do you think?' }).click();
    const message = page.getByLabel('Pleas share your thoughts with us');
    await message.fill('More soups, please.');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Failed to submit feedback.')).toBeVisible();
    await expect(message).toHaveValue('More soups, please.');
  });
});

test('sharing copies a link that opens the recipe for anybody', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openChat(page);
  await sendMessage(page, 'shakshuka');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  for (const name of [
    'Copy Link',
    'Share via Email',
    'Share on X',
    'Share on Facebook',
    'Share on Threads',
  ]) {
    await expect(page.getByRole('menuitem', { name })).toBeVisible();
  }
  await page.getByRole('menuitem', { name: 'Copy Link' }).click();
  await expect(page.getByRole('status').filter({ hasText: /shakshuka/i })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto(link);
  await expect(page.getByRole('heading', { name: /shakshuka/i })).toBeVisible();
  await expect(page).toHaveTitle(/shakshuka/i);
});

test('a share that fails says so', async ({ page, allowedConsoleErrors }) => {
  allowedConsoleErrors.push(/.*/);
  await openChat(page);
  await sendMessage(page, 'shakshuka');
  await page.route('**/mp/api/shared/shared-recipes', (route) =>
    route.fulfill({ status: 503, body: '{}' }),
  );
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Copy Link' }).click();
  await expect(page.getByText('Failed to generate share link.')).toBeVisible();
});

test('a shared recipe that is not there says so and leads back', async ({
  page,
  allowedConsoleErrors,
}) => {
  allowedConsoleErrors.push(/404/);
  await page.goto('/shared/recipe/nothing-here');
  await expect(page.getByText('This recipe could not be found or may have expired.')).toBeVisible();
  await page.getByRole('button', { name: 'Back to Meal Planner' }).click();
  await expect(page).toHaveURL(/\/meal-planner$/);
});

test('saving asks a visitor to log in or sign up', async ({ page }) => {
  await openChat(page);
  await sendMessage(page, 'shakshuka');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText(/log in|sign up/i);
});
