/** Tests whether a clause names no dish, food or number, or a message is in other letters; drops remarks beside an answerable question. */
import { isOpen } from '../cook/wish.ts';
import { isQuestion } from '../read/question-acts.ts';
import type { ReadClause } from '../read/read-clause.ts';

export function saysHowMuch({ people, factor, minutes }: ReadClause): boolean {
  return people !== undefined || factor !== undefined || minutes !== undefined;
}

/** "Ok": no number, no dish. */
export function isEmptyAnswer(one: ReadClause): boolean {
  return (one.act === 'pick' || one.act === 'other') && namesNothing(one);
}

export function namesNothing({ act, foods, dishes, ordinal }: ReadClause): boolean {
  return !isQuestion(act) && foods.length + dishes.length === 0 && ordinal === undefined;
}

/** Something to eat, whatever it is. */
export function wishesNothing({ wish, minutes, people }: ReadClause): boolean {
  return isOpen(wish) && wish.moods.length === 0 && minutes === undefined && people === undefined;
}

/** In letters that no act is read in: "суп с грибами" is no greeting. */
export function isInOtherLetters(message: string): boolean {
  const letters = message.match(/\p{L}/gu)?.length ?? 0;
  const latin = message.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return latin * 2 < letters;
}

/** Without what is told around a question that has an answer of its own: "in the shop there was also coconut vinegar" puts none in. */
export function withoutAsides(clauses: readonly ReadClause[]): readonly ReadClause[] {
  const isAside = (one: ReadClause) => TOLD.has(one.act) && (one.chance < FIRM || saysNothing(one));
  return clauses.some(({ act }) => act === 'ask-known')
    ? clauses.filter((one) => !isAside(one))
    : clauses;
}

function saysNothing(clause: ReadClause): boolean {
  return namesNothing(clause) && wishesNothing(clause);
}

const FIRM = 0.95;
const TOLD: ReadonlySet<string> = new Set(
  'find have add swap other complain kit step no show scale people'.split(' '),
);
