/** Conversations for the web benchmarks: as our chat keeps them, and as the text nodes of a bare page. */
import type { BrowserContext } from '@playwright/test';
import type { RunningServer } from '../e2e/server.ts';

export interface KeptMessage {
  readonly id: string;
  readonly sender: 'You' | 'Saffron';
  readonly typed: true;
  readonly text: string | Readonly<Record<string, unknown>>;
  readonly tag?: 'recipe';
  readonly safety?: unknown;
}

const WISHES = [
  'Something warm for a cold evening, quick enough for a Tuesday?',
  'Do you have anything with the half cabbage that is left?',
  'And without mushrooms, please: my sister cannot stand them.',
];
const REPLIES = [
  'How about one of these?\n\n1. **Lentil soup** - 40 minutes\n2. **Cabbage and potato bake** - 55 minutes\n3. **Leek omelette** - 15 minutes\n\nSay a number, or tell me more.',
  'Cabbage keeps well: wrap it, put it in the coldest part of the fridge, and it will be good for *two weeks* or longer.',
  'Of course. Leave them out and add a spoonful of miso at the end, it brings the same depth.',
];
/** One message in so many is a card. */
const CARD_EVERY = 10;

/** One whole reply of the house chef, cards being what weighs in a conversation. */
export async function askOnce(
  server: RunningServer,
): Promise<Pick<KeptMessage, 'text' | 'safety'>> {
  const reply = await fetch(`${server.url}/mp/api/meal-plan`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ messages: [{ role: 'user', content: 'shakshuka' }] }),
  });
  if (!reply.ok) throw new Error(`the chef answered ${reply.status}: ${await reply.text()}`);
  const { reply: text, safety } = (await reply.json()) as { reply: object; safety: unknown };
  return { text: text as KeptMessage['text'], safety };
}

export function conversation(
  count: number,
  card: Pick<KeptMessage, 'text' | 'safety'>,
): KeptMessage[] {
  return Array.from({ length: count }, (_, index) => {
    const said = { id: `m${index}`, typed: true } as const;
    const turn = Math.floor(index / 2) % WISHES.length;
    if (index % 2 === 0) return { ...said, sender: 'You', text: WISHES[turn] ?? '' };
    if (index % CARD_EVERY === CARD_EVERY - 1)
      return { ...said, ...card, sender: 'Saffron', tag: 'recipe' };
    return { ...said, sender: 'Saffron', text: REPLIES[turn] ?? '' };
  });
}

/** The next page of this context finds the conversation as if it had been held here. */
export async function keepIn(
  context: BrowserContext,
  messages: readonly KeptMessage[],
  settings: object = {},
): Promise<void> {
  await context.addInitScript(
    ([kept, preferences]) => {
      if (localStorage.getItem('chatMessages') !== null) return;
      localStorage.setItem('chatMessages', kept);
      localStorage.setItem('t_active', String(Date.now()));
      localStorage.setItem('preferences', preferences);
    },
    [JSON.stringify(messages), JSON.stringify(settings)] as const,
  );
}

/** The same messages as text nodes, with a plain text area under them. */
export function barePage(messages: readonly KeptMessage[], script = ''): string {
  const rows = messages
    .map(({ text }) => (typeof text === 'string' ? text : wordsOf(text)))
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

function wordsOf(recipe: object): string {
  return Object.values(recipe)
    .flat()
    .filter((part) => typeof part === 'string')
    .join('\n');
}
