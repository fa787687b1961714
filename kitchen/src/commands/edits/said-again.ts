/** Answers a swap asked for again that the recipe card already has, and returns the foods that ask for something else. */
import type { Memo } from '../../memo/memo.ts';
import type { FoodMention, ReadClause } from '../../read/read-clause.ts';
import { type Told, tell } from '../../say/told.ts';
import type { CommandContext } from '../command.ts';
import { bookDish } from './card-choice.ts';
import { foodSaid, isSameFood, nounOf } from './said-food.ts';
import { tookOut } from './taken-out.ts';

interface SaidAgain {
  /** The foods of the clause that ask for something else. */
  readonly others: readonly FoodMention[];
  readonly told: Told;
}

/** "Sunflower oil for the coconut oil", where that was done a message ago. */
export function saidAgain(
  { table }: CommandContext,
  { card }: Memo,
  clause: ReadClause,
): SaidAgain | undefined {
  const { kitchen } = table;
  const base = card && bookDish(table, card.slug);
  const pairs = (card?.edits ?? []).flatMap((edit) => {
    if (edit.kind !== 'swap') return [];
    const from = clause.foods.find(
      ({ role, food }) => role === 'from' && tookOut(kitchen, base, edit, food.said),
    );
    const to = clause.foods.find(
      ({ role, food }) => role === 'to' && isSameFood(foodSaid(kitchen, edit.to), food),
    );
    return from && to ? [{ from, to }] : [];
  });
  const [pair] = pairs;
  if (!pair) return undefined;
  const slots = { from: nounOf(pair.from.food.said), to: nounOf(pair.to.food.said) };
  const done = new Set(pairs.flatMap(({ from, to }) => [from, to]));
  const others = clause.foods.filter((one) => !done.has(one));
  return { others, told: tell('edits.swapped-already', slots) };
}
