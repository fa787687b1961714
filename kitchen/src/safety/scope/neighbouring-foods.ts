/** Corrects a food's allergens by other foods on its line: a scallop's roe is no fish, a pomegranate's seeds are no sesame. */

import type { Match, TextMatches } from '../match/find-terms.ts';
import { restrictionBit } from '../pantry/food-facts.ts';

const FISH = restrictionBit('fish');
const SHELLFISH = restrictionBit('shellfish');
/** No line names more; the bound keeps a line of nothing but seeds linear. */
const MOST_FOODS = 40;
/** "Nuts and seeds" are seeds of any kind all the same. */
const NUTS = restrictionBit('tree nuts') | restrictionBit('peanuts');
/** Between an animal and its part: "scallops with their roe". */
const POSSESSIVE_LINKS = new Set(['with', 'their', 'it', 'its', 'the']);
/** What is said of a part, and never of a food beside the animal: "roe on", "roe left in". */
const STATES = new Set(
  'on off in left still attached intact removed reserved discarded trimmed included'.split(' '),
);

/** Whether nothing follows in the phrase but how the part is left: "roe on", and not "roe on toast". */
function isStateOfPart({ tokens, stems }: TextMatches, to: number): boolean {
  let at = to;
  while (tokens[at]?.gap === 'joined') {
    if (!STATES.has(stems[at] as string)) return false;
    at += 1;
  }
  return true;
}

/** Takes off fish where match `index` is a part of the shellfish named right before it (the roe of a scallop). */
function fishOfPart(read: TextMatches, index: number): number {
  const { from, to } = read.matches[index] as Match;
  const owner = read.matches[index - 1];
  if (owner === undefined || (owner.term.facts.contains & SHELLFISH) === 0) return 0;
  for (let at = owner.to; at < from; at += 1)
    if (!POSSESSIVE_LINKS.has(read.stems[at] as string)) return 0;
  const apart = read.tokens[from]?.gap !== 'joined' && owner.to === from;
  const bare = apart && !STATES.has(read.stems[to] as string);
  return !bare && isStateOfPart(read, to) ? FISH : 0;
}

/** What the other foods of its line take off match `index`. `listed` is false in sentences, where lists answer. */
export function findFactsRuledOutByNeighbours(
  read: TextMatches,
  index: number,
  listed: boolean,
): number {
  const { term } = read.matches[index] as Match;
  if (term.flags.has('part')) return fishOfPart(read, index);
  if (!term.flags.has('bare')) return 0;
  const alone = read.matches
    .slice(0, MOST_FOODS)
    .every(
      ({ term: other }, at) => at === index || !other.isFood || (other.facts.contains & NUTS) !== 0,
    );
  return listed && alone ? 0 : term.ownFacts.mayContain;
}
