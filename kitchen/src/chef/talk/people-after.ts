/** For how many to cook after a message: a number told holds for every dish, a scale word once for the dish on the table. */

import { servingsFor } from '../../cook/whole-things.ts';
import type { Dish } from '../../cookbook/dish.ts';
import type { Meaning } from '../understand/meaning.ts';

export interface Headcount {
  /** Portions of the dish at hand. */
  readonly people?: number | undefined;
  /** People, as they were told; what is left when another dish takes the place of a doubled one. */
  readonly told?: number | undefined;
}

interface Standing extends Headcount {
  readonly inHand?: Dish | undefined;
  readonly meant: Meaning['named'];
}

export function peopleAfter(state: Standing, meaning: Meaning): Headcount {
  const { people, factor } = meaning.people;
  const { told } = state;
  if (people !== undefined) return { people, told: people };
  const another = isAnother(state, meaning);
  const now = another ? told : state.people;
  if (factor === undefined) return { people: now, told };
  const dish = meaning.named[0]?.dish ?? state.inHand ?? state.meant[0]?.dish;
  const before = dish ? servingsFor(dish, now) : (now ?? 2);
  const scaled = Math.max(1, Math.min(100, Math.round(before * factor)));
  // A double batch is for once; who halves it has fewer at the table than they said.
  const isFewer = factor < 1 && told !== undefined && !another && state.people === told;
  return { people: scaled, told: isFewer ? scaled : told };
}

const ADDS = /^(?:and |but |ok |then )*(?:with|using|use|more|extra|add|put)\b/;
const MOVES_ON: readonly string[] = ['another', 'surprise', 'next', 'index'];

/** Whether what is asked for now is another dish than the one that was scaled. */
function isAnother({ inHand }: Standing, meaning: Meaning): boolean {
  const { named, course, cuisine, include, words, replace, reply, text } = meaning;
  if (named.length > 0) return named.every((one) => one.dish.slug !== inHand?.slug);
  if (course || cuisine || (reply && MOVES_ON.includes(reply.kind))) return true;
  return include.length + words.length > 0 && !replace && !meaning.aboutIt && !ADDS.test(text);
}
