/** Draws a sheet for readers who are to tell the twelve tones apart, three replies each under a letter, with its key. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { answer, type ConversationReply, type Turn } from '@saffron/kitchen/chef';
import { personaOf, TONES } from '@saffron/kitchen/chef/persona';
import type { Kitchen } from '@saffron/kitchen/kitchen';
import { openKitchen } from '@saffron/kitchen/open-kitchen';

export const SHEETS = join(import.meta.dirname, 'material', 'voices');
const VOICES = join(import.meta.dirname, '..', 'kitchen', 'language', 'en', 'voices');
const CHEF = 'television personality and chef ';
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Messages of one person, by the group they stand in: dish, change, talk. */
export function readSituations(name: string): string[][][] {
  return readFileSync(join(SHEETS, `${name}.txt`), 'utf8')
    .split(/^\[\w+\]$/m)
    .slice(1)
    .map((group) =>
      group
        .trim()
        .split('\n')
        .map((row) => row.split(' // ')),
    );
}

/** Names that nobody has, since a known one would say more than the replies. */
export function personaOfTone(tone: string): string {
  const names = [...ALPHABET].flatMap((one) =>
    [...ALPHABET].map((other) => `${CHEF}${one}${other}`),
  );
  return names.find((name) => personaOf(name).tone === tone) ?? 'a friendly cooking instructor';
}

interface Said {
  /** Of a card what is said beside it and the last word. */
  readonly text: string;
  /** Names of the sentences in it, "edits.swapped 2". */
  readonly names: readonly string[];
}

/** The last reply of a conversation, in which so little is said that the memo keeps all names. */
export function lastReply(kitchen: Kitchen, messages: readonly string[], persona: string): Said {
  const needs = { allergies: [], diets: [], units: 'international' as const, persona };
  let reply: ConversationReply | undefined;
  let text = '';
  let before = 0;
  const turns: Turn[] = [];
  for (const content of messages) {
    turns.push({ role: 'user', content });
    before = reply?.memo.said.length ?? 0;
    reply = answer(kitchen, turns, { ...needs, saidBefore: [], memo: reply?.memo });
    text =
      reply.kind === 'text'
        ? reply.text
        : `${reply.recipe.conversation_response} [recipe] ${reply.recipe.friendly_closing}`;
    turns.push({ role: 'assistant', content: text });
  }
  return { text, names: reply?.memo.said.slice(before) ?? [] };
}

/** A linear congruential generator: the same seed draws the same sheet. */
function drawer(seed: number): (count: number) => number {
  let state = seed;
  return (count) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
}

function shuffled<T>(items: readonly T[], draw: (count: number) => number): T[] {
  const left = [...items];
  return items.flatMap(() => left.splice(draw(left.length), 1));
}

/** What a tone is like, in a line: the first one of its file. */
function attitudes(): string[] {
  return readdirSync(VOICES).map((file) => {
    const [line = ''] = readFileSync(join(VOICES, file), 'utf8').split('\n', 1);
    return `- **${file.replace('.txt', '')}**: ${line.replace('# ', '')}`;
  });
}

function write(name: string, seed: number): void {
  const kitchen = openKitchen();
  const groups = readSituations(name);
  const draw = drawer(seed);
  const order = shuffled(TONES, draw);
  const sections = order.map((tone, at) => {
    const replies = groups.map((group) => {
      const messages = group[draw(group.length)] ?? [];
      const { text } = lastReply(kitchen, messages, personaOfTone(tone));
      return `- *${messages.join(' … ')}*: ${text.replaceAll(/\s*\n\s*/g, ' / ')}`;
    });
    return [`## ${ALPHABET[at]}`, ...replies].join('\n');
  });
  const intro = `# Who speaks? ${name}, seed ${seed}\n\nMatch each letter to one tone; each tone is used once.`;
  const text = [intro, attitudes().join('\n'), ...sections].join('\n\n');
  writeFileSync(join(SHEETS, `${name}-${seed}.md`), `${text}\n`);
  const key = order.map((tone, at) => `${ALPHABET[at]}\t${tone}`).join('\n');
  writeFileSync(join(SHEETS, `${name}-${seed}.tsv`), `letter\ttone\n${key}\n`);
}

// node bench/voice-sheet.ts situations-fresh 7
const [name, seed] = process.argv.slice(2);
if (import.meta.main && name && seed) write(name, Number(seed));
