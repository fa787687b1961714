/** Creates long conversations for web benchmarks, as our chat stores them and as plain text nodes. */
import type { BrowserContext } from '@playwright/test';
import type { RunningServer } from '../e2e/testing/server.ts';

export interface StoredMessage {
  readonly id: string;
  readonly sender: 'You' | 'Saffron';
  readonly typed: true;
  readonly text: string | Readonly<Record<string, unknown>>;
  readonly tag?: 'recipe';
  readonly safety?: unknown;
}

const PROMPTS = [
  'Something warm for a cold evening, quick enough for a Tuesday?',
  'Do you have anything with the half cabbage that is left?',
  'And without mushrooms, please: my sister cannot stand them.',
];
const REPLIES = [
  'How about one of these?\n\n1. **Lentil soup** - 40 minutes\n2. **Cabbage and potato bake** - 55 minutes\n3. **Leek omelette** - 15 minutes\n\nSay a number, or tell me more.',
  'Cabbage keeps well: wrap it, put it in the coldest part of the fridge, and it will be good for *two weeks* or longer.',
  'Of course. Leave them out and add a spoonful of miso at the end, it brings the same depth.',
];
/** Every tenth message is a card. */
const CARD_EVERY = 10;

/** Fetches a recipe card from the house chef, since cards are the heaviest part of a conversation. */
export async function fetchReply(
  server: RunningServer,
): Promise<Pick<StoredMessage, 'text' | 'safety'>> {
  const reply = await fetch(`${server.url}/mp/api/meal-plan`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ messages: [{ role: 'user', content: 'shakshuka' }] }),
  });
  if (!reply.ok) throw new Error(`the chef answered ${reply.status}: ${await reply.text()}`);
  const { reply: text, safety } = (await reply.json()) as { reply: object; safety: unknown };
  return { text: text as StoredMessage['text'], safety };
}

export function createConversation(
  count: number,
  card: Pick<StoredMessage, 'text' | 'safety'>,
): StoredMessage[] {
  return Array.from({ length: count }, (_, index) => {
    const message = { id: `m${index}`, typed: true } as const;
    const turn = Math.floor(index / 2) % PROMPTS.length;
    if (index % 2 === 0) return { ...message, sender: 'You', text: PROMPTS[turn] ?? '' };
    if (index % CARD_EVERY === CARD_EVERY - 1)
      return { ...message, ...card, sender: 'Saffron', tag: 'recipe' };
    return { ...message, sender: 'Saffron', text: REPLIES[turn] ?? '' };
  });
}

/** Stores a conversation, so that the next page of this context opens with it. */
export async function storeConversation(
  context: BrowserContext,
  messages: readonly StoredMessage[],
  settings: object = {},
): Promise<void> {
  await context.addInitScript(
    ([conversation, preferences]) => {
      if (localStorage.getItem('chatMessages') !== null) return;
      localStorage.setItem('chatMessages', conversation);
      localStorage.setItem('t_active', String(Date.now()));
      localStorage.setItem('preferences', preferences);
    },
    [JSON.stringify(messages), JSON.stringify(settings)] as const,
  );
}

/** The same messages as text nodes, with a plain text area under them. */
export function createBaselinePage(messages: readonly StoredMessage[], script = ''): string {
  const rows = messages
    .map(({ text }) => (typeof text === 'string' ? text : recipeText(text)))
    .map(
      (text) =>
        `<div data-row>${text.replace(/[&<]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</div>`,
    );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>bare</title>
<style>body{margin:0;height:100dvh;display:flex;flex-direction:column;font:1rem Arial}main{flex:1;overflow-y:auto}
[data-row]{white-space:pre-wrap;padding:12px}</style>
<main data-scroller>${rows.join('')}</main>
<textarea aria-label="How may I help you?"></textarea>${script}`;
}

function recipeText(recipe: object): string {
  return Object.values(recipe)
    .flat()
    .filter((part) => typeof part === 'string')
    .join('\n');
}
