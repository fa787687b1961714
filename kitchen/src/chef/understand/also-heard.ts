/** What the middle of a long message adds to its meaning: all that outlives a wish, and no wish. */

import type { Food } from '../../needs/heard.ts';
import { uniteCustoms } from './customs.ts';
import { type GuestSaid, withoutGuests } from './guests.ts';
import type { Meaning } from './meaning.ts';
import { uniteNeeds } from './needs-said.ts';

export function alsoHeard(meaning: Meaning, piece: Meaning): Meaning {
  const harmful = named(piece.avoid.filter((food) => food.firm));
  const include = meaning.include.filter((food) => !harmful.has(food.names[0]));
  // A dislike beside a wish for the same food is none; what does harm is told only once.
  const known = named([...meaning.avoid.filter((food) => food.firm), ...include]);
  const added = piece.avoid.filter((food) => !known.has(food.names[0]));
  const replaced = named(added);
  return {
    ...meaning,
    include,
    avoid: [...meaning.avoid.filter((food) => !replaced.has(food.names[0])), ...added],
    inDoubt: both(meaning.inDoubt, piece.inDoubt),
    unsure: [...meaning.unsure, ...piece.unsure.filter((food) => !known.has(food.names[0]))],
    needs: uniteNeeds(meaning.needs, piece.needs),
    guests: guestsOf(meaning, piece),
    customs: uniteCustoms(meaning.customs, piece.customs),
    care: both(meaning.care, piece.care),
    lacking: both(meaning.lacking, piece.lacking),
    lifted: {
      needs: uniteNeeds(meaning.lifted.needs, piece.lifted.needs),
      foods: [...meaning.lifted.foods, ...piece.lifted.foods],
      none: meaning.lifted.none || piece.lifted.none,
    },
    trouble: meaning.trouble ?? piece.trouble,
    between: [...(meaning.between ?? []), piece],
  };
}

/** A diet is a guest's alone unless somebody who eats here every day told of it elsewhere in the message. */
function guestsOf(meaning: Meaning, piece: Meaning): GuestSaid {
  const own = [meaning, piece].flatMap(({ needs, guests }) => withoutGuests(needs, guests).diets);
  const others = (one: GuestSaid) => one.diets.filter((diet) => !own.includes(diet));
  const { once } = meaning.guests;
  return {
    ...meaning.guests,
    diets: both(others(meaning.guests), others(piece.guests)),
    once: { ...once, diets: once.diets.filter((diet) => !own.includes(diet)) },
  };
}

const named = (foods: readonly Food[]) => new Set(foods.map((food) => food.names[0]));
const both = <T>(one: readonly T[], other: readonly T[]): T[] => [...new Set([...one, ...other])];
