/** Tells that the milk of a latte is the plant milk named beside it: "latte with coconut milk", "oat milk for the latte". */

import { bitOf } from './facts.ts';
import type { Match, ReadText } from './find-terms.ts';

const MILK = bitOf('milk');
/** All that may stand between the drink and its milk; anything else ("or", a comma) leaves the drink its own milk. */
const BETWEEN = new Set(
  'with made using on of from for the a an your each warm hot cold'.split(' '),
);

function isPlantMilk(read: ReadText, { term, to }: Match): boolean {
  if (read.stems[to - 1] !== 'milk' || !term.food) return false;
  return ((term.facts.contains | term.facts.may) & MILK) === 0;
}

function besides(read: ReadText, left: Match, right: Match): boolean {
  for (let at = left.to; at <= right.from; at += 1) {
    if (read.tokens[at]?.gap !== 'joined') return false;
    if (at < right.from && !BETWEEN.has(read.stems[at] as string)) return false;
  }
  return true;
}

/** What the neighbours of match `index` take off it: milk, where it is a drink made of whatever milk is poured. */
export function milkPoured(read: ReadText, index: number): number {
  const drink = read.matches[index] as Match;
  if (!drink.term.flags.has('poured')) return 0;
  const before = read.matches[index - 1];
  const after = read.matches[index + 1];
  const answered =
    (before !== undefined && isPlantMilk(read, before) && besides(read, before, drink)) ||
    (after !== undefined && isPlantMilk(read, after) && besides(read, drink, after));
  return answered ? MILK : 0;
}
