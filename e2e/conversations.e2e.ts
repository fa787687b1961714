/** Whole conversations, typed in a browser, read from beginning to end. */
import type { Locator, Page } from '@playwright/test';
import { CONVERSATIONS, type ConversationTurn } from './conversations.ts';
import { expect, openChat, say, test } from './journey.ts';

const GREETING = 'Hello, I am Saffron. What would you like to cook today?';

interface StoredRecipe {
  recipeName: string;
  ingredients: string[];
  instructions: string[];
  servings?: number;
  minutes?: number;
}

interface Heard {
  card: StoredRecipe | undefined;
  words: string;
}

const keptHere = (page: Page) => page.evaluate(() => localStorage.getItem('chatMessages'));

/** What was answered, as the page keeps it: a moment after it is shown. */
async function answerTo(page: Page, words: string): Promise<Heard> {
  const before = await keptHere(page);
  await say(page, words);
  const newest = async () => {
    const text = await keptHere(page);
    return text === before ? undefined : JSON.parse(text ?? '[]').at(-1);
  };
  await expect.poll(newest).toMatchObject({ sender: 'Saffron' });
  const last = await newest();
  if (last.tag !== 'recipe') return { card: undefined, words: last.text };
  const card = typeof last.text === 'string' ? JSON.parse(last.text) : last.text;
  return { card, words: JSON.stringify(card) };
}

function expectCard(turn: ConversationTurn, card: StoredRecipe, before: string | undefined): void {
  const listed = [...card.ingredients, ...card.instructions].join('\n');
  if (turn.title) expect(card.recipeName).toMatch(turn.title);
  if (turn.servings) expect(card.servings).toBe(turn.servings);
  if (turn.maxMinutes) expect(card.minutes).toBeLessThanOrEqual(turn.maxMinutes);
  if (turn.dish === 'new') expect(card.recipeName).not.toBe(before);
  if (turn.dish === 'same') expect(card.recipeName).toBe(before);
  for (const word of turn.lacks ?? []) expect(listed).not.toMatch(word);
}

function expectHeard(turn: ConversationTurn, heard: Heard, before: string | undefined): void {
  if (turn.card !== undefined)
    expect(heard.card !== undefined, `a card for "${turn.say}"? ${heard.words}`).toBe(turn.card);
  if (heard.card) expectCard(turn, heard.card, before);
  for (const word of turn.has ?? []) expect(heard.words).toMatch(word);
  expect(heard.words).not.toMatch(/\bundefined\b|\bNaN\b|\[object/);
  expect(heard.words.trim()).not.toBe('');
}

async function shown(page: Page, heard: Heard): Promise<Locator> {
  const place = heard.card
    ? page.getByRole('heading', { name: heard.card.recipeName, exact: true }).last()
    : page.getByText(heard.words.trim().slice(0, 12)).last();
  await expect(place).toBeVisible();
  return place;
}

for (const { name, preferences, turns } of CONVERSATIONS) {
  test(name, async ({ page }) => {
    // Somebody who was greeted a minute ago: what the chef says depends on the whole conversation.
    await page.addInitScript(
      ({ stored, greeted }) => {
        localStorage.setItem('preferences', JSON.stringify(stored));
        if (localStorage.getItem('chatMessages')) return;
        localStorage.setItem('chatMessages', JSON.stringify([greeted]));
        localStorage.setItem('t_active', String(Date.now()));
      },
      {
        stored: { typewriterEffect: false, ...preferences },
        greeted: { sender: 'Saffron', text: GREETING, typed: true },
      },
    );
    await openChat(page);
    let before: string | undefined;
    for (const turn of turns) {
      const heard = await answerTo(page, turn.say);
      expectHeard(turn, heard, before);
      if (heard.card) {
        await shown(page, heard);
        before = heard.card.recipeName;
      }
    }
  });
}
