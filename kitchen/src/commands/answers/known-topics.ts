/** Finds each knowledge file's best topic for a question, best first. Holds the table of which file answers which kinds of question. */

import type { Found } from '../../knowledge/find-topic.ts';
import type { Memo } from '../../memo/memo.ts';
import type { ReadClause } from '../../read/read-clause.ts';
import type { CommandContext } from '../command.ts';
import { bestAsked } from './facts.ts';

/** Which facts of a file answer a question that may be of any kind, and to which questions it has answers at all. */
export const FILES: readonly (readonly [
  file: string,
  kinds: readonly string[],
  /** The first is what a clause asks that was read as something else. */
  questions: readonly string[],
])[] = [
  ['safety', ['answer', 'do'], ['ask-safety', 'ask-storage']],
  ['rescue', ['now', 'next'], words('rescue ask-why ask-technique ask-done')],
  ['why', ['without', 'because'], words('ask-why ask-technique ask-substitute')],
  [
    'storage',
    ['fridge', 'room', 'freezer', 'opened'],
    words('ask-storage ask-safety ask-ahead ask-leftovers ask-timing ask-reheat'),
  ],
  [
    'techniques',
    ['how', 'what'],
    words('ask-technique ask-food ask-why ask-done ask-tool ask-ahead ask-reheat step'),
  ],
  [
    'doneness',
    ['done', 'time', 'core'],
    words('ask-done ask-timing ask-temperature ask-safety ask-technique'),
  ],
  [
    'methods',
    ['how', 'watch'],
    words('ask-technique method ask-tool ask-temperature ask-timing ask-convert'),
  ],
  ['tools', ['use', 'choose', 'without'], words('ask-tool ask-technique ask-substitute method')],
  [
    'amounts',
    ['person', 'weight', 'cup', 'spoon', 'ratio'],
    words('ask-amount ask-convert ask-tool ask-nutrition'),
  ],
  [
    'foods',
    ['what', 'buy', 'use'],
    words('ask-food ask-technique ask-why ask-substitute ask-dish'),
  ],
  ['forms', ['use'], words('ask-substitute ask-technique')],
  ['bought', ['use'], words('ask-substitute ask-technique ask-amount ask-food swap')],
  ['nutrition', ['words'], words('ask-nutrition ask-diet')],
  ['diets', ['rule'], words('ask-diet ask-nutrition ask-contains')],
];

function words(text: string): string[] {
  return text.split(' ');
}

export interface Known extends Found {
  readonly file: string;
  readonly kinds: readonly string[];
  readonly questions: readonly string[];
}

/** The best topic of each file, that which explains the question best first. */
export function knownOf(context: CommandContext, memo: Memo, clause: ReadClause): Known[] {
  return FILES.flatMap(([file, kinds, questions]): Known[] => {
    // What endangers somebody is told by them, not by what the card is called.
    const best = bestAsked(context, file, clause, file === 'safety' ? undefined : memo);
    const score = (best?.score ?? 0) * (WEIGHTS[file] ?? 1);
    return best ? [{ ...best, score, file, kinds, questions }] : [];
  }).toSorted((one, other) => other.score - one.score);
}

/** In doubt what may do harm comes first, and mere amounts last. */
const WEIGHTS: Readonly<Record<string, number>> = { safety: 1.2, rescue: 1.1, amounts: 0.8 };

/** Two words of a name that say what is done or befalls, and little of the question beside them. */
export const FIRM = 6.5;
/** Two words of a name, or one that is common and one that is not. */
export const SURE = 1.5;
/** Almost all of the question. */
export const WHOLE = 0.8;
