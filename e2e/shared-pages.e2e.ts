/** The page of a shared recipe: works without the app, warns of allergens, copies; loads the app to save, cook or log in. */
import type { Page } from '@playwright/test';
import { registerAccount, signIn } from './testing/account.ts';
import { findViolations, WCAG_22_AA } from './testing/axe.ts';
import { expect, test } from './testing/fixtures.ts';

const BREAD = {
  recipeName: 'Brown butter bread',
  introduction: 'Crisp outside, soft inside.',
  ingredients: ['500 g plain flour', '60 g butter', '1 tsp salt'],
  instructions: ['Brown the butter.', 'Knead everything.', 'Bake for 30 minutes at 220 °C.'],
  tips: ['Let it cool before you cut it.'],
  friendly_closing: 'Enjoy!',
  servings: 6,
  minutes: 95,
};
const MISSING = 'This recipe could not be found or may have expired.';

async function share(page: Page, recipe: object = BREAD): Promise<string> {
  const answer = await page.request.post('/mp/api/shared/shared-recipes', { data: { recipe } });
  expect(answer.status()).toBe(201);
  return new URL(((await answer.json()) as { url: string }).url).pathname;
}

const prefer = (page: Page, preferences: object) =>
  page.addInitScript(
    (stored) => localStorage.setItem('preferences', JSON.stringify(stored)),
    preferences,
  );

test('a page is painted from its own document, without the app and without asking twice', async ({
  page,
}) => {
  const path = await share(page);
  const asked: string[] = [];
  let scripts = 0;
  page.on('response', async (answer) => {
    const { pathname } = new URL(answer.url());
    asked.push(pathname);
    if (pathname.endsWith('.js')) scripts += (await answer.body()).length;
  });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: 'Brown butter bread' })).toBeVisible();
  await expect(page).toHaveTitle('Brown butter bread | Saffron');
  for (const line of [...BREAD.ingredients, ...BREAD.instructions, ...BREAD.tips, 'Enjoy!']) {
    await expect(page.getByText(line, { exact: true })).toBeVisible();
  }
  await expect(page.getByText('1 h 35 min', { exact: true })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Servings' })).toContainText('6');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((one) => one.startsWith('/mp/'))).toEqual([]);
  expect(scripts).toBeLessThan(60 * 1024);
});

test('a recipe can be read with scripts switched off', async ({ browser, baseURL, page }) => {
  const path = await share(page);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const plain = await context.newPage();
  await plain.goto(path);
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText('Brown butter bread');
  await expect(plain.getByText('60 g butter')).toBeVisible();
  await expect(plain.getByRole('button', { name: 'Save' })).toBeHidden();
  await context.close();
});

test('the picture is enlarged and says where it comes from', async ({ page, baseURL }) => {
  await page.goto(await share(page));
  const thumbnail = page.getByRole('button', { name: 'Enlarge the picture of Brown butter bread' });
  expect(await thumbnail.boundingBox()).toMatchObject({ width: 100, height: 100 });
  await thumbnail.click();
  const dialog = page.getByRole('dialog', { name: 'Picture of Brown butter bread' });
  await expect(dialog.getByRole('img')).toBeVisible();
  await expect(dialog.getByRole('link')).toHaveText(new URL(baseURL ?? '').hostname);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(thumbnail).toBeFocused();
});

test('somebody with an allergy is told what is in it', async ({ page }) => {
  await prefer(page, { foodAllergies: ['milk', 'peanuts'], dietaryRestrictions: ['Gluten-Free'] });
  await page.goto(await share(page));
  const check = page.getByRole('status').filter({ hasText: 'Contains milk: butter.' });
  await expect(check).toContainText('Not Gluten-Free: plain flour.');
  await expect(check).toContainText('Check labels.');
  await check.getByText(/^Contains milk/).click();
  await expect(check.getByRole('listitem').first()).toBeVisible();
  await expect(check).not.toContainText(/safe/i);
});

test('somebody whose needs it meets is told what was looked at', async ({ page }) => {
  await prefer(page, { foodAllergies: ['sesame'], dietaryRestrictions: ['None'] });
  await page.goto(await share(page));
  await expect(page.getByText('No sesame found in the 3 ingredients. Check labels.')).toBeVisible();
});

