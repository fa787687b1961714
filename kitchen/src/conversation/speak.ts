/** Makes the reply of what commands came to: sentences, a list of dishes or a card, each looked at before it is said. */

import { heardSaid } from '../chef/reply/heard.ts';
import { listed } from '../chef/reply/listed.ts';
import { personIn } from '../chef/talk/person-heard.ts';
import type { Outcome } from '../commands/command.ts';
import { choiceOfCard, tableForCard } from '../commands/edits/card-choice.ts';
import { customsSaid } from '../cook/plate/customs-said.ts';
import type { PlatedRecipe } from '../cook/plate/serve.ts';
import { serve } from '../cook/plate/serve.ts';
import { speaks, type Table, voiceOf } from '../cook/table.ts';
import type { Memo } from '../memo/memo.ts';
import { findExcludedFoods } from '../safety/person/excluded-foods.ts';
import { say } from '../say/say.ts';
import type { Kitchen } from './kitchen.ts';

export interface SpokenReply {
  readonly reply: string | PlatedRecipe;
  readonly memo: Memo;
}

interface Sentence {
  readonly message: string;
  readonly text: string;
}

/** Messages of which several stand beneath one another, a line each. */
const ROWS: ReadonlySet<string> = new Set(['plan.meal', 'plan.group']);
const MOST_SAID = 40;

/** Undefined where nothing of it may be said to this person. */
export function speak(
  kitchen: Kitchen,
  table: Table,
  before: Memo,
  outcome: Outcome,
): SpokenReply | undefined {
  const { seed, tone } = { seed: voiceOf(table), tone: table.persona.tone };
  const said: string[] = [];
  const sentences = outcome.told.map(({ message, slots }): Sentence => {
    const lately = [...before.said, ...said];
    const { text, name } = say(
      kitchen.language.messages,
      { message, slots },
      { seed, tone, lately },
    );
    said.push(name);
    return { message, text };
  });
  const spoken = sentences.filter(({ text }) => text !== '' && mayBeSaid(kitchen, table, text));
  if (spoken.length === 0 && sentences.length > 0) return undefined;
  const memo = { ...outcome.memo, said: [...before.said, ...said].slice(-MOST_SAID) };
  if (outcome.servesCard) {
    const choice = outcome.choice ?? choiceOfCard(table, memo);
    const texts = spoken.map(({ text }) => text);
    const card = choice && serve(tableFor(table, memo), choice, 'told', texts);
    return card ? { reply: card, memo } : undefined;
  }
  const reply = written(spoken, outcome);
  if (reply === '') return undefined;
  const heard = [heardSaid(table), outcome.lists ? customsSaid(table) : ''].filter(Boolean);
  return { reply: [...heard, reply].join(' '), memo };
}

/** No sentence proposes what the person must not have. */
function mayBeSaid(kitchen: Kitchen, table: Table, text: string): boolean {
  if (!speaks(kitchen, text, table.now.needs)) return false;
  const person = personIn(table.now);
  const lines = [{ part: 'text' as const, index: 0, text }];
  const excludedFoods = person.excludedFoods.filter(({ isAllergy }) => isAllergy);
  return findExcludedFoods(kitchen, lines, { ...person, excludedFoods }).length === 0;
}

/** Sentences in one paragraph, rows and dishes beneath it, and what is said after them in another. */
function written(sentences: readonly Sentence[], { lists }: Outcome): string {
  const first = sentences.findIndex(({ message }) => ROWS.has(message));
  const last = sentences.findLastIndex(({ message }) => ROWS.has(message));
  const join = (some: readonly Sentence[], by: string) => some.map(({ text }) => text).join(by);
  const paragraphs =
    first >= 0
      ? [
          join(sentences.slice(0, first), ' '),
          sentences
            .slice(first, last + 1)
            .map(rowOf)
            .join('\n'),
          join(sentences.slice(last + 1), ' '),
        ]
      : lists
        ? [join(sentences.slice(0, 1), ' '), listed(lists), join(sentences.slice(1), ' ')]
        : [join(sentences, ' ')];
  return paragraphs.filter(Boolean).join('\n\n');
}

/** Meals are counted, since one may be asked for by its number. */
function rowOf({ message, text }: Sentence, index: number): string {
  return `${message === 'plan.meal' ? `${index + 1}.` : '-'} ${text}`;
}

function tableFor(table: Table, { card }: Memo): Table {
  if (!card) return table;
  const { servings } = card;
  const held = tableForCard(table, card);
  return servings === undefined ? held : { ...held, now: { ...held.now, people: servings } };
}
