/** Collects for a language model, as data, what is known before it answers: person, conversation state, current recipe, language, units. */
import { choiceOfCard } from '../commands/edits/card-choice.ts';
import { type PlatedDish, plate } from '../cook/plate/plate.ts';
import { NO_WISH } from '../cook/wish.ts';
import { TOOLS } from '../cookbook/tools.ts';
import type { Memo } from '../memo/memo.ts';
import { hearPerson } from '../needs/hear-person.ts';
import type { PersonHeard } from '../needs/heard.ts';
import { languagesIn } from '../needs/needs-reader.ts';
import { ownOnTable } from '../own/lay-own.ts';
import { personaOf } from '../say/voice/persona.ts';
import type { UnitSystem } from '../vocabulary.ts';
import type { ConversationNeeds, Turn } from './conversation-needs.ts';
import type { Kitchen } from './kitchen.ts';
import { memoFromTurns } from './memo-from-turns.ts';
import { noteStanding } from './note-standing.ts';
import { readTurn } from './read-turn.ts';

export interface Brief {
  readonly person: PersonHeard;
  /** As it came, with what the last message says of the table: how many eat, measures, tools, the wish. */
  readonly memo: Memo;
  readonly units: UnitSystem;
  /** The card of the memo with its edits, fitted to the person. */
  readonly card?: PlatedDish | undefined;
  /** The code of the language in which the person writes: "de". */
  readonly language: string;
}

/** As much of what somebody wrote last is enough to tell a language by. */
const LONGEST = 2000;

/** Never throws; the same words tell the same. */
export function briefFor(
  kitchen: Kitchen,
  turns: readonly Turn[],
  needs: ConversationNeeds,
): Brief {
  const came = needs.memo ?? memoFromTurns(kitchen, turns, needs);
  const read = readTurn(kitchen, came, turns.at(-1)?.content ?? '');
  const memo = noteStanding(kitchen, read.memo, read.clauses);
  const person = hearPerson(kitchen, turns, needs);
  const units = memo.units ?? needs.units;
  const said = turns
    .filter(({ role }) => role === 'user')
    .map(({ content }) => content)
    .join('\n')
    .slice(-LONGEST);
  return {
    ...{ person, memo, units },
    card: cardOf(kitchen, memo, person, units),
    language: languagesIn(kitchen.needs, said).foreign ?? 'en',
  };
}

function cardOf(
  kitchen: Kitchen,
  memo: Memo,
  heard: PersonHeard,
  units: UnitSystem,
): PlatedDish | undefined {
  if (memo.card === undefined) return undefined;
  const people = memo.card.servings ?? memo.people;
  const table = {
    ...{ kitchen, heard, units, people, seed: '', wish: NO_WISH, served: new Set<string>() },
    lacking: TOOLS.filter((tool) => memo.lacking?.includes(tool)),
    persona: personaOf(''),
    own: ownOnTable(kitchen, kitchen.language.knowledge, memo),
  };
  const choice = choiceOfCard(table, memo);
  if (choice === undefined) return undefined;
  const { dish, labels } = choice.adapted;
  return plate(kitchen, dish, units, people, labels, '');
}
