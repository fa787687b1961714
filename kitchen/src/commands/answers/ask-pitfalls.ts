/** Answers what most often goes wrong with the dish on the recipe card or a named dish; where unknown gives the recipe's own tip. */

import { findTopic } from '../../knowledge/find-topic.ts';
import { toTerms } from '../../knowledge/knowledge.ts';
import type { Command } from '../command.ts';
import { answered, factsOf, sentencesOf, tellFacts, wordsOfDish } from './facts.ts';
import { cardOnTable, dishNamed } from './subject.ts';

/** Undefined where no dish is spoken of, or nothing is known of its kind. */
export const askPitfalls: Command = (context, memo, clause) => {
  const subject = dishNamed(context, memo, clause) ?? cardOnTable(context, memo);
  const topics = context.knowledge.get('pitfalls') ?? [];
  const byWords = (terms: readonly string[]) => findTopic(topics, { terms, foods: [] });
  const topic = subject
    ? (byWords(toTerms(subject.dish.title)) ?? byWords(wordsOfDish(context, subject.dish)))
    : byWords(clause.terms);
  const known = factsOf(context, topic, ['watch'], 1);
  if (known.length > 0 || !subject) return answered(memo, known);
  return answered(memo, tellFacts(sentencesOf([subject.dish.tip]).slice(0, 2)));
};
