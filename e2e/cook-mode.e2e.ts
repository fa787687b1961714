/** Cook mode: a whole dish step by step, with timers that outlive a lost network and a reload, and a note at the end. */
import type { Page } from '@playwright/test';
import { openSignedInPage, registerAccount } from './testing/account.ts';
import { findViolations, WCAG_22_AA } from './testing/axe.ts';
import { expect, openChat, sendMessage, test } from './testing/fixtures.ts';
import { saveRecipes } from './testing/saved-recipes.ts';

const PHONE = { width: 390, height: 844 };
const STEW = {
  recipeId: 'stew-1',
  recipeName: 'Bean stew',
  introduction: 'Thick and warm.',
  ingredients: ['2 tbsp olive oil', '1 onion, chopped', '400 g tin white beans', 'Salt'],
  instructions: [
    'Warm the oil and soften the onion for 8 minutes.',
    'Add the beans and simmer for 1 hour 10 minutes.',
    'Season with salt.',
  ],
  servings: 2,
};

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const cookMode = (page: Page, dish: string) =>
  page.getByRole('dialog', { name: `Cooking ${dish}` });
const timers = (page: Page) => page.getByRole('region', { name: 'Timers' });
const timer = (page: Page, name: string) =>
  timers(page).getByRole('listitem').filter({ hasText: name });

async function openShakshuka(page: Page): Promise<void> {
  await openChat(page);
  await sendMessage(page, 'Shakshuka');
  await button(page, 'Start cooking').click();
  await expect(cookMode(page, 'Shakshuka')).toBeVisible();
}

async function openStew(page: Page, server: Parameters<typeof registerAccount>[0]): Promise<void> {
  const account = await registerAccount(server);
  await saveRecipes(server, account, [STEW]);
  await openSignedInPage(page, server, account, '/saved-recipes');
  await button(page, 'View').click();
  await button(page, 'Start cooking').click();
  await expect(cookMode(page, 'Bean stew')).toBeVisible();
}

test.describe('with the app kept for offline use', () => {
  test.use({ serviceWorkers: 'allow', viewport: PHONE });

  test('a whole dish is cooked with three timers, without a network and through a reload', async ({
    page,
    context,
    allowedConsoleErrors,
  }) => {
    allowedConsoleErrors.push(/ERR_INTERNET_DISCONNECTED|fetching the script/);
    await page.clock.install();
    await openShakshuka(page);
    const screen = cookMode(page, 'Shakshuka');
    await expect(screen.getByText('Step 1 of 4', { exact: true })).toBeVisible();
    await expect(screen.getByRole('list', { name: 'For this step' })).toContainText('olive oil');
    await button(page, 'Start timer: 10 minutes').click();
    await expect(timers(page).getByRole('listitem')).toHaveCount(1);
    await button(page, 'Next step').click();
    await expect(screen.getByText('Step 2 of 4', { exact: true })).toBeVisible();
    await expect(screen.getByRole('list', { name: 'For this step' })).toContainText('garlic');
    await button(page, 'Start timer: 1 minute').click();
    await button(page, 'Next step').click();
    await button(page, 'Start timer: 10 minutes').click();
    await expect(timers(page).getByRole('listitem')).toHaveCount(3);

    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await context.setOffline(true);
    await page.reload();
    await expect(screen.getByText('Step 3 of 4', { exact: true })).toBeVisible();
    await expect(screen.getByText('You are offline.')).toBeVisible();
    await expect(timers(page).getByRole('listitem')).toHaveCount(3);

    await page.clock.fastForward('01:00');
    const sizzle = timer(page, 'sizzle');
    await expect(sizzle).toContainText('Time is up');
    await expect(page.getByRole('alert')).toContainText('the time is up');
    await sizzle.getByRole('button', { name: 'Stop' }).click();
    await expect(timers(page).getByRole('listitem')).toHaveCount(2);
    // By the clock, not by ticks: the tab slept for five minutes.
    await page.clock.fastForward('05:00');
    await expect(timer(page, 'Simmer').getByRole('timer')).toHaveText(/^[34]:\d\d$/);

    await page.keyboard.press('ArrowRight');
    await expect(screen.getByText('Step 4 of 4', { exact: true })).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowRight');
    await button(page, 'Done').click();
    await expect(screen.getByRole('heading', { name: 'How was it?' })).toBeFocused();
    await screen.getByRole('radio', { name: '4 stars' }).check({ force: true });
    await screen.getByLabel('A note for the next time').fill('Less salt.');
    await button(page, 'Leave').click();
    await expect(screen).toBeHidden();
    // Over every screen.
    await expect(timers(page).getByRole('listitem')).toHaveCount(2);
    const card = page.getByRole('article', { name: 'Shakshuka' });
    await expect(card).toContainText('You gave it 4 of 5');
    await expect(card).toContainText('Less salt.');
    await page.clock.fastForward('10:00');
    for (const rest of [1, 0]) {
      await timers(page).getByRole('button', { name: 'Stop' }).first().click();
      await expect(timers(page).getByRole('listitem')).toHaveCount(rest);
    }
    await expect(timers(page)).toHaveCount(0);
  });
});

