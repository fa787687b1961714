/** Command: another food in the dish, "add some peas", "put an egg on top". */

import type { Choice } from '../../cook/choose/choose.ts';
import type { Edit } from '../../memo/memo.ts';
import { type Told, tell } from '../../say/told.ts';
import type { Command } from '../command.ts';
import { choiceOfCard } from './card-choice.ts';
import { foodsOf, isIn, lineOn } from './clause-foods.ts';
import { editCard, servingsOf } from './edited-card.ts';
import { nounOf } from './said-food.ts';

/**
 * Needs a card and a food. Returns the card with a sensible amount of it in the fitting step; what is in it already is
 * half as much again. Refuses what the person must not have, what is no known food and what does not go into it.
 */
export const add: Command = (context, memo, clause) => {
  const { table } = context;
  const { kitchen } = table;
  const said = foodsOf(kitchen, clause, 'add');
  const foods =
    said.length > 0 ? said : foodsOf(kitchen, clause, 'more', 'to', 'have', 'want', 'likes');
  const { card } = memo;
  const choice = card && choiceOfCard(table, memo);
  const unknown = clause.foods.find(({ role }) => role === 'add');
  if (!choice) return undefined;
  if (foods.length === 0)
    return unknown
      ? {
          memo,
          told: [
            tell('edits.unknown-food', {
              food: nounOf(unknown.food.said),
              dish: nounOf(choice.adapted.dish.title),
            }),
          ],
        }
      : undefined;
  const edits = foods.map(
    (food): Edit =>
      isIn(kitchen, choice, food) ? { kind: 'adjust', food, factor: 1.5 } : { kind: 'add', food },
  );
  const servings = servingsOf(table, card);
  return editCard(context, memo, edits, (after, before) => [
    ...edits.map((edit) => toldOf(edit, after)),
    ...laterBy(after, before),
  ]);

  function toldOf(edit: Edit, after: Choice): Told {
    const food = edit.kind === 'add' || edit.kind === 'adjust' ? edit.food : '';
    const line = table.units === 'international' && lineOn(kitchen, after, food, servings);
    const name = edit.kind === 'add' ? 'added' : 'more';
    return line
      ? tell(`edits.${name}-line`, { food: nounOf(food), line })
      : tell(`edits.${name}`, { food: nounOf(food) });
  }
};

/** Said where it takes longer than it did. */
function laterBy(after: Choice, before: Choice): Told[] {
  const minutes = after.adapted.dish.time - before.adapted.dish.time;
  return minutes >= 5 ? [tell('edits.later', { minutes })] : [];
}
