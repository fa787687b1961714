/** Command: serves a dish of the last list or plan, chosen by number, name, food, day or as the quickest; or all of them, or asks which. */

import type { Table } from '../../cook/table.ts';
import { isOpen } from '../../cook/wish.ts';
import { getDishFacts } from '../../cookbook/cookbook.ts';
import type { Dish } from '../../cookbook/dish.ts';
import type { Memo } from '../../memo/memo.ts';
import type { ReadClause } from '../../read/read-clause.ts';
import { tell } from '../../say/told.ts';
import { contentTokens } from '../../text/name-tokens.ts';
import type { CommandContext, Outcome } from '../command.ts';
import { bookDish } from '../edits/card-choice.ts';
import { DAY_NAMES } from './days.ts';
import { kindredEdits } from './kindred.ts';
import { placeSaid } from './place-said.ts';
import { serveNamed } from './serve-named.ts';
import { dishNoun, isIn } from './tell-choice.ts';

/**
 * Needs a list or a plan. Refuses a place that the list does not have; asks which one where two fit alike. Undefined
 * where nothing lies there to choose from, or where the clause names a dish of the book that was not offered.
 */
export function pick(context: CommandContext, memo: Memo, clause: ReadClause): Outcome | undefined {
  const { table } = context;
  const slugs = memo.offered.length > 0 ? memo.offered : memo.plan.map(({ slug }) => slug);
  const dishes = dishesOf(table, slugs);
  if (dishes.length === 0) return undefined;
  const all = allOf(context, memo, clause, dishes);
  if (all) return all;
  const found = pickFrom(table, dishes, memo, clause) ?? dishSpokenOf(table, memo, clause);
  if (found === 'none such')
    return { memo, told: [tell('find.no-such-place', { count: dishes.length })] };
  // "The quickest" of a list is taken however long it takes.
  if (found) {
    // As it was offered: with haddock in it, where that is what they wished for.
    const edits = kindredEdits(table, found, table.wish.include);
    return serveNamed(context, memo, { ...clause, minutes: undefined }, found, edits);
  }
  // "Chicken", said of three dishes without any, is a narrower wish.
  const { foods, wish } = clause;
  if (clause.dishes.length + foods.length + wish.moods.length > 0 || !isOpen(wish))
    return undefined;
  return { memo, told: [tell('find.which', { dishes: oneOf(titles(table, dishes)) })] };
}

/** "All three please": the first as a card, the others behind it. */
function allOf(
  context: CommandContext,
  memo: Memo,
  clause: ReadClause,
  dishes: readonly Dish[],
): Outcome | undefined {
  const [first, ...others] = dishes;
  const isAll = clause.terms.some((term) => ALL.has(term)) && memo.offered.length > 1;
  const isBoth = clause.terms.includes('both') && dishes.length > 2;
  if (!isAll || isBoth || !first || others.length === 0) return undefined;
  const plan = dishes.map(({ slug }, at) => ({ label: `Dish ${at + 1}`, slug }));
  const served = serveNamed(context, { ...memo, plan }, { ...clause, people: undefined }, first);
  const names = titles(context.table, others);
  return { ...served, told: [...served.told, tell('find.all-next', { dishes: names })] };
}

const ALL: ReadonlySet<string> = new Set(['all', 'both', 'every']);

/** "That one then", of the one that was named as the quickest. */
function dishSpokenOf(table: Table, { asked }: Memo, clause: ReadClause): Dish | undefined {
  const isBare = clause.dishes.length + clause.foods.length === 0;
  const slug = asked?.kind === 'offer' && asked.act === 'dish' ? asked.about : undefined;
  return isBare && slug !== undefined ? dishesOf(table, [slug])[0] : undefined;
}

export function dishesOf(table: Table, slugs: readonly string[]): Dish[] {
  return slugs.flatMap((slug) => bookDish(table, slug) ?? []);
}

export function titles(table: Table, dishes: readonly Dish[]): string[] {
  return dishes.map((dish) => dishNoun(table, dish).name);
}

/** "the soup, the pie or the curry": a choice, which a list of all of them is not. */
export function oneOf(names: readonly string[]): string {
  const [last = '', ...others] = names.toReversed();
  return others.length === 0 ? last : `${others.toReversed().join(', ')} or ${last}`;
}

/**
 * "No, the other one", "I said the spaghetti", "number one of your list": which dish of the list that the card was picked
 * from is meant. Undefined where there was no list, where it is the card itself, and where several may be meant.
 */
