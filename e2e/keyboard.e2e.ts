/** Keyboard use and focus, screen reader announcements, reduced motion, page zoom of 200 % and forced colours. */
import type { Locator, Page } from '@playwright/test';
import { expect, openChat, sendMessage, test } from './testing/fixtures.ts';

const INPUT = 'How may I help you?';
const ENOUGH = 60;

/** Moves the focus there with the keyboard; every stop on the way must show its focus. */
async function tabTo(page: Page, goal: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let step = 0; step < ENOUGH; step += 1) {
    if (await goal.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
    expect(await isMarked(page), 'what has the focus is marked').toBe(true);
  }
  await expect(goal).toBeFocused();
}

/** An outline, or, for fields, a frame that changes around them. */
function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const here = document.activeElement;
    if (!here || here === document.body) return true;
    const { outlineStyle, outlineWidth } = getComputedStyle(here);
    const isField = here.matches('input, textarea, [role="combobox"]');
    return isField || (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0);
  });
}

test('from the first page to a card, to signing in, and back', async ({ page }) => {
  await openChat(page);
  await expect(page.getByLabel(INPUT)).toBeFocused();
  await page.keyboard.type('shakshuka');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /shakshuka/i })).toBeVisible();
  await expect(page.getByLabel(INPUT)).toBeFocused();
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await tabTo(page, save, 'Shift+Tab');
  await page.keyboard.press('Enter');
  const prompt = page.getByRole('dialog');
  await expect(prompt).toBeVisible();
  await tabTo(page, prompt.getByRole('button', { name: /log ?in|sign in/i }).first());
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Sign In' });
  await expect(drawer).toBeVisible();
  await expect(drawer.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(save).toBeFocused();
});

test('the share menu opens, is walked through, and gives the focus back', async ({ page }) => {
  await openChat(page);
  await sendMessage(page, 'shakshuka');
  const share = page.getByRole('button', { name: 'Share', exact: true });
  await tabTo(page, share, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Copy Link' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Share via Email' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(share).toBeFocused();
});

test('the drawer and the feedback give the focus back to their buttons', async ({ page }) => {
  await openChat(page);
  for (const name of ['Login / Sign Up', 'What do you think?']) {
    const button = page.getByRole('button', { name });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button).toBeFocused();
  }
});

test('a reply is announced at its beginning and its end, and joins the log once', async ({
  page,
}) => {
  await openChat(page);
  await expect(page.getByRole('log').getByRole('article')).toHaveCount(1);
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const status = document.querySelector('main [role="status"]')?.closest('main');
    const log = document.querySelector('[role="log"]');
    let told = '';
    new MutationObserver(() => {
      const text = status?.querySelector('p[role="status"]')?.textContent ?? '';
      if (text !== '' && text !== told) heard.push(text);
      told = text;
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      for (const node of added) {
        if (node instanceof Element && node.matches('article')) heard.push('a message');
      }
    }).observe(log as Node, { childList: true, subtree: true });
  });
  await sendMessage(page, 'What can you do?');
  await expect(page.getByRole('log').getByRole('article')).toHaveCount(3);
  const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  expect(heard.filter((one) => one === 'a message')).toHaveLength(2);
  expect(heard.filter((one) => one === 'Saffron is thinking...')).toHaveLength(1);
  expect(new Set(heard).size).toBe(3);
});

test('whoever wants less motion reads a greeting whole, typewriter or not', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const text = document.querySelector('main article')?.textContent ?? '';
      if (text !== '' && text !== seen.at(-1)) seen.push(text);
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
  await openChat(page);
  await expect(page.getByRole('log').getByRole('article')).toHaveCount(1);
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toHaveLength(1);
});

test('with the page at twice its size on a phone nothing is to be pushed sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 180, height: 370 });
  await openChat(page);
  await sendMessage(page, 'shakshuka');
  await expect(page.getByRole('heading', { name: /shakshuka/i })).toBeVisible();
  const isWide = () =>
    page.evaluate(() =>
      [document.documentElement, document.querySelector('[data-scroller]')].some(
        (box) => box !== null && box.scrollWidth > box.clientWidth,
      ),
    );
  expect(await isWide()).toBe(false);
  await page.getByLabel(INPUT).fill('a soup, '.repeat(10));
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeInViewport();
  expect(await isWide()).toBe(false);
});

test('in colours of the system every control keeps its outline', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openChat(page);
  const send = page.getByRole('button', { name: 'Send', exact: true });
  await tabTo(page, send);
  const chip = page
    .getByRole('list', { name: /suggest/i })
    .getByRole('button')
    .first();
  for (const control of [send, chip]) {
    const border = await control.evaluate((element) => {
      const style = getComputedStyle(element);
      return style.borderTopStyle !== 'none' && Number.parseFloat(style.borderTopWidth) > 0;
    });
    expect(border).toBe(true);
  }
});
