/** Back closes whatever lies over the page, and leaves the page and the way out of it as they were. */
import type { Locator, Page } from '@playwright/test';
import { chooseInMenu, openAccount, signIn } from './account.ts';
import { expect, openChat, say, test } from './journey.ts';
import { SOUP, saveRecipes } from './kept.ts';

const INPUT = 'How may I help you?';

const depth = (page: Page) => page.evaluate(() => history.state?.saffronDepth ?? 0);
const depthIs = (page: Page, wanted: number) => expect.poll(() => depth(page)).toBe(wanted);

/** Opened by `open`, it is left by Back alone. */
async function leavesByBack(page: Page, name: RegExp, open: () => Promise<void>): Promise<void> {
  const cover = page.getByRole('dialog', { name }).or(page.getByRole('region', { name }));
  await open();
  await expect(cover).toBeVisible();
  await depthIs(page, 1);
  await page.goBack();
  await expect(cover).toBeHidden();
  await depthIs(page, 0);
}

/** The list goes before what it stands in. */
async function leavesListByBack(page: Page, place: Locator, label: string): Promise<void> {
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
    await say(page, 'shakshuka');
    const card = page.getByRole('article', { name: 'Shakshuka' });
    const press = (name: string) => () => card.getByRole('button', { name, exact: true }).click();
    await leavesByBack(page, /^Share$/, press('Share'));
    await leavesByBack(page, /^Any allergies\?$/, () =>
      page.getByRole('button', { name: 'Allergies and diet' }).click(),
    );
    await leavesByBack(page, /link/i, async () => {
      await press('Share')();
      await page.getByRole('menuitem', { name: 'Copy Link' }).click();
    });
    await leavesByBack(page, /^Keep this recipe$/, press('Save'));
    await leavesByBack(page, /^Sign In$/, () =>
      page.getByRole('button', { name: 'Login / Sign Up' }).click(),
    );
    await leavesByBack(page, /serve you better/, () =>
      page.getByRole('button', { name: 'What do you think?' }).click(),
    );
    await page.getByRole('button', { name: 'What do you think?' }).click();
    await leavesListByBack(
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
  const account = await openAccount(server);
  await saveRecipes(server, account, [SOUP]);
  await openChat(page);
  await signIn(page, account);
  const initials = () => page.getByRole('button', { name: /, account$/ }).click();
  await leavesByBack(page, /^Account$/, initials);
  await leavesByBack(page, /^Settings$/, () => chooseInMenu(page, 'Settings'));
  await chooseInMenu(page, 'Settings');
  const settings = page.getByRole('dialog', { name: 'Settings' });
  await leavesListByBack(page, settings, 'Gender');
  await page.goBack();
  await expect(settings).toBeHidden();
  await leavesByBack(page, /^Confirm Logout$/, () => chooseInMenu(page, 'Logout'));

  await chooseInMenu(page, 'My Recipes');
  await expect(page).toHaveURL(/\/saved-recipes$/);
  await depthIs(page, 0);
  await leavesByBack(page, /^Export$/, () =>
    page.getByRole('button', { name: 'Export all' }).click(),
  );
  await leavesByBack(page, /^Import recipes$/, () =>
    page.getByRole('button', { name: 'Import', exact: true }).click(),
  );
  const view = () => page.getByRole('button', { name: 'View' }).click();
  await leavesByBack(page, new RegExp(SOUP.recipeName), view);

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

  await leavesByBack(page, /Delete/, () => page.getByRole('button', { name: 'Delete' }).click());
  await expect(page.getByRole('article', { name: SOUP.recipeName })).toBeVisible();
  // The menu that led here is no place to come back to.
  await page.goBack();
  await expect(page.getByLabel(INPUT)).toBeVisible();
  await depthIs(page, 0);
});