test('somebody who has named no needs can name one, and the recipe is checked for it', async ({
  page,
}) => {
  await page.goto(await share(page));
  await page.getByRole('button', { name: 'Check for an allergy' }).click();
  const picker = page.getByRole('region', { name: 'Any allergies?' });
  await expect(picker).toBeFocused();
  await picker.getByRole('button', { name: 'milk' }).click();
  await picker.getByRole('button', { name: 'Done' }).click();
  await expect(picker).toBeHidden();
  await expect(page.getByText('Contains milk: butter. Check labels.')).toBeVisible();
  await page.reload();
  await expect(
    page.getByRole('status').filter({ hasText: 'Contains milk: butter.' }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Check for an allergy' })).toBeHidden();
});

test('a check that fails is said, not passed over', async ({ page, allowedConsoleErrors }) => {
  allowedConsoleErrors.push(/.*/);
  await prefer(page, { foodAllergies: ['milk'] });
  await page.route('**/mp/api/kitchen/check', (route) => route.abort());
  await page.goto(await share(page));
  await expect(page.getByText('We could not check this recipe for you just now.')).toBeVisible();
});

test('the link and the recipe are copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const path = await share(page);
  await page.goto(path);
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Link copied to clipboard!')).toBeVisible();
  expect(await clipboard()).toContain(path);
  await page.getByRole('button', { name: 'Copy recipe' }).click();
  await expect(page.getByText('Recipe copied to clipboard!')).toBeVisible();
  const text = await clipboard();
  expect(text).toMatch(/^Brown butter bread\n\nCrisp outside, soft inside\./);
  expect(text).toContain('Ingredients\n- 500 g plain flour');
  expect(text).toContain('Instructions\n1. Brown the butter.');
  expect(text).not.toContain('Enjoy!');
});

test.describe('what only the app can do', () => {
  test('Save brings the app and asks a visitor to log in', async ({ page }) => {
    await page.goto(await share(page));
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('dialog')).toContainText(/log in|sign up/i);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Brown butter bread');
  });

  test('the amounts are shown for more people and in other measures', async ({ page }) => {
    await page.goto(await share(page));
    await page.getByRole('button', { name: 'One more' }).click();
    await expect(page.getByText('70 g butter', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'US measures' }).click();
    await expect(page.getByText(/425 °F/)).toBeVisible();
  });

  test('Login / Sign Up opens the drawer, the footer the feedback', async ({ page }) => {
    const path = await share(page);
    await page.goto(path);
    await page.getByRole('button', { name: 'Login / Sign Up' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goto(path);
    await page.getByRole('button', { name: 'What do you think?' }).click();
    await expect(page.getByRole('dialog', { name: 'Help us serve you better' })).toBeVisible();
  });

  test('a person who logs in here saves here, and sees it the next time', async ({
    page,
    server,
  }) => {
    const path = await share(page, { ...BREAD, recipeId: 'bread-1' });
    await page.goto(path);
    await signIn(page, await registerAccount(server));
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeDisabled();
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeDisabled();
    await page.getByRole('link', { name: 'My Recipes' }).click();
    await expect(page.getByRole('heading', { name: 'Brown butter bread' })).toBeVisible();
  });

  test('Cook it with Saffron asks for the dish in the chat, for as many as its page says', async ({
    page,
  }) => {
    await page.goto(await share(page, { ...BREAD, recipeName: 'Shakshuka' }));
    await page.getByRole('button', { name: 'Cook it with Saffron' }).click();
    await expect(page).toHaveURL(/\/meal-planner$/);
    await expect(page.getByText('I would like to cook Shakshuka for 6')).toBeVisible();
    await expect(page.getByRole('article', { name: 'Shakshuka' })).toContainText('Serves 6');
  });

  test('a connection that is gone is said, and the page stays', async ({
    page,
    allowedConsoleErrors,
  }) => {
    allowedConsoleErrors.push(/.*/);
    await page.goto(await share(page));
    await page.route('**/assets/**', (route) => route.abort());
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('This part of the page could not be loaded.')).toBeVisible();
    await expect(page.getByText('60 g butter')).toBeVisible();
  });
});

test('a link that leads nowhere is a 404 with the way back', async ({
  page,
  allowedConsoleErrors,
}) => {
  allowedConsoleErrors.push(/404/);
  const answer = await page.goto('/shared/recipe/nothing-here');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: MISSING })).toBeVisible();
  await page.getByRole('button', { name: 'Back to Meal Planner' }).press('Space');
  await expect(page).toHaveURL(/\/meal-planner$/);
});

for (const darkMode of [false, true]) {
  test(`nothing stands in anybody's way, ${darkMode ? 'dark' : 'light'}`, async ({
    page,
    allowedConsoleErrors,
  }) => {
    allowedConsoleErrors.push(/404/);
    await prefer(page, { darkMode, foodAllergies: ['milk'], dietaryRestrictions: ['Keto'] });
    const tags = [...WCAG_22_AA, 'best-practice'];
    const expectClean = () => expect.poll(() => findViolations(page, { tags })).toEqual([]);
    await page.goto(await share(page));
    await expect(page.getByText(/Contains milk/)).toBeVisible();
    await expectClean();
    await page.getByRole('button', { name: /^Enlarge/ }).click();
    await expectClean();
    await page.goto('/shared/recipe/nothing-here');
    await expectClean();
  });
}

test('on paper there is the recipe and nothing to press', async ({ page }) => {
  await page.goto(await share(page));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('60 g butter')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save' })).toBeHidden();
  await expect(page.getByRole('contentinfo').first()).toBeHidden();
});

test('what was found for a visitor stands there still when they have wished to save', async ({
  page,
}) => {
  await prefer(page, { foodAllergies: ['milk'] });
  await page.goto(await share(page));
  const found = page.getByRole('article').getByText(/^Contains milk: butter/);
  await expect(found.first()).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const prompt = page.getByRole('dialog');
  await expect(prompt).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(prompt).toBeHidden();
  await expect(found.first()).toBeVisible();
});
