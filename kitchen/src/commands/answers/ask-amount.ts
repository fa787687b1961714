/** Answers how much of a food: the recipe card's own line, else the usual amount per person, weight, spoon or ratio; also servings. */

import type { Topic } from '../../knowledge/knowledge.ts';
import type { ReadClause } from '../../read/read-clause.ts';
import { tell } from '../../say/told.ts';
import { contentTokens } from '../../text/name-tokens.ts';
import type { Command, CommandContext } from '../command.ts';
import { askConvert } from './ask-convert.ts';
import { askSubstitute } from './ask-substitute.ts';
import { answered, factsOf, stepSentences, tellFacts, topicAsked, withWords } from './facts.ts';
import { raisingTold } from './raising.ts';
import { cardOnTable, dishNamed, foodsAsked, hasTerm, ingredientsOf, wordSet } from './subject.ts';
import { workedOut } from './worked-out.ts';

const PER_HEAD = wordSet('person people head each guest per portion serving one adult child plate');
const WEIGHS = wordSet('weigh weight heavy big size gram large small');
const MEASURE = wordSet(
  'cup spoon tablespoon teaspoon spoonful knob handful pinch bunch clove bulb',
);
const SPOONS = wordSet('tablespoon teaspoon tbsp tsp cup');
const PLAIN = wordSet('much many need use then make take put cup spoon tin left large small whole');
const RATIO = wordSet('ratio proportion proportions to');

/** "How much water for 200 g of couscous?" */
function isOfAnAmount({ amounts, people }: ReadClause): boolean {
  return people === undefined && amounts.some(({ unit }) => unit !== '');
}

/** "How much baking powder for 300 g of flour?" asks of the baking powder, where a share of it is known. */
function ratioOf(context: CommandContext, clause: ReadClause): Topic | undefined {
  const [first, other] = clause.foods;
  if (!first || !other || !isOfAnAmount(clause)) return undefined;
  const topic = topicAsked(context, 'amounts', { ...clause, terms: [], foods: [first] });
  return topic?.facts.ratio === undefined ? undefined : topic;
}

/** Needs a food; where it stands on the card, its line there is the answer. */
export const askAmount: Command = (context, memo, clause) => {
  const { table } = context;
  // "How much powder instead of the fresh" asks for what takes its place.
  if (clause.terms.includes('instead')) {
    const standIn = askSubstitute(context, memo, clause);
    if (standIn) return standIn;
  }
  // "How much does a tablespoon of honey weigh?"
  const weighed =
    hasTerm(clause, SPOONS) && hasTerm(clause, WEIGHS) && askConvert(context, memo, clause);
  if (weighed) return weighed;
  const foods = foodsAsked(clause);
  for (const food of foods) {
    const raising = raisingTold(context, memo, food, false);
    if (raising) return answered(memo, raising);
  }
  const kinds = [
    hasTerm(clause, WEIGHS) ? 'weight' : '',
    hasTerm(clause, PER_HEAD) ? 'person' : '',
    hasTerm(clause, MEASURE) ? 'cup' : '',
    hasTerm(clause, MEASURE) ? 'spoon' : '',
    hasTerm(clause, RATIO) ? 'ratio' : '',
    (clause.people ?? 0) > 12 ? 'crowd' : '',
  ].filter(Boolean);
  const first = isOfAnAmount(clause) ? ['ratio'] : [];
  const all = [...kinds, ...first, 'person', 'ratio', 'weight', 'spoon', 'cup', 'crowd'];
  // "How many for a person?" asks of what lies there.
  const ofCard = foods.length === 0 && kinds.includes('person') ? memo : undefined;
  const topic = ratioOf(context, clause) ?? topicAsked(context, 'amounts', clause, ofCard);
  const known = factsOf(context, topic, all, 1);
  const subject = dishNamed(context, memo, clause) ?? cardOnTable(context, memo);
  if (subject && (kinds.length === 0 || known.length === 0)) {
    const names = foods.flatMap((food) => ingredientsOf(table, subject.dish, food));
    const own = clause.terms.filter((term) => !PLAIN.has(term)).flatMap(contentTokens);
    const lines = subject.plated.ingredients.filter((line) =>
      foods.length > 0
        ? names.some((name) => line.includes(name))
        : withWords([line], own).length > 0,
    );
    if (lines.length > 0) {
      const { servings } = subject.plated;
      return answered(memo, [
        tell('answers.amount-line', { line: [...new Set(lines)].slice(0, 3), servings }),
      ]);
    }
    if (foods.length === 0 && known.length === 0) {
      const said = withWords(stepSentences(subject, memo), clause.terms.flatMap(contentTokens));
      const pieces = subject.plated.servings;
      return said.length > 0 && !hasTerm(clause, PER_HEAD)
        ? answered(memo, tellFacts(said.slice(0, 1)))
        : answered(memo, [tell('answers.serves', { dish: subject.title, servings: pieces })]);
    }
  }
  const out = workedOut(String(known[0]?.slots.fact ?? ''), clause);
  return answered(memo, out ? [out, ...known] : known);
};
