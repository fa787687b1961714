/** Takes a question about a food that the card has not for one about the dish before it: "how far ahead can I make the beef?" */
import type { CommandContext } from '../commands/command.ts';
import { bookDish } from '../commands/edits/card-choice.ts';
import { dishesOf } from '../commands/find/pick.ts';
import { isFood } from '../cook/adapt/adapt-work.ts';
import { getDishFacts } from '../cookbook/cookbook.ts';
import type { Memo } from '../memo/memo.ts';
import type { ReadClause } from '../read/read-clause.ts';
import { setOf } from './spoken-of.ts';

/** Questions about a dish that name it by what it is made of. */
const OF_A_DISH = setOf('ask-ahead ask-timing ask-reheat ask-storage ask-done ask-dish pairing');

/** The newest card before this one, or the meal of the plan, that is made of the food. */
export function ofEarlierDish(
  { table }: CommandContext,
  memo: Memo,
  clause: ReadClause,
): ReadClause {
  const { act, dishes, foods } = clause;
  const card = memo.card && bookDish(table, memo.card.slug);
  const [only, other] = foods;
  if (!card || !OF_A_DISH.has(act) || dishes.length > 0 || !only || other) return clause;
  const { food } = only;
  if (card.ingredients.some(({ name }) => isFood(table, name, food))) return clause;
  const slugs = [...memo.earlier.toReversed(), ...memo.plan].map(({ slug }) => slug);
  const meant = dishesOf(table, [...new Set(slugs)]).find((dish) => {
    const { mainFoods } = getDishFacts(table.kitchen.cookbook, dish);
    return food.names.some((name) => mainFoods.has(name));
  });
  return meant ? { ...clause, dishes: [meant], foods: [] } : clause;
}
