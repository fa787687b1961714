/** Answers why something is done, and whether one may skip it. */

import type { Command } from '../command.ts';
import { askSubstitute } from './ask-substitute.ts';
import { answered, factsOf, sentencesOf, sentencesOn, tellFacts, topicAsked } from './facts.ts';
import { cardOnTable, foodsAsked, hasTerm, ingredientsOf, wordSet } from './subject.ts';

const SKIPPED = wordSet(
  'skip without matter need necessary bother leave happens happen miss forget essential really',
);

/** Needs something that the knowledge or the card's own tip gives a reason for. */
export const askWhy: Command = (context, memo, clause) => {
  const isSkipped = hasTerm(clause, SKIPPED);
  const kinds = isSkipped ? ['without', 'because'] : ['because', 'without'];
  const known = factsOf(context, topicAsked(context, 'why', clause, memo), kinds);
  if (known.length > 0) return answered(memo, known);
  const card = cardOnTable(context, memo);
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
