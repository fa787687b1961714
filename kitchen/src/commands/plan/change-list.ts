/** Command: puts food on the shopping list of the current plan or recipe or takes it off; warns where an added food is forbidden. */

import { speaks } from '../../cook/table.ts';
import { findFoodNames } from '../../cookbook/dish-facts.ts';
import type { Memo } from '../../memo/memo.ts';
import type { ReadClause } from '../../read/read-clause.ts';
import { type Told, tell } from '../../say/told.ts';
import type { CommandContext, Outcome } from '../command.ts';
import { nounOf } from '../find/tell-choice.ts';
import { foodsOf } from '../find/wished.ts';
import { type Item, itemsFor } from './list-items.ts';
import { boughtFor, isCalled, withList } from './shopping-list.ts';

const OFF = [
  'off',
  'cross',
  'take',
  'remove',
  'strike',
  'scrap',
  'cancel',
  'ditch',
  'erase',
  'knock',
  'tick',
  'leave',
  'drop',
  'delete',
  'got',
  'already',
];
const ON = ['add', 'put', 'pop', 'stick', 'chuck', 'include', 'another', 'need'];
const MOST = 40;

/** Needs a plan, a card or a list, and foods; says that it keeps food alone where none was read. Undefined without a table. */
export function changeList(
  { table }: CommandContext,
  memo: Memo,
  clause: ReadClause,
): Outcome | undefined {
  // "Take them off": what was spoken of last.
  const lately = memo.subject?.foods ?? memo.list?.crossedOff ?? [];
  const before = clause.foods.length === 0 && clause.ofSeveral ? lately : [];
  const named = [...clause.foods.map(({ food }) => food.said), ...before];
  const isOfPlan = memo.list?.slugs.every((slug) => memo.plan.some((meal) => meal.slug === slug));
  const bought = boughtFor(table, memo, named, isOfPlan ? memo.list?.slugs : undefined);
  if (bought.length === 0 && !memo.list) return undefined;
  const says = (words: readonly string[]): boolean =>
    words.some((word) => clause.terms.includes(word));
  const [adds, takes] = [says(ON), says(OFF)];
  const byRole = foodsOf(clause, 'add', 'want', 'to', 'more').map(({ said }) => said);
  const on = adds && !takes ? named : takes && !adds ? [] : byRole;
  const off = named.filter((said) => !on.includes(said));
  if (named.length === 0 && clause.act !== 'change-list') return undefined;
  if (named.length === 0) return { memo, told: [tell('plan.list-food-only')] };
  const { items } = itemsFor(table, bought);
  const slugs = bought.map(({ dish }) => dish.slug);
  const old = memo.list?.slugs.join() === slugs.join() ? memo.list : undefined;
  const forbidden = on.filter((said) => !speaks(table.kitchen, said, table.heard.person.needs));
  const list = {
    slugs,
    added: [...new Set([...(old?.added ?? []), ...on])]
      .filter((said) => !off.includes(said))
      .slice(-MOST),
    crossedOff: [...new Set([...(old?.crossedOff ?? []), ...off])]
      .filter((said) => !on.includes(said))
      .slice(-MOST),
  };
  const told = [
    ...(on.length > 0 ? [tell('plan.added', { items: nounOf(on) })] : []),
    ...offTold(table.kitchen.rules, items, off, old?.added ?? []),
    ...(forbidden.length > 0 ? [tell('plan.added-warned')] : []),
  ];
  return { memo: withList(memo, list), told };
}

function offTold(
  rules: Parameters<typeof findFoodNames>[0],
  items: readonly Item[],
  off: readonly string[],
  added: readonly string[],
): Told[] {
  const isOn = (said: string): boolean =>
    added.includes(said) ||
    items.some((item) => isCalled(item, said) || findFoodNames(rules, item.name).includes(said));
  const gone = off.filter(isOn);
  const never = off.filter((said) => !gone.includes(said));
  return [
    ...(gone.length > 0 ? [tell('plan.crossed-off', { items: nounOf(gone) })] : []),
    ...(never.length > 0 ? [tell('plan.not-on', { items: nounOf(never) })] : []),
  ];
}
