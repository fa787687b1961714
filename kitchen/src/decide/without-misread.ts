/** Drops clauses that ask nothing: a question that was "not asked", or our own words quoted back about a food that harms somebody. */
import type { CommandContext } from '../commands/command.ts';
import { isBarred } from '../cook/choose/kept-out.ts';
import { isQuestion } from '../read/question-acts.ts';
import type { ReadClause } from '../read/read-clause.ts';

const EVEN = 0.5;
const LIKELY = 0.7;
const NOT = new Set(['didnt', 'not', 'never']);

/** The clauses that ask, wish or tell something of their own; all of them where none would be left. */
export function withoutMisread(
  { table }: CommandContext,
  clauses: readonly ReadClause[],
): readonly ReadClause[] {
  const isTold = clauses.some(({ act, chance }) => act === 'need' && chance >= LIKELY);
  // "What do you mean, no tree nut in peanut? She can't have either."
  const isOfHarm = ({ act, chance, foods }: ReadClause) =>
    isTold &&
    isQuestion(act) &&
    chance < EVEN &&
    foods.some(({ food }) => isBarred(table, food.said));
  // "I didn't ask how long beans keep. Sausage and mash."
  const isUnasked = (one: ReadClause, at: number) =>
    isQuestion(one.act) && saysUnasked(clauses[at - 1]);
  const own = clauses.filter((one, at) => !isOfHarm(one) && !isUnasked(one, at));
  return own.length > 0 ? own : clauses;
}

function saysUnasked(clause: ReadClause | undefined): boolean {
  const { act, terms = [] } = clause ?? {};
  return act === 'complain' && terms.includes('ask') && terms.some((term) => NOT.has(term));
}
