/** Command: shortens the recipe on the card, says how long it now takes; where that saves too little, offers a quicker dish of its kind. */
import { choose } from '../../cook/choose/choose.ts';
import { minutesFor } from '../../cook/plate/rounds.ts';
import type { Table } from '../../cook/table.ts';
import { likeThis } from '../../cook/wish.ts';
import type { Dish } from '../../cookbook/dish.ts';
import type { Edit } from '../../memo/memo.ts';
import { tell } from '../../say/told.ts';
import type { Command } from '../command.ts';
import { choiceOfCard } from './card-choice.ts';
import { editCard, offerDish, servingsOf } from './edited-card.ts';
import { nounOf } from './said-food.ts';

/** Five minutes of three hours are none that anybody would notice. */
const WORTH = 0.9;
const QUICKER: Edit = { kind: 'method', method: 'quicker' };

/**
 * Needs a card. Returns it with what can be shortened or bought ready; where that is not enough, or nothing can be, it
 * offers a quicker dish (`asked`). Undefined where no card can be made.
 */
export const quicker: Command = (context, memo, clause) => {
  const { table } = context;
  const { card } = memo;
  const choice = card && choiceOfCard(table, memo);
  if (!choice) return undefined;
  const { dish } = choice.adapted;
  const { time } = minutesFor(dish, servingsOf(table, card));
  const name = nounOf(dish.title);
  const { minutes } = clause;
  if (minutes !== undefined && minutes >= time)
    return { memo, told: [tell('edits.quick-enough', { dish: name, minutes: time })] };
  const cut = editCard(context, memo, [QUICKER], (after) => [
    tell('edits.quicker-noted', {
      minutes: minutesFor(after.adapted.dish, servingsOf(table, card)).time,
    }),
  ]);
  const now = cut?.choice
    ? minutesFor(cut.choice.adapted.dish, servingsOf(table, card)).time
    : time;
  if (cut?.servesCard && now <= (minutes ?? time * WORTH)) return cut;
  const other = quickerDish(table, dish, Math.min(minutes ?? time - 10, time - 5));
  if (!other)
    return cut?.servesCard
      ? cut
      : { memo, told: [tell('edits.no-quicker', { dish: name, minutes: time })] };
  const offer = tell('edits.quicker-dish', { dish: nounOf(other.title), minutes: other.time });
  return offerDish(memo, other, [tell('edits.no-shortcut', { dish: name, minutes: time }), offer]);
};

/** Of the same course and character, as many of its keywords as can be had within the time. */
function quickerDish(table: Table, dish: Dish, most: number): Dish | undefined {
  const wish = { ...likeThis(dish, table.wish), maxMinutes: most, firmTime: true };
  return choose(table, wish, 1, new Set([dish.slug]))
    .map(({ adapted }) => adapted.dish)
    .find(({ time }) => time <= most);
}
