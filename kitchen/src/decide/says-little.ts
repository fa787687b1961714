/** Tells clauses that say little of what is to be cooked: no number, no dish, nothing but hunger. */
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
