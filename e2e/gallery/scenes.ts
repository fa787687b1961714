/** Every screen and state worth looking at, each with the way there. */
import type { Page } from '@playwright/test';
import { openChat, say } from '../journey.ts';
import { MODEL_SCENES } from './model-scenes.ts';
import type { Scene, Stage } from './stage.ts';

const WISH = 'Shakshuka for four';
const LONG_WORDS =
  'I would like something warm, not too heavy, with the leeks and the half cabbage that are left, and no mushrooms because my sister cannot stand them, quick enough for a Tuesday and friendly to children. ';

async function typeOnly(page: Page, text: string): Promise<void> {
  await page.getByLabel('How may I help you?').fill(text);
}

async function settings(stage: Stage, category: string): Promise<void> {
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

/** Holds a reply back as a slow network would, so that what shows meanwhile can be seen. */
async function holdReplies(page: Page): Promise<void> {
  await page.route('**/mp/api/meal-plan', () => {});
}

async function failReplies(page: Page): Promise<void> {
  await page.route('**/mp/api/meal-plan', (route) => route.abort());
}

async function send(page: Page, text: string): Promise<void> {
  await typeOnly(page, text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

async function showCard({ page }: Stage): Promise<void> {
  await openChat(page);
  await say(page, WISH);
  await page.getByRole('article').last().scrollIntoViewIfNeeded();
}

async function converse({ page }: Stage): Promise<void> {
  await openChat(page);
  await say(page, 'I am allergic to milk and nuts');
  await say(page, 'Something Italian for tonight?');
  await say(page, 'the second one');
  await say(page, 'how long does risotto keep?');
}

/** Of the person's own text sizes, the two that are not the medium of all other pictures. */
const TEXT_SIZES: readonly Scene[] = (['small', 'large'] as const).flatMap((chatTextSize) => [
  {
    name: `start-text-${chatTextSize}`,
    preferences: { chatTextSize },
    go: ({ page }) => openChat(page),
  },
  { name: `card-text-${chatTextSize}`, preferences: { chatTextSize }, go: showCard },
  { name: `conversation-text-${chatTextSize}`, preferences: { chatTextSize }, go: converse },
]);

export const SCENES: readonly Scene[] = [
  { name: 'start', go: ({ page }) => openChat(page) },
  {
    name: 'typing',
    go: async ({ page }) => {
      await openChat(page);
      await typeOnly(page, LONG_WORDS.repeat(3));
    },
  },
  { name: 'card', go: showCard },
  {
    name: 'card-evidence',
    preferences: { foodAllergies: ['soy'], dietaryRestrictions: ['Vegetarian'] },
    go: async ({ page }) => {
      await openChat(page);
      await say(page, 'minestrone');
      await page.getByRole('article').last().locator('summary').click();
      await page.getByRole('article').last().locator('details').scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'card-checked-anew',
    go: async (stage) => {
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
    go: async (stage) => {
      await showCard(stage);
      await stage.page.getByRole('button', { name: 'Reset', exact: true }).click();
      await stage.page.getByRole('button', { name: 'Undo' }).waitFor();
    },
  },
  { name: 'conversation', go: converse },
  ...TEXT_SIZES,
  ...MODEL_SCENES,
  {
    name: 'thinking',
    go: async ({ page }) => {
      await openChat(page);
      await holdReplies(page);
      await send(page, WISH);
    },
  },
  {
    name: 'failed',
    go: async ({ page }) => {
      await openChat(page);
      await failReplies(page);
      await send(page, WISH);
    },
  },
  {
    name: 'right-to-left',
    go: async ({ page }) => {
      await openChat(page);
      await say(page, 'أريد حساء عدس دافئ بدون جزر');
    },
  },
  {
    name: 'offline',
    go: async ({ page }) => {
      await openChat(page);
      await page.context().setOffline(true);
    },
  },
  {
    name: 'needs',
    go: async ({ page }) => {
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
    go: async ({ page }) => {
      await openChat(page);
      await say(page, WISH);
      await page
        .getByRole('article')
        .last()
        .getByRole('button', { name: 'Share', exact: true })
        .click();
    },
  },
  {
    name: 'picture',
    go: async ({ page }) => {
      await openChat(page);
      await say(page, WISH);
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
    go: async ({ page }) => {
      await openChat(page);
      await say(page, WISH);
      await page
        .getByRole('article')
        .last()
        .getByRole('button', { name: 'Save', exact: true })
        .click();
    },
  },
  { name: 'drawer-sign-in', go: ({ page }) => drawer(page) },
  {
    name: 'drawer-sign-up',
    go: async ({ page }) => {
      await drawer(page);
      await page
        .getByRole('button', { name: /Sign Up/ })
        .last()
        .click();
    },
  },
  {
    name: 'drawer-reset',
    go: async ({ page }) => {
      await drawer(page);
      await page.getByRole('button', { name: /Forgot/ }).click();
    },
  },
  {
    name: 'feedback',
    go: async ({ page }) => {
      await openChat(page);
      await page.getByRole('button', { name: 'What do you think?' }).click();
    },
  },
  {
    name: 'menu',
    go: async (stage) => {
      await stage.signIn();
      await stage.page.getByRole('button', { name: /, account$/ }).click();
    },
  },
  {
    name: 'logout',
    go: async (stage) => {
      await stage.signIn();
      await stage.page.getByRole('button', { name: /, account$/ }).click();
      await stage.page.getByRole('menuitem', { name: 'Logout' }).click();
    },
  },
  { name: 'settings-profile', go: (stage) => settings(stage, 'Profile') },
  { name: 'settings-display', go: (stage) => settings(stage, 'Display') },
  { name: 'settings-preferences', go: (stage) => settings(stage, 'Preferences') },
  { name: 'settings-security', go: (stage) => settings(stage, 'Security') },
  {
    name: 'saved-list',
    go: async (stage) => {
      await stage.signIn();
      await stage.page.goto('/saved-recipes');
      await stage.page.getByRole('article').first().waitFor();
    },
  },
  {
    name: 'card-saved',
    go: async (stage) => {
      await stage.signIn();
      await say(stage.page, 'Minestrone');
      const card = stage.page.getByRole('article').last();
      await card.getByRole('button', { name: 'Save', exact: true }).click();
      const saved = card.getByRole('button', { name: 'Saved', exact: true });
      // Whoever was pictured before at another width has kept it already.
      const again = stage.page.getByRole('dialog').getByRole('button', { name: 'Confirm' });
      await saved.or(again).waitFor();
      if (await again.isVisible()) await again.click();
      await saved.waitFor();
    },
  },
  {
    name: 'saved-away',
    go: async (stage) => {
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
    go: async (stage) => {
      await stage.signIn('newcomer');
      await stage.page.goto('/saved-recipes');
      await stage.page.getByRole('heading', { name: 'Saved Recipes' }).waitFor();
    },
  },
  {
    name: 'saved-many',
    go: async (stage) => {
      await stage.signIn('collector');
      await stage.page.goto('/saved-recipes');
      await stage.page.getByRole('article').first().waitFor();
      await stage.page.getByLabel('Search your recipes').fill('rice');
    },
  },
  {
    name: 'saved-view',
    go: async (stage) => {
      await stage.signIn();
      await stage.page.goto('/saved-recipes');
      await stage.page.getByRole('button', { name: 'View' }).first().click();
    },
  },
  {
    name: 'shared',
    go: async ({ page, shareId }) => {
      await page.goto(`/shared/recipe/${shareId}`);
    },
  },
  {
    name: 'shared-missing',
    go: async ({ page }) => {
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
    go: async ({ page }: Stage) => {
      await page.goto(address);
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
  })),
];
