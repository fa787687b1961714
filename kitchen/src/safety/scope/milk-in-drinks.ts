/** Removes milk from a coffee drink where a plant milk is named beside it: "latte with coconut milk". */

import type { Match, TextMatches } from '../match/find-terms.ts';
import { restrictionBit } from '../pantry/food-facts.ts';

const MILK = restrictionBit('milk');
/** All that may stand between the drink and its milk; anything else ("or", a comma) leaves the drink its own milk. */
const BETWEEN = new Set(
  'with made using on of from for the a an your each warm hot cold'.split(' '),
);

function isPlantMilk(read: TextMatches, { term, to }: Match): boolean {
  if (read.stems[to - 1] !== 'milk' || !term.isFood) return false;
  return ((term.facts.contains | term.facts.mayContain) & MILK) === 0;
}

function findPlantMilkBeside(read: TextMatches, left: Match, right: Match): boolean {
  for (let at = left.to; at <= right.from; at += 1) {
    if (read.tokens[at]?.gap !== 'joined') return false;
    if (at < right.from && !BETWEEN.has(read.stems[at] as string)) return false;
  }
  return true;
}

/** What the neighbours of match `index` take off it: milk, where it is a drink made of whatever milk is poured. */
export function findReplacedMilk(read: TextMatches, index: number): number {
  const drink = read.matches[index] as Match;
  if (!drink.term.flags.has('poured')) return 0;
  const before = read.matches[index - 1];
  const after = read.matches[index + 1];
  const answered =
    (before !== undefined &&
      isPlantMilk(read, before) &&
      findPlantMilkBeside(read, before, drink)) ||
    (after !== undefined && isPlantMilk(read, after) && findPlantMilkBeside(read, drink, after));
  return answered ? MILK : 0;
}
