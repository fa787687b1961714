/** Which food of the card was spoken of last, for "take them out" and "what can I put?" that name none. */

import type { Memo } from '../../memo/memo.ts';
import type { Food } from '../../needs/heard.ts';
import type { CommandContext } from '../command.ts';
import { bookDish } from './card-choice.ts';
import { foodSaid, itemsMeant } from './said-food.ts';

/** What our last reply asked about, else the newest food that somebody does not want or has not got, if the dish has it. */
export function foodSpokenOf({ table }: CommandContext, { card, asked }: Memo): Food | undefined {
  const dish = card && bookDish(table, card.slug);
  if (!dish) return undefined;
  const isThere = (food: Food): boolean => itemsMeant(table.kitchen, dish, food).length > 0;
  const about = asked?.kind === 'offer' && ABOUT_FOOD.has(asked.act) ? asked.about : undefined;
  const food =
    about === undefined ? undefined : foodSaid(table.kitchen, about.split(' -> ')[0] ?? '');
  return food && isThere(food) ? food : table.heard.avoid.findLast(isThere);
}

const ABOUT_FOOD: ReadonlySet<string> = new Set(['leave-out', 'swap', 'add']);
