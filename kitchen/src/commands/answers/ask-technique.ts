/** Answers how something is done and what a word of the kitchen means. */

import type { Command } from '../command.ts';
import {
  answered,
  bestAsked,
  factsOf,
  sentencesOn,
  soberly,
  stepSentences,
  tellFacts,
  topicAsked,
} from './facts.ts';
import { cardOnTable, foodsAsked, hasTerm, wordSet } from './subject.ts';

const MEANING = wordSet('mean meaning means called word term define definition');
const AVOIDING = wordSet('stop prevent avoid fix save stopping');
/** Words of its name that make a mishap of what was taken for a question of how. */
const MISHAP = 2;
const BUYING = wordSet('pick ripe buy choose ripeness');

/** Needs a technique or a food that the knowledge has, or a word that stands in the steps of the card. */
export const askTechnique: Command = (context, memo, clause) => {
  const mishapFirst = bestAsked(context, 'rescue', clause, memo);
  const deed = bestAsked(context, 'techniques', clause, memo);
  if (mishapFirst && mishapFirst.said >= MISHAP && mishapFirst.said > (deed?.said ?? 0))
    return soberly(memo, factsOf(context, mishapFirst.topic, ['now', 'next']));
  const kinds = hasTerm(clause, MEANING) ? ['what', 'how'] : ['how', 'what'];
  const buys = hasTerm(clause, BUYING);
  const prepared = factsOf(
    context,
    topicAsked(context, 'foods', clause),
    buys ? ['buy'] : ['prepare'],
    1,
  );
  if (buys && prepared.length > 0) return answered(memo, prepared);
  const known = factsOf(context, topicAsked(context, 'techniques', clause, memo), kinds, 2);
  if (known.length > 0) return answered(memo, known);
  const mishap = hasTerm(clause, AVOIDING)
    ? factsOf(context, topicAsked(context, 'rescue', clause, memo), ['next', 'now'], 1)
    : [];
  if (mishap.length > 0) return answered(memo, mishap);
  if (prepared.length > 0) return answered(memo, prepared);
  const card = cardOnTable(context, memo);
  if (!card) return undefined;
  const words = [...clause.terms, ...foodsAsked(clause).map(({ said }) => said)].filter(
    (word) => word.length > 3,
  );
  const said = sentencesOn(stepSentences(card, memo), words);
  return answered(memo, tellFacts(said.slice(0, 1)));
};
