/** The browser's Back button closes dialogs, drawers, menus and lists one by one and leaves the page beneath unchanged. */
import type { Locator, Page } from '@playwright/test';
import { chooseMenuItem, openSignedInPage, registerAccount } from './testing/account.ts';
import { expect, sendMessage, test } from './testing/fixtures.ts';
import { SOUP, saveRecipes } from './testing/saved-recipes.ts';

const INPUT = 'How may I help you?';

const depth = (page: Page) => page.evaluate(() => history.state?.saffronDepth ?? 0);
const depthIs = (page: Page, wanted: number) => expect.poll(() => depth(page)).toBe(wanted);

/** A dialog opened by `open` is closed by the browser's back button alone. */
async function expectBackClosesDialog(
  page: Page,
  name: RegExp,
  open: () => Promise<void>,
): Promise<void> {
  const cover = page.getByRole('dialog', { name }).or(page.getByRole('region', { name }));
  await open();
  await expect(cover).toBeVisible();
  await depthIs(page, 1);
  await page.goBack();
  await expect(cover).toBeHidden();
  await depthIs(page, 0);
}

/** Back closes the list before the dialog around it. */
async function expectBackClosesList(page: Page, place: Locator, label: string): Promise<void> {
  await place.getByRole('combobox', { name: label }).click();
  await expect(page.getByRole('listbox')).toBeVisible();
  await depthIs(page, 2);
  await page.goBack();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(place).toBeVisible();
  await depthIs(page, 1);
}

for (const width of [390, 1280]) {
  test(`a visitor's drawers, menus and dialogs at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 780 });
    // No clipboard: the link is shown to be taken by hand.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      document.execCommand = () => false;
    });
    await page.goto('/terms');
    await page.getByRole('link', { name: /to the meal planner$/ }).click();
    await sendMessage(page, 'shakshuka');
    const card = page.getByRole('article', { name: 'Shakshuka' });
    const press = (name: string) => () => card.getByRole('button', { name, exact: true }).click();
    await expectBackClosesDialog(page, /^Share$/, press('Share'));
    await expectBackClosesDialog(page, /^Any allergies\?$/, () =>
      page.getByRole('button', { name: 'Allergies and diet' }).click(),
    );
    await expectBackClosesDialog(page, /link/i, async () => {
      await press('Share')();
      await page.getByRole('menuitem', { name: 'Copy Link' }).click();
    });
    await expectBackClosesDialog(page, /^Keep this recipe$/, press('Save'));
    await expectBackClosesDialog(page, /^Sign In$/, () =>
      page.getByRole('button', { name: 'Login / Sign Up' }).click(),
    );
    await expectBackClosesDialog(page, /serve you better/, () =>
      page.getByRole('button', { name: 'What do you think?' }).click(),
    );
    await page.getByRole('button', { name: 'What do you think?' }).click();
    await expectBackClosesList(
      page,
      page.getByRole('dialog', { name: /serve you better/ }),
      'Category',
    );
    await page.getByRole('button', { name: 'Cancel' }).click();
    // One thing gives way to the next: together they are one step.
    await press('Save')();
    await page.getByRole('dialog').getByRole('button', { name: 'Login' }).click();
    await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible();
    await depthIs(page, 1);
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await depthIs(page, 0);
    await expect(card).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/terms$/);
  });
}

test('what belongs to an account', async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 780 });
  const account = await registerAccount(server);
  await saveRecipes(server, account, [SOUP]);
  await openSignedInPage(page, server, account, '/');
  const initials = () => page.getByRole('button', { name: /, account$/ }).click();
  await expectBackClosesDialog(page, /^Account$/, initials);
  await expectBackClosesDialog(page, /^Settings$/, () => chooseMenuItem(page, 'Settings'));
  await chooseMenuItem(page, 'Settings');
  const settings = page.getByRole('dialog', { name: 'Settings' });
  await expectBackClosesList(page, settings, 'Gender');
  await page.goBack();
  await expect(settings).toBeHidden();
  await expectBackClosesDialog(page, /^Confirm Logout$/, () => chooseMenuItem(page, 'Logout'));

  await chooseMenuItem(page, 'My Recipes');
  await expect(page).toHaveURL(/\/saved-recipes$/);
  await depthIs(page, 0);
  await expectBackClosesDialog(page, /^Export$/, () =>
    page.getByRole('button', { name: 'Export all' }).click(),
  );
  await expectBackClosesDialog(page, /^Import recipes$/, () =>
    page.getByRole('button', { name: 'Import', exact: true }).click(),
  );
  const view = () => page.getByRole('button', { name: 'View' }).click();
  await expectBackClosesDialog(page, new RegExp(SOUP.recipeName), view);

  // From the top, one after the other.
  await view();
  const recipe = page.getByRole('dialog', { name: SOUP.recipeName });
  await recipe.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('menuitem', { name: 'Copy Link' })).toBeVisible();
  await depthIs(page, 2);
  await page.goBack();
  await expect(page.getByRole('menuitem')).toHaveCount(0);
  await expect(recipe).toBeVisible();
  await page.goBack();
  await expect(recipe).toBeHidden();

  await expectBackClosesDialog(page, /Delete/, () =>
    page.getByRole('button', { name: 'Delete' }).click(),
  );
  await expect(page.getByRole('article', { name: SOUP.recipeName })).toBeVisible();
  // The menu that led here is no place to come back to.
  await page.goBack();
  await expect(page.getByLabel(INPUT)).toBeVisible();
  await depthIs(page, 0);
});

test.describe('on a phone', () => {
  test.use({ isMobile: true, hasTouch: true });

  test('Back closes a recipe and the settings, and leaves the page as it was', async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width: 390, height: 780 });
    const account = await registerAccount(server);
    await saveRecipes(server, account, [SOUP]);
    await openSignedInPage(page, server, account, '/');
    await chooseMenuItem(page, 'My Recipes');
    const dialog = page.getByRole('dialog', { name: SOUP.recipeName });
    await page.getByRole('button', { name: SOUP.recipeName }).tap();
    await expect(dialog).toContainText('Soften the leeks.');
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/saved-recipes$/);

    // Closed by its button it leaves nothing behind that Back would stop at.
    await page.getByRole('button', { name: 'View' }).tap();
    await dialog.getByRole('button', { name: 'Close', exact: true }).tap();
    await expect(dialog).toBeHidden();
    await depthIs(page, 0);

    await chooseMenuItem(page, 'Settings');
    const settings = page.getByRole('dialog', { name: 'Settings' });
    await settings.getByRole('button', { name: 'Display', exact: true }).tap();
    await settings.getByLabel('Dark Mode').click();
    await page.goBack();
    await expect(settings).toBeHidden();
    await expect(page.getByText(/^Not saved yet: Display\./)).toBeVisible();
    await chooseMenuItem(page, 'Settings');
    await settings.getByRole('button', { name: 'Display' }).tap();
    await expect(settings.getByLabel('Dark Mode')).toBeChecked();
    await settings.getByRole('button', { name: 'Close settings' }).tap();
    await expect(settings).toBeHidden();
    await expect(page).toHaveURL(/\/saved-recipes$/);
    await page.goBack();
    await expect(page.getByLabel(INPUT)).toBeVisible();
  });
});
