/** Command: tells how one half of the dish can differ for some of the people (with or without a food), without changing the recipe card. */
import { servingsFor } from '../../cook/whole-things.ts';
import type { Dish } from '../../cookbook/dish.ts';
import { ingredientLine } from '../../cookbook/dish-lines.ts';
import { type Told, tell } from '../../say/told.ts';
import type { Command } from '../command.ts';
import { amountToAdd } from './added-foods.ts';
import { choiceOfCard } from './card-choice.ts';
import { foodsOf } from './clause-foods.ts';
import { servingsOf } from './edited-card.ts';
import { isIngredient } from './ingredient.ts';
import { foodSaid, isCalled, itemsMeant, nounOf } from './said-food.ts';

/**
 * Needs a card and foods of which something is wished for some alone. Says where such a share parts from the rest, and how
 * much goes on it. Undefined where nobody spoke of a share.
 */
export const forSome: Command = ({ table }, memo, clause) => {
  const choice = clause.isForSome && memo.card && choiceOfCard(table, memo);
  if (!choice || !memo.card) return undefined;
  const { kitchen } = table;
  const { dish, original } = choice.adapted;
  const share = servingsFor(original, servingsOf(table, memo.card)) / 2;
  const out = foodsOf(kitchen, clause, 'without', 'from', 'dislike', 'less');
  const into = foodsOf(kitchen, clause, 'add', 'more', 'to', 'want', 'about');
  const items = (food: string) => itemsMeant(kitchen, dish, foodSaid(kitchen, food));
  const isOn = (food: string) =>
    items(food).some((at) => isCalled(dish.ingredients[at]?.name ?? '', food));
  const told = [
    ...out
      .filter(isOn)
      .flatMap((food) => ofTheRest(dish, food, items(food), 'edits.share-without')),
    ...into.filter(isOn).flatMap((food) => ofTheRest(dish, food, items(food), 'edits.share-only')),
    ...[...into, ...(clause.act === 'add' ? out : [])]
      .filter((food) => !isOn(food) && isIngredient(kitchen, food))
      .map((food) => {
        const { quantity, unit } = amountToAdd(kitchen, food, share);
        const line = ingredientLine({ name: food, quantity, unit, preparation: '' });
        return tell('edits.share-with', { line, food: nounOf(food) });
      }),
  ];
  return told.length > 0 ? { memo, told } : undefined;
};

function ofTheRest(
  { steps }: Dish,
  food: string,
  items: readonly number[],
  message: string,
): Told[] {
  const at = steps.findIndex((step) =>
    step.some((piece) => piece.kind === 'ingredient' && items.includes(piece.index)),
  );
  return at < 0 ? [] : [tell(message, { food: nounOf(food), step: at + 1 })];
}
