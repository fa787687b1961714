/** Finds in somebody's words the foods they are allergic to that no setting names; fetched when the word falls. */
import { call } from '../../../api/client.ts';
import { failureOf } from '../../../api/failure.ts';
import { keepFoods } from '../../../person/keep-foods.ts';
import { useDepartures } from '../../../person/leaving.ts';
import { addToldFoods, dropToldFoods, toldFoods } from '../../../person/told-foods.ts';

interface ToldFoods {
  readonly told: readonly string[];
  /** Named as harmless, or harmless by now. */
  readonly takenBack: readonly string[];
}

const ALLERGIC_TO = /\ballerg(?:ic|y|ies) to ([^:()]+)/giu;
const CANNOT_HAVE =
  /\b(?:can'?t|cannot|can not|must not|mustn'?t|(?:not|n'?t) allowed to|unable to) (?:eat|have|tolerate|digest) ([^:()]+)/giu;
const ALLERGY = /\b((?:[\p{L}-]+ )?[\p{L}-]+) allerg(?:y|ies)\b(?! to\b)/giu;
const TAKEN_BACK =
  /\b(?:not|no longer|never|isn'?t|aren'?t|wasn'?t|outgr[eo]wn?|gone|any ?more|no [\p{L}-]+ allerg\w+)\b/iu;
/** No fact about a person. */
const FOR_NOW = /\b(?:today|tonight|tomorrow|now|yet|this week)\b/i;
const BETWEEN = /,|\/|&|\b(?:and|or|nor|but(?: not)?)\b/i;
const BEFORE_IT =
  /^(?:(?:a|an|the|any|all|also|both|my|his|her|our|their|have|has|having|got|severe|bad|mild|raw|cooked|fresh|to|i|we)\s+)+/i;
const AFTER_IT =
  /\s(?:so|because|which|please|though|too|as well|who|when|if|in|since|can|could|what|that|any ?more|is|are)\b.*$/i;
const MOST_WORDS = 3;
const MOST_FOODS = 10;

/** What the words name, foods or not: "celery, mustard and my aunt" comes to three. */
export function namedIn(said: string): ToldFoods {
  const told = new Set<string>();
  const takenBack = new Set<string>();
  for (const sentence of said.replaceAll('’', "'").split(/[.;!?\n]+/)) {
    const named = [ALLERGIC_TO, ALLERGY].flatMap((pattern) =>
      [...sentence.matchAll(pattern)].flatMap(([, names = '']) => namesIn(names)),
    );
    for (const name of named) (TAKEN_BACK.test(sentence) ? takenBack : told).add(name);
    if (FOR_NOW.test(sentence)) continue;
    const barred = [...sentence.matchAll(CANNOT_HAVE)].flatMap(([, names = '']) => namesIn(names));
    for (const name of barred) told.add(name);
  }
  return { told: [...told].slice(0, MOST_FOODS), takenBack: [...takenBack].slice(0, MOST_FOODS) };
}

function namesIn(words: string): string[] {
  return words
    .split(BETWEEN)
    .map((part) => ` ${part}`.replace(AFTER_IT, '').trim().replace(BEFORE_IT, '').toLowerCase())
    .filter((name) => name !== '' && name.split(/\s+/).length <= MOST_WORDS);
}

/** What the pantry does not know is no food, and what belongs to one of the nine is kept as that. */
export async function hearFoods(said: string): Promise<void> {
  const { told, takenBack } = namedIn(said);
  const ingredients = [...told, ...takenBack];
  if (ingredients.length === 0) return;
  const { count } = useDepartures.getState();
  try {
    const { lines } = await call('checkLines', {
      body: { ingredients, allergies: [], diets: [] },
    });
    // Whoever has left meanwhile has told nothing.
    if (useDepartures.getState().count !== count) return;
    const beyond = lines.map(({ recognised, allergens, name, line }) =>
      recognised && allergens.contains.length === 0 ? [name || line] : [],
    );
    const before = toldFoods().join();
    addToldFoods(beyond.slice(0, told.length).flat());
    dropToldFoods([...takenBack, ...beyond.slice(told.length).flat()]);
    if (toldFoods().join() !== before) keepFoods();
  } catch (error) {
    // The chef has heard them all the same.
    console.warn('What was told could not be looked up.', failureOf(error).message);
  }
}
