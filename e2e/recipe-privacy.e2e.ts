/** Saved, shared, copied, printed and exported recipes contain nothing that a person told about themselves. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { chooseMenuItem, openSignedInPage, registerAccount } from './testing/account.ts';
import { expect, sendMessage, test } from './testing/fixtures.ts';

/** The fields of a recipe (in which measures its lines are written is one), and the one wish that goes with saving it. */
const OWN_FIELDS = [
  ...['recipeId', 'recipeName', 'conversation_response', 'introduction', 'ingredients'],
  ...['instructions', 'tips', 'friendly_closing', 'imageUrl', 'servings', 'minutes'],
  ...['activeMinutes', 'cuisine', 'course', 'keywords', 'units', 'allowDuplicate'],
];
/** Of the person, of the check that was made for them, and of whoever they cook for. */
const PERSONAL_DATA = /allerg|peanut|checked|verdict|finding|otherFoods|Ada|Byron/i;

function expectOwnFieldsOnly(recipe: object): void {
  const strange = Object.keys(recipe).filter((field) => !OWN_FIELDS.includes(field));
  expect(strange).toEqual([]);
  expect(JSON.stringify(recipe)).not.toMatch(PERSONAL_DATA);
}

async function capturePostBody(
  page: Page,
  call: RegExp,
  deed: () => Promise<void>,
): Promise<object> {
  const [request] = await Promise.all([
    page.waitForRequest((one) => one.method() === 'POST' && call.test(one.url())),
    deed(),
  ]);
  return request.postDataJSON() as object;
}

test('saved, shared, copied, printed or exported, it carries no word of the person', async ({
  page,
  context,
  server,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    window.print = () => {};
  });
  await openSignedInPage(page, server, await registerAccount(server), '/');
  await sendMessage(page, 'I am allergic to peanuts');
  await sendMessage(page, 'lentil soup');
  const card = page.getByRole('article').last();
  const press = (name: string | RegExp) => card.getByRole('button', { name }).click();

  expectOwnFieldsOnly(await capturePostBody(page, /recipes\/save$/, () => press('Save')));
  await expect(card.getByRole('button', { name: 'Saved' })).toBeVisible();
  const shared = await capturePostBody(page, /shared-recipes$/, async () => {
    await press('Share');
    await page.getByRole('menuitem', { name: 'Copy Link' }).click();
  });
  expect(Object.keys(shared)).toEqual(['recipe']);
  expectOwnFieldsOnly((shared as { recipe: object }).recipe);

  await press('Copy recipe');
  await expect(page.getByText('Recipe copied to clipboard!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).not.toMatch(PERSONAL_DATA);

  await chooseMenuItem(page, 'My Recipes');
  await page.getByRole('button', { name: 'View' }).click();
  const dialog = page.getByRole('dialog', { name: /soup/i });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    (async () => {
      await dialog.getByRole('button', { name: 'Export' }).click();
      await page.getByRole('menuitem', { name: /JSON-LD/ }).click();
    })(),
  ]);
  expect(await readFile(await download.path(), 'utf8')).not.toMatch(PERSONAL_DATA);

  await dialog.getByRole('button', { name: 'Print recipe' }).click();
  const sheet = page.locator('body > div > article');
  await expect(sheet).toHaveCount(1);
  // On their own paper they read for what it was checked, and nowhere else.
  const checked = sheet.locator('section', { hasText: 'What was checked' });
  await expect(checked).toContainText('peanuts');
  const rest = (await sheet.innerText()).replace(await checked.innerText(), '');
  expect(rest).not.toMatch(PERSONAL_DATA);
});
