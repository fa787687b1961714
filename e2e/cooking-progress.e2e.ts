/** Ticked ingredients and steps, and the chosen number of servings, survive a reload. */
import type { Page } from '@playwright/test';
import { chooseMenuItem, logOut, openSignedInPage, registerAccount } from './testing/account.ts';
import { expect, openChat, sendMessage, test } from './testing/fixtures.ts';
import { SOUP, saveRecipes } from './testing/saved-recipes.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const readCookingState = (page: Page) => page.evaluate(() => localStorage.getItem('cooking'));
const SHOWN_FOR_SIX =
  'Shown for 6: Copy and Print take this. What you saved stays for 4: Share and Export take that.';

test('a card in the chat keeps its ticks through a reload, until they are cleared', async ({
  page,
}) => {
  await openChat(page);
  await sendMessage(page, 'Shakshuka');
  const card = page.getByRole('article', { name: 'Shakshuka' });
  const box = (at: number) => card.getByRole('checkbox').nth(at);
  const clear = card.getByRole('button', { name: 'Clear ticks' });
  await expect(clear).toHaveCount(0);
  await box(1).tap();
  await card.getByRole('list').nth(1).getByRole('checkbox').first().tap();
  await page.reload();
  await expect(box(1)).toBeChecked();
  await expect(box(0)).not.toBeChecked();
  await expect(card.getByRole('list').nth(1).getByRole('checkbox').first()).toBeChecked();
  await expect(clear).toHaveCount(2);
  const { height = 0 } = (await clear.first().boundingBox()) ?? {};
  expect(height).toBeGreaterThanOrEqual(44);
  await clear.first().tap();
  await expect(box(1)).not.toBeChecked();
  await expect(clear).toHaveCount(1);
  await page.reload();
  await expect(box(1)).not.toBeChecked();
  await clear.tap();
  expect(await readCookingState(page)).toBe('{}');
});

test('a kept recipe opens as it was left, and says that the kept one stays as it is', async ({
  page,
  server,
}) => {
  const account = await registerAccount(server);
  await saveRecipes(server, account, [{ ...SOUP, servings: 4 }]);
  await openSignedInPage(page, server, account, '/saved-recipes');
  await expect(page.getByRole('main').getByRole('article')).toContainText('Serves 4');
  const view = page.getByRole('button', { name: 'View' });
  const dialog = page.getByRole('dialog', { name: SOUP.recipeName });
  await view.tap();
  await dialog.getByRole('checkbox', { name: '2 leeks' }).tap();
  await dialog.getByRole('button', { name: 'One more' }).tap();
  await dialog.getByRole('button', { name: 'One more' }).tap();
  await expect(dialog.getByText(SHOWN_FOR_SIX)).toBeVisible();
  await expect(dialog.getByText('750 g potatoes')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).tap();
  await expect(dialog).toBeHidden();
  await view.tap();
  await expect(dialog.getByText(SHOWN_FOR_SIX)).toBeVisible();
  await expect(dialog.getByRole('checkbox', { name: '3 leeks' })).toBeChecked();

  // The dialog has an address of its own: it is open again.
  await page.reload();
  await expect(dialog.getByText('750 g potatoes')).toBeVisible();
  await expect(dialog.getByRole('checkbox', { name: '3 leeks' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Show it as saved' }).tap();
  await expect(dialog.getByText('500 g potatoes')).toBeVisible();
  await expect(dialog.getByText(SHOWN_FOR_SIX)).toHaveCount(0);
  await expect(dialog.getByRole('checkbox', { name: '2 leeks' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Close' }).tap();
  await expect(dialog).toBeHidden();
  await logOut(page);
  expect(await readCookingState(page)).toBeNull();
});

test('a card for six is kept for six, beside the one for four', async ({ page, server }) => {
  await openSignedInPage(page, server, await registerAccount(server), '/');
  await sendMessage(page, 'Shakshuka for four');
  const card = page.getByRole('article', { name: 'Shakshuka' });
  await card.last().getByRole('button', { name: 'Save', exact: true }).tap();
  await expect(page.getByText('Shakshuka is in My Recipes now. It serves 4.')).toBeVisible();
  await sendMessage(page, 'make it for six');
  await expect(card).toHaveCount(1);
  await expect(card).toContainText('Serves 6');
  await card.last().getByRole('button', { name: 'Save', exact: true }).tap();
  const question = page.getByRole('dialog', { name: 'Save again?' });
  await expect(question).toContainText('It serves 4; this one serves 6.');
  await question.getByRole('button', { name: 'Confirm' }).tap();
  await expect(page.getByText('Shakshuka is in My Recipes now. It serves 6.')).toBeVisible();
  await chooseMenuItem(page, 'My Recipes');
  const entries = page.getByRole('main').getByRole('article', { name: 'Shakshuka' });
  await expect(entries).toHaveCount(2);
  await expect(entries.first()).toContainText('Serves 6');
  await expect(entries.last()).toContainText('Serves 4');
});