export function pickedInstead(table: Table, memo: Memo, clause: ReadClause): Dish | undefined {
  const { card, listed = [], offered } = memo;
  if (!card || offered.length > 0 || listed.length < 2) return undefined;
  const has = (words: readonly string[]) => words.some((word) => clause.terms.includes(word));
  const { ordinal } = clause;
  const place = ordinal !== undefined && has(OF_A_LIST) ? listed.at(ordinal - 1) : undefined;
  if (place !== undefined) return place === card.slug ? undefined : dishesOf(table, [place])[0];
  if (!has(SAYS_WHICH)) return undefined;
  const others = dishesOf(
    table,
    listed.filter((slug) => slug !== card.slug),
  );
  const [only, second] = others;
  if (only && !second && clause.terms.includes('other')) return only;
  const lasting = lastingSo(others, clause);
  return lasting.length === 1 ? lasting[0] : bestByWords(table, others, clause);
}

const OF_A_LIST = ['one', 'number', 'option', 'list', 'dish'];
const SAYS_WHICH = ['one', 'said', 'meant', 'wanted', 'asked', 'other'];

function pickFrom(
  table: Table,
  dishes: readonly Dish[],
  memo: Memo,
  clause: ReadClause,
): Dish | 'none such' | undefined {
  const named = dishes.find((dish) => clause.dishes.includes(dish));
  if (named) return named;
  const place = placeSaid(clause, dishes.length);
  if (place !== undefined) return dishes[place - 1];
  const called = clause.said.flatMap(({ words }) => words);
  const isTitled = (dish: Dish) => {
    const title = contentTokens(dish.title);
    return called.every((word) => title.includes(word));
  };
  // "Pancakes" are those of the book, unless the list has some that are called so.
  if (called.length > 0 && !dishes.some(isTitled)) return undefined;
  const [day] = memo.offered.length > 0 ? [] : clause.days;
  const label = DAY_NAMES[day ?? -1];
  const onDay = label && memo.plan.find((meal) => meal.label.startsWith(label));
  if (onDay) return dishes.find(({ slug }) => slug === onDay.slug);
  const isBare = clause.foods.length === 0;
  const least = isBare ? superlative(dishes, clause.terms) : undefined;
  if (least) return least;
  const byWords = bestByWords(table, dishes, clause);
  if (byWords) return byWords;
  const { ordinal } = clause;
  if (ordinal !== undefined) return dishes.at(ordinal < 0 ? ordinal : ordinal - 1) ?? 'none such';
  const [lasting] = lastingSo(dishes, clause);
  if (lasting) return lasting;
  const [bare] = clause.amounts.filter(({ unit }) => unit === '' || unit === 'please');
  if (bare && Number.isInteger(bare.value) && bare.value > 0)
    return dishes[bare.value - 1] ?? 'none such';
  return superlative(dishes, clause.terms) ?? (dishes.length === 1 ? dishes[0] : undefined);
}

/** "The 35 minute one". */
function lastingSo(dishes: readonly Dish[], { amounts }: ReadClause): Dish[] {
  const minutes = amounts.map(({ value, unit }) => value * (MINUTES.get(unit) ?? 0));
  return dishes.filter(({ time }) => minutes.includes(time));
}

const MINUTES: ReadonlyMap<string, number> = new Map([
  ['minute', 1],
  ['hour', 60],
]);

/** Undefined where none or several fit the words best. */
function bestByWords(
  table: Table,
  dishes: readonly Dish[],
  { terms, foods, diets }: ReadClause,
): Dish | undefined {
  const scores = dishes.map((dish) => {
    const facts = getDishFacts(table.kitchen.cookbook, dish);
    const inName = terms.filter((term) => facts.terms.has(term) || dish.course === term).length;
    const ofFood = foods.filter(({ food }) => isIn(table, dish, food));
    const heart = foods.filter(({ food }) => food.names.some((one) => facts.mainFoods.has(one)));
    const fits = diets.filter((diet) => !facts.contains.has(diet)).length;
    return 2 * inName + ofFood.length + heart.length + 2 * fits;
  });
  const best = Math.max(...scores);
  const winners = dishes.filter((_, at) => scores[at] === best);
  return best > 0 && winners.length === 1 ? winners[0] : undefined;
}

/** Words for the least or most of something; each dish measured, the smallest is meant. */
const MEASURES: readonly (readonly [words: readonly string[], measure: (dish: Dish) => number])[] =
  [
    [['quickest', 'quick', 'fastest', 'fast', 'shortest', 'soonest'], ({ time }) => time],
    [
      ['easiest', 'easy', 'simplest', 'simple', 'least', 'laziest', 'fewest'],
      ({ active, ingredients }) => active + 2 * ingredients.length,
    ],
    [['slowest', 'longest'], ({ time }) => -time],
    // Whoever leaves the choice to us has the first.
    [['pick', 'choose', 'decide', 'whichever', 'trust', 'surprise'], () => 0],
  ];

function superlative(dishes: readonly Dish[], terms: readonly string[]): Dish | undefined {
  const [, measure] = MEASURES.find(([words]) => words.some((word) => terms.includes(word))) ?? [];
  return measure && [...dishes].sort((a, b) => measure(a) - measure(b))[0];
}
