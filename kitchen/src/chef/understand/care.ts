/** Who at the table needs more care than the nine allergens cover: somebody pregnant, or a baby. */
import type { Caution } from '../../cookbook/cautions.ts';
import type { Food } from './foods.ts';

export type Care = 'pregnancy' | 'baby';

/** Left out or exchanged where somebody needs care. */
const KEPT_OUT: Readonly<Record<Care, readonly string[]>> = {
  pregnancy: ['alcohol', 'liver'],
  baby: ['honey', 'alcohol'],
};
/** What no change mends: such a dish is not offered, nor served when it is named. */
const NOT_SERVED: Readonly<Record<Care, readonly Caution[]>> = {
  pregnancy: ['raw fish', 'liver', 'an alcoholic drink'],
  baby: ['raw fish', 'an alcoholic drink', 'coffee'],
};
/** Served with a word of warning when it is named, but never our own idea. */
const NOT_OFFERED: readonly Caution[] = ['raw egg'];

export function keptOutFor(care: readonly Care[]): Food[] {
  return care
    .flatMap((one) => KEPT_OUT[one])
    .map((name) => ({ said: name, names: [name], kinds: [], firm: true }));
}

export function notServedTo(care: readonly Care[]): readonly Caution[] {
  return care.flatMap((one) => NOT_SERVED[one]);
}

export function notOfferedTo(care: readonly Care[]): readonly Caution[] {
  return care.length === 0 ? [] : [...notServedTo(care), ...NOT_OFFERED];
}

const PREGNANT =
  /(?<!not )\bpregnan\w+|\bexpecting (?:a |our |my |her |twins|triplets|again)\w*|\b(?:she's|she is|i'm|i am|we're|we are|wife is|partner is|sister is|daughter is|friend is|who is) expecting\b|\b(?:mum|mom|mother)-to-be\b|\b(?:first|second|third) trimester\b/;
const BABY =
  /\b(?:my|our|the|her|his|a|for|one|two) (?:little )?(?:baby|babies|infant|newborn)\b(?! (?:spinach|potato\w*|carrots?|leaves|leaf|corn|sweetcorn|shower|greens|kale|back))|\b\d{1,2}[ -](?:months?|mo)[ -]olds?\b|\b(?:she|he|baby)(?: is|'s)? (?:only )?\d{1,2} months\b|, \d{1,2} months\b|\b(?:youngest|son|daughter|boy|girl|toddler|little one|she|he|who)(?: is|'s) (?:only |just )?(?:1|one)\b(?! of)|\b(?:1|one)[ -]year[ -]old\b|\bweaning\b/;

/** From folded text. */
export function readCare(text: string): Care[] {
  const pregnant: Care[] = PREGNANT.test(text) ? ['pregnancy'] : [];
  const baby: Care[] = BABY.test(text) ? ['baby'] : [];
  return [...pregnant, ...baby];
}
