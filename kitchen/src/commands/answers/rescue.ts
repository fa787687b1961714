/** Answers what to do now about a cooking mishap and how to prevent it, from the knowledge file of mishaps; asked why, prevention first. */

import type { Command } from '../command.ts';
import { askSubstitute } from './ask-substitute.ts';
import { answered, factsOf, topicAsked } from './facts.ts';
import { hasTerm, wordSet } from './subject.ts';

/** Undefined for a mishap of which nothing is known. Asked for the cause, it tells first how it does not happen again. */
export const rescue: Command = (context, memo, clause) => {
  const kinds = clause.terms.includes('because') ? ['next', 'now'] : ['now', 'next'];
  return answered(memo, factsOf(context, topicAsked(context, 'rescue', clause, memo), kinds));
};

const NOT_THERE = wordSet('forgot forget forgotten ran run missing');

/** "I forgot to buy wine, does it matter": something is not there, and what may stand in for it is known. */
export const notThere: Command = (context, memo, clause) => {
  const [only, other] = clause.foods;
  if (!only || other || !hasTerm(clause, NOT_THERE)) return undefined;
  const foods = [{ ...only, role: 'lacking' as const }];
  return askSubstitute(context, memo, { ...clause, act: 'ask-substitute', foods });
};
