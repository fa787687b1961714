/** Recognises a question about a food rather than about the dish in hand: "is honey vegan?", "does tahini have sesame?". */
import { findTerms } from '../../safety/match/find-terms.ts';
import type { Rules } from '../../safety/pantry/rules.ts';
import { needsNamed } from './needs-said.ts';

/** Not "it", nor a person, nor a meal. */
const FOOD =
  "((?!(?:(?:an?|the|some|not) )?(?:not|it|its|this|that|these|those|they|there|you|we|i|he|she|everything|all|any|anything|my|your|some|these|good|nice|great|best|what|which|dinner|lunch|dessert|the (?:dish|recipe|card|meal|whole))\\b)[a-z][a-z' -]{1,36}?)";
const FITS =
  '(?:also |really |always |even |usually |normally |actually |still |naturally )?(?:safe|ok|okay|fine|alright|all right|suitable|allowed|good for|vegan|vegetarian|veggie|gluten[ -]?free|dairy[ -]?free|lactose[ -]?free|nut[ -]?free|egg[ -]?free|soy[ -]?free|wheat[ -]?free|keto|paleo)';

const SHAPES: readonly RegExp[] = [
  new RegExp(`\\bwhat about ${FOOD},? (?:is|are) (?:that|it|they|those) ${FITS}\\b`),
  new RegExp(`\\b(?:is|are) (?:the |a |an |some )?${FOOD} ${FITS}\\b`),
  new RegExp(
    `\\b(?:is|are) (?:the |a |an )?${FOOD} (?:a |an |a kind of |made (?:of|from|with) )(?:sesame|nuts?|tree nuts?|dairy|milk|eggs?|fish|shellfish|soya?|wheat|gluten|peanuts?|meat)\\b`,
  ),
  new RegExp(
    `^(?:(?:so|and|but|wait),? )*(?:the |a )?${FOOD} (?:is|are) (?:already )?${FITS},? (?:right|correct|no|yes|yeah|isn't it|aren't they|or not)\\b`,
  ),
  /\b(?:is|are) ([a-z]{3,}) (?:sesame|dairy|shellfish|soya?|wheat|gluten|peanuts?)\b/,
  new RegExp(
    `\\b(?:does|do) (?:the |a |an |most |all )?${FOOD} (?:have|contain|include|got|need)\\b`,
  ),
  new RegExp(
    `\\bcan (?:i|we|you) (?:still |also )?eat ${FOOD}(?: (?:if|when|on|as|with)\\b|\\?|$)`,
  ),
  new RegExp(`\\bcan (?:i|we|you) (?:still |also )?(?:have|drink) ${FOOD} (?:if|when|as)\\b`),
  new RegExp(
    `\\bcan (?:he|she|they|my \\w+|vegans?|vegetarians?|coeliacs?|celiacs?) (?:still |also )?(?:eat|have|drink) (?:some |the |any )?${FOOD}(?: (?:if|when|on|as|with|then)\\b|\\?|$)`,
  ),
];

/** The food asked about, as said; a stranger's name only when a need is asked about too. */
export function readFoodAsked(rules: Rules, text: string): string | undefined {
  for (const shape of SHAPES) {
    const said = shape.exec(text)?.[1]?.trim();
    if (said === undefined) continue;
    if (findTerms(rules, said).some((term) => term.isFood)) return said;
    const { allergies, diets } = needsNamed(text.replace(said, ' '));
    if (allergies.length + diets.length > 0 && said.split(' ').length < 3) return said;
  }
  return undefined;
}
