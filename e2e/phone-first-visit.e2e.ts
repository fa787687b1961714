/** A first visit on a phone: from the first page to a recipe that is shared and saved. */
import type { Locator, Page } from '@playwright/test';
import { confirmEmail, createAccountData, submitSignUp } from './testing/account.ts';
import { expect, openChat, sendMessage, test, WITH_MOTION } from './testing/fixtures.ts';
import { waitForMailLink } from './testing/mailbox.ts';

test.use({
  ...WITH_MOTION,
  isMobile: true,
  hasTouch: true,
  permissions: ['clipboard-read', 'clipboard-write'],
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A toast must not cover buttons. */
async function expectNoOverlap(toast: Locator, others: readonly Locator[]): Promise<void> {
  // It moves a little while it appears.
  await toast.evaluate((slip) =>
    Promise.all(slip.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );
  const slip = await toast.boundingBox();
  for (const other of others) {
    const box = await other.boundingBox();
    if (!slip || !box) throw new Error('nothing to compare');
    const apart =
      slip.y + slip.height <= box.y ||
      box.y + box.height <= slip.y ||
      slip.x + slip.width <= box.x ||
      box.x + box.width <= slip.x;
    expect(apart, `the toast lies on ${await other.innerText()}`).toBe(true);
  }
}

for (const [width, height] of [
  [360, 640],
  [390, 844],
  [844, 390],
] as const) {
  test(`at ${width} by ${height}`, async ({ page, server }) => {
    await page.setViewportSize({ width, height });
    const account = createAccountData();
    await openChat(page);
    await button(page, 'milk').tap();
    await button(page, 'Done').tap();
    await sendMessage(page, 'I am allergic to celery. Shakshuka');
    const card = page.getByRole('article', { name: 'Shakshuka' });
    const [save, share] = ['Save', 'Share'].map((name) =>
      card.getByRole('button', { name, exact: true }),
    ) as [Locator, Locator];
    await expect(card.getByRole('group').filter({ has: page.locator('summary') })).toContainText(
      /^No milk found in .*celery.*Check labels/,
    );

    await share.tap();
    await page.getByRole('menuitem', { name: 'Copy Link' }).tap();
    const copied = page.getByRole('status').filter({ hasText: 'Link copied to clipboard!' });
    const slip = copied.locator('> div');
    await expectNoOverlap(slip, [page.getByLabel('How may I help you?'), button(page, 'Send')]);
    const link = await page.evaluate(() => navigator.clipboard.readText());

    await save.tap();
    await page.getByRole('dialog', { name: 'Keep this recipe' }).getByText('Sign Up').last().tap();
    await submitSignUp(page, account);
    await expect(page).toHaveURL(/\/check-email$/);
    await page.goto(await waitForMailLink(server, account.email, '/confirm-email'));
    await confirmEmail(page);
    await expect(page.getByText(/^Shakshuka waits for you/)).toBeVisible();
    await button(page, 'Log In').tap();
    const drawer = page.getByRole('dialog', { name: 'Sign In' });
    await expect(drawer.getByLabel('Email')).toHaveValue(account.email);
    await expect(drawer.getByLabel('Password', { exact: true })).toBeFocused();
    await page.keyboard.type(account.password);
    await page.keyboard.press('Enter');

    // Whether the account shall know of the milk is asked at the same moment.
    const kept = page.getByRole('status').filter({ hasText: 'Shakshuka is in My Recipes now.' });
    const question = page.getByRole('dialog', { name: 'Keep these needs in your account?' });
    await expect(kept).toBeVisible();
    const answers = ['Cancel', 'Confirm'].map((name) => question.getByRole('button', { name }));
    await expectNoOverlap(kept.locator('> div'), answers);
    await question.getByRole('button', { name: 'Confirm' }).tap();
    await expect(card.getByRole('button', { name: 'Saved', exact: true })).toBeDisabled();
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Shakshuka' })).toBeVisible();
  });
}

test('a card begins with what was checked and what can be done with it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openChat(page);
  await sendMessage(page, 'shakshuka');
  const card = page.getByRole('article', { name: 'Shakshuka' });
  for (const name of [
    'Check for an allergy',
    'Start cooking',
    'Save',
    'Share',
    'Copy recipe',
    'Print recipe',
  ]) {
    await expect(card.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
  }
  await card.getByRole('button', { name: 'Share', exact: true }).tap();
  await expect(page.getByRole('menuitem', { name: 'Copy Link' })).toBeVisible();
});
