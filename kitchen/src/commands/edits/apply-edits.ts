/** Applies a recipe card's edits (swap, leave out, add, scale ...) to its dish one after another; those no longer possible are skipped. */
import type { AdaptedDish } from '../../cook/adapt/adapt-work.ts';
import type { Edit } from '../../memo/memo.ts';
import { addFood } from './add-food.ts';
import { changeAmount, changeHeat, setAmount } from './change-amounts.ts';
import { cookIn } from './cook-in.ts';
import type { Bench, Edited } from './finish-edit.ts';
import { leaveFoodOut } from './leave-food-out.ts';
import { servedFor } from './served-for.ts';
import { swapFood } from './swap-food.ts';

/** An edit that no longer can be made, as after an allergy was told of, is passed over. */
export function applyEdits(bench: Bench, dish: AdaptedDish, edits: readonly Edit[]): AdaptedDish {
  return edits.reduce((now, edit) => {
    const edited = applyEdit(bench, now, edit);
    return 'adapted' in edited ? edited.adapted : now;
  }, dish);
}

export function applyEdit(bench: Bench, dish: AdaptedDish, edit: Edit): Edited {
  switch (edit.kind) {
    case 'swap':
      return swapFood(bench, dish, edit.from, edit.to);
    case 'leave out':
      return leaveFoodOut(bench, dish, edit.food);
    case 'add':
      return addFood(bench, dish, edit.food);
    case 'adjust':
      return changeAmount(bench, dish, edit.food, edit.factor);
    case 'amount':
      return setAmount(bench, dish, edit);
    case 'heat':
      return changeHeat(bench, dish, edit.factor);
    case 'method':
      return servedFor(bench, dish, edit.method) ?? cookIn(bench, dish, edit.method);
  }
}
