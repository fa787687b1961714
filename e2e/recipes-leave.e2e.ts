/** What leaves the browser with a recipe is the recipe: nothing that somebody told of themselves goes along. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { chooseInMenu, openAccount, signIn } from './account.ts';
import { expect, openChat, say, test } from './journey.ts';

/** The fields of a recipe, and the one wish that goes with saving it. */
const OWN_FIELDS = [
  ...['recipeId', 'recipeName', 'conversation_response', 'introduction', 'ingredients'],
  ...['instructions', 'tips', 'friendly_closing', 'imageUrl', 'servings', 'minutes'],
  ...['activeMinutes', 'cuisine', 'course', 'keywords', 'allowDuplicate'],
];
/** Of the person, of the check that was made for them, and of whoever they cook for. */
const OF_THE_PERSON = /allerg|peanut|checked|verdict|finding|otherFoods|Ada|Byron/i;

function expectOwn(recipe: object): void {
  const strange = Object.keys(recipe).filter((field) => !OWN_FIELDS.includes(field));
  expect(strange).toEqual([]);
  expect(JSON.stringify(recipe)).not.toMatch(OF_THE_PERSON);
}

async function sent(page: Page, call: RegExp, deed: () => Promise<void>): Promise<object> {
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
  await openChat(page);
  await signIn(page, await openAccount(server));
  await say(page, 'I am allergic to peanuts');
  await say(page, 'lentil soup');
  const card = page.getByRole('article').last();
  const press = (name: string | RegExp) => card.getByRole('button', { name }).click();

  expectOwn(await sent(page, /recipes\/save$/, () => press('Save')));
  await expect(card.getByRole('button', { name: 'Saved' })).toBeVisible();
  const shared = await sent(page, /shared-recipes$/, async () => {
    await press('Share');
    await page.getByRole('menuitem', { name: 'Copy Link' }).click();
  });
  expect(Object.keys(shared)).toEqual(['recipe']);
  expectOwn((shared as { recipe: object }).recipe);

  await press('Copy recipe');
  await expect(page.getByText('Recipe copied to clipboard!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).not.toMatch(OF_THE_PERSON);

  await chooseInMenu(page, 'My Recipes');
  await page.getByRole('button', { name: 'View' }).click();
  const dialog = page.getByRole('dialog', { name: /soup/i });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    (async () => {
      await dialog.getByRole('button', { name: 'Export' }).click();
      await page.getByRole('menuitem', { name: /JSON-LD/ }).click();
    })(),
  ]);
  expect(await readFile(await download.path(), 'utf8')).not.toMatch(OF_THE_PERSON);

  await dialog.getByRole('button', { name: 'Print recipe' }).click();
  const sheet = page.locator('body > div > article');
  await expect(sheet).toHaveCount(1);
  // On their own paper they read for what it was checked, and nowhere else.
  const checked = sheet.locator('section', { hasText: 'What was checked' });
  await expect(checked).toContainText('peanuts');
  const rest = (await sheet.innerText()).replace(await checked.innerText(), '');
  expect(rest).not.toMatch(OF_THE_PERSON);
});
