/** The scenes of the screenshot gallery: every screen and state worth a picture, with the steps that lead to it. */
import type { Page } from '@playwright/test';
import { openChat, sendMessage } from '../testing/fixtures.ts';
import { COOK_SCENES } from './cook-scenes.ts';
import { MODEL_SCENES } from './model-scenes.ts';
import type { Scene, SceneContext } from './scene.ts';

const WISH = 'Shakshuka for four';
const LONG_WORDS =
  'I would like something warm, not too heavy, with the leeks and the half cabbage that are left, and no mushrooms because my sister cannot stand them, quick enough for a Tuesday and friendly to children. ';

async function typeOnly(page: Page, text: string): Promise<void> {
  await page.getByLabel('How may I help you?').fill(text);
}

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

/** Delays a reply as a slow network would, to show the state in between. */
async function delayReplies(page: Page): Promise<void> {
  await page.route('**/mp/api/meal-plan', () => {});
}

async function failReplies(page: Page): Promise<void> {
  await page.route('**/mp/api/meal-plan', (route) => route.abort());
}

async function send(page: Page, text: string): Promise<void> {
  await typeOnly(page, text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

async function openScene({ page }: SceneContext): Promise<void> {
  await openChat(page);
}

async function showCard({ page }: SceneContext): Promise<void> {
  await openChat(page);
  await sendMessage(page, WISH);
  await page.getByRole('article').last().scrollIntoViewIfNeeded();
}

async function holdConversation({ page }: SceneContext): Promise<void> {
  await openChat(page);
  await sendMessage(page, 'I am allergic to milk and nuts');
  await sendMessage(page, 'Something Italian for tonight?');
  await sendMessage(page, 'the second one');
  await sendMessage(page, 'how long does risotto keep?');
}

/** Of the person's own text sizes, the two that are not the medium of all other pictures. */
const TEXT_SIZES: readonly Scene[] = (['small', 'large'] as const).flatMap((chatTextSize) => [
  {
    name: `start-text-${chatTextSize}`,
    preferences: { chatTextSize },
    arrange: openScene,
  },
  { name: `card-text-${chatTextSize}`, preferences: { chatTextSize }, arrange: showCard },
  {
    name: `conversation-text-${chatTextSize}`,
    preferences: { chatTextSize },
    arrange: holdConversation,
  },
]);

export const SCENES: readonly Scene[] = [
  { name: 'start', arrange: openScene },
  {
    name: 'typing',
    arrange: async ({ page }) => {
      await openChat(page);
      await typeOnly(page, LONG_WORDS.repeat(3));
    },
  },
  { name: 'card', arrange: showCard },
  {
    name: 'card-evidence',
    preferences: { foodAllergies: ['soy'], dietaryRestrictions: ['Vegetarian'] },
    arrange: async ({ page }) => {
      await openChat(page);
      await sendMessage(page, 'minestrone');
      await page.getByRole('article').last().locator('summary').click();
      await page.getByRole('article').last().locator('details').scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'card-checked-anew',
    arrange: async (stage) => {
      await showCard(stage);
      await stage.page.getByRole('button', { name: 'Allergies and diet' }).click();
      await stage.page.getByRole('button', { name: 'eggs', exact: true }).click();
      await stage.page.getByRole('button', { name: 'Done' }).click();
      await stage.page
        .getByText(/^Contains eggs/)
        .first()
        .waitFor();
    },
  },
  {
    name: 'cleared',
    arrange: async (stage) => {
      await showCard(stage);
      await stage.page.getByRole('button', { name: 'Reset', exact: true }).click();
      await stage.page.getByRole('button', { name: 'Undo' }).waitFor();
    },
  },
  { name: 'conversation', arrange: holdConversation },
  ...TEXT_SIZES,
  ...MODEL_SCENES,
  ...COOK_SCENES,
  {
    name: 'thinking',
    arrange: async ({ page }) => {
      await openChat(page);
      await delayReplies(page);
      await send(page, WISH);
    },
  },
  {
    name: 'failed',
    arrange: async ({ page }) => {
      await openChat(page);
      await failReplies(page);
      await send(page, WISH);
    },
  },
  {
    name: 'right-to-left',
    arrange: async ({ page }) => {
      await openChat(page);
      await sendMessage(page, 'أريد حساء عدس دافئ بدون جزر');
    },
  },
  {
    name: 'offline',
    arrange: async ({ page }) => {
      await openChat(page);
      await page.context().setOffline(true);
    },
  },
  {
    name: 'needs',
    arrange: async ({ page }) => {
      await openChat(page);
      await page.getByRole('button', { name: 'Skip' }).click();
      await page
        .getByRole('button', { name: /allerg/i })
        .first()
        .click();
    },
  },
  {
    name: 'share-menu',
    arrange: async ({ page }) => {
      await openChat(page);
      await sendMessage(page, WISH);
      await page
        .getByRole('article')
        .last()
        .getByRole('button', { name: 'Share', exact: true })
        .click();
    },
  },
  {
    name: 'picture',
    arrange: async ({ page }) => {
      await openChat(page);
      await sendMessage(page, WISH);
      await page
        .getByRole('article')
        .last()
        .getByRole('button', { name: /picture|enlarge/i })
        .first()
        .click();
    },
  },
  {
    name: 'save-as-visitor',
    arrange: async ({ page }) => {
      await openChat(page);
      await sendMessage(page, WISH);
      await page
        .getByRole('article')
        .last()
        .getByRole('button', { name: 'Save', exact: true })
        .click();
    },
  },
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
    name: 'feedback',
    arrange: async ({ page }) => {
      await openChat(page);
      await page.getByRole('button', { name: 'What do you think?' }).click();
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
    name: 'saved-list',
    arrange: async (stage) => {
      await stage.signIn();
      await stage.page.goto('/saved-recipes');
      await stage.page.getByRole('article').first().waitFor();
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
