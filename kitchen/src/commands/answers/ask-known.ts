/** Answers the most usual cooking questions from a list of whole questions, matched before any topic of a single food. */

import type { Found } from '../../knowledge/find-topic.ts';
import type { Memo } from '../../memo/memo.ts';
import type { ReadClause } from '../../read/read-clause.ts';
import type { Command, CommandContext } from '../command.ts';
import { keptUntilNow } from './days-told.ts';
import { answered, bestAsked, factsOf } from './facts.ts';

/** Words of a name, one that every question has counting half: fewer name the subject without what is asked of it. */
const NAMED = 1.5;
/** In a long message more is told than asked. */
const LEAST_COVERED = 0.15;

/** The question of the list that this is; undefined where it is none of them. */
export function questionKnown(
  context: CommandContext,
  memo: Memo,
  clause: ReadClause,
): Found | undefined {
  // Days that are told are counted, whatever else is asked.
  if (keptUntilNow(context, memo, clause).length > 0) return undefined;
  const best = bestAsked(context, 'questions', clause, memo);
  return best && best.said >= NAMED && best.covers >= LEAST_COVERED ? best : undefined;
}

export const askKnown: Command = (context, memo, clause) => {
  const best = questionKnown(context, memo, clause);
  return answered(memo, factsOf(context, best?.topic, ['answer']));
};
