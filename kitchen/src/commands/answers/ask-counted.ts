/** Answers how many pieces of a food make up a weight that was said or stands on the recipe: "how many potatoes is 500 g?" */
import { gramsOfOne } from '../../measure/food-table.ts';
import { readLine } from '../../measure/lines/read-line.ts';
import { estimateGrams } from '../../measure/lines/weigh.ts';
import { tell } from '../../say/told.ts';
import type { Command } from '../command.ts';
import { answered, factsOf, topicAsked } from './facts.ts';
import { cardOnTable, dishNamed, foodsAsked, ingredientsOf } from './subject.ts';
import { halves } from './worked-out.ts';

/** "How many potatoes is 500 g?": of what was said, or else of what the card has. */
export const askCounted: Command = (context, memo, clause) => {
  const { table } = context;
  const subject = dishNamed(context, memo, clause) ?? cardOnTable(context, memo);
  const [food] = foodsAsked(clause);
  if (!food || !clause.terms.includes('many') || (clause.people ?? 1) > 1) return undefined;
  const { measures } = table.kitchen;
  const names = subject ? ingredientsOf(table, subject.dish, food) : [];
  const one = gramsOfOne(measures.foods, names[0] ?? food.said);
  const said = clause.amounts.find(({ unit }) => unit !== '');
  const weighed = said
    ? `${said.value} ${said.unit} ${food.said}`
    : subject?.plated.ingredients.find((line) => names.some((name) => line.includes(name)));
  const line = weighed === undefined ? undefined : readLine(measures, weighed);
  // Six eggs are counted already.
  const grams = line?.unit ? estimateGrams(measures, line) : null;
  if (!one || !grams || one >= grams * MOST_OF_ONE) return undefined;
  const amount = said ? `${said.value} ${said.unit}` : `${Math.round(grams)} g`;
  const told = tell('answers.counted', { amount, count: halves(grams / one) });
  const topic = topicAsked(context, 'amounts', { ...clause, terms: [] });
  return answered(memo, [told, ...factsOf(context, topic, ['weight'], 1)]);
};

/** Less than half of one is no count. */
const MOST_OF_ONE = 2;
