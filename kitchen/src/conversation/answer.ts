/** Entry point of the rule-based chef: takes the messages and conversation state, decides and words a checked reply, gives the next state. */
import type { Outcome } from '../commands/command.ts';
import { inTheirWords } from '../cook/plate/in-their-words.ts';
import type { PlatedRecipe } from '../cook/plate/serve.ts';
import type { Table } from '../cook/table.ts';
import { findDanger } from '../danger/find-danger.ts';
import { decide } from '../decide/decide.ts';
import type { Memo } from '../memo/memo.ts';
import { hearPerson } from '../needs/hear-person.ts';
import type { PersonHeard } from '../needs/heard.ts';
import type { ConversationNeeds, Turn } from './conversation-needs.ts';
import type { Kitchen } from './kitchen.ts';
import { layTable } from './lay-table.ts';
import { memoFromTurns } from './memo-from-turns.ts';
import { noteStanding } from './note-standing.ts';
import { readTurn } from './read-turn.ts';
import { speak } from './speak.ts';
import { withoutOurName } from './without-our-name.ts';

export type { PlatedRecipe } from '../cook/plate/serve.ts';
export type { ConversationNeeds, Turn } from './conversation-needs.ts';

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
  return spoken(kitchen, decideTurn(kitchen, turns, needs));
}

export interface DecidedTurn {
  readonly memo: Memo;
  readonly table: Table;
  readonly outcome: Outcome;
}

/** What comes of the last turn, before it is put into words. */
export function decideTurn(
  kitchen: Kitchen,
  told: readonly Turn[],
  needs: ConversationNeeds,
): DecidedTurn {
  const turns = told.map((one) =>
    one.role === 'user' ? { ...one, content: withoutOurName(one.content) } : one,
  );
  const came = needs.memo ?? memoFromTurns(kitchen, turns, needs);
  const { memo, clauses, said: message } = readTurn(kitchen, came, turns.at(-1)?.content ?? '');
  const noted = noteStanding(kitchen, memo, clauses);
  const table = layTable(kitchen, turns, needs, noted);
  const before = hearPerson(kitchen, turns.slice(0, -1), needs);
  const danger = findDanger(kitchen.dangers, message);
  const { knowledge } = kitchen.language;
  const context = { table, knowledge, before, message, danger };
  return { memo, table, outcome: decide(context, noted, clauses) };
}

export function spoken(kitchen: Kitchen, { memo, table, outcome }: DecidedTurn): ConversationReply {
  const { reply, memo: next } = speak(kitchen, table, memo, outcome);
  const { person } = table.heard;
  return typeof reply === 'string'
    ? { kind: 'text', text: inTheirWords(table, reply), person, memo: next }
    : { kind: 'recipe', recipe: reply, person, memo: next };
}
