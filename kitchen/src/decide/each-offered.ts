/** Answers a question for each listed dish or planned meal in turn, or names the quickest, cheapest or easiest of them. */
import { dearIn } from '../commands/answers/ask-cost.ts';
import type { CommandContext, Outcome } from '../commands/command.ts';
import { dishesOf } from '../commands/find/pick.ts';
import { dishNoun } from '../commands/find/tell-choice.ts';
import { minutesFor } from '../cook/plate/rounds.ts';
import type { Table } from '../cook/table.ts';
import type { Dish } from '../cookbook/dish.ts';
import type { Memo } from '../memo/memo.ts';
import type { ReadClause } from '../read/read-clause.ts';
import { sayMinutes } from '../say/number-words.ts';
import { type Noun, type Told, tell } from '../say/told.ts';

/** Questions that are about a dish. */
const OF_A_DISH: ReadonlySet<string> = new Set([
  ...['ask-ahead', 'ask-contains', 'ask-cost', 'ask-diet', 'ask-dish', 'ask-nutrition'],
  ...['ask-reheat', 'ask-storage', 'ask-timing', 'ask-tool', 'pairing'],
]);
/** More dishes than that are a page, and no list. */
const MOST = 4;
/** What is asked of each meal of a plan: whether somebody can eat it. */
const OF_EACH_MEAL: ReadonlySet<string> = new Set([
  ...['ask-diet', 'ask-contains', 'ask-storage', 'ask-reheat'],
]);
const MOST_MEALS = 7;

/**
 * Undefined where the question names what it is about, where a card lies there or no list does, or where one of the
 * dishes has no answer.
 * @param answer the answer to the clause where it is about one dish
 */
export function eachOffered(
  { table }: CommandContext,
  memo: Memo,
  clause: ReadClause,
  answer: (clause: ReadClause) => Outcome | undefined,
): Outcome | undefined {
  const { card } = memo;
  const offered = listOf(memo, clause);
  const isAboutThem = OF_A_DISH.has(clause.act) && clause.dishes.length === 0;
  // Beside a list the card of before is still "it".
  const isOfAll = clause.terms.includes('all');
  const isOfCard = card !== undefined && !clause.ofSeveral && !isOfAll;
  const isOfOne = clause.ordinal !== undefined && !isOfAll;
  if (!isAboutThem || isOfCard || isOfOne || offered.length < 2) return undefined;
  // "What wine?" asks for company of the dishes; a food that is named is asked about itself.
  const isOfThem = clause.act === 'ask-contains' || clause.act === 'pairing';
  if (clause.foods.length > 0 && !isOfThem) return undefined;
  const least = leastOf(table, offered, clause);
  if (least) {
    // "That one then" takes it.
    const asked = { kind: 'offer', act: 'dish', about: least.slug } as const;
    return { memo: { ...memo, asked }, told: [least.told] };
  }
  // "The healthiest?" compares their figures.
  if (clause.act === 'ask-nutrition' && clause.terms.some((term) => COMPARES.has(term)))
    return undefined;
  const said = dishesOf(table, offered).map((dish) => {
    const [first] = answer({ ...clause, ordinal: undefined, dishes: [dish] })?.told ?? [];
    const noun = dishNoun(table, dish);
    return first && tell('answers.of-each', { dish: noun.name, first: ofIt(first, noun) });
  });
  const told = said.filter((one) => one !== undefined);
  // What is true of all of them alike is about none: "what's a skillet?"
  const firsts = new Set(told.map(({ slots }) => JSON.stringify(slots.first)));
  if (told.length > 1 && firsts.size === 1) return undefined;
  const isKnown = said.every((one) => one && !isUnknown(one));
  return told.length > 0 && isKnown ? { memo, told } : undefined;
}

/** The name stands before it already. */
function ofIt({ message, slots }: Told, { isPlural }: Noun): Told {
  const isNamed = 'dish' in slots && !isPlural;
  return { message, slots: isNamed ? { ...slots, dish: { name: 'it', isPlural } } : slots };
}

function isUnknown({ slots: { first } }: Told): boolean {
  return isTold(first) && UNKNOWN.test(first.message);
}

function isTold(slot: unknown): slot is Told {
  return typeof slot === 'object' && slot !== null && 'message' in slot;
}

const COMPARES: ReadonlySet<string> = new Set(['healthiest', 'healthier', 'lightest', 'lighter']);
const UNKNOWN = /^answers\.(?:unknown|not-understood)/;

/** "Which is the quickest?": the one, and how long the others take. */
function leastOf(table: Table, offered: readonly string[], { terms }: ReadClause) {
  const [, message, of] = LEASTS.find(([words]) => terms.some((term) => words.has(term))) ?? [];
  if (!message || !of) return undefined;
  const dishes = dishesOf(table, offered).toSorted((one, other) => of(one) - of(other));
  const [first, ...others] = dishes;
  if (!first) return undefined;
  const named = (dish: Dish) => ({
    dish: dishNoun(table, dish).name,
    time: sayMinutes(minutesFor(dish, table.people ?? dish.servings).time),
  });
  const rest = others.map(named).map(({ dish, time }) => `${dish} ${time}`);
  const told = tell(message, { ...named(first), steps: first.steps.length, others: rest });
  return { slug: first.slug, told };
}

const LEASTS: readonly (readonly [
  words: ReadonlySet<string>,
  message: string,
  of: (dish: Dish) => number,
])[] = [
  [
    new Set(['quickest', 'fastest', 'shortest', 'quicker', 'faster']),
    'answers.quickest',
    (dish) => minutesFor(dish, dish.servings).time,
  ],
  [
    new Set(['cheapest', 'cheaper', 'cheap']),
    'answers.cheapest',
    (dish) =>
      DEAR * dearIn(dish).length -
      Number(dish.keywords.includes('budget')) +
      dish.ingredients.length / MANY,
  ],
  [
    new Set(['easiest', 'simplest', 'easier', 'simpler']),
    'answers.easiest',
    ({ steps, ingredients }) => steps.length + ingredients.length,
  ],
];

/** A dear food weighs more than many plain ones. */
const DEAR = 2;
const MANY = 100;

/** The list, or where there is none the meals that were planned; empty where there are too many to go through. */
function listOf({ offered, plan }: Memo, { act }: ReadClause): readonly string[] {
  if (offered.length > 0) return offered.length > MOST ? [] : offered;
  const isOfMeals = OF_EACH_MEAL.has(act) && plan.length <= MOST_MEALS;
  return isOfMeals ? plan.map(({ slug }) => slug) : [];
}
