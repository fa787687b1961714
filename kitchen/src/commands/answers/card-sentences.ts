/** Lists the recipe card's sentences (tip, steps, keeping) that could answer a question of this kind, each as an answer for on-topic.ts. */

import { keepsTip } from '../../cook/plate/plate.ts';
import type { Memo } from '../../memo/memo.ts';
import type { ReadClause } from '../../read/read-clause.ts';
import type { CommandContext, Outcome } from '../command.ts';
import { OF_KEEPING } from './carrying-words.ts';
import { answered, sentencesOf, stepSentences, tellFacts } from './facts.ts';
import { cardOnTable, wordSet } from './subject.ts';

/** A reason stands in the tip, if anywhere; what to do stands in the steps too. */
const OF_THE_TIP = wordSet('ask-why ask-food');
const OF_ALL = wordSet(
  'ask-technique ask-done ask-timing ask-temperature ask-tool ask-ahead ask-reheat ask-storage ask-substitute ask-amount step',
);

/** Each of its sentences as an answer of its own; none where it is not asked what a card says. */
export function saidOnCard(context: CommandContext, memo: Memo, { act }: ReadClause): Outcome[] {
  const card = cardOnTable(context, memo);
  if (!card || !(OF_THE_TIP.has(act) || OF_ALL.has(act))) return [];
  const { tip, keeps } = card.dish;
  const steps = OF_ALL.has(act) ? stepSentences(card, memo) : [];
  const isKept = OF_KEEPING.has(act) && keeps !== '';
  const notes = sentencesOf([tip, isKept ? keepsTip(keeps) : '']);
  return [...notes, ...steps].flatMap((one) => answered(memo, tellFacts([one])) ?? []);
}
