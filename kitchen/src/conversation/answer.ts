/** The door to the house chef: a message and the state of its conversation go in, a checked reply and the next state come out. */
import { inTheirWords } from '../cook/plate/in-their-words.ts';
import type { PlatedRecipe } from '../cook/plate/serve.ts';
import { decide } from '../decide/decide.ts';
import type { Memo } from '../memo/memo.ts';
import { type Asker, hearPerson } from '../needs/hear-person.ts';
import type { PersonHeard } from '../needs/heard.ts';
import { describeClause } from '../read/describe-clause.ts';
import type { State } from '../read/example-lines.ts';
import { readMessage } from '../read/message-reader.ts';
import type { ReadClause } from '../read/read-clause.ts';
import type { UnitSystem } from '../vocabulary.ts';
import type { Kitchen } from './kitchen.ts';
import { layTable } from './lay-table.ts';
import { memoFromTurns } from './memo-from-turns.ts';
import { noteStanding } from './note-standing.ts';
import { speak } from './speak.ts';
import { clausesMeant } from './which-meant.ts';

export type { PlatedRecipe } from '../cook/plate/serve.ts';

export interface Turn {
  readonly role: 'user' | 'assistant';
  readonly content: string;
}

export interface ConversationNeeds extends Asker {
  readonly units: UnitSystem;
  /** A persona value of spec 3. */
  readonly persona: string;
  readonly firstName?: string | undefined;
  /** Names of recipes already served in this conversation, beyond those among the turns. */
  readonly served?: readonly string[] | undefined;
  /** As it came with the reply before; without it the conversation is read again. */
  readonly memo?: Memo | undefined;
}

/** `person` is all that the reply holds to. */
export type ConversationReply = { readonly person: PersonHeard['person']; readonly memo: Memo } & (
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'recipe'; readonly recipe: PlatedRecipe }
);

/**
 * Answers the last turn, which is the person's. Never throws and never depends on clock or chance: the same turns and
 * memo give the same reply.
 */
export function answer(
  kitchen: Kitchen,
  turns: readonly Turn[],
  needs: ConversationNeeds,
): ConversationReply {
  const memo = needs.memo ?? memoFromTurns(kitchen, turns, needs);
  const message = turns.at(-1)?.content ?? '';
  const heard = hearPerson(kitchen, turns, needs);
  const before = hearPerson(kitchen, turns.slice(0, -1), needs);
  const clauses = clausesMeant(memo, message, (text) => readClauses(kitchen, text, memo));
  const noted = noteStanding(kitchen, memo, clauses);
  const table = layTable(kitchen, { turns, heard, memo: noted, needs });
  const context = { table, knowledge: kitchen.language.knowledge, before, message };
  const { reply, memo: next } = speak(kitchen, table, memo, decide(context, noted, clauses));
  const { person } = heard;
  return typeof reply === 'string'
    ? { kind: 'text', text: inTheirWords(table, reply), person, memo: next }
    : { kind: 'recipe', recipe: reply, person, memo: next };
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
