/** The chat on small phones and in landscape: scroll position is kept and every control is reachable. */
import type { Locator, Page } from '@playwright/test';
import { expect, openChat, sendMessage, test, WITH_MOTION } from './testing/fixtures.ts';

const PORTRAIT = { width: 390, height: 844 };
const LANDSCAPE = { width: 844, height: 390 };
test.use({ ...WITH_MOTION, isMobile: true, hasTouch: true, viewport: PORTRAIT });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const scroller = (page: Page) => page.locator('[data-scroller]');

/** Sixty messages, every other one a card, each line of them to be told apart. */
function longConversation() {
  return Array.from({ length: 60 }, (_, at) =>
    at % 2 === 0
      ? { sender: 'You', text: `Question ${at}`, typed: true }
      : {
          ...{ sender: 'Saffron', tag: 'recipe', typed: true },
          text: {
            ...{ recipeId: `r${at}`, recipeName: `Dish ${at}`, introduction: 'Very good.' },
            ingredients: Array.from({ length: 6 }, (_, line) => `${line + 1} eggs of dish ${at}`),
            instructions: Array.from(
              { length: 6 },
              (_, step) =>
                `Step ${step} of dish ${at}. ${'Stir it well and wait a while. '.repeat(6)}`,
            ),
            tips: [],
            friendly_closing: 'Enjoy!',
          },
        },
  );
}

async function openLong(page: Page): Promise<void> {
  await page.addInitScript((messages) => {
    localStorage.setItem('chatMessages', JSON.stringify(messages));
    localStorage.setItem('t_active', String(Date.now()));
  }, longConversation());
  await openChat(page);
  await expect(page.getByText('Step 5 of dish 59.')).toBeAttached();
}

/** How far below the header, which lies on the conversation, it begins. */
async function below(page: Page, what: Locator): Promise<number> {
  const [line, box] = [await what.boundingBox(), await scroller(page).boundingBox()];
  const header = await scroller(page).evaluate((one) =>
    Number.parseFloat(getComputedStyle(one).scrollPaddingTop),
  );
  return (line?.y ?? Number.NaN) - (box?.y ?? Number.NaN) - header;
}

async function scrollTo(what: Locator): Promise<void> {
  await what.evaluate(async (line) => {
    const box = line.closest('[data-scroller]') as HTMLElement;
    const rested = new Promise((rest) => box.addEventListener('scrollend', rest, { once: true }));
    line.scrollIntoView({ block: 'start' });
    box.scrollBy(0, -4);
    await rested;
  });
}

for (const dish of [9, 43, 59]) {
  test(`who reads a step of dish ${dish} still reads it when the phone is turned, and turned back`, async ({
    page,
  }) => {
    await openLong(page);
    const step = page.getByText(`Step 2 of dish ${dish}.`);
    await scrollTo(page.getByText(`Question ${dish - 1}`, { exact: true }));
    await scrollTo(step);
    const before = await below(page, step);
    expect(before).toBeGreaterThanOrEqual(0);
    expect(before).toBeLessThan(60);
    for (const size of [LANDSCAPE, PORTRAIT, LANDSCAPE, PORTRAIT]) {
      await page.setViewportSize(size);
      await expect.poll(() => below(page, step)).toBeGreaterThanOrEqual(-20);
      await expect.poll(() => below(page, step)).toBeLessThan(60);
    }
    expect(Math.abs((await below(page, step)) - before)).toBeLessThan(4);
  });
}

test('who is at the end stays at the end when the phone is turned', async ({ page }) => {
  await openLong(page);
  const distance = () =>
    scroller(page).evaluate((box) => box.scrollHeight - box.scrollTop - box.clientHeight);
  await expect(async () => {
    await scroller(page).evaluate((box) => box.scrollTo(0, box.scrollHeight));
    // Not overtaken by what is still being laid out.
    await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => setTimeout(seen))));
    expect(await distance()).toBeLessThan(2);
  }).toPass();
  for (const size of [LANDSCAPE, PORTRAIT]) {
    await page.setViewportSize(size);
    await expect.poll(distance).toBeLessThan(2);
    await expect(page.getByText('Enjoy!').last()).toBeInViewport();
  }
});

