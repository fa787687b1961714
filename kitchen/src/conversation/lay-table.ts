/** Builds the inputs of one reply (person, wish, units, missing tools, wording seed); drops wished foods that the person must not have. */
import { isOfNeed, speaks, type Table } from '../cook/table.ts';
import type { Wish } from '../cook/wish.ts';
import { TOOLS } from '../cookbook/tools.ts';
import { EMPTY_MEMO, type Memo } from '../memo/memo.ts';
import { hearPerson } from '../needs/hear-person.ts';
import type { Food, PersonHeard } from '../needs/heard.ts';
import { ownOnTable } from '../own/lay-own.ts';
import { personaOf, plainName } from '../say/voice/persona.ts';
import type { ConversationNeeds, Turn } from './conversation-needs.ts';
import type { Kitchen } from './kitchen.ts';
import { noteStanding, wishOf } from './note-standing.ts';
import { readClauses } from './read-clauses.ts';

/** So many turns, and characters of each, are enough to vary by. */
const LATELY = 6;
const SEED = 300;

/** @param memo with what the last message says of the table; without one the message alone is read */
export function layTable(
  kitchen: Kitchen,
  turns: readonly Turn[],
  needs: ConversationNeeds,
  memo: Memo = noteStanding(
    kitchen,
    EMPTY_MEMO,
    readClauses(kitchen, turns.at(-1)?.content ?? '', EMPTY_MEMO),
  ),
): Table {
  const heard = withoutListed(withoutOfNeed(hearPerson(kitchen, turns, needs)), memo);
  return {
    ...{ kitchen, heard },
    wish: withoutRuledOut(kitchen, heard, wishOf(kitchen, memo.wish)),
    people: memo.people,
    own: ownOnTable(kitchen, kitchen.language.knowledge, memo),
    lacking: TOOLS.filter((tool) => memo.lacking?.includes(tool)),
    units: memo.units ?? needs.units,
    persona: personaOf(needs.persona),
    firstName: plainName(needs.firstName),
    served: new Set(memo.served),
    seed: turns
      .slice(-LATELY)
      .map(({ content }) => content.slice(0, SEED))
      .join('\n'),
  };
}

function withoutGluten(heard: PersonHeard): PersonHeard {
  const { needs } = heard.person;
  const diets = [...new Set([...needs.diets, 'Gluten-Free' as const])];
  return { ...heard, person: { ...heard.person, needs: { ...needs, diets } } };
}

/** What a need keeps out in its own way is kept out by nothing else; "no gluten" of a dinner is that diet. */
function withoutOfNeed(told: PersonHeard): PersonHeard {
  const heard = told.avoid.some(({ said }) => said === 'gluten') ? withoutGluten(told) : told;
  const { needs } = heard.person;
  const avoid = heard.avoid.filter((food) => !isOfNeed(needs, food));
  const unclear = heard.unclear.filter((food) => !isOfNeed(needs, food));
  return { ...heard, avoid, unclear };
}

/** What is off the shopping list is in the house, and off nobody's plate. */
function withoutListed(heard: PersonHeard, { list, card }: Memo): PersonHeard {
  const off = card ? [] : (list?.crossedOff ?? []);
  if (off.length === 0) return heard;
  const isAsked = ({ said }: Food) => off.includes(said);
  const asked = heard.unclear.filter(isAsked).map(({ said }) => said);
  const { person } = heard;
  return {
    ...heard,
    avoid: heard.avoid.filter((food) => food.firm === true || !isAsked(food)),
    unclear: heard.unclear.filter((food) => !isAsked(food)),
    person: {
      ...person,
      excludedFoods: person.excludedFoods.filter(
        ({ label, isAllergy }) => isAllergy || !asked.includes(label),
      ),
    },
  };
}

/** What somebody must not have is wished for no longer. */
function withoutRuledOut(kitchen: Kitchen, { person, avoid }: PersonHeard, wish: Wish): Wish {
  const isOut = (said: string, names: readonly string[]) =>
    !speaks(kitchen, said, person.needs) ||
    avoid.some((food) => food.firm && food.names.some((name) => names.includes(name)));
  return { ...wish, include: wish.include.filter(({ said, names }) => !isOut(said, names)) };
}
