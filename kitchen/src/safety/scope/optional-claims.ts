/** Removes claims that also allow the plain food: "butter, dairy-free or regular" claims nothing. */

const JOIN = String.raw`[-‐‑‒–\s]{0,2}`;
const CLAIM = String.raw`\b(?:\p{L}{3,12}${JOIN}(?:free|less)|free[- ]from|vegan|vegetarian|plant${JOIN}based|non${JOIN}dairy|gf|df|nf)\b`;
const PLAIN = String.raw`\b(?:regular|normal|ordinary|plain|standard|conventional|traditional|classic|usual|whole|full${JOIN}fat|dairy|real|not|otherwise)\b`;
/** Words of the food that may stand between, as in "egg-free mayonnaise or regular". */
const FOOD = String.raw`(?:[-\s]+\p{L}+){0,3}`;
const OR = String.raw`,?\s*(?:\bor\b|/)\s*`;
const CLAIM_FIRST = new RegExp(`(${CLAIM})(?=${FOOD}${OR}(?:the\\s+)?${PLAIN})`, 'giu');
const PLAIN_FIRST = new RegExp(`${PLAIN}${FOOD}${OR}(${CLAIM})`, 'giu');
/** Neither pattern can fit a text without one of these; most lines have none. */
const HINT = /o\p{Cf}*r|\//iu;
/** Invisible characters and combining marks, which do not separate words. */
const INVISIBLE_MARKS = /[\p{Cf}\p{M}]/u;

/** The text, as long as it was, with blanks for the claims that leave the plain food to choose. */
export function removeOptionalClaims(text: string): string {
  if (!HINT.test(text)) return text;
  const { seen, places } = visibleText(text);
  const ranges = [...seen.matchAll(CLAIM_FIRST), ...seen.matchAll(PLAIN_FIRST)].map((found) => {
    const claim = found[1] as string;
    const from = found.index + found[0].length - claim.length;
    return [places[from] as number, (places[from + claim.length - 1] as number) + 1] as const;
  });
  return ranges.reduce(
    (rest, [from, to]) => rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to),
    text,
  );
}

/** The text without invisible marks, and where each of its characters stands in the whole. */
function visibleText(text: string): { seen: string; places: readonly number[] } {
  let seen = '';
  const places: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const one = text[at] as string;
    if (INVISIBLE_MARKS.test(one)) continue;
    seen += one;
    places.push(at);
  }
  return { seen, places };
}
