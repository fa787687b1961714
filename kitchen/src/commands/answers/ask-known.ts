/** Answers the most usual cooking questions from a knowledge file of whole questions, warnings first; also says whether one is asked. */

import type { Found } from '../../knowledge/find-topic.ts';
import type { Memo } from '../../memo/memo.ts';
import type { ReadClause } from '../../read/read-clause.ts';
import type { Command, CommandContext } from '../command.ts';
import { keptUntilNow } from './days-told.ts';
import { answered, bestAsked, factsOf, warned } from './facts.ts';

/** Words of a name, one that every question has or that only the card says counting half: fewer name no question. */
const NAMED = 1.5;
/** So many name it surely, though in a long message more is told than asked; fewer have to be a good part of it. */
const SURELY = 2;
const LEAST_COVERED = 0.15;
const PART_COVERED = 0.3;

/** The question of the list that this is; undefined where it is none of them. */
export function questionKnown(
  context: CommandContext,
  memo: Memo,
  clause: ReadClause,
): Found | undefined {
  // Days that are told are counted, whatever else is asked.
  if (keptUntilNow(context, memo, clause).length > 0) return undefined;
  const best = bestAsked(context, 'questions', withoutKinds(clause), memo);
  const least = best && best.said >= SURELY ? LEAST_COVERED : PART_COVERED;
  return best && best.said >= NAMED && best.covers >= least ? best : undefined;
}

const plain = new WeakMap<ReadClause, ReadClause>();

/** What is asked of vegetables is not asked of tomatoes: a question is known by what it names and not by what that is. */
function withoutKinds(clause: ReadClause): ReadClause {
  const before = plain.get(clause);
  if (before) return before;
  const foods = clause.foods.map((one) => ({ ...one, food: { ...one.food, kinds: [] } }));
  const now = { ...clause, foods };
  plain.set(clause, now);
  return now;
}

export const askKnown: Command = (context, memo, clause) => {
  const best = questionKnown(context, memo, clause);
  const warning = warned(factsOf(context, best?.topic, ['warning']));
  return answered(memo, [...warning, ...factsOf(context, best?.topic, ['answer'])]);
};
