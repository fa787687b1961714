/** Saved recipes are exported, printed and imported from pasted text, chosen files and files dropped on the page. */
import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { type Account, openSignedInPage, registerAccount } from './testing/account.ts';
import { findViolations } from './testing/axe.ts';
import { expect, test } from './testing/fixtures.ts';
import { saveRecipes } from './testing/saved-recipes.ts';
import type { RunningServer } from './testing/server.ts';

const LOAF = {
  recipeName: 'Crème loaf / № 1',
  introduction: 'Soft and slow.',
  ingredients: ['500 g plain flour', '60 g butter', '1 tsp salt'],
  instructions: ['Brown the butter.', 'Knead everything.', 'Bake for 30 minutes at 220 °C.'],
  tips: ['Let it cool before you cut it.'],
  friendly_closing: 'Enjoy!',
  servings: 6,
  minutes: 95,
};
const SOUP = {
  recipeName: 'Leek soup',
  ingredients: ['2 leeks', '500 g potatoes'],
  instructions: ['Soften the leeks.', 'Simmer with the potatoes.'],
};
const PANCAKES = `Pancakes

Ingredients
200 g flour
2 eggs
300 ml milk

Instructions
Whisk everything.
Fry in a hot pan.`;

const entry = (page: Page, name: string) => page.getByRole('main').getByRole('article', { name });
const importer = (page: Page) => page.getByRole('dialog', { name: 'Import recipes' });

async function openList(page: Page, server: RunningServer, account: Account): Promise<void> {
  await openSignedInPage(page, server, account, '/saved-recipes');
  await expect(page.getByRole('button', { name: 'Import', exact: true })).toBeVisible();
}

async function openImporter(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(importer(page)).toBeVisible();
}

const written = async (download: Download) => readFile(await download.path());

test('one recipe goes out in each of three formats', async ({ page, server }) => {
  const account = await registerAccount(server);
  await saveRecipes(server, account, [LOAF]);
  await openList(page, server, account);
  await entry(page, LOAF.recipeName).getByRole('button', { name: 'View' }).click();
  const dialog = page.getByRole('dialog', { name: LOAF.recipeName });
  const takeOut = async (format: string) => {
    await dialog.getByRole('button', { name: 'Export' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: format }).click(),
    ]);
    return { name: download.suggestedFilename(), text: String(await written(download)) };
  };
  const cook = await takeOut('Cooklang (.cook)');
  expect(cook.name).toBe('Crème-loaf-1.cook');
  expect(cook.text).toMatch(/@.*butter\{60%g\}/);
  const data = await takeOut('Recipe data (JSON-LD)');
  expect(JSON.parse(data.text)).toMatchObject({ '@type': 'Recipe', name: LOAF.recipeName });
  const markdown = await takeOut('Markdown text (.md)');
  expect(markdown.text).toContain(`# ${LOAF.recipeName}`);
  await expect(page.getByText(`${markdown.name} is on its way to your downloads.`)).toBeVisible();
});

