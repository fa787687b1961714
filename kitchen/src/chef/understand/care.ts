/** Who at the table needs more care than the nine allergens cover: somebody pregnant, or a baby. */

export type Care = 'pregnancy' | 'baby';

const PREGNANT = /(?<!not )\bpregnan\w+|\bexpecting a baby\b|\bmum-to-be\b/;
const BABY =
  /\b(?:my|our|the|her|his|a|for|one|two) (?:little )?(?:baby|babies|infant|newborn)\b(?! (?:spinach|potato\w*|carrots?|leaves|leaf|corn|sweetcorn|shower|greens|kale|back))|\b\d{1,2}[ -](?:months?|mo)[ -]olds?\b|\b(?:she|he|baby)(?: is|'s)? (?:only )?\d{1,2} months\b|, \d{1,2} months\b|\b(?:youngest|son|daughter|boy|girl|toddler|little one|she|he|who)(?: is|'s) (?:only |just )?(?:1|one)\b(?! of)|\b(?:1|one)[ -]year[ -]old\b|\bweaning\b/;

/** From folded text. */
export function readCare(text: string): Care[] {
  const pregnant: Care[] = PREGNANT.test(text) ? ['pregnancy'] : [];
  const baby: Care[] = BABY.test(text) ? ['baby'] : [];
  return [...pregnant, ...baby];
}
