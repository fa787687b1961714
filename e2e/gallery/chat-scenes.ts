/** Scenes of the chat for the screenshot gallery: its start, typing, replies, cards and what opens from them. */
import type { Page } from '@playwright/test';
import { openChat, sendMessage } from '../testing/fixtures.ts';
import type { Scene, SceneContext } from './scene.ts';

const WISH = 'Shakshuka for four';
/** Of a small phone, or of a browser with many bars. */
const LOW_SCREEN = 560;
const LONG_WORDS =
  'I would like something warm, not too heavy, with the leeks and the half cabbage that are left, and no mushrooms because my sister cannot stand them, quick enough for a Tuesday and friendly to children. ';

async function typeOnly(page: Page, text: string): Promise<void> {
  await page.getByLabel('How may I help you?').fill(text);
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

/** Presses a button of the card, the first of that name. */
async function pressOnCard({ page }: SceneContext, name: string | RegExp): Promise<void> {
  await openChat(page);
  await sendMessage(page, WISH);
  const card = page.getByRole('article').last();
  await card.getByRole('button', { name, exact: true }).first().click();
}

async function showNutrition(stage: SceneContext): Promise<void> {
  await showCard(stage);
  await stage.page.getByRole('button', { name: 'Nutrition' }).scrollIntoViewIfNeeded();
}

async function holdConversation({ page }: SceneContext): Promise<void> {
  await openChat(page);
  await sendMessage(page, 'I am allergic to milk and nuts');
  await sendMessage(page, 'Any Italian ideas for tonight?');
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
export const CHAT_SCENES: readonly Scene[] = [
  { name: 'start', arrange: openScene },
  {
    name: 'start-needs',
    preferences: { foodAllergies: ['milk', 'peanuts'], dietaryRestrictions: ['Vegetarian'] },
    arrange: openScene,
  },
  {
    name: 'start-low',
    arrange: async ({ page }) => {
      await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: LOW_SCREEN });
      await openChat(page);
    },
  },
  {
    name: 'typing',
    arrange: async ({ page }) => {
      await openChat(page);
      await typeOnly(page, LONG_WORDS.repeat(3));
    },
  },
  { name: 'card', arrange: showCard },
  {
    name: 'tiles',
    arrange: async ({ page }) => {
      await openChat(page);
      await sendMessage(page, 'What can I cook with lentils?');
    },
  },
  { name: 'card-nutrition', arrange: showNutrition },
  {
    name: 'card-nutrition-open',
    arrange: async (stage) => {
      await showNutrition(stage);
      await stage.page.getByRole('button', { name: 'Nutrition' }).click();
      await stage.page.getByRole('table').waitFor();
      await stage.page.getByRole('table').scrollIntoViewIfNeeded();
    },
  },
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
      await stage.page.getByRole('button', { name: /^Bring back/ }).waitFor();
    },
  },
  { name: 'conversation', arrange: holdConversation },
  ...TEXT_SIZES,
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
    arrange: (stage) => pressOnCard(stage, 'Share'),
  },
  {
    name: 'picture',
    arrange: (stage) => pressOnCard(stage, /picture|enlarge/i),
  },
  {
    name: 'save-as-visitor',
    arrange: (stage) => pressOnCard(stage, 'Save'),
  },
];
