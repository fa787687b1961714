/** Reads the tables of utterances: what is typed, and what must hold of its meaning and of the answer. */
import { HELD_BACK } from './held-back.ts';
import { HELD_BACK_MORE } from './held-back-more.ts';
import { TUNED } from './tuned.ts';

/**
 * `turn // turn => key: value; ...`. Only what is listed must hold, of the last turn.
 * Of its meaning: dish (slug), cuisine, course, in, out, words, minutes, quicker, people, factor, allergies, diets, mood,
 * question, talk, trouble, reply, replace, units. Of the conversation: customs, lacking, care.
 * Of the answer: kind (card, list, words), title, says, holds, lacks (the last four are regular expressions), servings.
 */
export interface Utterance {
  readonly turns: readonly string[];
  readonly expected: Readonly<Record<string, string>>;
}

export function readRows(table: string): Utterance[] {
  return table.trim().split('\n').map(readRow);
}

function readRow(row: string): Utterance {
  const [said = '', wanted = ''] = row.split(' => ');
  const pairs = wanted
    .split('; ')
    .map((pair) => pair.split(/: (.*)/s).slice(0, 2) as [string, string?])
    .map(([key, value]) => [key.replace(/:\s*$/, ''), value ?? ''] as const);
  return { turns: said.split(' // '), expected: Object.fromEntries(pairs) };
}

export const TUNED_ROWS: readonly Utterance[] = readRows(TUNED);
export const HELD_BACK_ROWS: readonly Utterance[] = [
  ...readRows(HELD_BACK),
  ...readRows(HELD_BACK_MORE),
];
