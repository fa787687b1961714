/** Browser tests of what changes a card where it stands: for how many, and a food swapped for another. */
import { expect, openChat, sendMessage, test } from './testing/fixtures.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

test('"for six" changes the card on the screen, also after a reload', async ({ page }) => {
  await openChat(page);
  await sendMessage(page, 'Shakshuka for four');
  const card = page.getByRole('article', { name: 'Shakshuka' });
  await expect(card.getByRole('group', { name: 'Servings' })).toContainText('Serves 4');
  await sendMessage(page, 'make it for six');
  const log = page.getByRole('log', { name: 'Conversation' });
  await expect(log).toContainText('The card above has changed.');
  await expect(card).toHaveCount(1);
  await expect(card.getByRole('group', { name: 'Servings' })).toContainText('Serves 6');
  await page.getByRole('button', { name: 'Show the card' }).tap();
  await expect(card.getByRole('heading', { name: 'Shakshuka' })).toBeInViewport();
  await page.reload();
  await expect(card.getByRole('group', { name: 'Servings' })).toContainText('Serves 6');
  await expect(page.getByRole('button', { name: 'Show the card' })).toBeVisible();
});

test('a food is swapped where it stands, for what fits these needs', async ({ page }) => {
  await openChat(page);
  await sendMessage(page, 'I am allergic to milk');
  await sendMessage(page, 'Shakshuka for four');
  const card = page.getByRole('article', { name: 'Shakshuka' });
  await card.getByRole('button', { name: 'Swap onions' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Instead of onions' });
  const take = dialog.getByRole('button', { name: /^Take / });
  const food = (await take.innerText()).replace('Take ', '');
  await expect(dialog.getByRole('status')).toContainText(food);
  await take.tap();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`Shakshuka now has ${food} instead of onions.`)).toBeVisible();
  await expect(card).toHaveCount(1);
  await expect(card.getByRole('checkbox', { name: food }).first()).toBeVisible();
  await expect(card.getByRole('checkbox', { name: /onion/ })).toHaveCount(0);
  await expect(card.getByText(/^No milk found in the \d+ ingredients/)).toBeVisible();
  // The conversation goes on with the card as it is now.
  await sendMessage(page, 'for six');
  await expect(card).toHaveCount(1);
  await expect(card.getByRole('checkbox', { name: food }).first()).toBeVisible();
});

test('a food stays when nothing is taken, or the kitchen cannot be reached', async ({
  page,
  context,
  allowedConsoleErrors,
}) => {
  allowedConsoleErrors.push(/ERR_INTERNET_DISCONNECTED/);
  await openChat(page);
  await sendMessage(page, 'Shakshuka for four');
  const card = page.getByRole('article', { name: 'Shakshuka' });
  await card.getByRole('button', { name: 'Swap eggs' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Instead of eggs' });
  await dialog.getByRole('button', { name: 'Keep eggs' }).tap();
  await expect(dialog).toBeHidden();
  await context.setOffline(true);
  await card.getByRole('button', { name: 'Swap eggs' }).tap();
  await expect(dialog.getByRole('status')).toContainText('We cannot reach the kitchen');
  await dialog.getByRole('button', { name: 'Keep eggs' }).tap();
  await context.setOffline(false);
  await expect(card.getByRole('checkbox', { name: /^\d+ eggs$/ })).toBeVisible();
});
