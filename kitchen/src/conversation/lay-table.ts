/** Lays the table of a reply: whom it is for and what is wished, from the turns. */
import type { Conversation, Turn } from '../chef/talk/conversation.ts';
import { notesOn } from '../chef/talk/notes.ts';
import { hear, personIn } from '../chef/talk/person-heard.ts';
import type { Meaning } from '../chef/understand/meaning.ts';
import type { Kitchen } from '../cook/kitchen.ts';
import { speaks, type Table } from '../cook/table.ts';
import type { Wish } from '../cook/wish.ts';
import { resolveDishName } from '../cookbook/resolve-name.ts';
import type { PersonHeard } from '../needs/heard.ts';
import { personaOf, plainName } from '../say/voice/persona.ts';
import { ALLERGENS, DIETS } from '../vocabulary.ts';
import type { ChefNeeds } from './chef-needs.ts';

const LATELY = 6;
const LONGEST = 300;

export function layTable(kitchen: Kitchen, turns: readonly Turn[], needs: ChefNeeds): Table {
  const { meaning, now } = hear(kitchen, turns, needs);
  const seed = turns
    .slice(-LATELY)
    .map((turn) => turn.content.slice(0, LONGEST))
    .join('\n');
  const served = (needs.served ?? []).map((name) => resolveDishName(kitchen.cookbook, name));
  const gone = [...served, ...now.shared, ...now.refused].flatMap((dish) => dish?.slug ?? []);
  return {
    ...{ kitchen, seed, lacking: now.lacking, people: now.people },
    heard: heardIn(kitchen, now, meaning),
    wish: withoutRuledOut(kitchen, now),
    pieces: meaning.people.pieces,
    units: now.units ?? needs.units,
    persona: personaOf(needs.persona),
    firstName: plainName(needs.firstName),
    served: new Set(gone),
  };
}

function heardIn(kitchen: Kitchen, now: Conversation, meaning: Meaning): PersonHeard {
  const { avoid, customs, care, unsure, allergyUnread = false } = now;
  const isDoubted = (said: string) => unsure.some((food) => food.said === said);
  const told = meaning.avoid.filter(
    ({ said }) => !isDoubted(said) && speaks(kitchen, said, now.needs),
  );
  const saidOf = (isFirm: boolean) =>
    told.filter(({ firm = false }) => firm === isFirm).map(({ said }) => said);
  const heard = {
    ...{ person: personIn(now), own: now.own, situations: care, customs, avoid, unclear: unsure },
    allergyUnread,
    asksFirst: unsure.length > 0 || allergyUnread,
    news: {
      harm: [...ALLERGENS.filter((one) => meaning.needs.allergies.includes(one)), ...saidOf(true)],
      diets: [
        ...DIETS.filter((one) => meaning.needs.diets.includes(one)),
        ...meaning.customs.map(({ label }) => label),
      ],
      dislikes: saidOf(false),
      situations: meaning.care,
      lifted: [],
    },
    notes: notesOn(kitchen, { ...now, lacking: [] }),
  };
  // The mark has no value.
  return heard as unknown as PersonHeard;
}

/** What an allergy has ruled out is wished for no longer. */
function withoutRuledOut(kitchen: Kitchen, { needs, wish, refusedCuisines }: Conversation): Wish {
  const { allergies } = needs;
  const include = wish.include.filter(({ said }) =>
    speaks(kitchen, said, { allergies, diets: [] }),
  );
  return { ...wish, include, refusedCuisines };
}
