/** Tells which food an edit took out, and whether that is the food somebody asks for by another name: the curry powder by "curry". */
import type { Kitchen } from '../../cook/kitchen.ts';
import type { Dish } from '../../cookbook/dish.ts';
import type { Edit } from '../../memo/memo.ts';
import { foodSaid, isSameFood, itemsMeant } from './said-food.ts';

/** The food that is gone by it, as it was said; undefined where none is. */
export function takenBy(edit: Edit): string | undefined {
  return edit.kind === 'swap' ? edit.from : edit.kind === 'leave out' ? edit.food : undefined;
}

/**
 * Whether the edit took out a food that somebody misses.
 * @param base the dish before any edit; without it only the same food is known again
 */
export function tookOut(
  kitchen: Kitchen,
  base: Dish | undefined,
  edit: Edit,
  said: string,
): boolean {
  const gone = takenBy(edit);
  if (gone === undefined) return false;
  const [missed, out] = [foodSaid(kitchen, said), foodSaid(kitchen, gone)];
  if (isSameFood(missed, out)) return true;
  if (!base) return false;
  const lines = itemsMeant(kitchen, base, missed);
  return itemsMeant(kitchen, base, out).some((at) => lines.includes(at));
}