for (const [size, room] of [
  [LANDSCAPE, 270],
  [{ width: 740, height: 360 }, 240],
] as const) {
  test(`${size.width} by ${size.height} there are ${room} pixels to read in, and all is in reach`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await openChat(page);
    await button(page, 'milk').tap();
    await button(page, 'Done').tap();
    await sendMessage(page, 'shakshuka');
    expect((await scroller(page).boundingBox())?.height).toBeGreaterThanOrEqual(room);
    for (const name of ['Login / Sign Up', 'Reset', 'Send'])
      await expect(button(page, name)).toBeInViewport({ ratio: 1 });
    await button(page, 'Make it vegan').tap();
    await expect(page.getByText('Make it vegan', { exact: true }).first()).toBeVisible();
  });
}

for (const width of [360, 390]) {
  test(`at ${width} the last thing to say can be pushed clear of the way to the newest`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 640 });
    await openChat(page);
    await button(page, 'milk').tap();
    await button(page, 'Done').tap();
    await sendMessage(page, 'shakshuka');
    const jump = button(page, 'Jump to newest');
    await expect(jump).toBeVisible();
    const list = page.getByRole('list', { name: 'Ask next' });
    const last = list.getByRole('button').last();
    await list.evaluate((one) => one.parentElement?.scrollTo(10_000, 0));
    const [chip, arrow] = [await last.boundingBox(), await jump.boundingBox()];
    expect((chip?.x ?? width) + (chip?.width ?? 0)).toBeLessThanOrEqual(arrow?.x ?? 0);
    const words = String(await last.textContent());
    await last.tap();
    await expect(page.getByRole('log').getByText(words, { exact: true })).toBeVisible();
  });
}

test('a choice is a row of its own for each dish, to be tapped anywhere, and later too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openChat(page);
  await sendMessage(page, 'something with lentils');
  const tiles = page.getByRole('log').getByRole('listitem').getByRole('button');
  await expect(tiles).toHaveCount(3);
  const boxes = await Promise.all((await tiles.all()).map((one) => one.boundingBox()));
  for (const [at, box] of boxes.entries()) {
    expect(box?.height).toBeGreaterThanOrEqual(88);
    const next = boxes[at + 1];
    if (next) expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(next.y);
  }
  const [first = '', second = ''] = await Promise.all(
    [0, 1].map(async (at) => (await tiles.nth(at).innerText()).split('\n')[0]),
  );
  await expect(tiles.nth(1).locator('img')).toHaveJSProperty('complete', true);
  // No chip says the same.
  await expect(page.getByRole('list', { name: 'Ask next' }).getByText(first)).toHaveCount(0);
  // On the drawing.
  await tiles.nth(1).tap({ position: { x: 20, y: 40 } });
  await expect(page.getByRole('heading', { name: second })).toBeVisible();
  // Another one of them, later.
  await page.reload();
  await page.getByRole('button', { name: first }).first().tap();
  await expect(page.getByRole('heading', { name: first })).toBeVisible();
});

test('after Reset the way back stands in sight and lies over nothing', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openChat(page);
  await sendMessage(page, 'shakshuka');
  await button(page, 'Reset').tap();
  await expect(page.getByText('The conversation was cleared.')).toBeInViewport({ ratio: 1 });
  await expect(button(page, 'Bring back the last conversation')).toBeInViewport({ ratio: 1 });
  await button(page, 'Bring back the last conversation').tap();
  await expect(page.getByRole('heading', { name: 'Shakshuka' })).toBeVisible();
});

test('a long message leaves Send in reach above the keyboard, and something to read', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 340 });
  await openChat(page);
  await sendMessage(page, 'shakshuka');
  const input = page.getByLabel('How may I help you?');
  await input.tap();
  await input.fill('An aubergine, a lemon and a tin of chickpeas. '.repeat(20));
  await expect(button(page, 'Send')).toBeInViewport({ ratio: 1 });
  expect((await scroller(page).boundingBox())?.height).toBeGreaterThan(72);
});
