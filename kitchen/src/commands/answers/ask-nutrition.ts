/** Answers questions of calories and the like honestly: no numbers are kept; what the dish stands on can be said. */

import { ingredientLine } from '../../cookbook/dish-lines.ts';
import { createWeigher } from '../../measure/lines/weigh.ts';
import { tell } from '../../say/told.ts';
import type { Command } from '../command.ts';
import { answered, factsOf, topicAsked } from './facts.ts';
import { cardOnTable, dishNamed, foodsAsked, hasTerm, wordSet } from './subject.ts';

const COUNTED = wordSet('calorie kcal gram much many carb kilojoule');

/** Always has an answer. */
export const askNutrition: Command = (context, memo, clause) => {
  const subject =
    dishNamed(context, memo, clause) ??
    (foodsAsked(clause).length > 0 ? undefined : cardOnTable(context, memo));
  const words = factsOf(context, topicAsked(context, 'nutrition', clause), ['words'], 1);
  const isCounted = hasTerm(clause, COUNTED);
  if (!subject && words.length > 0)
    return answered(memo, isCounted ? [tell('answers.nutrition'), ...words] : words);
  const none = tell('answers.nutrition');
  if (!subject) return answered(memo, [none]);
  const { dish, plated } = subject;
  const weigh = createWeigher(context.table.kitchen.measures);
  const heavy = dish.ingredients
    .filter(({ name }) => name !== 'water')
    .map((item) => ({ name: item.name, grams: weigh(ingredientLine(item)) ?? 0 }))
    .toSorted((one, other) => other.grams - one.grams)
    .slice(0, 4)
    .map(({ name }) => name);
  return answered(memo, [
    none,
    tell('answers.nutrition-lines', { foods: [...new Set(heavy)], servings: plated.servings }),
  ]);
};
