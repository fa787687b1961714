/** "Peanuts are fine now, false alarm", "scrap the nut thing": brings what takes a need back into the words that lift one. */
import { needsNamed } from './needs-said.ts';

/** Only the names of whole classes: of oat milk, almonds or salmon nothing follows for the rest. */
const CLASS =
  /^(?:tree nuts?|peanuts?|nuts?|fish|seafood|shellfish|dairy|milk|eggs?|wheat|gluten|soya?|sesame)$/;
const FOODS = '([a-z]+(?:[ -][a-z]+)?(?:(?:, | and | or )[a-z]+(?: [a-z]+)?){0,2})';
/** Where a sentence begins, past the little words that open one. */
const OPENS =
  '(?<=^|[.;!,] )((?:(?:actually|oh|ok|okay|sorry|please|wait|well|so|and|hey|hi|no|turns out|it turns out|good news|false alarm|just|you can|we can)[,:;.!]? ){0,6})';
const ENDS = '(?= *(?:$|[.,;!]|and\\b|so\\b|that was\\b|it was\\b|after all\\b))';

const SCRAPPED = new RegExp(
  `${OPENS}(?:scrap|forget(?: about)?|never ?mind(?: about)?|ignore|disregard|cancel|scratch) (?:the|that|my|our|this) ${FOODS}[ -](?:thing|allergy|allergies|intolerance|restriction|rule|request|business)${ENDS}`,
  'g',
);
const FINE = new RegExp(
  `${OPENS}(?:(?:my|the|his|her) (?:doctor|gp|allergist) (?:said|says)(?: that)? )?${FOODS} (?:is|are) (actually )?(?:totally |perfectly |all )?(?:fine|ok|okay|allowed|no problem|all right|alright|welcome)(?: for (?:me|us))?( now| again| after all| actually|,? false alarm)*${ENDS}`,
  'g',
);
const NEEDED = new RegExp(
  `${OPENS}(?:i|we) (?:don't|do not|no longer) need (?:it |this |that |anything )?(?:to be )?${FOODS}[ -]free(?: any ?more| any longer| now| after all)${ENDS}`,
  'g',
);
/** A plain statement of taste ("nuts are fine") takes nothing back; a turn does. */
const TURNS = /\b(?:actually|turns out|false alarm|good news|now|again|after all)\b/;
/** Where somebody speaks of an allergy besides, or asks, all stays as it was told. */
const STILL_ALLERGIC =
  /\b(?:al+erg(?:ic|y|ies)|intoleran\w+|anaphyla\w*|epi-?pens?|hives|reactions?|kidding|joking|jk|wish|pretend|unless|if|whether|almost|nearly|maybe|perhaps|might)\b|\?|…/;

/** From folded text. */
export function sayTakenBackPlainly(text: string): string {
  const lifts = (said: string, opening: string, foods: string): string =>
    isPlain(foods.replace(/-/g, ' '))
      ? `${opening}no longer allergic to ${foods.replace(/-/g, ' ')}`
      : said;
  const scrapped = text.includes('?') ? text : text.replace(SCRAPPED, lifts).replace(NEEDED, lifts);
  if (scrapped !== text || STILL_ALLERGIC.test(text)) return scrapped;
  return text.replace(FINE, (said: string, opening: string, foods: string) =>
    TURNS.test(`${opening} ${said}`) ? lifts(said, opening, foods) : said,
  );
}

/** Every food of the list is a class of the nine, or belongs to none. */
function isPlain(foods: string): boolean {
  return foods.split(/, | and | or /).every((food) => {
    const { allergies, diets } = needsNamed(food);
    return CLASS.test(food) || (allergies.length + diets.length === 0 && !NO_FOOD.test(food));
  });
}

const NO_FOOD =
  /\b(?:i|it|that|this|these|those|we|he|she|they|you|everything|anything|nothing|all|free|other|others|rest|else|no|not|without|never|any|what|which|if|when|both|some|one|things?|there|here|allergies)\b/;
