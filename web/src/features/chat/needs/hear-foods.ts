/** Finds in somebody's words the foods they are allergic to that no setting names; fetched when the word falls. */
import { call } from '../../../api/client.ts';
import { failureOf } from '../../../api/failure.ts';
import { keepFoods } from '../../../person/keep-foods.ts';
import { watchLeaving } from '../../../person/leaving.ts';
import { needsHere } from '../../../person/needs-here.ts';
import { useSession } from '../../../person/session.ts';
import { addToldFoods, dropToldFoods } from '../../../person/told-foods.ts';

interface ToldFoods {
  readonly told: readonly string[];
  /** Named as harmless, or harmless by now. */
  readonly takenBack: readonly string[];
}

const ALLERGIC_TO = /\ballerg(?:ic|y|ies) to ([^:()]+)/giu;
const CANNOT_HAVE =
  /\b(?:can'?t|cannot|can not|must not|mustn'?t|(?:not|n'?t) allowed to|unable to) (?:eat|have|tolerate|digest) ([^:()]+)/giu;
const ALLERGY = /(?<![\p{L}-])((?:[\p{L}-]{1,30} )?[\p{L}-]{1,30}) allerg(?:y|ies)\b(?! to\b)/giu;
/** Only this takes back: of whoever writes, and nothing beside it. What is said of others leaves what holds. */
const PLAIN_DENIALS = [
  /^(?:(?:actually|ok|okay|sorry|well|oh|and|but|good news|luckily),? )*(?:i'?m|i am|i was|we're|we are) (?:actually )?(?:no longer|not|never) (?:actually )?allergic to (.+?)(?: any ?more| after all| now)?$/iu,
  /^(?:actually,? )?(?:my|our) (.+?) allerg(?:y|ies) (?:is|are|has|have) (?:now )?gone(?: now)?$/iu,
  /^(?:actually,? )?i(?:'ve| have)? outgr[eo]wn? my (.+?) allerg(?:y|ies)$/iu,
  /^(?:actually,? )?i (?:no longer have|don't have|do not have|have no) (?:an? |any |my )?(.+?) allerg(?:y|ies)(?: any ?more| now)?$/iu,
];
const SAYS_MORE =
  /\b(?:but|just|only|not|no|i|i'm|we|my|he|she|it|they|is|am|are|can|can't|has|have|though|although|except|unless|if|yet|allerg\w*|intoleran\w*|sensitiv\w*|sure|any ?more)\b/iu;
/** Right before "allergic to": it is none of somebody. */
const DENIED = /(?:\b(?:not|no longer|never|nor)|n't)(?: [\p{L}]{1,20})?\s*$/iu;
/** "to red meat but not to fish" */
const NOT_THIS = /(?:,|\bbut)?\s*\bnot\b.*$/iu;
const OF_AN_ALLERGY_GONE =
  /\b(?:not|no longer|never|isn'?t|aren'?t|wasn'?t|outgr[eo]wn?|gone|any ?more|no [\p{L}-]+ allerg\w+)\b/iu;
/** No fact about a person. */
const FOR_NOW = /\b(?:today|tonight|tomorrow|now|yet|this week)\b/i;
const BETWEEN = /,|\/|&|\b(?:and|or|nor|but(?: not)?)\b/i;
const BEFORE_IT =
  /^(?:(?:a|an|the|any|all|also|both|my|his|her|our|their|have|has|having|got|severe|bad|mild|raw|cooked|fresh|to|i|we)\s+)+/i;
const AFTER_IT =
  /\s(?:so|because|which|please|though|too|as well|who|when|if|in|since|can|could|what|that|any ?more|is|are)\b.*$/i;
const NO_NAME = /^(?:|it|that|this|them|those|these)$/i;
const MOST_WORDS = 3;
const MOST_FOODS = 10;

/** What the words name, foods or not: "celery, mustard and my aunt" comes to three. */
export function namedIn(said: string): ToldFoods {
  const told = new Set<string>();
  const takenBack = new Set<string>();
  for (const sentence of said.replaceAll('’', "'").split(/[.;!?\n]+/)) {
    const denied = PLAIN_DENIALS.map((pattern) => pattern.exec(sentence.trim())?.[1]).find(Boolean);
    if (denied !== undefined && !SAYS_MORE.test(denied)) {
      for (const name of namesIn(denied)) takenBack.add(name);
      continue;
    }
    for (const { 1: names = '', index } of sentence.matchAll(ALLERGIC_TO)) {
      if (DENIED.test(sentence.slice(0, index))) continue;
      for (const name of namesIn(names.replace(NOT_THIS, ''))) told.add(name);
    }
    for (const { 1: names = '' } of sentence.matchAll(ALLERGY)) {
      if (!OF_AN_ALLERGY_GONE.test(sentence)) for (const name of namesIn(names)) told.add(name);
    }
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
    .filter((name) => !NO_NAME.test(name) && name.split(/\s+/).length <= MOST_WORDS);
}

/** What the pantry does not know is no food, and what belongs to one of the nine is kept as that. */
export async function hearFoods(said: string): Promise<void> {
  const { told, takenBack } = namedIn(said);
  const ingredients = [...told, ...takenBack];
  if (ingredients.length === 0) return;
  const isStillHere = watchLeaving();
  const { user } = useSession.getState();
  try {
    const { lines } = await call('checkLines', {
      body: { ingredients, allergies: [], diets: [] },
    });
    // Whoever has left meanwhile has told nothing.
    if (!isStillHere()) return;
    const beyond = lines.map(({ recognised, allergens, name, line }) =>
      recognised && allergens.contains.length === 0 ? [name || line] : [],
    );
    const added = beyond.slice(0, told.length).flat();
    const gone = [...takenBack, ...beyond.slice(told.length).flat()];
    const dropped = needsHere().foods.filter((food) => gone.includes(food));
    addToldFoods(added);
    dropToldFoods(dropped);
    // One that there was no room for is not for the account either.
    const kept = added.filter((food) => needsHere().foods.includes(food));
    // Said by a guest who has entered meanwhile: the account is asked for such, not told.
    if (useSession.getState().user?.id !== user?.id) return;
    if (kept.length + dropped.length > 0) keepFoods({ added: kept, dropped });
  } catch (error) {
    // The chef has heard them all the same.
    console.warn('What was told could not be looked up.', failureOf(error).message);
  }
}
