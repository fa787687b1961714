/** Reads a message into clauses, with what lies on the table. */
import type { Memo } from '../memo/memo.ts';
import { describeClause } from '../read/describe-clause.ts';
import type { State } from '../read/example-lines.ts';
import { readMessage } from '../read/message-reader.ts';
import type { ReadClause } from '../read/read-clause.ts';
import type { Kitchen } from './kitchen.ts';

export function readClauses(kitchen: Kitchen, message: string, memo: Memo): ReadClause[] {
  const { acts, text } = readMessage(kitchen.language.reader, message, stateOf(memo));
  return acts.map((act) => describeClause(kitchen, text, act));
}

function stateOf({ card, offered, plan, asked, step }: Memo): State {
  if (asked) return 'asked';
  if (offered.length > 0) return 'list';
  if (plan.length > 0 && !card) return 'plan';
  if (step !== undefined) return 'cook';
  return card ? 'card' : 'none';
}
