/** Answers why a cooking step is done or whether it can be skipped; where a food is asked about, whether it is needed or replaceable. */

import type { ReadClause } from '../../read/read-clause.ts';
import { type Told, tell } from '../../say/told.ts';
import { contentTokens } from '../../text/name-tokens.ts';
import type { Command, CommandContext } from '../command.ts';
import { askNeeded } from './ask-needed.ts';
import { askSubstitute } from './ask-substitute.ts';
import {
  answered,
  bestAsked,
  factsOf,
  sentencesOf,
  sentencesOn,
  tellFacts,
  topicAsked,
} from './facts.ts';
import { cardOnTable, foodsAsked, hasTerm, ingredientsOf, wordSet } from './subject.ts';

const SKIPPED = wordSet(
  'skip without matter need necessary bother leave happens happen miss forget essential really',
);

/** Needs something that the knowledge or the card's own tip gives a reason for. */
export const askWhy: Command = (context, memo, clause) => {
  const needed = askNeeded(context, memo, clause);
  if (needed) return needed;
  const isSkipped = hasTerm(clause, SKIPPED) && !clause.terms.includes('why');
  const kinds = isSkipped ? ['without', 'because'] : ['because', 'without'];
  const known = factsOf(context, topicAsked(context, 'why', clause, memo), kinds, 1);
  if (known.length > 0) return answered(memo, known);
  const card = cardOnTable(context, memo);
  const step = memo.step === undefined ? undefined : card?.plated.instructions[memo.step - 1];
  if (isSkipped && step !== undefined && clause.foods.length === 0 && clause.terms.includes('skip'))
    return answered(memo, skippedStep(context, clause, step));
  const [food] = foodsAsked(clause);
  const rest = clause.terms.filter((term) => !SKIPPED.has(term) && !food?.said.includes(term));
  const isIn = food && card && ingredientsOf(context.table, card.dish, food).length > 0;
  // "Do I need to peel the apples" asks of the peeling.
  if (isSkipped && isIn && rest.length === 0) {
    const omitted = askSubstitute(context, memo, clause);
    if (omitted) return omitted;
  }
  if (isIn) {
    const omitted = askSubstitute(context, memo, { ...clause, terms: ['skip'] });
    if (omitted) return omitted;
  }
  const words = clause.terms.filter((word) => word.length > 3);
  const tip = card && sentencesOn(sentencesOf([card.dish.tip]), words).length > 0 && card.dish.tip;
  if (tip) return answered(memo, tellFacts([tip]));
  return answered(
    memo,
    factsOf(context, topicAsked(context, 'techniques', clause, memo), ['why', 'how'], 1),
  );
};

/** What becomes of a dish without the step that was read out, as far as that is known of what it does. */
function skippedStep(context: CommandContext, clause: ReadClause, step: string): Told[] {
  const asked = { ...clause, terms: contentTokens(step) };
  const best = bestAsked(context, 'why', asked);
  const known = best && best.said >= WHOLE ? factsOf(context, best.topic, ['without'], 1) : [];
  return known.length > 0 ? known : [tell('answers.step-needed')];
}

/** Two words of a name, so that it is what the step does. */
const WHOLE = 2;
