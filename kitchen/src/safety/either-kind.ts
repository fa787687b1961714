/** "Butter, dairy-free or regular": where the plain food will do as well, a claim claims nothing. */

const JOIN = String.raw`[-‐‑‒–\s]{0,2}`;
const CLAIM = String.raw`\b(?:\p{L}{3,12}${JOIN}(?:free|less)|free[- ]from|vegan|vegetarian|plant${JOIN}based|non${JOIN}dairy|gf|df|nf)\b`;
const PLAIN = String.raw`\b(?:regular|normal|ordinary|plain|standard|conventional|traditional|classic|usual|whole|full${JOIN}fat|dairy|real|not|otherwise)\b`;
/** Words of the food that may stand between, as in "egg-free mayonnaise or regular". */
const FOOD = String.raw`(?:[-\s]+\p{L}+){0,3}`;
const OR = String.raw`,?\s*(?:\bor\b|/)\s*`;
const CLAIM_FIRST = new RegExp(`(${CLAIM})(?=${FOOD}${OR}(?:the\\s+)?${PLAIN})`, 'giu');
const PLAIN_FIRST = new RegExp(`(${PLAIN}${FOOD}${OR})(${CLAIM})`, 'giu');
/** Neither pattern can fit a text without one of these; most lines have none. */
const HINT = /\b(?:or)\b|\//iu;

const blank = (words: string): string => ' '.repeat(words.length);

/** The text, as long as it was, with blanks for the claims that leave the plain food to choose. */
export function dropEitherKind(text: string): string {
  if (!HINT.test(text)) return text;
  return text
    .replace(CLAIM_FIRST, blank)
    .replace(PLAIN_FIRST, (_, before: string, claim: string) => before + blank(claim));
}
