/** Writes the notes beside a recipe on the needs it was adapted to and what is still to be answered; they are no part of the recipe. */
import { mergeNeeds } from '../safety/person/person.ts';
import { isDiet, type Needs, type Restriction, type Situation } from '../vocabulary.ts';
import type { PersonHeard } from './heard.ts';
import type { ToldSoFar } from './told-so-far.ts';

const WHO: Readonly<Record<Situation, string>> = {
  pregnancy: 'a pregnancy',
  baby: 'a baby',
  toddler: 'a toddler',
  'raw egg': 'somebody who eats no raw egg',
  'weak immunity': 'a weak immune system',
};

/** Allergens as they are called before "free", where that is not their own name. */
const BEFORE_FREE: Readonly<Partial<Record<Restriction, string>>> = {
  milk: 'dairy',
  eggs: 'egg',
  'tree nuts': 'nut',
  peanuts: 'peanut',
};

function allNeeds({ diets, allergies }: Needs): Restriction[] {
  return [...diets, ...allergies];
}

/** "vegan and dairy-free". */
function needsWords(all: readonly Restriction[]): string {
  return sayList(
    all.map((one) => (isDiet(one) ? one.toLowerCase() : `${BEFORE_FREE[one] ?? one}-free`)),
  );
}

function sayList(words: readonly string[], last = 'and'): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}

const ALLERGY_OPEN =
  'You told me of an allergy whose food I could not read, so nothing here was checked for it: please name it first.';
const DOUBT_OPEN = 'What I asked you about stays out until you tell me whether you want it.';

type Known = Pick<PersonHeard, 'person' | 'own' | 'apart' | 'situations' | 'customs' | 'avoid'>;

/** Sentences for the person alone; foods that harm have statements of their own, where the card is checked for them. */
export function notesOn(
  now: ToldSoFar,
  profile: { readonly needs: Needs },
  heard: Known,
): string[] {
  const stated = new Set<Restriction>(allNeeds(profile.needs));
  const own = allNeeds(heard.own);
  const told = own.filter((one) => !stated.has(one));
  const others = allNeeds(mergeNeeds({ allergies: [], diets: heard.person.needs.diets })).filter(
    (one) => !own.includes(one),
  );
  const once = now.diets.filter(({ isOnce }) => isOnce).map(({ diet }) => diet);
  const theirs = others.filter((one) => !once.some((diet) => diet === one));
  const ofDish = others.filter((one) => once.some((diet) => diet === one));
  const lightly = heard.avoid.filter(
    (food) => !food.firm && now.tastes.some(({ said }) => said === food.said),
  );
  return [
    now.isAllergyOpen ? ALLERGY_OPEN : '',
    now.doubted.length > 0 ? DOUBT_OPEN : '',
    told.length > 0 ? `Kept ${needsWords(told)}.` : '',
    theirs.length > 0 ? `Kept ${needsWords(theirs)} for your guest.` : '',
    ofDish.length > 0 ? `Kept ${needsWords(ofDish)} this time.` : '',
    lightly.length > 0
      ? `Made without ${sayList(
          lightly.map(({ said }) => said),
          'or',
        )}.`
      : '',
    heard.customs.length > 0
      ? `Meant to be ${sayList(heard.customs.map(({ label }) => label))}.`
      : '',
    heard.situations.length > 0
      ? `Chosen with ${sayList(heard.situations.map((one) => WHO[one]))} in mind.`
      : '',
  ].filter((sentence) => sentence !== '');
}
