/** Parses the tables of test messages, with what must hold of their meaning and of the answer; the rows of all tables. */
import { HELD_BACK_UTTERANCES } from './held-back-utterances.ts';
import { HELD_BACK_UTTERANCES_2 } from './held-back-utterances-2.ts';
import { TUNING_UTTERANCES } from './tuning-utterances.ts';

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

export function parseUtterances(table: string): Utterance[] {
  return table.trim().split('\n').map(parseUtterance);
}

function parseUtterance(row: string): Utterance {
  const [messages = '', expected = ''] = row.split(' => ');
  const pairs = expected
    .split('; ')
    .map((pair) => pair.split(/: (.*)/s).slice(0, 2) as [string, string?])
    .map(([key, value]) => [key.replace(/:\s*$/, ''), value ?? ''] as const);
  return { turns: messages.split(' // '), expected: Object.fromEntries(pairs) };
}

export const TUNING_ROWS: readonly Utterance[] = parseUtterances(TUNING_UTTERANCES);
export const HELD_BACK_ROWS: readonly Utterance[] = [
  ...parseUtterances(HELD_BACK_UTTERANCES),
  ...parseUtterances(HELD_BACK_UTTERANCES_2),
];
