/** The chat on a phone: nothing jumps, nothing is covered or cut off, and cards are checked again when allergies change. */
import type { Page } from '@playwright/test';
import { expect, openChat, sendMessage, test, WITH_MOTION } from './testing/fixtures.ts';

test.use({ ...WITH_MOTION, isMobile: true, hasTouch: true, viewport: { width: 360, height: 740 } });

const input = (page: Page) => page.getByLabel('How may I help you?');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const needs = (page: Page) => page.getByRole('button', { name: /^Change allergies and diet/ });
const scroller = (page: Page) => page.locator('[data-scroller]');
const place = (page: Page) => scroller(page).evaluate((box) => box.scrollTop);

async function chooseNeeds(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) await button(page, name).tap();
  await button(page, 'Done').tap();
}

async function readToTheEnd(page: Page): Promise<void> {
  await scroller(page).evaluate((box) => box.scrollTo(0, box.scrollHeight));
  await expect(page.getByRole('button', { name: /newest/i })).toBeHidden();
}

test('a need that is named after a card was made has the card checked for it', async ({ page }) => {
  await openChat(page);
  await chooseNeeds(page, 'milk');
  await sendMessage(page, 'shakshuka');
  const card = page.getByRole('article', { name: 'Shakshuka' });
  await readToTheEnd(page);
  await expect(card.getByRole('group').filter({ has: page.locator('summary') })).toContainText(
    /^No milk found/,
  );
  await needs(page).tap();
  await chooseNeeds(page, 'eggs');
  await expect(card.getByRole('group').filter({ has: page.locator('summary') })).toContainText(
    /^Contains eggs/,
  );
  await page.reload();
  await expect(card.getByText(/^Contains eggs/)).toBeVisible();
});

test('a card whose new check cannot be reached says so', async ({ page, allowedConsoleErrors }) => {
  allowedConsoleErrors.push(/503/);
  await page.route('**/mp/api/kitchen/check', (route) => route.fulfill({ status: 503 }));
  await openChat(page);
  await chooseNeeds(page, 'milk');
  await sendMessage(page, 'shakshuka');
  await readToTheEnd(page);
  await needs(page).tap();
  await chooseNeeds(page, 'eggs');
  const card = page.getByRole('article', { name: 'Shakshuka' });
  await expect(card.getByRole('group').filter({ has: page.locator('summary') })).toContainText(
    'Checked before you added eggs. We could',
  );
  await page.unroute('**/mp/api/kitchen/check');
  await card.getByRole('button', { name: 'Check again' }).tap();
  await expect(card.getByRole('group').filter({ has: page.locator('summary') })).toContainText(
    /^Contains eggs/,
  );
});

test('sending lets go of the box, and with it of the keyboard over the answer', async ({
  page,
}) => {
  await openChat(page);
  await input(page).tap();
  await page.keyboard.type('shakshuka');
  await button(page, 'Send').tap();
  await expect(input(page)).not.toBeFocused();
});

test('the choice of needs keeps the place at the end of a recipe', async ({ page }) => {
  await openChat(page);
  await chooseNeeds(page, 'milk');
  await sendMessage(page, 'shakshuka');
  await readToTheEnd(page);
  const before = await place(page);
  await needs(page).tap();
  await expect(button(page, 'eggs')).toBeVisible();
  await expect.poll(() => place(page)).toBeGreaterThanOrEqual(before);
  await button(page, 'Done').tap();
  await expect(needs(page)).toBeVisible();
  await expect.poll(() => place(page)).toBe(before);
});

test('what was asked stays in sight above a card', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openChat(page);
  await sendMessage(page, 'shakshuka');
  await expect(page.getByRole('button', { name: /newest/i })).toBeVisible();
  await expect(page.getByText('shakshuka', { exact: true })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('heading', { name: 'Shakshuka' })).toBeInViewport({ ratio: 1 });
});

test('four needs leave the pencil in sight', async ({ page }) => {
  await openChat(page);
  await button(page, 'Diet').tap();
  await chooseNeeds(page, 'peanuts', 'shellfish', 'eggs', 'Vegetarian');
  await sendMessage(page, 'a curry');
  const pencil = await needs(page).locator('svg').boundingBox();
  const jump = await page.getByRole('button', { name: /newest/i }).boundingBox();
  expect((pencil?.x ?? 360) + (pencil?.width ?? 0)).toBeLessThanOrEqual(jump?.x ?? 0);
});

test('on a small phone the diets come into sight', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openChat(page);
  await button(page, 'Diet').tap();
  await expect(button(page, 'Paleo')).toBeInViewport({ ratio: 1 });
  const [chip, box] = [
    await button(page, 'Paleo').boundingBox(),
    await scroller(page).boundingBox(),
  ];
  expect((chip?.y ?? 640) + (chip?.height ?? 0)).toBeLessThan((box?.y ?? 0) + (box?.height ?? 0));
});

test('while the greeting is typed, what stands below it keeps its place', async ({ page }) => {
  await page.addInitScript(() => {
    const seen: number[] = [];
    Object.assign(globalThis, { seen });
    const look = () => {
      const chip = [...document.querySelectorAll('button')].find((one) => one.innerText === 'milk');
      const top = chip ? Math.round(chip.getBoundingClientRect().top) : undefined;
      const isGreeted = (document.querySelector('[data-row]')?.textContent ?? '') !== '';
      if (top !== undefined && isGreeted && seen.at(-1) !== top) seen.push(top);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.route('**/mp/api/chat/greeting', (route) =>
    route.fulfill({
      json: { greeting: 'Hello and welcome to a kitchen of many words. '.repeat(5) },
    }),
  );
  await openChat(page);
  await expect(page.getByRole('log')).toContainText(/(many words\. ?){1}$/);
  const places = await page.evaluate(() => (globalThis as unknown as { seen: number[] }).seen);
  expect(places).toHaveLength(1);
});

test('a phone on its side keeps its room for the words; the foot line is a push away', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await openChat(page);
  await chooseNeeds(page, 'milk');
  await sendMessage(page, 'shakshuka');
  const room = await scroller(page).boundingBox();
  expect(room?.height).toBeGreaterThanOrEqual(220);
  const footer = page.getByRole('contentinfo');
  await expect(footer).not.toBeInViewport();
  await page.getByRole('button', { name: 'What do you think?' }).scrollIntoViewIfNeeded();
  await expect(footer).toBeInViewport({ ratio: 0.9 });
});
