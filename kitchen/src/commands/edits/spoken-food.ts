/** Finds which foods of the current recipe were spoken of last, for "take them out" and "what can I put?" that name none. */

import type { Memo } from '../../memo/memo.ts';
import type { Food } from '../../needs/heard.ts';
import type { CommandContext } from '../command.ts';
import { bookDish } from './card-choice.ts';
import { foodSaid, itemsMeant } from './said-food.ts';

/** What our last reply asked about, else what this message says of likes and lacks, else the newest of those; if the dish has it. */
export function foodsSpokenOf({ table }: CommandContext, { card, asked }: Memo): readonly Food[] {
  const dish = card && bookDish(table, card.slug);
  if (!dish) return [];
  const isThere = (food: Food): boolean => itemsMeant(table.kitchen, dish, food).length > 0;
  const about = asked?.kind === 'offer' && ABOUT_FOOD.has(asked.act) ? asked.about : undefined;
  const food =
    about === undefined ? undefined : foodSaid(table.kitchen, about.split(' -> ')[0] ?? '');
  if (food && isThere(food)) return [food];
  const { avoid, news } = table.heard;
  const there = avoid.filter(isThere);
  const now = there.filter(({ said }) =>
    [...news.dislikes, ...news.without, ...news.harm].includes(said),
  );
  return now.length > 0 ? now : there.slice(-1);
}

const ABOUT_FOOD: ReadonlySet<string> = new Set(['leave-out', 'swap', 'add']);
