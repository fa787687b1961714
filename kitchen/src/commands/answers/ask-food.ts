/** Answers what a food is, how it tastes, how to choose, buy, prepare and use it, how two differ, and which the recipe card means. */

import { findFoodNames } from '../../cookbook/dish-facts.ts';
import type { ReadClause } from '../../read/read-clause.ts';
import { tell } from '../../say/told.ts';
import { contentTokens } from '../../text/name-tokens.ts';
import { singular } from '../../text/plurals.ts';
import type { Command, CommandContext } from '../command.ts';
import { askAmount } from './ask-amount.ts';
import { askNutrition } from './ask-nutrition.ts';
import { answered, factsOf, topicAsked } from './facts.ts';
import { wordsIn } from './in-message.ts';
import { cardOnTable, foodsAsked, hasTerm, ingredientsOf, wordSet } from './subject.ts';

const WORDS: readonly (readonly [string, ReadonlySet<string>])[] = [
  ['difference', wordSet('difference different differ same versus vs or between like basically')],
  ['taste', wordSet('taste flavour flavor tasting sour bitter sweet hot spicy mild')],
  [
    'buy',
    wordSet('buy pick choose ripe shop store find sell ripeness aisle where cut butcher best'),
  ],
  ['prepare', wordSet('prepare peel clean wash skin cut core trim prep')],
  ['use', wordSet('use for do cook with')],
];

/** Kinds of facts that its words ask for: "where do I buy it". */
export function kindsAsked(clause: ReadClause): string[] {
  return WORDS.filter(([, words]) => hasTerm(clause, words)).map(([kind]) => kind);
}

const BUY = wordSet('buy buying get getting sort kind type best cut butcher fishmonger');
/** Words that ask of the card's own meat or fish, where no food is named. */
const COUNTER = wordSet('butcher fishmonger cut joint');

/** "What noodles do I buy?": those of the card. */
const lineOnCard: Command = (context, memo, clause) => {
  const card = cardOnTable(context, memo);
  const asked = foodsAsked(clause);
  const ofMain = card && asked.length === 0 && hasTerm(clause, COUNTER);
  const names = ofMain
    ? card.dish.ingredients.map(({ name }) => name).filter((name) => isMeatOrFish(context, name))
    : asked.flatMap((food) => (card ? ingredientsOf(context.table, card.dish, food) : []));
  const lines = card?.plated.ingredients.filter((line) =>
    names.some((name) => line.includes(name)),
  );
  if (!card || !lines?.[0]) return undefined;
  const { servings } = card.plated;
  return answered(memo, [
    tell('answers.amount-line', { line: lines.slice(0, 2), servings }),
    ...factsOf(context, topicAsked(context, 'foods', clause), ['buy'], 1),
  ]);
};

function isMeatOrFish({ table }: CommandContext, name: string): boolean {
  const kinds = findFoodNames(table.kitchen.rules, name);
  const isDrawn = contentTokens(name).some((word) => DRAWN.has(word));
  return !isDrawn && kinds.some((kind) => kind === 'meat' || kind === 'fish');
}

const DRAWN = wordSet('stock broth sauce gravy fat dripping');

const OR = /\bor\b/i;
const WHICH = /\b(?:which|what)\b/i;
/** "Which potatoes? The bag says white." */
function asksKind(message: string, foods: ReadonlySet<string>): boolean {
  const words = wordsIn(message);
  const at = words.findIndex((word) => word === 'which' || word === 'what');
  return at >= 0 && foods.has(singular(words[at + 1] ?? ''));
}

const HEAVY = wordSet('heavy weigh weight');
const HEALTH = wordSet('healthy unhealthy bad nutritious vitamin fattening');

/** Needs a food, or a word for one, that the knowledge has. */
export const askFood: Command = (context, memo, clause) => {
  if (hasTerm(clause, HEAVY)) return askAmount(context, memo, clause);
  if (hasTerm(clause, HEALTH)) return askNutrition(context, memo, clause);
  const own = new Set(foodsAsked(clause).flatMap(({ said }) => said.split(' ').map(singular)));
  // "Which fish?" is no more than the food.
  const isBare = own.size > 0 && clause.terms.every((term) => own.has(term) || term === 'use');
  const asksWhich = (isBare && WHICH.test(context.message)) || asksKind(context.message, own);
  const asksEither = clause.act === 'ask-dish' && OR.test(context.message);
  const onCard =
    asksWhich || asksEither || hasTerm(clause, BUY) ? lineOnCard(context, memo, clause) : undefined;
  if (onCard) return onCard;
  const kinds = kindsAsked(clause);
  const asked = [...kinds, 'what', 'taste', 'use', 'difference', 'buy'];
  const foods = foodsAsked(clause);
  const [first, second] = foods;
  const most = kinds.length > 0 && kinds[0] !== 'difference' ? 1 : 2;
  if (first && second && kinds[0] === 'difference') {
    const of = [first, second].map((food) =>
      topicAsked(context, 'foods', {
        ...clause,
        terms: [],
        foods: [{ role: 'about', chance: 1, food }],
      }),
    );
    const told = of.find((topic) => topic?.facts.difference !== undefined);
    if (told) return answered(memo, factsOf(context, told, ['difference'], 1));
    return answered(
      memo,
      [...new Set(of)].flatMap((topic) => factsOf(context, topic, ['what'], 1)),
    );
  }
  return answered(memo, factsOf(context, topicAsked(context, 'foods', clause), asked, most));
};
