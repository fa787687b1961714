/** For developers: explains how messages were understood (words, intents, roles of foods, allergies and diets, commands, reply). */
import { ROWS } from '../decide/table.ts';
import type { Memo } from '../memo/memo.ts';
import { readStatements } from '../needs/read-statements.ts';
import type { State } from '../read/example-lines.ts';
import { readMessage } from '../read/message-reader.ts';
import { decideTurn, spoken } from './answer.ts';
import type { ConversationNeeds } from './conversation-needs.ts';
import type { Kitchen } from './kitchen.ts';
import { memoFromTurns } from './memo-from-turns.ts';
import { stateOf } from './read-clauses.ts';

export interface ExplainedReading {
  readonly state: State;
  /** As the reader compares them: foods, dishes and numbers by their kinds. */
  readonly words: readonly string[];
  readonly acts: readonly ExplainedAct[];
  readonly needs: readonly ExplainedNeed[];
}

interface ExplainedAct {
  readonly said: string;
  /** A file of `language/en/acts`. */
  readonly act: string;
  /** Of that act, 0 to 1. */
  readonly chance: number;
  readonly second: string;
  readonly foods: readonly {
    readonly said: string;
    readonly role: string;
    readonly chance: number;
  }[];
  /** The row of the table: the first of them that has an answer gives it. */
  readonly commands: readonly string[];
}

interface ExplainedNeed {
  readonly said: string;
  readonly polarity: string;
  readonly holder: string;
  /** The line of the cue file, "en/needs.cues:12". */
  readonly cue: string | undefined;
}

export interface ExplainedTurn extends ExplainedReading {
  /** Names of the messages that were told, as `language/en/answers` has them. */
  readonly told: readonly string[];
  /** A recipe by its name and what is said with it. */
  readonly reply: string;
  readonly memo: Memo;
}

export function explainReading(kitchen: Kitchen, message: string, state: State): ExplainedReading {
  const { reader } = kitchen.language;
  const { text, words, acts } = readMessage(reader, message, state);
  const { statements } = readStatements(kitchen.needs, message);
  return {
    state,
    words: words.map(({ shape }) => shape),
    acts: acts.map(({ act, chance, second, start, end, foods }) => ({
      ...{ act, chance, second, said: text.slice(start, end) },
      foods: foods.map((food) => ({
        ...{ said: text.slice(food.start, food.end), role: food.role, chance: food.chance },
      })),
      commands: (ROWS[act] ?? []).map(({ name }) => name),
    })),
    needs: statements.map(({ said, polarity, holder, cue }) => ({ said, polarity, holder, cue })),
  };
}

/** Of a whole conversation, the person's messages in order. */
export function explainConversation(
  kitchen: Kitchen,
  messages: readonly string[],
  needs: ConversationNeeds,
): ExplainedTurn[] {
  const turns: { role: 'user' | 'assistant'; content: string }[] = [];
  let memo: Memo | undefined;
  return messages.map((content) => {
    turns.push({ role: 'user', content });
    const asked = { ...needs, memo: memo ?? memoFromTurns(kitchen, turns, needs) };
    const reading = explainReading(kitchen, content, stateOf(asked.memo));
    const decided = decideTurn(kitchen, turns, asked);
    const told = decided.outcome.told.map(({ message }) => message);
    const said = spoken(kitchen, decided);
    memo = said.memo;
    const reply =
      said.kind === 'text'
        ? said.text
        : `${said.recipe.recipeName}\n${said.recipe.conversation_response}`;
    turns.push({ role: 'assistant', content: reply });
    return { ...reading, told, reply, memo };
  });
}
