/** Finds what a question is about: the recipe card, a named dish or foods; also if a dish holds a food and a message part a word. */

import { adapt } from '../../cook/adapt/adapt.ts';
import { isFood } from '../../cook/adapt/adapt-work.ts';
import { isPlural } from '../../cook/adapt/rename.ts';
import { bendingOf, type Choice } from '../../cook/choose/choose.ts';
import { type PlatedDish, plate } from '../../cook/plate/plate.ts';
import { titleIn } from '../../cook/plate/title-in.ts';
import type { Table } from '../../cook/table.ts';
import { getDishFacts } from '../../cookbook/cookbook.ts';
import type { Dish } from '../../cookbook/dish.ts';
import type { Memo } from '../../memo/memo.ts';
import type { Food } from '../../needs/heard.ts';
import type { FoodMention, FoodRole, ReadClause } from '../../read/read-clause.ts';
import type { Noun } from '../../say/told.ts';
import { contentTokens } from '../../text/name-tokens.ts';
import type { CommandContext } from '../command.ts';
import { bookDish, choiceOfCard } from '../edits/card-choice.ts';

export interface Subject {
  /** As it stands within a sentence. */
  readonly title: Noun;
  /** As the person has it: fitted to them and, for the card, with its edits. */
  readonly dish: Dish;
  /** As it reads for them: their units, their number of people. */
  readonly plated: PlatedDish;
  readonly isCard: boolean;
}

/** Foods that a question is about, in the order in which they were said. */
export function foodsAsked(clause: ReadClause): Food[] {
  return clause.foods
    .filter(({ role, chance }) => !(ASIDE.has(role) && chance >= EVEN))
    .map(({ food }) => food);
}

const EVEN = 0.5;
/** What somebody does not like is said beside a question, not asked about. */
const ASIDE: ReadonlySet<FoodRole> = new Set(['dislike', 'likes']);

export function hasTerm(clause: Pick<ReadClause, 'terms'>, words: ReadonlySet<string>): boolean {
  return clause.terms.some((term) => words.has(term));
}

export function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

/** The clause as if it named that food alone. */
export function ofOne(clause: ReadClause, mention: FoodMention): ReadClause {
  const own = contentTokens(mention.food.said);
  const others = clause.foods.flatMap(({ food }) => contentTokens(food.said));
  const terms = clause.terms.filter((term) => own.includes(term) || !others.includes(term));
  return { ...clause, foods: [mention], terms };
}

/** The card, whatever the clause names. */
export function cardOnTable({ table }: CommandContext, memo: Memo): Subject | undefined {
  const choice = choiceOfCard(table, memo);
  if (!choice) return undefined;
  const card =
    subjects.get(choice) ?? subjectFrom(table, choice.adapted.dish, memo.card?.servings, true);
  subjects.set(choice, card);
  return card;
}

const subjects = new WeakMap<Choice, Subject>();

/** The dish that the clause names, or the one of the list or plan that it counts out. */
export function dishNamed(
  { table }: CommandContext,
  memo: Memo,
  clause: ReadClause,
): Subject | undefined {
  const { offered, plan } = memo;
  const listed = offered.length > 0 ? offered : plan.map((meal) => meal.slug);
  const at = clause.ordinal === -1 ? listed.length : (clause.ordinal ?? 0);
  const slug = clause.dishes[0]?.slug ?? listed[at - 1];
  const dish = slug === undefined ? undefined : bookDish(table, slug);
  if (!dish || dish.slug === memo.card?.slug) return undefined;
  return subjectOfDish({ table }, dish);
}

/** A dish that is not the card, fitted to the person. */
export function subjectOfDish({ table }: Pick<CommandContext, 'table'>, dish: Dish): Subject {
  const fitted = adapt(table.kitchen, dish, bendingOf(table))?.dish ?? dish;
  return subjectFrom(table, fitted, table.people, false);
}

/** A dish that is named, else the card unless the clause names a food that is not in it. */
export function subjectOf(
  context: CommandContext,
  memo: Memo,
  clause: ReadClause,
): Subject | undefined {
  const named = dishNamed(context, memo, clause);
  if (named) return named;
  const card = cardOnTable(context, memo);
  const isElsewhere = foodsAsked(clause).some((food) => card && !speaksOf(context, card, food));
  return isElsewhere ? undefined : card;
}

/** Whether a food is among its ingredients or in its name. */
export function speaksOf({ table }: CommandContext, { dish }: Subject, food: Food): boolean {
  return ingredientsOf(table, dish, food).length > 0 || isInName(table, dish, food);
}

/** Names of the ingredients that are this food. */
export function ingredientsOf(table: Table, dish: Dish, food: Food): string[] {
  const names = dish.ingredients.map(({ name }) => name);
  return [...new Set(names.filter((name) => isFood(table, name, food)))];
}

/** Whether a food is what the dish is called by or stands on: the chicken of a chicken korma. */
export function isMainFood({ table }: CommandContext, { dish }: Subject, food: Food): boolean {
  const { mainFoods } = getDishFacts(table.kitchen.cookbook, dish);
  return food.names.some((name) => mainFoods.has(name)) || isInName(table, dish, food);
}

function isInName({ kitchen }: Table, dish: Dish, food: Food): boolean {
  const { terms } = getDishFacts(kitchen.cookbook, dish);
  const words = contentTokens(food.said);
  return words.length > 0 && words.every((word) => terms.has(word));
}

/** "Brownies take", but "roast chicken takes": what a title is called decides, not what it comes with. */
export function nounOf(title: string): Noun {
  return { name: title, isPlural: isPlural(title.split(' with ')[0] ?? title) };
}

function subjectFrom(
  table: Table,
  dish: Dish,
  servings: number | undefined,
  isCard: boolean,
): Subject {
  const { kitchen, units, seed } = table;
  let plated: PlatedDish | undefined;
  return {
    ...{ dish, isCard },
    title: nounOf(titleIn(table, dish)),
    // Few answers read it out.
    get plated() {
      plated ??= plate(kitchen, dish, units, servings ?? table.people, [], seed);
      return plated;
    },
  };
}
