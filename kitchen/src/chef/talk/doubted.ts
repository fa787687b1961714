/** Foods we asked about and nobody has answered for: they stay off the plate meanwhile, with all that belongs to them. */

import type { Food } from '../../needs/heard.ts';
import { mergeNeeds } from '../../safety/person/person.ts';
import type { Needs } from '../../vocabulary.ts';
import type { Meaning } from '../understand/meaning.ts';
import { needsNamed } from '../understand/needs-said.ts';
import type { Conversation } from './conversation.ts';

/** Those of before and those just asked about, without what a message has settled (wished for, declared, taken back) and what is asked again. */
export function doubtedAfter(
  { doubted, unsure }: Pick<Conversation, 'doubted' | 'unsure'>,
  { include, lifted, unsure: again }: Meaning,
  now: Pick<Conversation, 'own' | 'avoid'>,
): readonly Food[] {
  const firm = now.avoid.filter((food) => food.firm === true);
  const settled = [...include, ...lifted.foods, ...firm, ...again];
  const isSettled = (food: Food): boolean =>
    settled.some((one) => one.names[0] === food.names[0]) || isDeclared(food, now.own);
  const all = [...doubted, ...unsure];
  const isFirst = (food: Food, at: number): boolean =>
    all.findIndex((one) => one.names[0] === food.names[0]) === at;
  return all.filter((food, at) => isFirst(food, at) && !isSettled(food));
}

/** Milk in doubt is butter in doubt: until somebody answers, one of the nine is kept out as a need would be. */
export function withDoubted(state: Conversation): Conversation {
  if (state.doubted.length === 0) return state;
  return { ...state, needs: mergeNeeds(state.needs, needsInDoubt(state)) };
}

export function needsInDoubt({ doubted }: Pick<Conversation, 'doubted'>): Needs {
  return mergeNeeds(...doubted.map(needsOf));
}

function needsOf({ said }: Food): Needs {
  return { allergies: needsNamed(said).allergies, diets: [] };
}

function isDeclared(food: Food, own: Needs): boolean {
  const { allergies } = needsOf(food);
  return allergies.length > 0 && allergies.every((one) => own.allergies.includes(one));
}
