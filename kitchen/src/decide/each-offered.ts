/** Answers a question that names no dish while a list lies on the table: for each dish of the list in turn. */
import type { CommandContext, Outcome } from '../commands/command.ts';
import { dishesOf } from '../commands/find/pick.ts';
import { dishNoun } from '../commands/find/tell-choice.ts';
import type { Memo } from '../memo/memo.ts';
import type { ReadClause } from '../read/read-clause.ts';
import { tell } from '../say/told.ts';

/** Questions that are about a dish. */
const OF_A_DISH: ReadonlySet<string> = new Set([
  ...['ask-ahead', 'ask-contains', 'ask-cost', 'ask-diet', 'ask-dish', 'ask-nutrition'],
  ...['ask-reheat', 'ask-storage', 'ask-timing', 'ask-tool', 'pairing'],
]);
/** More dishes than that are a plan or a page, and no list. */
const MOST = 4;

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
  const { offered, card } = memo;
  const isAboutThem = OF_A_DISH.has(clause.act) && clause.dishes.length === 0;
  // Beside a list the card of before is still "it".
  const isOfCard = card !== undefined && !clause.ofSeveral;
  if (!isAboutThem || isOfCard || clause.ordinal !== undefined || !isList(offered))
    return undefined;
  if (clause.foods.length > 0 && clause.act !== 'ask-contains') return undefined;
  const said = dishesOf(table, offered).map((dish) => {
    const [first] = answer({ ...clause, dishes: [dish] })?.told ?? [];
    return first && tell('answers.of-each', { dish: dishNoun(table, dish).name, first });
  });
  const told = said.filter((one) => one !== undefined);
  return told.length > 0 && told.length === said.length ? { memo, told } : undefined;
}

function isList(offered: readonly string[]): boolean {
  return offered.length > 1 && offered.length <= MOST;
}