test('below running timers a menu of the card is in sight from its first entry to its last', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openShakshuka(page);
  for (const name of ['Start timer: 10 minutes', 'Next step', 'Start timer: 1 minute'])
    await button(page, name).click();
  await button(page, 'Leave').click();
  await expect(timers(page).getByRole('listitem')).toHaveCount(2);
  await button(page, 'Share').click();
  const entries = page.getByRole('menuitem');
  for (const entry of [entries.first(), entries.last()])
    await expect(entry).toBeInViewport({ ratio: 1 });
});

test('where a cook has left off is where the dish is taken up again', async ({ page, server }) => {
  await openStew(page, server);
  await button(page, 'Next step').click();
  await button(page, 'Leave').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Saved Recipes' })).toBeVisible();
  await button(page, 'View').click();
  await expect(button(page, 'Start cooking')).toHaveAccessibleDescription(
    'Goes on at step 2 of 3.',
  );
  await button(page, 'Start cooking').click();
  await expect(page.getByText('Step 2 of 3', { exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/saved-recipes$/);
});

test('a running timer leads back to its step, also after the dish was left', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openShakshuka(page);
  const screen = cookMode(page, 'Shakshuka');
  await button(page, 'Start timer: 10 minutes').click();
  await button(page, 'Next step').click();
  await button(page, 'Start timer: 1 minute').click();
  await button(page, 'Next step').click();
  const sizzle = button(page, 'Let the garlic sizzle');
  await expect(sizzle).toHaveAccessibleDescription('Back to step 2');
  await sizzle.click();
  await expect(screen.getByText('Step 2 of 4', { exact: true })).toBeVisible();
  await button(page, 'Leave').click();
  await expect(screen).toHaveCount(0);
  await page.reload();
  await button(page, 'Add the onion').click();
  await expect(screen.getByText('Step 1 of 4', { exact: true })).toBeVisible();
  await button(page, 'Leave').click();
  for (const rest of [1, 0]) {
    await timers(page).getByRole('button', { name: 'Stop' }).first().click();
    await expect(timers(page).getByRole('listitem')).toHaveCount(rest);
  }
  await page.reload();
  await expect(button(page, 'Send')).toBeVisible();
  await expect(screen).toHaveCount(0);
});

test('each step is said once to screen readers, and keys are enough', async ({ page, server }) => {
  await openStew(page, server);
  const screen = cookMode(page, 'Bean stew');
  await expect(screen).toBeFocused();
  await page.keyboard.press('ArrowRight');
  const said = screen.getByRole('status').filter({ hasText: 'Step 2 of 3. Add the beans' });
  await expect(said).toHaveCount(1);
  await expect(button(page, 'Start timer: 1 hour 10 minutes')).toBeVisible();
  await button(page, 'Start timer: 1 hour 10 minutes').press('Enter');
  await expect(timer(page, 'simmer').getByRole('timer')).toHaveText('1:10:00');
  await expect(screen.getByRole('status').first()).toHaveText(
    /^Timer started: .*1 hour 10 minutes/,
  );
  await page.keyboard.press('Escape');
  await expect(screen).toHaveCount(0);
});

test('a tap on the step goes on, and one on a time does not', async ({ page, server }) => {
  await openStew(page, server);
  const screen = cookMode(page, 'Bean stew');
  const time = button(page, 'Start timer: 8 minutes');
  // The second of two quick taps may fall beside it, as the bar of the timers has moved the step.
  await time.dblclick({ position: { x: 20, y: 8 } });
  await expect(timers(page).getByRole('listitem')).toHaveCount(1);
  await expect(screen.getByText('Step 1 of 3', { exact: true })).toBeVisible();
  const words = screen.getByText(/^Warm the oil and/);
  await expect(async () => {
    // As soon as a tap is one of its own.
    if (await words.isVisible()) await words.click({ position: { x: 5, y: 5 } });
    await expect(screen.getByText('Step 2 of 3', { exact: true })).toBeVisible({ timeout: 300 });
  }).toPass();
});

test('the end asks, says what is kept, stops the timers and offers to save', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openShakshuka(page);
  const screen = cookMode(page, 'Shakshuka');
  await button(page, 'Start timer: 10 minutes').click();
  for (let step = 1; step < 4; step += 1) await button(page, 'Next step').click();
  // The second tap finds nothing in the place of the first.
  const place = await button(page, 'Done').boundingBox();
  const [x, y] = [(place?.x ?? 0) + 20, (place?.y ?? 0) + 20];
  await page.mouse.click(x, y);
  await expect(screen.getByRole('heading', { name: 'How was it?' })).toBeFocused();
  await page.mouse.click(x, y);
  await expect(screen.getByRole('heading', { name: 'How was it?' })).toBeVisible();
  for (const name of ['Leave', 'Done', 'Save this recipe', 'Stop all timers'])
    await expect(button(page, name)).toBeInViewport({ ratio: 1 });
  await expect(screen).toContainText('kept on this device, also when you leave');
  await expect(screen).toContainText('A timer is still on.');
  await button(page, 'Stop all timers').click();
  await expect(timers(page)).toHaveCount(0);
  await screen.getByRole('radio', { name: '5 stars' }).check({ force: true });
  await button(page, 'Save this recipe').click();
  await expect(screen).toHaveCount(0);
  await expect(page.getByRole('dialog', { name: 'Keep this recipe' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('article', { name: 'Shakshuka' })).toContainText(
    'You gave it 5 of 5',
  );
});

test('whoever is signed in saves at the end, and is led to it', async ({ page, server }) => {
  const account = await registerAccount(server);
  await openSignedInPage(page, server, account, '/');
  await sendMessage(page, 'Shakshuka');
  await button(page, 'Start cooking').click();
  for (let step = 1; step < 4; step += 1) await button(page, 'Next step').click();
  await button(page, 'Done').click();
  await button(page, 'Save this recipe').click();
  const screen = cookMode(page, 'Shakshuka');
  await expect(screen.getByRole('button', { name: 'Saved', exact: true })).toBeDisabled();
  await expect(screen).toContainText('stay with this recipe');
  await button(page, 'Show me').click();
  await expect(page).toHaveURL(/saved-recipes$/);
  await expect(screen).toHaveCount(0);
  await expect(page.getByRole('article', { name: 'Shakshuka' })).toBeVisible();
});

test('timers keep to one row of one height, the one that rings in sight', async ({ page }) => {
  await page.clock.install();
  await page.setViewportSize({ width: 360, height: 740 });
  await openShakshuka(page);
  const height = async () => (await timers(page).boundingBox())?.height;
  await button(page, 'Start timer: 10 minutes').click();
  const one = await height();
  await button(page, 'Next step').click();
  await button(page, 'Start timer: 1 minute').click();
  await button(page, 'Next step').click();
  await button(page, 'Start timer: 10 minutes').click();
  await expect(timers(page).getByRole('listitem')).toHaveCount(3);
  await expect(timers(page).getByRole('listitem').last()).toBeInViewport({ ratio: 1 });
  expect(await height()).toBe(one);
  await page.clock.fastForward('10:00');
  await expect(timers(page).getByText('Time is up')).toHaveCount(3);
  expect(await height()).toBe(one);
  // Rung timers go when the cook leaves.
  await button(page, 'Leave').click();
  await expect(timers(page)).toHaveCount(0);
});

test('on a phone the ingredients of a step leave its words and its timer in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openChat(page);
  await sendMessage(page, 'chicken stir-fry with vegetables');
  await button(page, 'Start cooking').click();
  const next = button(page, 'Next step');
  while (await next.isVisible()) {
    for (const time of await page.getByRole('button', { name: /^Start timer:/ }).all())
      await expect(time).toBeInViewport({ ratio: 1 });
    await next.click();
  }
});

test('the page of a shared recipe leads to the stove', async ({ page }) => {
  const reply = await page.request.post('/mp/api/shared/shared-recipes', {
    data: { recipe: STEW },
  });
  await page.goto(new URL(((await reply.json()) as { url: string }).url).pathname);
  await button(page, 'Start cooking').click();
  await expect(cookMode(page, 'Bean stew')).toBeVisible();
  await button(page, 'Start timer: 8 minutes').click();
  await page.reload();
  await expect(page.getByText('Step 1 of 3', { exact: true })).toBeVisible();
  await expect(timers(page).getByRole('listitem')).toHaveCount(1);
});

for (const darkMode of [false, true]) {
  test(`nothing stands in a cook's way, ${darkMode ? 'dark' : 'light'}`, async ({
    page,
    server,
  }) => {
    await page.addInitScript(
      (dark) => localStorage.setItem('preferences', JSON.stringify({ darkMode: dark })),
      darkMode,
    );
    await openStew(page, server);
    await button(page, 'Start timer: 8 minutes').click();
    const tags = [...WCAG_22_AA, 'best-practice'];
    const clean = () => expect.poll(() => findViolations(page, { tags })).toEqual([]);
    await clean();
    for (const name of ['Next step', 'Next step', 'Done']) await button(page, name).click();
    await expect(page.getByRole('heading', { name: 'How was it?' })).toBeVisible();
    await clean();
    await button(page, 'Leave').click();
    await clean();
  });
}

for (const size of [PHONE, { width: 740, height: 360 }, { width: 360, height: 320 }]) {
  test(`nothing is cut off at ${size.width} by ${size.height}`, async ({ page, server }) => {
    await page.setViewportSize(size);
    await openStew(page, server);
    await button(page, 'Start timer: 8 minutes').click();
    for (const name of ['Next step', 'Previous step', 'Leave']) {
      await expect(button(page, name)).toBeInViewport({ ratio: 1 });
      const box = await button(page, name).boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
    }
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(size.width);
  });
}
