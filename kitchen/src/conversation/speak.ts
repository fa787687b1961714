/** Turns a command's outcome into the reply: worded sentences, list or recipe card; leaves out what the person must not be offered. */

import type { Outcome } from '../commands/command.ts';
import { choiceOfCard, tableForCard } from '../commands/edits/card-choice.ts';
import type { Choice } from '../cook/choose/choose.ts';
import { type PlatedRecipe, serve } from '../cook/plate/serve.ts';
import { speaks, type Table, voiceOf } from '../cook/table.ts';
import type { Memo } from '../memo/memo.ts';
import { findExcludedFoods } from '../safety/person/excluded-foods.ts';
import { say } from '../say/say.ts';
import { type Told, tell } from '../say/told.ts';
import type { Kitchen } from './kitchen.ts';
import { listed } from './listed.ts';

export interface SpokenReply {
  readonly reply: string | PlatedRecipe;
  readonly memo: Memo;
}

interface Sentence {
  readonly message: string;
  readonly text: string;
}

/** Messages of which several stand beneath one another, a line each. */
const ROWS: ReadonlySet<string> = new Set([
  'plan.meal',
  'plan.group',
  'work.row',
  'work.row-alone',
]);
/** They name foods to leave them out, to ask whether they are to be left out, or to say that they are in something. */
const LEAVES_OUT =
  /^(?:person\.(?:harm|wanted-or-out|kept-out-or-in|stays-out)|own\.(?:fault|cannot)|answers\.(?:has|food-|diet-not|diet-yes|care-|allergens|complain-|raising-|needed-))/;
/** They name the food that is missing; what is to take its place has been looked at. */
const OF_STAND_INS = /^answers\.substitute(?!-change)/;
/** About six replies of sentences and the turns of phrase in them. */
const MOST_SAID = 64;

/** @param before the memo as it came: what was said lately is not said again */
export function speak(kitchen: Kitchen, table: Table, before: Memo, outcome: Outcome): SpokenReply {
  const spoken = sentencesFor(kitchen, table, before.said, outcome.told);
  const memo = { ...outcome.memo, said: spoken.said };
  if (outcome.servesCard) {
    const closing = sentencesFor(kitchen, table, spoken.said, [tell('card.closing')]);
    const texts = [spoken, closing].map(({ sentences }) => sentences.map(({ text }) => text));
    const card = cardFor(table, memo, outcome, texts);
    if (card) return { reply: card, memo: { ...memo, said: closing.said } };
  }
  // A card that may not be served leaves the table as it was.
  const left = outcome.servesCard ? { ...before, said: spoken.said } : memo;
  const reply = outcome.servesCard ? '' : written(spoken.sentences, outcome.lists);
  if (reply !== '') return { reply, memo: left };
  const plain = sentencesFor(kitchen, table, spoken.said, [tell('answers.not-for-you')]);
  return { reply: written(plain.sentences), memo: { ...left, said: plain.said } };
}

/** Those that may be said to this person, and the names of the variants that were taken. */
function sentencesFor(
  kitchen: Kitchen,
  table: Table,
  lately: readonly string[],
  told: readonly Told[],
): { sentences: readonly Sentence[]; said: readonly string[] } {
  const said: string[] = [...lately];
  const all = told.map(({ message, slots }): Sentence => {
    const speaker = {
      seed: voiceOf(table),
      tone: table.persona.tone,
      lately: said,
    };
    const { text, names } = say(kitchen.language.messages, { message, slots }, speaker);
    // Rows are all alike.
    if (!ROWS.has(message)) said.push(...names);
    return { message: innermost(message, slots), text };
  });
  const sentences = all.filter(
    ({ message, text }) =>
      text !== '' &&
      (LEAVES_OUT.test(message) ||
        OF_STAND_INS.test(message) ||
        isWarning(message) ||
        mayBeSaid(table, text)),
  );
  return { sentences, said: said.slice(-MOST_SAID) };
}

/** What is said of each of several dishes is judged by what it says. */
function innermost(message: string, { first }: Told['slots']): string {
  const isTold = typeof first === 'object' && 'message' in first;
  return message === 'answers.of-each' && isTold ? first.message : message;
}

const WARNING = /^answers\.(?:warning$|emergency-)/;

/** A warning names what must not be eaten, and what to do in danger is said to everybody. */
function isWarning(message: string): boolean {
  return WARNING.test(message);
}

/** No sentence proposes what the person must not have. */
function mayBeSaid({ kitchen, heard: { person } }: Table, text: string): boolean {
  if (!speaks(kitchen, text, person.needs)) return false;
  const lines = [{ part: 'text' as const, index: 0, text }];
  const excludedFoods = person.excludedFoods.filter(({ isAllergy }) => isAllergy);
  return findExcludedFoods(kitchen, lines, { ...person, excludedFoods }).length === 0;
}

function cardFor(
  table: Table,
  memo: Memo,
  outcome: Outcome,
  [told, closing]: readonly (readonly string[])[],
): PlatedRecipe | undefined {
  const choice = outcome.choice ?? choiceOfCard(table, memo);
  return (choice && serve(forCard(table, memo), choice, told, closing?.join(''))) ?? undefined;
}

function forCard(table: Table, { card }: Memo): Table {
  if (!card) return table;
  const held = tableForCard(table, card);
  return card.servings === undefined ? held : { ...held, people: card.servings };
}

/** Sentences in one paragraph, rows and dishes beneath it, and what is said after them in another. */
function written(sentences: readonly Sentence[], lists?: readonly Choice[]): string {
  const isRow = ({ message }: Sentence): boolean => ROWS.has(message);
  const [first, last] = [sentences.findIndex(isRow), sentences.findLastIndex(isRow)];
  const join = (some: readonly Sentence[]) => some.map(({ text }) => text).join(' ');
  if (first >= 0) {
    const rows = sentences.slice(first, last + 1).map(rowOf);
    const around = [sentences.slice(0, first), sentences.slice(last + 1)].map(join);
    return [around[0], rows.join('\n'), around[1]].filter(Boolean).join('\n\n');
  }
  if (!lists) return join(sentences);
  // What asks for a choice stands under the dishes, all else above them.
  const ends = sentences.slice(-1);
  return [join(sentences.slice(0, -1)), listed(lists), join(ends)].filter(Boolean).join('\n\n');
}

/** Meals are counted, since one may be asked for by its number. */
function rowOf({ message, text }: Sentence, index: number): string {
  return `${message === 'plan.meal' ? `${index + 1}.` : '-'} ${text}`;
}
