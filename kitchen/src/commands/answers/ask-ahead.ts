/** Answers whether a dish can be made in advance, from its storage note and general knowledge; may judge days told or add a food asked about. */

import { keepsTip } from '../../cook/plate/plate.ts';
import { tell } from '../../say/told.ts';
import type { Command } from '../command.ts';
import { askAnything } from './any-topic.ts';
import { addAsked } from './by-the-card.ts';
import { keptUntilNow } from './days-told.ts';
import { answered, factsOf, sentencesOf, tellFacts, topicAsked, topicOfDish } from './facts.ts';
import { cardOnTable, foodsAsked, subjectOf } from './subject.ts';

const SURE = 0.5;
const AT_ONCE = ['eat at once', 'best at once', 'best straight', 'serve at once', 'best hot'];
const SOME_DAYS = /\b(?:[2-9]|\d\d) (?:days|weeks|months)\b/;

/** Needs a card, a dish or a food of which that is known. */
export const askAhead: Command = (context, memo, clause) => {
  if (clause.terms.includes('frozen')) return askAnything(context, memo, clause);
  const kept = keptUntilNow(context, memo, clause);
  if (kept.length > 0) return answered(memo, kept);
  const added = clause.chance < SURE ? addAsked(context, memo, clause) : undefined;
  if (added) return added;
  const subject = subjectOf(context, memo, clause) ?? cardOnTable(context, memo);
  const known = factsOf(context, topicAsked(context, 'storage', clause), ['ahead'], 1);
  if (foodsAsked(clause).length > 0 && known.length > 0) return answered(memo, known);
  if (!subject) return known.length > 0 ? answered(memo, known) : undefined;
  const { title } = subject;
  const { keeps } = subject.dish;
  const low = keeps.toLowerCase();
  const isFresh = AT_ONCE.some((words) => low.startsWith(words));
  const verdict = isFresh ? 'not' : SOME_DAYS.test(low) ? 'yes' : 'partly';
  const own = factsOf(context, topicOfDish(context, 'storage', subject), ['ahead'], 1);
  const note = keeps === '' ? [] : tellFacts(sentencesOf([keepsTip(keeps)]).slice(0, 1));
  return answered(memo, [
    tell(`answers.ahead-${verdict}`, { dish: title }),
    ...note,
    ...(own.length > 0 && verdict !== 'yes' ? own : []),
  ]);
};
