/** Allergies and diets set in this browser only are applied on every screen that shows an allergen check. */
import type { Page } from '@playwright/test';
import { type Account, chooseMenuItem, registerAccount, submitSignIn } from './testing/account.ts';
import { expect, openChat, test } from './testing/fixtures.ts';
import { saveRecipes } from './testing/saved-recipes.ts';

const COOKIES = {
  recipeId: 'cookies-1',
  recipeName: 'Butter cookies',
  introduction: 'Short and crumbly.',
  ingredients: ['200 g butter', '100 g sugar', '300 g plain flour'],
  instructions: ['Rub the butter in.', 'Bake for 12 minutes.'],
  tips: [],
  friendly_closing: 'Enjoy!',
};
const AS_TEXT = `Butter biscuits

Ingredients
200 g butter
300 g plain flour

Instructions
Rub the butter into the flour.
Bake for 12 minutes.`;

const question = (page: Page) =>
  page.getByRole('dialog', { name: 'Keep these needs in your account?' });

/** Chosen as a visitor, and not for the account. */
async function signInKeepingNeedsLocal(page: Page, account: Account): Promise<void> {
  await openChat(page);
  await page.getByRole('button', { name: 'milk', exact: true }).click();
  await page.getByRole('button', { name: 'Login / Sign Up' }).click();
  await submitSignIn(page, account);
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(question(page)).toBeHidden();
}

for (const rememberPreferences of [true, false]) {
  const how = rememberPreferences ? 'remembered' : 'not remembered';
  test(`an allergy for this browser alone is minded on every screen, settings ${how}`, async ({
    page,
    context,
    server,
  }) => {
    const account = await registerAccount(server);
    await saveRecipes(server, account, [COOKIES], { rememberPreferences });
    const share = await page.request.post('/mp/api/shared/shared-recipes', {
      data: { recipe: COOKIES },
    });
    const shared = new URL(((await share.json()) as { url: string }).url).pathname;
    const other = await context.newPage();
    await openChat(other);
    await signInKeepingNeedsLocal(page, account);

    await chooseMenuItem(page, 'My Recipes');
    const entry = page.getByRole('article', { name: 'Butter cookies' });
    await entry.getByText('Not for me').click();
    await expect(entry.getByText('Contains milk: butter. Check labels.')).toBeVisible();
    await page.reload();
    await entry.getByText('Not for me').click();
    await expect(entry.getByText('Contains milk: butter. Check labels.')).toBeVisible();
    await entry.getByRole('button', { name: 'View' }).click();
    const dialog = page.getByRole('dialog', { name: 'Butter cookies' });
    await expect(dialog.getByText('Contains milk: butter. Check labels.')).toBeVisible();
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await page.getByLabel('Paste recipes here').fill(AS_TEXT);
    await page.getByRole('button', { name: 'Read', exact: true }).click();
    const review = page.getByRole('dialog', { name: 'Import recipes' });
    await expect(review.getByText('Butter biscuits')).toBeVisible();
    await expect(review.getByText('Contains milk: butter. Check labels.')).toBeVisible();
    await expect(review.getByText(/nothing was checked/)).toHaveCount(0);

    // A tab that was open before, and a page that is not the app.
    await expect(other.getByRole('button', { name: /No milk/ })).toBeVisible();
    await other.goto(shared);
    await expect(other.getByText('Contains milk: butter.')).toBeVisible();
  });
}

test('what the account alone knows is minded on a shared page too', async ({ page, server }) => {
  const account = await registerAccount(server);
  await saveRecipes(server, account, [], {
    rememberPreferences: false,
    foodAllergies: ['milk'],
  });
  await openChat(page);
  await page.getByRole('button', { name: 'Login / Sign Up' }).click();
  await submitSignIn(page, account);
  await expect(page.getByRole('button', { name: /No milk/ })).toBeVisible();
  const share = await page.request.post('/mp/api/shared/shared-recipes', {
    data: { recipe: COOKIES },
  });
  await page.goto(new URL(((await share.json()) as { url: string }).url).pathname);
  await expect(page.getByText('Contains milk: butter.')).toBeVisible();
});
