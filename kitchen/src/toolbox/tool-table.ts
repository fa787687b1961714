/** What the functions of this folder share: the kitchen set up for a user, and running the chef's commands without a message. */
import type { Outcome } from '../commands/command.ts';
import type { Kitchen } from '../conversation/kitchen.ts';
import { type SpokenReply, speak } from '../conversation/speak.ts';
import type { Table } from '../cook/table.ts';
import { NO_WISH } from '../cook/wish.ts';
import { TOOLS } from '../cookbook/tools.ts';
import { ROWS } from '../decide/table.ts';
import { EMPTY_MEMO, type Memo, type OwnCard } from '../memo/memo.ts';
import type { PersonHeard } from '../needs/heard.ts';
import { ownDish } from '../own/own-dish.ts';
import { describeClause } from '../read/describe-clause.ts';
import type { FoodRole, ReadClause } from '../read/read-clause.ts';
import { personaOf } from '../say/voice/persona.ts';
import type { UnitSystem } from '../vocabulary.ts';

/** Whom a tool is used for; data, so that it may be sent to another process. */
export interface ToolUser {
  readonly person: PersonHeard;
  readonly units: UnitSystem;
  readonly people?: number | undefined;
  /** Names of tools that their kitchen lacks. */
  readonly lacking?: readonly string[] | undefined;
  /** Slugs that have been served already and are not found again. */
  readonly served?: readonly string[] | undefined;
  /** The recipe of no book that lies on the table: a tool takes it by its slug like a dish of the book. */
  readonly own?: OwnCard | undefined;
}

export interface ToolTable {
  readonly kitchen: Kitchen;
  readonly table: Table;
}

/** Always the same for the same user. */
export function layToolTable(kitchen: Kitchen, user: ToolUser): ToolTable {
  const { person, units, people, lacking = [], served = [], own } = user;
  const table = {
    ...{ kitchen, heard: person, units, people, seed: '', wish: NO_WISH },
    served: new Set(served),
    lacking: TOOLS.filter((tool) => lacking.includes(tool)),
    persona: personaOf(''),
    own: own && ownDish(kitchen, kitchen.language.knowledge, own),
  };
  return { kitchen, table };
}

/** Words of a deed with the role of each food among them; those without a role only describe it. */
export interface SaidPart {
  readonly text: string;
  readonly role?: FoodRole | undefined;
}

/**
 * Does what an act of `language/en/acts` names, as if somebody had said these parts. Undefined where no command has an
 * answer to it. Never throws.
 */
export function carryOut(
  { kitchen, table }: ToolTable,
  act: string,
  parts: readonly SaidPart[],
  memo: Memo = EMPTY_MEMO,
  known: Partial<ReadClause> = {},
): SpokenReply | undefined {
  const text = parts.map((part) => part.text).join(' ');
  const foods = parts.flatMap(({ text, role }, at) => {
    if (role === undefined) return [];
    const start = parts.slice(0, at).reduce((sum, before) => sum + before.text.length + 1, 0);
    return [{ role, chance: 1, start, end: start + text.length }];
  });
  const said = { act, chance: 1, second: '', foods, start: 0, end: text.length };
  const clause = { ...describeClause(kitchen, text, said), act, ...known };
  const context = {
    ...{ table, before: table.heard, message: text },
    knowledge: kitchen.language.knowledge,
  };
  const outcome = (ROWS[act] ?? []).reduce<Outcome | undefined>(
    (found, command) => found ?? command(context, memo, clause),
    undefined,
  );
  return outcome && speak(kitchen, table, memo, outcome);
}
