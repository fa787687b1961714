/** Scenes of cook mode for the screenshot gallery: first and last step, several timers, the end, and timers over the chat. */
import type { Page } from '@playwright/test';
import { openChat, sendMessage } from '../testing/fixtures.ts';
import type { Scene } from './scene.ts';

const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click();

async function startCooking(page: Page): Promise<void> {
  await openChat(page);
  await sendMessage(page, 'Shakshuka');
  await press(page, 'Start cooking');
  await page.getByRole('dialog').waitFor();
}

async function moveOn(page: Page, steps: number): Promise<void> {
  for (let step = 0; step < steps; step += 1) await press(page, 'Next step');
}

/** Three timers, the last of them just started. */
async function startTimers(page: Page): Promise<void> {
  await press(page, 'Start timer: 10 minutes');
  await moveOn(page, 1);
  await press(page, 'Start timer: 1 minute');
  await moveOn(page, 1);
  await press(page, 'Start timer: 10 minutes');
}

export const COOK_SCENES: readonly Scene[] = [
  { name: 'cook-first', arrange: ({ page }) => startCooking(page) },
  {
    name: 'cook-last',
    arrange: async ({ page }) => {
      await startCooking(page);
      await moveOn(page, 3);
    },
  },
  {
    name: 'cook-timers',
    arrange: async ({ page }) => {
      await startCooking(page);
      await startTimers(page);
    },
  },
  {
    name: 'cook-ringing',
    arrange: async ({ page }) => {
      await page.clock.install();
      await startCooking(page);
      await startTimers(page);
      await page.clock.fastForward('01:30');
    },
  },
  {
    name: 'cook-ended',
    arrange: async ({ page }) => {
      await startCooking(page);
      await moveOn(page, 3);
      await press(page, 'Done');
      await page.getByRole('radio', { name: '4 stars' }).check({ force: true });
      await page.getByLabel('A note for the next time').fill('Less salt, and more parsley.');
    },
  },
  {
    name: 'cook-timers-chat',
    arrange: async ({ page }) => {
      await startCooking(page);
      await startTimers(page);
      await press(page, 'Leave');
    },
  },
];
