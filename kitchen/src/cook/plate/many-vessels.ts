/** Puts trays, tins and baking dishes in a step into the plural, once the servings need more than one. */
import type { Dish } from '../../cookbook/dish.ts';
import { countOf, isBeside, roundsOf } from './rounds.ts';

/** What stands in the oven more than once for so many people. */
function vesselsFor(dish: Dish, servings: number): readonly string[] {
  const several = roundsOf(dish).filter(
    (round) =>
      isBeside(round) && countOf(round, servings) > Math.max(1, countOf(round, dish.servings)),
  );
  return [...new Set(several.map(({ holds }) => holds.vessel))].filter((name) => name !== 'vessel');
}

const HOW =
  '(?:(?:by|x|cm|\\d+|[\\w.-]+-litre|large|deep|wide|heavy|metal|snug|shallow|square|lined|foil-lined|greased|oiled|hot|baking|roasting|muffin|gratin|pie|ovenproof) )*';

/** "Take the tin out and return it" becomes "Take the tins out and return them". */
export function inManyVessels(dish: Dish, step: string, servings: number): string {
  return vesselsFor(dish, servings).reduce((said, name) => {
    const many = name === 'dish' ? 'dishes' : `${name}s`;
    const one = new RegExp(`(?<!\\bhole of )\\ban? (${HOW})${name}\\b`, 'g');
    const known = new RegExp(`\\b([Tt]he ${HOW})${name}\\b(?! of)`, 'g');
    return said
      .split(/(?<=[.;] )/)
      .map((sentence) => {
        const told = sentence.replace(one, `$1${many}`).replace(known, `$1${many}`);
        return told === sentence
          ? sentence
          : told
              .replace(/\ba wire rack over\b/g, 'wire racks over')
              .replace(/\breturn it\b/g, 'return them');
      })
      .join('');
  }, step);
}
