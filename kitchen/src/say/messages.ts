/** Parses the chef's sentences from text files: messages by name, each in several variants with slots; adds the wordings of one tone. */

import { slotsIn } from './fill-slots.ts';
import { turnsOf } from './turns.ts';

export interface Variant {
  readonly text: string;
  /** Tones of personas that speak so; empty where every persona may. */
  readonly tones: readonly string[];
  /** Said as it stands, whoever says it: in danger, of allergies, in grief, and where nothing was understood. */
  readonly isPlain: boolean;
  /** Names of its slots. */
  readonly slots: readonly string[];
  /** What it opens and closes with, by short names. */
  readonly turns: readonly string[];
}

/** Variants by the message's name, with its file before it: "edits.swapped". */
export type Messages = ReadonlyMap<string, readonly Variant[]>;

/**
 * Reads one file: a message's name on a line of its own, and beneath it, indented, one variant a line;
 * `[jolly]` before a variant keeps it to personas of that tone. `(plainly)` behind a name: no tone changes a word of it.
 * @throws Error that names the line which cannot be read
 */
export function readMessages(file: string, content: string): Map<string, Variant[]> {
  return readVariants(file, content, (row) => `${file}.${row}`);
}

/**
 * The same with what one tone says in the place of others: messages by their whole names, "answers.bye". Its `words`
 * are turns of phrase that it has for those of every other tone: "Shall I -> Want me to".
 * @throws Error if it has a message that nobody else has, or one that is said plainly
 */
export function withVoice(all: Messages, tone: string, content: string): Messages {
  const own = readVariants(`voices/${tone}`, content, (row) => (row === 'words' ? WORDS : row));
  const united = new Map(all);
  for (const [name, variants] of own) {
    const known = united.get(name) ?? [];
    if (known.length === 0 && name !== WORDS) throw new Error(`${tone} says ${name} alone.`);
    if (known.some(({ isPlain }) => isPlain)) throw new Error(`${name} is said plainly.`);
    united.set(name, [...known, ...variants.map((variant) => ({ ...variant, tones: [tone] }))]);
  }
  return united;
}

const PLAINLY = ' (plainly)';

/** The message under which the words of all tones stand. */
export const WORDS = 'voices.words';

function readVariants(
  file: string,
  content: string,
  nameOf: (row: string) => string,
): Map<string, Variant[]> {
  const messages = new Map<string, Variant[]>();
  let variants: Variant[] | undefined;
  let isPlain = false;
  for (const [index, row] of content.split('\n').entries()) {
    if (row.trim() === '' || row.startsWith('#')) continue;
    const where = `${file}:${index + 1}`;
    if (!row.startsWith(' ')) {
      isPlain = row.trimEnd().endsWith(PLAINLY);
      const name = nameOf(row.replace(PLAINLY, '').trim());
      if (messages.has(name)) throw new Error(`${where} names a message twice.`);
      variants = [];
      messages.set(name, variants);
      continue;
    }
    if (!variants) throw new Error(`${where} stands under no message.`);
    const text = row.trim();
    const close = text.startsWith('[') ? text.indexOf(']') : -1;
    const tones = close < 0 ? [] : text.slice(1, close).split(/[, ]+/);
    const said = text.slice(close + 1).trim();
    variants.push({ text: said, tones, isPlain, slots: slotsIn(said), turns: turnsOf(said) });
  }
  return messages;
}
