/** The door to the house chef: a message and the state of its conversation go in, a checked reply and the next state come out. */
import { type ChefNeeds, type ChefReply, checkedReply, layTable } from '../chef/answer.ts';
import { decide as decideByRules, decideFirst } from '../chef/decide.ts';
import type { Reply } from '../chef/reply/serve-dish.ts';
import { type Turn, VISIBLE } from '../chef/talk/conversation.ts';
import { recall } from '../chef/talk/recall.ts';
import type { Outcome } from '../commands/command.ts';
import type { Table } from '../cook/table.ts';
import { decide } from '../decide/decide.ts';
import { EMPTY_MEMO, type Memo } from '../memo/memo.ts';
import { rebuildMemo } from '../memo/rebuild-memo.ts';
import { describeClause } from '../read/describe-clause.ts';
import type { State } from '../read/example-lines.ts';
import { readMessage } from '../read/message-reader.ts';
import type { ReadClause } from '../read/read-clause.ts';
import type { Kitchen } from './kitchen.ts';
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
  const memo = needs.memo ?? rereadMemo(kitchen, turns, needs, table);
  const message = turns.at(-1)?.content ?? '';
  const first = decideFirst(table);
  let next: Memo | undefined;
  const reply = checkedReply(table, () => {
    if (first !== undefined) return first;
    const clauses = readClauses(kitchen, message, memo);
    // What the older rules know for a question they answer themselves.
    if (table.meaning.question !== undefined && memo.asked === undefined)
      return decideByRules(table);
    const outcome = decide({ table, knowledge: kitchen.language.knowledge }, memo, clauses);
    if (outcome === undefined) return decideByRules(table);
    const older = isAtALoss(outcome) ? decideByRules(table) : undefined;
    // Dishes answer no question; saying that it was not understood does.
    if (older !== undefined && !bringsDishes(older)) return older;
    const spoken = speak(kitchen, table, memo, outcome);
    next = spoken?.memo;
    return spoken?.reply ?? decideByRules(table);
  });
  return { ...reply, memo: next ?? memoAfter(table, memo, reply) };
}

function bringsDishes(reply: Reply): boolean {
  return typeof reply !== 'string' || reply.includes('1. **');
}

function isAtALoss({ told }: Outcome): boolean {
  return (
    told.length > 0 && told.every(({ message }) => message.startsWith('answers.not-understood'))
  );
}

/** What the memo would be by now, found by reading the visible messages again, for a client that sends no memo. */
function rereadMemo(
  kitchen: Kitchen,
  turns: readonly Turn[],
  needs: ConversationNeeds,
  last: Table,
): Memo {
  let memo: Memo = EMPTY_MEMO;
  const first = Math.max(0, turns.length - VISIBLE);
  for (let at = first; at < turns.length - 1; at += 1) {
    const turn = turns[at] as Turn;
    if (turn.role !== 'user') continue;
    const table = layTable(kitchen, turns.slice(0, at + 1), needs);
    memo = rebuildMemo(table.before, table.served, memo);
    if (decideFirst(table) !== undefined || table.meaning.question !== undefined) continue;
    const clauses = readClauses(kitchen, turn.content, memo);
    memo = decide({ table, knowledge: kitchen.language.knowledge }, memo, clauses)?.memo ?? memo;
  }
  return rebuildMemo(last.before, last.served, memo);
}

/** Clauses of a message as the reader sees them, with what lies on the table. */
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

/** After a reply of the older rules, which say what they did in words alone. */
function memoAfter(table: Table, memo: Memo, reply: ChefReply): Memo {
  if (reply.kind === 'text') {
    const { asked: _, ...others } = memo;
    return rebuildMemo(recall(table.kitchen, table.now, reply.text), table.served, others);
  }
  const { slug, servings } = reply.recipe;
  const { asked: _, step: __, ...others } = memo;
  return {
    ...others,
    card: { slug, servings, edits: [] },
    earlier: memo.card ? [...memo.earlier, memo.card].slice(-8) : memo.earlier,
    offered: [],
    served: [...memo.served.filter((one) => one !== slug), slug],
  };
}
