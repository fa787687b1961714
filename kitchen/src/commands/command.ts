/** Types of a command, a pure function: from context, conversation state and one part of a message to next state and what to reply. */

import type { Choice } from '../cook/choose/choose.ts';
import type { Table } from '../cook/table.ts';
import type { Danger } from '../danger/find-danger.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Memo } from '../memo/memo.ts';
import type { PersonHeard } from '../needs/heard.ts';
import type { ReadClause } from '../read/read-clause.ts';
import type { Told } from '../say/told.ts';

export interface CommandContext {
  readonly table: Table;
  readonly knowledge: Knowledge;
  /** Whom the reply before this message was for. */
  readonly before: PersonHeard;
  /** What the message tells of; it is answered before and instead of everything else. */
  readonly danger?: Danger | undefined;
  /** As it was typed, only to be kept for a question back. */
  readonly message: string;
}

export interface Outcome {
  readonly memo: Memo;
  /** In the order in which it is said; the answer first. */
  readonly told: readonly Told[];
  /** True where the card of the memo is to be served. */
  readonly servesCard?: true;
  /** The card as a dish that was chosen and fitted to the person; without it the card is made from the memo. */
  readonly choice?: Choice;
  /** Dishes to be listed, as the memo offers them. */
  readonly lists?: readonly Choice[];
  /** True where the plan of the memo has been changed: it is shown whole behind what was told. */
  readonly showsPlan?: true;
}

/** Undefined where it has no answer, so that the next row of the table is tried. Never throws. */
export type Command = (
  context: CommandContext,
  memo: Memo,
  clause: ReadClause,
) => Outcome | undefined;