test('all go out in one zip, and come back out of it', async ({ page, server }) => {
  const account = await registerAccount(server);
  await saveRecipes(server, account, [LOAF, SOUP]);
  await openList(page, server, account);
  await page.getByRole('button', { name: 'Export all' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Recipe data (JSON-LD), in one zip' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('recipes.zip');
  const zip = await written(download);
  for (const name of [LOAF.recipeName, SOUP.recipeName]) {
    await entry(page, name).getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByRole('button', { name: 'OK' }).click();
  }
  await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();

  await openImporter(page);
  await importer(page)
    .getByLabel('Choose files')
    .setInputFiles({ name: 'recipes.zip', mimeType: 'application/zip', buffer: zip });
  await expect(importer(page)).toContainText('Found 2 recipes. Nothing is saved yet.');
  await importer(page).getByRole('button', { name: 'Save 2 recipes' }).click();
  await expect(importer(page)).toContainText('2 recipes saved.');
  await importer(page).getByRole('button', { name: 'Done' }).click();
  await entry(page, LOAF.recipeName).getByRole('button', { name: 'View' }).click();
  const dialog = page.getByRole('dialog', { name: LOAF.recipeName });
  for (const line of [...LOAF.ingredients, ...LOAF.instructions, ...LOAF.tips]) {
    await expect(dialog.getByText(line, { exact: true })).toBeVisible();
  }
});

test('pasted text is read, checked for whoever pasted it, and then saved', async ({
  page,
  server,
}) => {
  const account = await registerAccount(server);
  await saveRecipes(server, account, [SOUP], { foodAllergies: ['milk'] });
  await openList(page, server, account);
  await openImporter(page);
  const read = importer(page).getByRole('button', { name: 'Read', exact: true });
  await expect(read).toBeDisabled();
  await importer(page).getByLabel('Paste recipes here').fill('https://example.com/pancakes');
  await read.click();
  await expect(importer(page).getByRole('alert')).toContainText('copy the recipe itself');
  await importer(page).getByLabel('Paste recipes here').fill(PANCAKES);
  await read.click();
  await expect(importer(page)).toContainText('3 ingredients, 2 steps · From Pasted text');
  await expect(importer(page)).toContainText('Contains milk. Check labels.');
  await expect(importer(page)).not.toContainText(/safe/i);
  await importer(page).getByText('What was read').click();
  await expect(importer(page).getByText('300 ml milk', { exact: true })).toBeVisible();
  await expect(entry(page, 'Pancakes')).toHaveCount(0);
  await importer(page).getByRole('button', { name: 'Back' }).click();
  await expect(importer(page).getByLabel('Paste recipes here')).toHaveValue(PANCAKES);
  await read.click();
  await importer(page).getByRole('button', { name: 'Save 1 recipe' }).click();
  await expect(importer(page)).toContainText('1 recipe saved.');
  await importer(page).getByRole('button', { name: 'Done' }).click();
  await expect(importer(page)).toBeHidden();
  await expect(entry(page, 'Pancakes')).toContainText('Contains milk. Check labels.');
  await openImporter(page);
  await expect(importer(page).getByLabel('Paste recipes here')).toHaveValue('');
});

test('what cannot be read says why, and a failure loses nothing that was typed', async ({
  page,
  server,
  allowedConsoleErrors,
}) => {
  allowedConsoleErrors.push(/ERR_FAILED/, /status of 409/);
  const account = await registerAccount(server);
  await saveRecipes(server, account, [SOUP]);
  await openList(page, server, account);
  await openImporter(page);
  const box = importer(page).getByLabel('Paste recipes here');
  const read = importer(page).getByRole('button', { name: 'Read', exact: true });
  await box.fill('Just some words about nothing');
  await read.click();
  await expect(importer(page).getByRole('alert')).toContainText('Pasted text:');
  await expect(box).toHaveValue('Just some words about nothing');

  await page.route('**/recipes/import', (route) => route.abort());
  await box.fill(PANCAKES);
  await read.click();
  await expect(importer(page).getByRole('alert')).toContainText('We cannot reach the kitchen.');
  await importer(page).getByRole('button', { name: 'Close' }).click();
  await openImporter(page);
  await expect(box).toHaveValue(PANCAKES);
  await page.unroute('**/recipes/import');

  await importer(page)
    .getByLabel('Choose files')
    .setInputFiles([
      { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from([1, 2]) },
      { name: 'broken.cook', mimeType: 'text/plain', buffer: Buffer.from('Take @flour{200%g') },
      {
        name: 'soup.md',
        mimeType: 'text/markdown',
        buffer: Buffer.from(
          '# Leek soup\n\n## Ingredients\n- 3 leeks\n\n## Instructions\n1. Boil.',
        ),
      },
    ]);
  await expect(importer(page)).toContainText('photo.jpg: This kind of file is not read here.');
  await expect(importer(page)).toContainText(/broken\.cook: Line 1/);
  await importer(page).getByRole('button', { name: 'Save 1 recipe' }).click();
  await expect(importer(page)).toContainText('You already have a recipe of this name.');
  await importer(page).getByRole('button', { name: 'Save it as well' }).click();
  await expect(importer(page)).toContainText('1 recipe saved.');
  await importer(page).getByRole('button', { name: 'Done' }).click();
  await expect(entry(page, SOUP.recipeName)).toHaveCount(2);
});

test('files may be dropped anywhere on the page', async ({ page, server }) => {
  const account = await registerAccount(server);
  await openList(page, server, account);
  await openImporter(page);
  const data = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], 'pancakes.txt', { type: 'text/plain' }));
    return transfer;
  }, PANCAKES);
  await page.dispatchEvent('body', 'dragover', { dataTransfer: data });
  await page.dispatchEvent('body', 'drop', { dataTransfer: data });
  await expect(importer(page)).toContainText('Found 1 recipe. Nothing is saved yet.');
});

