/** Answers the estimated nutrition of a dish, an ingredient or a food, or compares dishes of a list or plan; says what is not counted. */

import { readLine } from '../../measure/lines/read-line.ts';
import { estimateGrams } from '../../measure/lines/weigh.ts';
import type { Memo } from '../../memo/memo.ts';
import type { Food } from '../../needs/heard.ts';
import { estimate } from '../../nutrition/estimate.ts';
import { findFigures } from '../../nutrition/find-figures.ts';
import { isUncounted, nutrientCalled } from '../../nutrition/nutrient-names.ts';
import { addNutrients, NOTHING, type Nutrient } from '../../nutrition/nutrients.ts';
import type { ReadClause } from '../../read/read-clause.ts';
import { type Told, tell } from '../../say/told.ts';
import { singular } from '../../text/plurals.ts';
import type { Command, CommandContext } from '../command.ts';
import { bookDish } from '../edits/card-choice.ts';
import { dishNoun, nounOf } from '../find/tell-choice.ts';
import {
  dishTold,
  estimateDish,
  figuresOf,
  NUTRIENT_WORDS,
  sayFigure,
  USUAL,
} from '../nutrition/figures-told.ts';
import { answered, factsOf, topicAsked } from './facts.ts';
import {
  cardOnTable,
  dishNamed,
  foodsAsked,
  hasTerm,
  ingredientsOf,
  type Subject,
  wordSet,
} from './subject.ts';

const COUNTED = wordSet('calorie kcal gram much many macro kilojoule');
const LEAST = wordSet(
  'healthiest healthier healthy lighter least lightest light lowest fewest less low leanest lower',
);
const MOST_COMPARED = 5;

/** Always has an answer. */
export const askNutrition: Command = (context, memo, clause) => {
  const asked = nutrientsIn(clause);
  const foods = foodsAsked(clause).filter(
    ({ said }) => nutrientCalled(singular(said)) === undefined,
  );
  const words = factsOf(context, topicAsked(context, 'nutrition', clause), ['words'], 1);
  const other = clause.terms.filter(isUncounted);
  if (other.length > 0 && asked.length === 0)
    return answered(memo, [...words, tell('figures.no-figures', { what: other })]);
  const named = dishNamed(context, memo, clause);
  const card = named ?? cardOnTable(context, memo);
  const inCard = card
    ? foods.filter((food) => ingredientsOf(context.table, card.dish, food).length > 0)
    : [];
  if (card && (named || foods.length === 0 || inCard.length > 0))
    return answered(memo, toldOfDish(context, card, inCard, asked));
  if (memo.own?.card && foods.length === 0) return answered(memo, toldOfOwn(context, memo, asked));
  const slugs = memo.offered.length > 1 ? memo.offered : memo.plan.map(({ slug }) => slug);
  if (foods.length === 0 && slugs.length > 1)
    return answered(memo, compared(context, slugs, clause, asked));
  // "Is paneer good for you?" wants words, "how much protein has it?" figures.
  if (words.length > 0 && asked.length === 0 && !hasTerm(clause, COUNTED))
    return answered(memo, words);
  const figures = foods.flatMap((food) => toldOfFood(context, food, clause, asked));
  const told = figures.length > 0 ? figures : words;
  return answered(memo, told.length > 0 ? told : [tell('figures.which')]);
};

/** In the order in which they were said. */
function nutrientsIn({ terms }: ReadClause): Nutrient[] {
  const found = terms.flatMap((term) => nutrientCalled(term) ?? []);
  // "Saturated fat" is one figure.
  const isFat = (nutrient: Nutrient) => nutrient === 'fat' && found.includes('saturated');
  return [...new Set(found)].filter((nutrient) => !isFat(nutrient));
}

function toldOfDish(
  { table }: CommandContext,
  { dish, title }: Subject,
  foods: readonly Food[],
  asked: readonly Nutrient[],
): Told[] {
  const whole = dishTold(table.kitchen, title, estimateDish(table.kitchen, dish), asked);
  // "How many calories has lasagne?" asks of the dish, and not of its sheets.
  const named = foods.filter(({ said }) => !title.name.toLowerCase().includes(said));
  const parts = named.map((food) => {
    const names = ingredientsOf(table, dish, food);
    const lines = dish.ingredients.filter(({ name }) => names.includes(name));
    const held = estimateDish(table.kitchen, { ...dish, ingredients: lines });
    const figures = figuresOf(held.perServing, asked.length > 0 ? asked : ['kcal']);
    return tell('figures.dish-part', { food: nounOf([food.said]), dish: title, figures });
  });
  return [...parts.slice(0, 2), ...whole];
}

/** What a language model served. */
function toldOfOwn({ table }: CommandContext, { own }: Memo, asked: readonly Nutrient[]): Told[] {
  const { recipeName = '', ingredients = [], servings = 1 } = own?.card ?? {};
  const noun = { name: recipeName, isPlural: false };
  return dishTold(table.kitchen, noun, estimate(table.kitchen, ingredients, servings), asked);
}

/** Of the amount that was said, or of 100 g and of one of it; of what is eaten of it. */
function toldOfFood(
  { table }: CommandContext,
  { said }: Food,
  { amounts }: ReadClause,
  asked: readonly Nutrient[],
): Told[] {
  const { rules, measures, nutrition } = table.kitchen;
  const found = findFigures(rules, nutrition, said);
  if (!found) return [tell('figures.food-unknown', { food: said })];
  const weighed = amounts.flatMap(({ value, unit }) => {
    const known = measures.units.bySpelling.get(unit);
    return known ? [`${value} ${known.name} ${said}`] : [];
  });
  const lines = weighed.length > 0 ? weighed.slice(0, 1) : [`100 g ${said}`, `1 ${singular(said)}`];
  return lines.flatMap((line) => {
    const grams = estimateGrams(measures, readLine(measures, line));
    if (grams === null) return [];
    const held = addNutrients(NOTHING, found.food.per100, grams / 100);
    const figures = figuresOf(held, asked.length > 0 ? asked : USUAL);
    return [tell('figures.food', { line, figures })];
  });
}

/** Dishes of a list or a plan by the first figure that was asked for. */
function compared(
  { table }: CommandContext,
  slugs: readonly string[],
  clause: ReadClause,
  asked: readonly Nutrient[],
): Told[] {
  const nutrient = asked[0] ?? 'kcal';
  const isLeast = hasTerm(clause, LEAST) || (asked.length === 0 && !clause.terms.includes('most'));
  const rows = slugs
    .slice(0, MOST_COMPARED)
    .flatMap((slug) => bookDish(table, slug) ?? [])
    .map((dish) => ({ dish, figures: estimateDish(table.kitchen, dish).perServing }))
    .sort((a, b) => (a.figures[nutrient] - b.figures[nutrient]) * (isLeast ? 1 : -1));
  const [first, ...others] = rows;
  if (!first) return [tell('figures.which')];
  const said = ({ dish, figures }: (typeof rows)[number]) =>
    `${dishNoun(table, dish).name} (${sayFigure(nutrient, figures)})`;
  return [
    tell(isLeast ? 'figures.list-least' : 'figures.list-most', {
      dish: dishNoun(table, first.dish),
      what: NUTRIENT_WORDS[nutrient],
      figure: sayFigure(nutrient, first.figures),
      others: others.map(said),
    }),
  ];
}
