/** Answers questions of calories and the like: an estimate from the ingredients with its range, and what a food is rich in. */

import { ingredientLine } from '../../cookbook/dish-lines.ts';
import { estimate } from '../../nutrition/estimate.ts';
import type { Nutrient } from '../../nutrition/nutrients.ts';
import { type Told, tell } from '../../say/told.ts';
import type { Command, CommandContext } from '../command.ts';
import { answered, factsOf, topicAsked } from './facts.ts';
import { cardOnTable, dishNamed, foodsAsked, hasTerm, type Subject, wordSet } from './subject.ts';

/** Which figure is asked for, by its words; energy where none is named. */
const FIGURES: readonly (readonly [Nutrient, string, ReadonlySet<string>])[] = [
  ['protein', 'protein', wordSet('protein')],
  ['saturated', 'saturated fat', wordSet('saturated')],
  ['fat', 'fat', wordSet('fat fatty fattening')],
  ['sugars', 'sugar', wordSet('sugar sugary')],
  ['carbohydrate', 'carbohydrate', wordSet('carb carbohydrate starch')],
  ['fibre', 'fibre', wordSet('fibre fiber')],
  ['salt', 'salt', wordSet('salt salty sodium')],
];
const COUNTED = wordSet('calorie kcal cal energy gram much many kilojoule macro nutrition');
const HUNDRED = 100;
const MOST_UNCOUNTED = 3;
/** A dish of which more lines than that are not counted is not told in figures. */
const MOST_OPEN = 0.34;

/** Always has an answer. */
export const askNutrition: Command = (context, memo, clause) => {
  const foods = foodsAsked(clause).filter(({ said }) => !NUTRIENT_WORDS.has(said));
  const subject =
    dishNamed(context, memo, clause) ?? (foods.length > 0 ? undefined : cardOnTable(context, memo));
  const words = factsOf(context, topicAsked(context, 'nutrition', clause), ['words'], 1);
  const figure = FIGURES.find(([, , asked]) => hasTerm(clause, asked));
  if (subject) return answered(memo, ofDish(context, subject, figure));
  const [food] = foods;
  const isCounted = hasTerm(clause, COUNTED);
  const counted = food && isCounted ? ofFood(context, food.said, figure) : [];
  const told = [...counted, ...words];
  return answered(memo, told.length > 0 ? told : [tell('answers.nutrition')]);
};

const NUTRIENT_WORDS = wordSet('fat sugar salt protein fibre');

type Figure = (typeof FIGURES)[number] | undefined;

function ofDish({ table }: CommandContext, { dish, plated, title }: Subject, figure: Figure) {
  const lines = dish.ingredients.map((item) => ingredientLine(item));
  const { perServing, range, counted, uncounted } = estimate(table.kitchen, lines, dish.servings);
  if (counted === 0 || uncounted.length > lines.length * MOST_OPEN)
    return [tell('answers.nutrition')];
  const [low, high] = range.kcal.map(roundly);
  const slots = { dish: title, low: low ?? 0, high: high ?? 0, servings: plated.servings };
  const told = figure
    ? tell('answers.nutrition-figure', {
        ...{ dish: title, nutrient: figure[1] },
        grams: inGrams(perServing[figure[0]]),
      })
    : tell('answers.nutrition-energy', slots);
  const open = uncounted.slice(0, MOST_UNCOUNTED).map(({ line }) => line);
  return open.length === 0 ? [told] : [told, tell('answers.nutrition-open', { lines: open })];
}

/** Of 100 g of it. */
function ofFood({ table }: CommandContext, said: string, figure: Figure): Told[] {
  const { perServing, counted } = estimate(table.kitchen, [`${HUNDRED} g ${said}`], 1);
  if (counted === 0 || perServing.kcal === 0) return [];
  return [
    figure
      ? tell('answers.nutrition-food-figure', {
          ...{ food: said, nutrient: figure[1] },
          grams: inGrams(perServing[figure[0]]),
        })
      : tell('answers.nutrition-food', { food: said, kcal: roundly(perServing.kcal) }),
  ];
}

/** To tens of kilocalories: more would claim more than is known. */
function roundly(kcal: number): number {
  return Math.round(kcal / 10) * 10;
}

function inGrams(grams: number): string {
  return grams < 2 ? grams.toFixed(1) : String(Math.round(grams));
}
