/** Plays scripted conversations in a browser and checks that each reply is stored, and that its card or words are shown. */
import type { Locator, Page } from '@playwright/test';
import { CONVERSATIONS } from '@saffron/server/testing/conversations';
import type { ShownReply } from '@saffron/server/testing/turn-faults';
import { expect, openChat, sendMessage, test } from './testing/fixtures.ts';

const GREETING = 'Hello, I am Saffron. What would you like to cook today?';

const readStoredMessages = (page: Page) =>
  page.evaluate(() => localStorage.getItem('chatMessages'));

/** Reads the reply as the page stores it, a moment after it is shown. */
async function answerTo(page: Page, words: string): Promise<ShownReply> {
  const before = await readStoredMessages(page);
  await sendMessage(page, words);
  const newest = async () => {
    const text = await readStoredMessages(page);
    return text === before ? undefined : JSON.parse(text ?? '[]').at(-1);
  };
  await expect.poll(newest).toMatchObject({ sender: 'Saffron' });
  const last = await newest();
  if (last.tag !== 'recipe') return { card: undefined, text: last.text };
  const card = typeof last.text === 'string' ? JSON.parse(last.text) : last.text;
  return { card, text: JSON.stringify(card) };
}

async function shown(page: Page, heard: ShownReply): Promise<Locator> {
  const place = heard.card
    ? page.getByRole('heading', { name: heard.card.recipeName, exact: true }).last()
    : page.getByText(heard.text.trim().slice(0, 12)).last();
  await expect(place).toBeVisible();
  return place;
}

/** What the chef says in all of them is tested over HTTP (`server/src/chat/conversations.test.ts`). */
const TYPED_CONVERSATIONS = CONVERSATIONS.filter(({ runsInBrowser }) => runsInBrowser);

for (const { name, preferences, turns } of TYPED_CONVERSATIONS) {
  test(name, async ({ page }) => {
    // A person who was greeted a minute ago: the chef's replies depend on the whole conversation.
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
    for (const turn of turns) {
      await shown(page, await answerTo(page, turn.say));
    }
  });
}
