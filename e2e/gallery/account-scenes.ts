/** Scenes of an account for the screenshot gallery: signing in, the menu, settings and saved recipes. */
import type { Page } from '@playwright/test';
import { openChat, sendMessage } from '../testing/fixtures.ts';
import type { Scene, SceneContext } from './scene.ts';

async function settings(stage: SceneContext, category: string): Promise<void> {
  await stage.signIn();
  await stage.page.getByRole('button', { name: /, account$/ }).click();
  await stage.page.getByRole('menuitem', { name: 'Settings' }).click();
  await stage.page.getByRole('button', { name: category, exact: true }).click();
}

async function drawer(page: Page): Promise<void> {
  await openChat(page);
  await page.getByRole('button', { name: 'Login / Sign Up' }).click();
  await page.getByRole('dialog').waitFor();
}

export const ACCOUNT_SCENES: readonly Scene[] = [
  { name: 'drawer-sign-in', arrange: ({ page }) => drawer(page) },
  {
    name: 'drawer-sign-up',
    arrange: async ({ page }) => {
      await drawer(page);
      await page
        .getByRole('button', { name: /Sign Up/ })
        .last()
        .click();
    },
  },
  {
    name: 'drawer-reset',
    arrange: async ({ page }) => {
      await drawer(page);
      await page.getByRole('button', { name: /Forgot/ }).click();
    },
  },
  {
    name: 'menu',
    arrange: async (stage) => {
      await stage.signIn();
      await stage.page.getByRole('button', { name: /, account$/ }).click();
    },
  },
  {
    name: 'logout',
    arrange: async (stage) => {
      await stage.signIn();
      await stage.page.getByRole('button', { name: /, account$/ }).click();
      await stage.page.getByRole('menuitem', { name: 'Logout' }).click();
    },
  },
  { name: 'settings-profile', arrange: (stage) => settings(stage, 'Profile') },
  { name: 'settings-display', arrange: (stage) => settings(stage, 'Display') },
  { name: 'settings-preferences', arrange: (stage) => settings(stage, 'Preferences') },
  { name: 'settings-security', arrange: (stage) => settings(stage, 'Security') },
  {
    name: 'settings-keys',
    arrange: async (stage) => {
      await settings(stage, 'Security');
      await stage.page.getByRole('button', { name: 'Show API keys' }).click();
      await stage.page.getByLabel('Name of the program').fill('Kitchen display');
      await stage.page.getByRole('button', { name: 'Make a key' }).click();
      await stage.page.getByLabel('Your new key').waitFor();
      await stage.page.getByRole('button', { name: 'Make a key' }).scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'saved-list',
    arrange: async (stage) => {
      await stage.signIn();
      await stage.page.goto('/saved-recipes');
      await stage.page.getByRole('article').first().waitFor();
    },
  },
  {
    name: 'saved-not-for-me',
    arrange: async (stage) => {
      await stage.signIn('allergic');
      await stage.page.goto('/saved-recipes');
      await stage.page.getByText('Not for me').first().click();
    },
  },
  {
    name: 'card-saved',
    arrange: async (stage) => {
      await stage.signIn();
      await sendMessage(stage.page, 'Minestrone');
      const card = stage.page.getByRole('article').last();
      await card.getByRole('button', { name: 'Save', exact: true }).click();
      const saved = card.getByRole('button', { name: 'Saved', exact: true });
      // The same user may have saved it already, at another width.
      const again = stage.page.getByRole('dialog').getByRole('button', { name: 'Confirm' });
      await saved.or(again).waitFor();
      if (await again.isVisible()) await again.click();
      await saved.waitFor();
    },
  },
  {
    name: 'saved-away',
    arrange: async (stage) => {
      await stage.signIn();
      await stage.page.goto('/saved-recipes');
      await stage.page.getByRole('article').first().waitFor();
      await stage.page.route('**/mp/api/recipes/saved', (route) => route.abort());
      await stage.page.reload();
      await stage.page.getByText('as this browser last saw them').waitFor();
    },
  },
  {
    name: 'saved-empty',
    arrange: async (stage) => {
      await stage.signIn('newcomer');
      await stage.page.goto('/saved-recipes');
      await stage.page.getByRole('heading', { name: 'Saved Recipes' }).waitFor();
    },
  },
  {
    name: 'saved-many',
    arrange: async (stage) => {
      await stage.signIn('collector');
      await stage.page.goto('/saved-recipes');
      await stage.page.getByRole('article').first().waitFor();
      await stage.page.getByLabel('Search your recipes').fill('rice');
    },
  },
  {
    name: 'saved-view',
    arrange: async (stage) => {
      await stage.signIn();
      await stage.page.goto('/saved-recipes');
      await stage.page.getByRole('button', { name: 'View' }).first().click();
    },
  },
];
