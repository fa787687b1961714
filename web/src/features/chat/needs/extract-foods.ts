/** Extracts from a message the foods a user is (or no longer is) allergic to, and saves those beyond the nine allergens;
 * lazily loaded.
 */
import { call } from '../../../api/client.ts';
import { toFailure } from '../../../api/failure.ts';
import { getCurrentNeeds } from '../../../user/current-needs.ts';
import { createSameUserCheck } from '../../../user/logout.ts';
import { addFoodsFromChat, removeOtherFoods } from '../../../user/other-foods.ts';
import { useSession } from '../../../user/session.ts';
import { syncFoods } from '../../../user/sync-foods.ts';

interface ExtractedFoods {
  readonly toAvoid: readonly string[];
  /** Foods the user says they can eat, or can eat by now. */
  readonly toAllow: readonly string[];
}

const ALLERGIC_TO_PATTERN = /\ballerg(?:ic|y|ies) to ([^:()]+)/giu;
const CANNOT_HAVE =
  /\b(?:can'?t|cannot|can not|must not|mustn'?t|(?:not|n'?t) allowed to|unable to) (?:eat|have|tolerate|digest) ([^:()]+)/giu;
const ALLERGY = /(?<![\p{L}-])((?:[\p{L}-]{1,30} )?[\p{L}-]{1,30}) allerg(?:y|ies)\b(?! to\b)/giu;
/** Only these sentences withdraw an allergy: about the user alone, and with nothing else in them. */
const PLAIN_DENIALS = [
  /^(?:(?:actually|ok|okay|sorry|well|oh|and|but|good news|luckily),? )*(?:i'?m|i am|i was|we're|we are) (?:actually )?(?:no longer|not|never) (?:actually )?allergic to (.+?)(?: any ?more| after all| now)?$/iu,
  /^(?:actually,? )?(?:my|our) (.+?) allerg(?:y|ies) (?:is|are|has|have) (?:now )?gone(?: now)?$/iu,
  /^(?:actually,? )?i(?:'ve| have)? outgr[eo]wn? my (.+?) allerg(?:y|ies)$/iu,
  /^(?:actually,? )?i (?:no longer have|don't have|do not have|have no) (?:an? |any |my )?(.+?) allerg(?:y|ies)(?: any ?more| now)?$/iu,
];
const SAYS_MORE =
  /\b(?:but|just|only|not|no|i|i'm|we|my|he|she|it|they|is|am|are|can|can't|has|have|though|although|except|unless|if|yet|allerg\w*|intoleran\w*|sensitiv\w*|sure|any ?more)\b/iu;
/** A negation right before "allergic to". */
const ENDS_WITH_NEGATION = /(?:\b(?:not|no longer|never|nor)|n't)(?: [\p{L}]{1,20})?\s*$/iu;
/** "to red meat but not to fish" */
const NEGATED_TAIL = /(?:,|\bbut)?\s*\bnot\b.*$/iu;
const IS_PAST_ALLERGY =
  /\b(?:not|no longer|never|isn'?t|aren'?t|wasn'?t|outgr[eo]wn?|gone|any ?more|no [\p{L}-]+ allerg\w+)\b/iu;
/** A sentence about one day only is no lasting fact. */
const IS_TEMPORARY = /\b(?:today|tonight|tomorrow|now|yet|this week)\b/i;
const SEPARATORS = /,|\/|&|\b(?:and|or|nor|but(?: not)?)\b/i;
const LEADING_WORDS =
  /^(?:(?:a|an|the|any|all|also|both|my|his|her|our|their|have|has|having|got|severe|bad|mild|raw|cooked|fresh|to|i|we)\s+)+/i;
const TRAILING_WORDS =
  /\s(?:so|because|which|please|though|too|as well|who|when|if|in|since|can|could|what|that|any ?more|is|are)\b.*$/i;
const PRONOUN = /^(?:|it|that|this|them|those|these)$/i;
const MAX_WORDS = 3;
const MAX_FOODS = 10;

/** Extracts names, whether they are foods or not: "celery, mustard and my aunt" gives three. */
export function extractFoods(text: string): ExtractedFoods {
  const toAvoid = new Set<string>();
  const toAllow = new Set<string>();
  for (const sentence of text.replaceAll('’', "'").split(/[.;!?\n]+/)) {
    const denied = PLAIN_DENIALS.map((pattern) => pattern.exec(sentence.trim())?.[1]).find(Boolean);
    if (denied !== undefined && !SAYS_MORE.test(denied)) {
      for (const name of splitNames(denied)) toAllow.add(name);
      continue;
    }
    for (const { 1: names = '', index } of sentence.matchAll(ALLERGIC_TO_PATTERN)) {
      if (ENDS_WITH_NEGATION.test(sentence.slice(0, index))) continue;
      for (const name of splitNames(names.replace(NEGATED_TAIL, ''))) toAvoid.add(name);
    }
    for (const { 1: names = '' } of sentence.matchAll(ALLERGY)) {
      if (!IS_PAST_ALLERGY.test(sentence)) for (const name of splitNames(names)) toAvoid.add(name);
    }
    if (IS_TEMPORARY.test(sentence)) continue;
    const forbidden = [...sentence.matchAll(CANNOT_HAVE)].flatMap(([, names = '']) =>
      splitNames(names),
    );
    for (const name of forbidden) toAvoid.add(name);
  }
  return { toAvoid: [...toAvoid].slice(0, MAX_FOODS), toAllow: [...toAllow].slice(0, MAX_FOODS) };
}

function splitNames(text: string): string[] {
  return text
    .split(SEPARATORS)
    .map((part) =>
      ` ${part}`.replace(TRAILING_WORDS, '').trim().replace(LEADING_WORDS, '').toLowerCase(),
    )
    .filter((name) => !PRONOUN.test(name) && name.split(/\s+/).length <= MAX_WORDS);
}

/** Saves only names the server recognises as foods; those covered by one of the nine allergens are saved elsewhere. */
export async function saveFoodsFromMessage(text: string): Promise<void> {
  const { toAvoid, toAllow } = extractFoods(text);
  const ingredients = [...toAvoid, ...toAllow];
  if (ingredients.length === 0) return;
  const isSameUser = createSameUserCheck();
  const { user } = useSession.getState();
  try {
    const { lines } = await call('checkLines', {
      body: { ingredients, allergies: [], diets: [] },
    });
    // The user has logged out meanwhile.
    if (!isSameUser()) return;
    const beyond = lines.map(({ recognised, allergens, name, line }) =>
      recognised && allergens.contains.length === 0 ? [name || line] : [],
    );
    const added = beyond.slice(0, toAvoid.length).flat();
    const allowed = [...toAllow, ...beyond.slice(toAvoid.length).flat()];
    const removed = getCurrentNeeds().foods.filter((food) => allowed.includes(food));
    addFoodsFromChat(added);
    removeOtherFoods(removed);
    // Foods beyond the limit were not added and are not sent to the account.
    const stored = added.filter((food) => getCurrentNeeds().foods.includes(food));
    // A guest has signed in meanwhile: their needs are offered to the account, not sent to it.
    if (useSession.getState().user?.id !== user?.id) return;
    if (stored.length + removed.length > 0) syncFoods({ added: stored, removed });
  } catch (error) {
    // Only logged: the chef gets the message anyway.
    console.warn('What was told could not be looked up.', toFailure(error).message);
  }
}
