/** Answers what goes with a dish or food: sides, wine, drinks without alcohol; picks one of two sides, or says which sort of a food is best. */

import { isFood } from '../../cook/adapt/adapt-work.ts';
import { isBarred } from '../../cook/choose/kept-out.ts';
import { mayBeLeft } from '../../cook/choose/match.ts';
import { speaks } from '../../cook/table.ts';
import { findTopic } from '../../knowledge/find-topic.ts';
import type { Topic } from '../../knowledge/knowledge.ts';
import type { Food } from '../../needs/heard.ts';
import type { ReadClause } from '../../read/read-clause.ts';
import { type Noun, type Told, tell } from '../../say/told.ts';
import { contentTokens } from '../../text/name-tokens.ts';
import type { Command, CommandContext } from '../command.ts';
import { askFood } from './ask-food.ts';
import { answered, topicAsked, topicOfDish } from './facts.ts';
import { wordsIn } from './in-message.ts';
import {
  cardOnTable,
  dishNamed,
  foodsAsked,
  hasTerm,
  isMainFood,
  nounOf,
  type Subject,
  wordSet,
} from './subject.ts';

const DRINK = wordSet(
  'drink wine beer cocktail sip glass bottle red white rose cider pour lager ale',
);
const COMPANY = wordSet(
  'go goe goes side serve served drink wine beer eat pair pairing match alongside accompany beside together suit have',
);
const BOUGHT = wordSet('buy buying get');
const SOFT = wordSet(
  'soft non non-alcoholic alcohol-free alcohol kid child juice driving mocktail nonalcoholic water teetotal',
);

const ABOUT: ReadonlySet<string> = new Set([
  'about',
  'about-dish',
  'beside',
  'have',
  'want',
  'dish',
]);

/** "A side for roast lamb" wishes for no lamb. */
export const sideOf: Command = (context, memo, clause) => {
  const { course } = clause.wish;
  // "A side with sausages": what is eaten beside meat has none in it.
  const isSide = course?.label === 'a side' && clause.foods.some(({ food }) => !mayBeLeft(food));
  const foods = isSide
    ? clause.foods.map((one) =>
        mayBeLeft(one.food) ? one : { ...one, role: 'about-dish' as const },
      )
    : clause.foods;
  return course && foods.some(({ role }) => role === 'about-dish')
    ? pairing(context, memo, { ...clause, foods })
    : undefined;
};

/** Needs a card, a dish or a food that goes with something known. Never what the person must not have. */
export const pairing: Command = (context, memo, clause) => {
  const card = cardOnTable(context, memo);
  // "What else with it, besides the chips?" asks of the card and not of the chips.
  const isOfCard = card !== undefined && OF_CARD.test(context.message);
  const named = isOfCard ? undefined : dishNamed(context, memo, clause);
  const chosen = eitherOf(context, memo, clause);
  if (chosen) return chosen;
  // "Which apples are best" asks for a sort, not for company.
  const isChoice =
    !hasTerm(clause, COMPANY) &&
    !WITH.test(context.message) &&
    clause.foods.every(({ role }) => role !== 'about-dish');
  const isBought = hasTerm(clause, BOUGHT) && foodsAsked(clause).length > 0;
  if ((isChoice || isBought) && !named && foodsAsked(clause).length > 0) {
    const sort = askFood(context, memo, clause);
    if (sort) return sort;
  }
  // With "what rice goes with it" the rice is the company.
  const hasOther = card !== undefined || clause.foods.some(({ role }) => role === 'about-dish');
  const isBeside = hasTerm(clause, BESIDES);
  const out = [
    ...clause.foods
      .filter(({ role }) => OUT.has(role) || (isBeside && role !== 'about-dish'))
      .map(({ food }) => food),
    ...refusedIn(context.message),
  ];
  const about = {
    ...clause,
    foods: clause.foods.filter(
      ({ role, food }) =>
        (hasOther ? ABOUT_DISH.has(role) && !isOfCard : ABOUT.has(role)) &&
        !contentTokens(food.said).every((word) => DRINK.has(word)),
    ),
  };
  const own = named ?? (about.foods.length > 0 ? undefined : card);
  const asked = own ? topicForDish(context, own) : topicAsked(context, 'pairings', about);
  // "What veg goes alongside?": the vegetables are the company, and the dish is the card's.
  const isOfTable = !asked && !own && card !== undefined && hasTerm(clause, COMPANY);
  const subject = isOfTable ? card : own;
  const topic = isOfTable ? topicForDish(context, card) : asked;
  if (!topic) return undefined;
  const dish = subject?.title ?? nounOf(about.foods[0]?.food.said ?? '');
  const floated = card && subject === card ? floatedIn(context, card, topic, clause) : undefined;
  const isSoft = hasTerm(clause, SOFT) && (!hasTerm(clause, CHILD) || hasTerm(clause, DRINK));
  const { table } = context;
  const isDry = table.heard.situations.includes('pregnancy') || isBarred(table, 'wine');
  const isDrink = hasTerm(clause, DRINK) && !isSoft;
  const isChild = hasTerm(clause, CHILD);
  const kinds = isSoft || (isDrink && isDry) ? ['soft'] : isDrink ? ['drink', 'soft'] : ['side'];
  const told = kinds.flatMap((kind) =>
    tellKind(context, topic, isChild && kind === 'soft' ? 'child' : kind, dish, out),
  );
  // Without a word for a drink both may be meant.
  const more =
    isSoft || isDrink || isDry ? [] : tellKind(context, topic, 'drink', dish, out).slice(0, 1);
  const all = [...(floated ? [floated] : []), ...told.slice(0, 1), ...(floated ? [] : more)];
  return answered(memo, all.length > 0 ? all : tellKind(context, topic, 'soft', dish, out));
};

