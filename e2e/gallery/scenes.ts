/** The scenes of the screenshot gallery: every screen and state worth a picture, with the steps that lead to it. */
import { openChat } from '../testing/fixtures.ts';
import { ACCOUNT_SCENES } from './account-scenes.ts';
import { CHAT_SCENES } from './chat-scenes.ts';
import { COOK_SCENES } from './cook-scenes.ts';
import { MODEL_SCENES } from './model-scenes.ts';
import type { Scene, SceneContext } from './scene.ts';

export const SCENES: readonly Scene[] = [
  ...CHAT_SCENES,
  ...MODEL_SCENES,
  ...COOK_SCENES,
  {
    name: 'feedback',
    arrange: async ({ page }) => {
      await openChat(page);
      await page.getByRole('button', { name: 'What do you think?' }).click();
    },
  },
  ...ACCOUNT_SCENES,
  {
    name: 'shared',
    isServerPage: true,
    arrange: async ({ page, shareId }) => {
      await page.goto(`/shared/recipe/${shareId}`);
    },
  },
  {
    name: 'shared-missing',
    isServerPage: true,
    arrange: async ({ page }) => {
      await page.goto('/shared/recipe/nothing-here');
    },
  },
  ...[
    ['login', '/login'],
    ['signup', '/signup'],
    ['check-email', '/check-email'],
    ['confirm-email', '/confirm-email?token=none'],
    ['confirm-email-failed', '/confirm-email'],
    ['reset-password', '/reset-password?token=none'],
    ['terms', '/terms'],
    ['not-found', '/no-such-page'],
  ].map(([name = '', address = '']) => ({
    name,
    arrange: async ({ page }: SceneContext) => {
      await page.goto(address);
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
  })),
];
