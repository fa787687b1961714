/** Answers what to do now about a cooking mishap and how to prevent it, from the knowledge file of mishaps; asked why, prevention first. */

import type { Command } from '../command.ts';
import { answered, factsOf, topicAsked } from './facts.ts';

/** Undefined for a mishap of which nothing is known. Asked for the cause, it tells first how it does not happen again. */
export const rescue: Command = (context, memo, clause) => {
  const kinds = clause.terms.includes('because') ? ['next', 'now'] : ['now', 'next'];
  return answered(memo, factsOf(context, topicAsked(context, 'rescue', clause, memo), kinds));
};