/** "Mash or new potatoes with it?" gets one of the two: what the dish is known to go with, else what was said first. */
const eitherOf: Command = (context, memo, clause) => {
  const sides = clause.foods.filter(({ role }) => SIDES.has(role)).map(({ food }) => food);
  if (sides.length < 2 || !OR.test(context.message)) return undefined;
  const card = cardOnTable(context, memo);
  const offered = sides.filter((food) => card && !isMainFood(context, card, food));
  const [first, second] = offered;
  if (!card || !first || !second) return undefined;
  const ideas = Object.values(topicForDish(context, card)?.facts ?? {}).join(' ');
  const words = new Set(contentTokens(ideas));
  const isKnown = ({ said }: Food): boolean => contentTokens(said).some((word) => words.has(word));
  const { said } = offered.find(isKnown) ?? first;
  return answered(memo, [tell('answers.pairing-either', { food: said, dish: card.title })]);
};

/** "Thinking dumplings": a yes where it is known beside the dish. */
function floatedIn(
  context: CommandContext,
  card: Subject,
  { facts }: Topic,
  clause: ReadClause,
): Told | undefined {
  const words = new Set(contentTokens(Object.values(facts).join(' ')));
  const food = clause.foods.find(
    ({ role, food }) =>
      role === 'beside' &&
      !isMainFood(context, card, food) &&
      contentTokens(food.said).some((word) => words.has(word)),
  )?.food;
  return food && tell('answers.pairing-yes', { food: nounOf(food.said), dish: card.title });
}

const WITH = /\bwith\b/i;
const ABOUT_DISH: ReadonlySet<string> = new Set(['about', 'about-dish']);
const BESIDES = wordSet('else apart besides beside other already');
const OUT: ReadonlySet<string> = new Set(['without', 'from', 'dislike', 'lacking']);
const OF_CARD = /\b(?:it|this|that|them|these)\b/i;
const SIDES: ReadonlySet<string> = new Set(['beside', 'about', 'want', 'to']);
const OR = /\bor\b/i;

function topicForDish(context: CommandContext, subject: Subject): Topic | undefined {
  const { cuisine, course, keywords } = subject.dish;
  const topics = context.knowledge.get('pairings') ?? [];
  return (
    topicOfDish(context, 'pairings', subject) ??
    findTopic(topics, { terms: keywords, foods: [] }) ??
    findTopic(topics, { terms: [cuisine.toLowerCase(), course], foods: [] })
  );
}

const CHILD = wordSet('kid child children toddler son daughter');
/** Not in a child's glass. */
const WAKING = wordSet('espresso coffee tea cola cold-brew latte');

/** @param out foods that are there already, or that are not wanted beside it */
function tellKind(
  { table }: CommandContext,
  { facts }: Topic,
  asked: string,
  dish: Noun,
  out: readonly Food[],
): Told[] {
  const kind = asked === 'child' ? 'soft' : asked;
  const ideas = ['1', '2', '3', '4']
    .flatMap((number) => facts[`${kind} ${number}`] ?? [])
    .map((fact) => inRunningText(fact.replace(/\.$/, '')))
    .filter((idea) => asked !== 'child' || !contentTokens(idea).some((word) => WAKING.has(word)))
    .filter((idea) => !out.some((food) => isFood(table, idea, food) || isKindOf(idea, food)))
    .filter(
      (idea) => speaks(table.kitchen, idea, table.heard.person.needs) && !isBarred(table, idea),
    )
    .slice(0, 3);
  if (kind === 'drink' && isBarred(table, 'wine')) return [];
  return ideas.length === 0 ? [] : [tell(`answers.pairing-${kind}`, { ideas, dish })];
}

/** "Not mash", whatever the reader takes it for. */
function refusedIn(message: string): Food[] {
  const words = wordsIn(message);
  return words.flatMap((said, at) =>
    words[at - 1] === 'not' ? [{ said, names: [said], kinds: [] }] : [],
  );
}

/** Flatbread is bread, and mashed potatoes are mash. */
function isKindOf(idea: string, { said }: Food): boolean {
  const [last = ''] = contentTokens(said).slice(-1);
  const isIt = (word: string) => word.endsWith(last) || word.startsWith(last);
  return last !== '' && contentTokens(idea).some(isIt);
}

/** Grapes and places keep their capital, plain words lose it. */
function inRunningText(idea: string): string {
  const [first = ''] = idea.split(/[ ,-]/);
  return PLACES.has(first) ? idea : idea.slice(0, 1).toLowerCase() + idea.slice(1);
}

const PLACES = wordSet(
  'Yorkshire Pinot Sauvignon Chardonnay Chianti Côtes Albariño Zinfandel Syrah Rioja Muscadet Grenache Chenin Vermentino Soave Malbec Assyrtiko Xinomavro Vinho Vin Sangiovese Riesling Merlot Grüner Frascati Fendant Champagne Chablis Cabernet Blaufränkisch Barbera Beaujolais Bordeaux Burgundy Gewürztraminer Viognier Tempranillo Nebbiolo Picpoul Verdejo Prosecco Cava Sancerre Primitivo Verdicchio Valpolicella Gavi Guinness Greek Indian Belgian German English Italian French Spanish Thai Japanese Mexican Moroccan Turkish Fino Asti Moscato Sauternes Tokaji Madeira Marsala Montepulciano Nero Bandol Provence Cahors Rhône Gamay Carmenère Torrontés Dolcetto',
);