/** As the printer would get it. */
async function pagesOf(page: Page, format: 'A4' | 'Letter'): Promise<number> {
  const paper = (await page.pdf({ format })).toString('latin1');
  return paper.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

test('on paper there is the recipe and what was checked, on one page', async ({ page, server }) => {
  const account = await registerAccount(server);
  await saveRecipes(server, account, [LOAF], { foodAllergies: ['milk'], darkMode: true });
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-asked', 'yes');
  });
  await openList(page, server, account);
  await entry(page, LOAF.recipeName).getByRole('button', { name: 'View' }).click();
  const dialog = page.getByRole('dialog', { name: LOAF.recipeName });
  await expect(dialog).toContainText('Contains milk: butter. Check labels.');
  await dialog.getByRole('button', { name: 'Print recipe' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-asked', 'yes');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(LOAF.recipeName);
  for (const line of [...LOAF.ingredients, ...LOAF.instructions, ...LOAF.tips, 'Enjoy!']) {
    await expect(page.getByRole('article').getByText(line, { exact: true })).toBeVisible();
  }
  const checked = page.getByText(/^Contains milk: butter\. Check labels\. Checked for milk\./);
  await expect(checked).toBeVisible();
  await expect(checked).toHaveCSS('color', 'rgb(0, 0, 0)');
  await page.emulateMedia({ media: null });
  for (const format of ['A4', 'Letter'] as const) {
    // The browser's own Print finds the open recipe by itself.
    expect(await pagesOf(page, format)).toBe(1);
  }
  await expect(dialog.getByRole('button', { name: 'Print recipe' })).toBeVisible();
});

for (const [theme, width] of [
  ['light', 1440],
  ['dark', 360],
] as const) {
  test(`nothing stands in the way, ${theme} at ${width}`, async ({ page, server }) => {
    const account = await registerAccount(server);
    await saveRecipes(server, account, [LOAF], {
      foodAllergies: ['milk'],
      darkMode: theme === 'dark',
    });
    await page.setViewportSize({ width, height: 740 });
    await openList(page, server, account);
    const clean = async (where: string) => {
      expect(await findViolations(page), where).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, where).toBeLessThanOrEqual(width);
    };
    await expect(entry(page, LOAF.recipeName)).toContainText('Contains milk: butter.');
    await clean('the list');
    await page.getByRole('button', { name: 'Export all' }).press('Enter');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await clean('the formats');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Export all' })).toBeFocused();
    await openImporter(page);
    await clean('the import');
    await importer(page).getByLabel('Paste recipes here').fill(`${PANCAKES}\nFry in butter.`);
    await importer(page).getByRole('button', { name: 'Read', exact: true }).press('Enter');
    await expect(importer(page)).toContainText('Found 1 recipe.');
    await clean('what was read');
    await page.keyboard.press('Escape');
    await entry(page, LOAF.recipeName).getByRole('button', { name: 'View' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: LOAF.recipeName });
    await dialog.getByText('Contains milk: butter. Check labels.').click();
    await expect(dialog).toContainText('Checked for milk.');
    await clean('the open recipe');
  });
}
