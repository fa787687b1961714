/** Command: writes the shopping list for a plan, some of its days or the current recipe; crosses off what is at home. */

import type { Table } from '../../cook/table.ts';
import type { Memo, ShoppingList } from '../../memo/memo.ts';
import type { ReadClause } from '../../read/read-clause.ts';
import { sayNumberWord } from '../../say/number-words.ts';
import { type Told, tell } from '../../say/told.ts';
import { singular } from '../../text/plurals.ts';
import type { CommandContext, Outcome } from '../command.ts';
import { choiceOfCard, tableForCard } from '../edits/card-choice.ts';
import { dishesOf, oneOf, titles } from '../find/pick.ts';
import { fitted } from '../find/serve-named.ts';
import { dishNoun, nounOf } from '../find/tell-choice.ts';
import { foodsOf } from '../find/wished.ts';
import { AISLES } from './aisles.ts';
import { type Bought, type Item, itemsFor } from './list-items.ts';
import { mealsLabelled } from './meals-meant.ts';

/** What they have in or want left off. */
const IN_THE_HOUSE = ['have', 'without', 'dislike'] as const;

/** Needs a plan or a card; asks for one of them without. Foods of the clause that are in the house are crossed off. */
export function shoppingList({ table }: CommandContext, memo: Memo, clause: ReadClause): Outcome {
  const gone = foodsOf(clause, ...IN_THE_HOUSE).map(({ said }) => said);
  const meals = mealsLabelled(memo.plan, { ...clause, ordinal: undefined });
  const asked = meals.length > 0 ? meals.map(({ slug }) => slug) : undefined;
  const bought = boughtFor(table, memo, gone, asked);
  if (bought.length === 0) {
    const ideas = titles(table, dishesOf(table, memo.offered));
    const which = tell('plan.list-which', { dishes: oneOf(ideas) });
    return { memo, told: [ideas.length > 1 ? which : tell('plan.nothing-to-buy')] };
  }
  const slugs = bought.map(({ dish }) => dish.slug);
  const isSame = memo.list?.slugs.join() === slugs.join();
  const list: ShoppingList = {
    slugs,
    added: isSame ? (memo.list?.added ?? []) : [],
    crossedOff: [...new Set([...(isSame ? (memo.list?.crossedOff ?? []) : []), ...gone])],
  };
  return { memo: withList(memo, list), told: listTold(table, bought, list) };
}

export function withList(memo: Memo, list: ShoppingList): Memo {
  const { asked: _, ...kept } = memo;
  return { ...kept, list };
}

/**
 * The plan's dishes, or the card with its edits where that is no part of the plan.
 * @param slugs of the plan those that the list is for; all where it is left out
 */
export function boughtFor(
  asked: Table,
  memo: Memo,
  off: readonly string[] = [],
  slugs?: readonly string[],
): Bought[] {
  const { card } = memo;
  const plan = memo.plan.filter(({ slug }) => !slugs || slugs.includes(slug));
  // "Cross off the garlic" is said of the list, and keeps it out of no dish.
  const gone = [...off, ...(memo.list?.crossedOff ?? []), ...(memo.list?.added ?? [])];
  const edits = gone.map((food) => ({ kind: 'leave out' as const, food }));
  const table = tableForCard(asked, { slug: '', edits });
  const { people } = table;
  const choice = card && choiceOfCard(table, memo);
  const own = choice && { dish: choice.adapted.dish, people: card.servings ?? people };
  if (own && !memo.plan.some(({ slug }) => slug === card.slug)) return [own];
  const dishes = dishesOf(
    table,
    plan.map(({ slug }) => slug),
  );
  return dishes.flatMap((dish): Bought[] => {
    if (own && card.slug === dish.slug) return [own];
    const fits = fitted(table, dish);
    return fits ? [{ dish: fits.adapted.dish, people }] : [];
  });
}

function listTold(table: Table, bought: readonly Bought[], list: ShoppingList): Told[] {
  const { items, staples } = itemsFor(table, bought);
  const left = items.filter((item) => !list.crossedOff.some((said) => isCalled(item, said)));
  const groups = AISLES.flatMap((group): Told[] => {
    const own = left.filter(({ aisle }) => aisle === group).map(({ text }) => text);
    return own.length > 0 ? [tell('plan.group', { group, items: own.join(', ') })] : [];
  });
  const needed = staples.filter((name) => !list.crossedOff.some((said) => name.includes(said)));
  return [
    leadOf(table, bought),
    ...groups,
    ...(list.added.length > 0 ? [tell('plan.also', { items: nounOf(list.added) })] : []),
    ...(list.crossedOff.length > 0
      ? [tell('plan.in-house', { items: nounOf(list.crossedOff) })]
      : []),
    ...(needed.length > 0 ? [tell('plan.staples', { items: nounOf(needed) })] : []),
  ];
}

function leadOf(table: Table, bought: readonly Bought[]): Told {
  const [first, ...others] = bought;
  const people = first?.people;
  if (first && others.length === 0)
    return tell('plan.list-one', {
      dish: dishNoun(table, first.dish),
      servings: sayNumberWord(people ?? first.dish.servings),
    });
  const count = sayNumberWord(bought.length);
  return people === undefined
    ? tell('plan.list', { count })
    : tell('plan.list-people', { count, people: sayNumberWord(people) });
}

/** "Soy sauce" is on the list as light soy sauce; "oil" as none of those with a name of their own. */
export function isCalled({ name }: Pick<Item, 'name'>, said: string): boolean {
  const words = new Set(name.toLowerCase().split(' ').map(singular));
  return said
    .split(' ')
    .map(singular)
    .every((word) => words.has(word));
}
