/** Reads a message into clauses, with what lies on the table. */
import type { Memo } from '../memo/memo.ts';
import { describeClause, describeClauses } from '../read/describe-clause.ts';
import type { State } from '../read/example-lines.ts';
import { readMessage } from '../read/message-reader.ts';
import type { ReadClause } from '../read/read-clause.ts';
import { normalise } from '../text/normalise.ts';
import type { Kitchen } from './kitchen.ts';

/**
 * A sentence that is a dish's name and nothing else is a wish for it: "I am allergic to celery. Shakshuka"; with a
 * question mark it may as well be a complaint: "Devilled eggs? I asked for ravioli".
 */
export function readClauses(kitchen: Kitchen, message: string, memo: Memo): ReadClause[] {
  const sentences = message.split(SENTENCE_END);
  const isName = (sentence: string) =>
    kitchen.cookbook.byTitle.has(normalise(sentence).replace(/[.!]+$/, ''));
  const names = sentences.length > 1 && sentences.length <= MOST ? sentences.filter(isName) : [];
  const rest =
    names.length > 0 ? sentences.filter((one) => !names.includes(one)).join(' ') : message;
  const { acts, text } = readMessage(kitchen.language.reader, rest, stateOf(memo));
  const named = names.map((name) => {
    const act = { act: 'dish', chance: 1, second: '', foods: [], start: 0, end: name.length };
    return describeClause(kitchen, name, act);
  });
  return [...describeClauses(kitchen, text, acts), ...named];
}

const SENTENCE_END = /(?<=[.!?])\s+/;
const MOST = 8;

/** What the last message stands on, as the examples of acts name it. */
export function stateOf({ card, offered, plan, asked, step }: Memo): State {
  if (asked) return 'asked';
  if (offered.length > 0) return 'list';
  if (plan.length > 0 && !card) return 'plan';
  if (step !== undefined) return 'cook';
  return card ? 'card' : 'none';
}
