/** Which edit of the card took out a food that somebody misses, by whatever name it went: the curry powder with "curry". */
import type { Kitchen } from '../../cook/kitchen.ts';
import type { Dish } from '../../cookbook/dish.ts';
import type { Edit } from '../../memo/memo.ts';
import { foodSaid, isSameFood, itemsMeant } from './said-food.ts';

/** @param base the dish before any edit; without it only the same food is known again */
export function tookOut(
  kitchen: Kitchen,
  base: Dish | undefined,
  edit: Edit,
  said: string,
): boolean {
  const gone = edit.kind === 'swap' ? edit.from : edit.kind === 'leave out' ? edit.food : undefined;
  if (gone === undefined) return false;
  const [missed, out] = [foodSaid(kitchen, said), foodSaid(kitchen, gone)];
  if (isSameFood(missed, out)) return true;
  const lines = base ? itemsMeant(kitchen, base, missed) : [];
  return base !== undefined && itemsMeant(kitchen, base, out).some((at) => lines.includes(at));
}
