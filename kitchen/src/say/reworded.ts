/** Rewords a plain sentence in a persona's tone: "Shall I" is "Want me to" in one and "May I" in another. */
import { type Messages, WORDS } from './messages.ts';

type Pair = readonly [from: string, to: string];

const cache = new WeakMap<Messages, Map<string, readonly Pair[]>>();

/** Only whole words, as they are written in the file; what stands in slots is not touched. */
export function reworded(messages: Messages, text: string, tone: string): string {
  let said = text;
  for (const [from, to] of pairsOf(messages, tone)) said = replaced(said, from, to);
  return said;
}

function pairsOf(messages: Messages, tone: string): readonly Pair[] {
  const tones = cache.get(messages) ?? new Map<string, readonly Pair[]>();
  cache.set(messages, tones);
  const known = tones.get(tone);
  if (known) return known;
  const pairs = (messages.get(WORDS) ?? [])
    .filter(({ tones: of }) => of.includes(tone))
    .map(({ text }): Pair => {
      const [from = '', to = ''] = text.split(' -> ');
      return [from, to];
    });
  tones.set(tone, pairs);
  return pairs;
}

const LETTER = /\p{L}/u;

function replaced(text: string, from: string, to: string): string {
  const at = text.indexOf(from);
  if (at < 0) return text;
  const [before = '', after = ''] = [text.charAt(at - 1), text.charAt(at + from.length)];
  const isWhole = !LETTER.test(before) && !LETTER.test(after);
  const rest = replaced(text.slice(at + from.length), from, to);
  return text.slice(0, at) + (isWhole ? to : from) + rest;
}
