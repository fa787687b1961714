/** Answers how to do a cooking technique, what a term means, how to prepare or cut a food, and whether the recipe does so. */

import { rootOf } from '../../knowledge/root.ts';
import type { Memo } from '../../memo/memo.ts';
import type { ReadClause } from '../../read/read-clause.ts';
import { type Told, tell } from '../../say/told.ts';
import { contentTokens } from '../../text/name-tokens.ts';
import type { Command, CommandContext } from '../command.ts';
import {
  answered,
  bestAsked,
  factsOf,
  sentencesOn,
  stepSentences,
  tellFacts,
  topicAsked,
  withWords,
} from './facts.ts';
import { cardOnTable, foodsAsked, hasTerm, ingredientsOf, wordSet } from './subject.ts';

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
    return answered(memo, factsOf(context, mishapFirst.topic, ['now', 'next']));
  const size = hasTerm(clause, SIZES) ? sizeOnCard(context, memo, clause) : undefined;
  if (size) return answered(memo, tellFacts([size]));
  const onCard = OUGHT.test(context.message) ? isDoneOnCard(context, memo, clause) : undefined;
  if (onCard) return answered(memo, onCard);
  const own = hasTerm(clause, MEANING) ? undefined : deedOnCard(context, memo, clause);
  if (own) return answered(memo, tellFacts([own]));
  const kinds = hasTerm(clause, MEANING) ? ['what', 'how'] : ['how', 'what'];
  const buys = hasTerm(clause, BUYING);
  const prepared = factsOf(
    context,
    topicAsked(context, 'foods', clause),
    buys ? ['buy'] : ['prepare'],
    1,
  );
  if (buys && prepared.length > 0) return answered(memo, prepared);
  const known = factsOf(context, topicAsked(context, 'techniques', clause, memo), kinds, 1);
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

/** "Hot or cold water for the noodles?": the step that does it to that food, where it says for how long or how hot. */
function deedOnCard(context: CommandContext, memo: Memo, clause: ReadClause): string | undefined {
  const card = cardOnTable(context, memo);
  const foods = foodsAsked(clause).flatMap(({ said }) => contentTokens(said));
  if (!card || foods.length === 0) return undefined;
  const roots = (words: readonly string[]) => new Set(words.map(rootOf));
  const [named, deeds] = [roots(foods), roots(clause.terms.filter((one) => !foods.includes(one)))];
  return stepSentences(card, memo).find((sentence) => {
    const said = roots(contentTokens(sentence));
    const [verb] = contentTokens(sentence);
    const isDone = verb !== undefined && deeds.has(rootOf(verb)) && NUMBER.test(sentence);
    return isDone && [...named].some((word) => said.has(word));
  });
}

const NUMBER = /\d/;

const SIZES = wordSet('thick thin thickness thickly thinly wide big size small fine finely');
const MEASURED = /\d (?:mm|cm|inch)/;
const CUT = /\b(?:chopped|diced|sliced|grated|shredded|wedges|chunks|rings)\b/;

/** "How thick should the slices be?": the line or the sentence that says so. */
function sizeOnCard(context: CommandContext, memo: Memo, clause: ReadClause): string | undefined {
  const card = cardOnTable(context, memo);
  const named = foodsAsked(clause).flatMap(({ said }) => contentTokens(said));
  const words = named.length > 0 ? named : clause.terms.filter((term) => !SIZES.has(term));
  const asked = new Set(words.map(rootOf));
  if (!card || asked.size === 0) return undefined;
  const all = [...card.plated.ingredients, ...stepSentences(card, memo)].filter((one) =>
    contentTokens(one).some((word) => asked.has(rootOf(word))),
  );
  return all.find((one) => MEASURED.test(one)) ?? all.find((one) => CUT.test(one));
}

/** "Do I brown the lamb?" */
const OUGHT = /^\W*(?:so )?(?:do|should|must) (?:i|we|you) (?!need|have|really|know)/i;

/** The step that does what is asked, or that none does; undefined where the clause names no food of the card. */
function isDoneOnCard(
  context: CommandContext,
  memo: Memo,
  clause: ReadClause,
): readonly Told[] | undefined {
  const card = cardOnTable(context, memo);
  const [food] = foodsAsked(clause);
  if (!card || !food || ingredientsOf(context.table, card.dish, food).length === 0)
    return undefined;
  const named = contentTokens(food.said);
  const deeds = clause.terms.filter((term) => !named.includes(term)).map(rootOf);
  const [deed] = deeds;
  if (deed === undefined || deeds.length > 1) return undefined;
  const lines = [...stepSentences(card, memo), ...card.plated.ingredients];
  const done = lines.filter((one) => contentTokens(one).some((word) => rootOf(word) === deed));
  const its = withWords(done, named);
  if (its.length > 0) return tellFacts(its.slice(0, 1));
  return done.length > 0 ? undefined : [tell('answers.not-done-here', { dish: card.title })];
}
