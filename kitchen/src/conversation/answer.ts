/** The door to the house chef: a message and the state of its conversation go in, a checked reply and the next state come out. */
import { type Turn, VISIBLE } from '../chef/talk/conversation.ts';
import { hear } from '../chef/talk/person-heard.ts';
import { notUnderstood } from '../commands/answers/talk.ts';
import { sayAtTable } from '../cook/table.ts';
import { decide } from '../decide/decide.ts';
import { EMPTY_MEMO, type Memo } from '../memo/memo.ts';
import { rebuildMemo } from '../memo/rebuild-memo.ts';
import { describeClause } from '../read/describe-clause.ts';
import type { State } from '../read/example-lines.ts';
import { readMessage } from '../read/message-reader.ts';
import type { ReadClause } from '../read/read-clause.ts';
import { tell } from '../say/told.ts';
import { checkedReply } from './checked-reply.ts';
import type { ChefNeeds, ChefReply } from './chef-needs.ts';
import type { Kitchen } from './kitchen.ts';
import { layTable } from './lay-table.ts';
import { speak } from './speak.ts';

export type { Turn } from '../chef/talk/conversation.ts';
export type { PlatedRecipe } from '../cook/plate/serve.ts';

export interface ConversationNeeds extends ChefNeeds {
  /** As it came with the reply before; without it the conversation is read again. */
  readonly memo?: Memo | undefined;
}

export type ConversationReply = ChefReply & { readonly memo: Memo };

/**
 * Answers the last turn. Never throws and never depends on clock or chance: the same turns and memo give the same
 * reply. `needs` in the reply are the declared ones united with those found in what was typed.
 */
export function answer(
  kitchen: Kitchen,
  turns: readonly Turn[],
  needs: ConversationNeeds,
): ConversationReply {
  const table = layTable(kitchen, turns, needs);
  const memo = needs.memo ?? rereadMemo(kitchen, turns, needs);
  const message = turns.at(-1)?.content ?? '';
  const context = { table, knowledge: kitchen.language.knowledge };
  const clauses = readClauses(kitchen, message, memo);
  const [clause] = clauses;
  const outcome =
    decide(context, memo, clauses) ?? (clause && notUnderstood(context, memo, clause));
  const spoken = outcome && speak(kitchen, table, memo, outcome);
  const lost = sayAtTable(table, tell('answers.not-understood'));
  return {
    ...checkedReply(table, spoken?.reply ?? lost),
    memo: spoken?.memo ?? memo,
  };
}

/** What the memo would be by now, found by reading the visible messages again, for a client that sends no memo. */
function rereadMemo(kitchen: Kitchen, turns: readonly Turn[], needs: ConversationNeeds): Memo {
  let memo: Memo = EMPTY_MEMO;
  const shownBefore = (so: readonly Turn[]): Memo => {
    const { before } = hear(kitchen, so, needs);
    return rebuildMemo(before, new Set(before.shared.map(({ slug }) => slug)), memo);
  };
  const first = Math.max(0, turns.length - VISIBLE);
  for (let at = first; at < turns.length - 1; at += 1) {
    const turn = turns[at] as Turn;
    if (turn.role !== 'user') continue;
    const so = turns.slice(0, at + 1);
    memo = shownBefore(so);
    const context = { table: layTable(kitchen, so, needs), knowledge: kitchen.language.knowledge };
    memo = decide(context, memo, readClauses(kitchen, turn.content, memo))?.memo ?? memo;
  }
  return shownBefore(turns);
}

/** Clauses of a message as the reader sees them, with what lies on the table. */
export function readClauses(kitchen: Kitchen, message: string, memo: Memo): ReadClause[] {
  const { acts } = readMessage(kitchen.language.reader, message, stateOf(memo));
  return acts.map((act) => describeClause(kitchen, message, act));
}

function stateOf({ card, offered, plan, asked, step }: Memo): State {
  if (asked) return 'asked';
  if (offered.length > 0) return 'list';
  if (plan.length > 0 && !card) return 'plan';
  if (step !== undefined) return 'cook';
  return card ? 'card' : 'none';
}
